// The words of the screens around the table, in English.

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** What an impossible mix is about. */
export interface Mix {
  players: number;
  edition: string;
  module: string;
  card: string;
}

export const around = {
  nav: {
    label: 'Main',
    skip: 'Skip to the content',
    start: 'Start',
    tables: 'Tables',
    rules: 'Rules',
    settings: 'Settings',
    credits: 'Credits',
  },

  start: {
    lead: 'Spain in the fifteenth century. Five houses, nine regions, one King. Send your caballeros where they count.',
    playNow: 'Play now',
    playHint: 'Against bots, at once. No account.',
    opponents: 'Opponents',
    level: 'Level',
    newTable: 'New table',
    newHint: 'Editions, modules, variants, friends, hotseat.',
    join: 'Join',
    joinHint: 'Open tables, and a link from a friend.',
    goOn: 'Go on',
    yourTurn: 'your turn',
    learn: 'Rules',
    learnHint: 'Our own rulebook, with every card.',
    youAre: (name: string) => `You play as ${name}.`,
    guest: 'Guest',
  },

  make: {
    title: 'New table',
    game: 'The game',
    edition: 'Edition',
    players: 'Players',
    length: 'Length',
    modules: 'Modules of 2023',
    oldHands: 'Cards of Old Hands',
    variants: 'Variants',
    switches: 'Single rules',
    switchesHint: 'Points on which the editions differ. Each can be set by itself.',
    without: (name: string) => `without “${name}”`,
    seats: 'Seats',
    seat: (n: number) => `Seat ${n}`,
    me: 'Me, at this device',
    open: 'Open: somebody with the link',
    bot: (level: string) => `Bot: ${level}`,
    table: 'The table',
    name: 'Name of the table',
    public: 'In the public lobby',
    spectators: 'Spectators may watch',
    hints: 'Hints are allowed',
    undo: 'Steps may be taken back',
    confirm: 'Turns are confirmed at their end',
    create: 'Open the table',
    createStart: 'Begin the game',
    impossible: 'This cannot be:',
    why: {
      players: () => 'El Grande is for 2 to 5 players.',
      'module-edition': (it) =>
        `The module “${it.module}” belongs to the edition of 2023, not to ${it.edition}.`,
      'hand-module': (it) => `The card “${it.card}” needs the module Old Hands.`,
      'france-regency': () =>
        'France as a region and New Regency exclude each other: there France is where the King goes into exile.',
      'no-veto-hands': () => 'A game without vetoes cannot have the vetoes of Old Hands.',
      'dummy-players': (it) => `The dummy plays with 2 players, not with ${it.players}.`,
      'merged-players': (it) => `Merged stacks are for 2 or 3 players, not for ${it.players}.`,
    } as Record<string, (it: Mix) => string>,
    mend: 'Take the nearest possible',
    hotseat: 'Several seats for you make a hotseat table: the device is passed around.',
    seatName: (colour: string) => `Name of ${colour}`,
  },

  room: {
    title: 'Before the game',
    invite: 'Invite',
    inviteHint: 'Whoever opens this link can take a free seat.',
    copy: 'Copy the link',
    copied: 'Copied',
    sit: 'Sit down here',
    stand: 'Stand up',
    free: 'free',
    letBot: 'A bot plays here',
    setFree: 'Free this seat',
    start: 'Begin the game',
    waitHost: 'The host begins when everybody is here.',
    waitSeats: (n: number) => `${some(n, 'seat is', 'seats are')} still free.`,
    closeTable: 'Give the table up',
    closed: 'The host gave this table up.',
    host: 'You are the host.',
    yourName: 'Your name at this table',
  },

  tables: {
    title: 'Tables',
    mine: 'My tables',
    none: 'You sit at no table yet.',
    lobby: 'Open to everybody',
    noLobby: 'No public table right now. Open one!',
    byLink: 'Join by link',
    link: 'Link or number of the table',
    go: 'Go there',
    badLink: 'That is no link to a table here.',
    status: {
      open: 'waiting for players',
      playing: 'being played',
      over: 'over',
      closed: 'given up',
    } as Record<string, string>,
    full: 'ready to begin',
    round: (n: number) => `round ${n}`,
    untitled: 'A table',
    watch: 'Watch',
    enter: 'Go there',
    importTitle: 'A record of a game',
    importHint: 'Paste a record, as JSON or as text, to look at it or to play on.',
    importGo: 'Open it',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    light: 'Light',
    theme: { auto: 'as the system', light: 'day', dark: 'candle' },
    motion: 'Motion',
    motions: { auto: 'as the system', less: 'none' },
    pace: 'Moves of the others',
    paces: { calm: 'calm', quick: 'quick', instant: 'at once' },
    who: 'Who you are',
    name: 'Name',
    password: 'Password',
    guestHint:
      'You are a guest: this browser remembers you. With a password you can come back from anywhere.',
    nobodyHint: 'Nobody yet: your first game makes you a guest of this name.',
    beGuest: 'Take this name',
    register: 'Make it an account',
    logIn: 'Log in',
    logOut: 'Log out',
    account: (name: string) => `Logged in as ${name}.`,
    saved: 'Done.',
    keys: 'Keys',
    keyList: [
      ['Tab, Enter', 'move to and choose what may be chosen'],
      ['U', 'take a step back'],
      ['D', 'done, confirm, take the default'],
      ['B', 'the board in words'],
      ['L', 'the log'],
      ['Esc', 'put a piece back, close a window, skip ahead'],
    ] as [string, string][],
  },

  credits: {
    title: 'Credits',
    fans: 'An unofficial project by fans, not affiliated with or endorsed by the authors or publishers of El Grande. It contains no artwork and no texts of the original game. To learn what makes it great, buy it.',
    map: 'The map is drawn from real geography: province boundaries © Instituto Geográfico Nacional de España, CC BY 4.0, changed (merged into nine regions, simplified), through the package es-atlas (MIT).',
    fonts: 'Type: Alegreya SC and Alegreya Sans by Juan Pablo del Peral, SIL Open Font Licence 1.1.',
    code: 'Built with Svelte. All licences are shipped with the program:',
    licences: 'Licences',
  },

  rules: {
    title: 'Rules',
    search: 'Search the rules',
    contents: 'Contents',
    nothing: 'Nothing found.',
    found: (n: number) => some(n, 'chapter', 'chapters'),
    edition: 'Edition',
    with: 'With',
  },
};

export type Around = typeof around;
