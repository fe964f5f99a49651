// Written by ui/generate.py from src/elgrande/words/en.ftl.

/** The languages, as they call themselves. */
export const LANGUAGES = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
} as const;

export interface Catalogue {
  bots: {
    random: string;
    greedy: string;
    search: string;
    easy: string;
    normal: string;
    hard: string;
    mayordomo: string;
    alcaide: string;
    privado: string;
    expert: string;
    master: string;
    title: string;
    hint: string;
    name: string;
    make: string;
    note: string;
    scope: {
      read: string;
      play: string;
      chat: string;
    };
    token: string;
    once: string;
    revoke: string;
    used(day: string): string;
    never: string;
  };
  whose: {
    own: string;
    any: string;
    foreign: string;
    mixed: string;
    everyone: string;
    nobody: string;
  };
  ordinal(n: number): string;
  rank(n: number): string;
  points(n: number): string;
  caballeros(n: number): string;
  of(a: number, b: number): string;
  close: string;
  cancel: string;
  back: string;
  home: string;
  loading: string;
  failed: string;
  offline: string;
  notFound: string;
  nav: {
    label: string;
    skip: string;
    start: string;
    tables: string;
    rules: string;
    settings: string;
    credits: string;
    privacy: string;
    learn: string;
  };
  start: {
    lead: string;
    playNow: string;
    playHint: string;
    opponents: string;
    level: string;
    newTable: string;
    newHint: string;
    join: string;
    joinHint: string;
    logIn: string;
    goOn: string;
    yourTurn: string;
    youAre(name: string): string;
    guest: string;
    running: string;
  };
  learn: {
    title: string;
    lead: string;
    lessons: string;
    begin: string;
    again: string;
    step(n: number, of: number): string;
    goOn: string;
    finish: string;
    right: string;
    solved: string;
    tryAgain: string;
    skip: string;
    hint: string;
    more: string;
    rules: string;
    rulesHint: string;
  };
  coach: {
    title: string;
    hint: string;
    welcome: string;
    start: string;
    knows: string;
    meant(reasons: string): string;
    warn(points: number, reasons: string): string;
    anyway: string;
    other: string;
  };
  puzzles: {
    title: string;
    lead: string;
    today: string;
    streak(n: number): string;
    theme: string;
    all: string;
    last: string;
    king: string;
    disc: string;
    scoring: string;
    bid: string;
    stars(n: number): string;
    solvedOf(a: number, b: number): string;
    next: string;
    show: string;
    again: string;
    share: string;
    copied: string;
    marks: {
      first: string;
      later: string;
      shown: string;
    };
  };
  try: {
    title: string;
    hint: string;
    show: string;
  };
  train: {
    title: string;
    lead: string;
    count: string;
    countHint: string;
    memory: string;
    memoryHint: string;
    begin: string;
    who(place: string): string;
    enters(player: string, n: number): string;
    inside(player: string): string;
    score(n: number, of: number): string;
    seconds(n: number): string;
    right: string;
    was: string;
    best(n: number): string;
  };
  teach: {
    title: string;
    lead: string;
    minutes(n: number): string;
    print: string;
  };
  editor: {
    title: string;
    lead: string;
    round: string;
    fresh: string;
    tools: string;
    caballero: string;
    less: string;
    grande: string;
    king: string;
    tile8: string;
    tile4: string;
    colour: string;
    points: string;
    court: string;
    castillo: string;
    playOn: string;
    advise: string;
    share: string;
    copied: string;
    text: string;
    show: string;
    impossible: string;
    editHere: string;
    back: string;
    question: string;
    asItStands: string;
    turn: string;
    power: string;
    take: string;
    card: string;
    part: string;
    place: string;
    special: string;
    bots: string;
  };
  make: {
    title: string;
    game: string;
    edition: string;
    players: string;
    length: string;
    modules: string;
    oldHands: string;
    variants: string;
    switches: string;
    switchesHint: string;
    without(name: string): string;
    seats: string;
    others: string;
    rest: {
      bots: string;
      open: string;
      me: string;
    };
    me: string;
    open: string;
    bot(level: string): string;
    table: string;
    name: string;
    public: string;
    spectators: string;
    hints: string;
    undo: string;
    confirm: string;
    create: string;
    createStart: string;
    impossible: string;
    mend: string;
    hotseat: string;
    seatName(colour: string): string;
    rated: string;
    ratedNo: string;
    ratedYes: string;
    ratedMixed: string;
  };
  clock: {
    title: string;
    none: string;
    live: string;
    turns: string;
    bank: string;
    increment: string;
    move: string;
    seconds(n: number): string;
    minutes(n: number): string;
    hours(n: number): string;
    days(n: number): string;
    night(from: number, to: number): string;
    weekends: string;
    holiday: string;
    add: string;
    remove(day: string): string;
    zone(zone: string): string;
    timeUp: string;
    bot: string;
    vote: string;
    sumLive(bank: string, more: string): string;
    sumBank(bank: string): string;
    sumTurns(move: string): string;
    left(time: string): string;
    due(when: string): string;
    paused: string;
    up: string;
    isUp(name: string): string;
    voteBot(name: string, votes: number, needed: number): string;
    voteWait(name: string, votes: number, needed: number): string;
  };
  room: {
    title: string;
    invite: string;
    inviteHint: string;
    copy: string;
    copied: string;
    onlyHere: string;
    sit: string;
    sitToo: string;
    stand: string;
    free: string;
    former: string;
    letBot: string;
    setFree: string;
    start: string;
    waitHost: string;
    learn: string;
    waitSeats(n: number): string;
    closeTable: string;
    closeSure: string;
    closed: string;
    host: string;
    yourName: string;
    setName: string;
    guest: string;
    account: string;
    program: string;
    bot: string;
    ready: string;
    isReady: string;
    notReady: string;
    moveHere: string;
    letBots: string;
    share: string;
    shareText(title: string): string;
    allReady: string;
    talk: string;
    imported: string;
    importedAsk: string;
    importedYes: string;
    importedNo: string;
  };
  notify: {
    title: string;
    lead: string;
    browser: string;
    addBrowser: string;
    mail: string;
    mailSent: string;
    unconfirmed: string;
    chat: string;
    shape: string;
    hook: string;
    discord: string;
    slack: string;
    matrix: string;
    hosts(hosts: string): string;
    add: string;
    remove: string;
    kinds: string;
    turn: string;
    table: string;
    invited: string;
    over: string;
    mention: string;
    clock: string;
    quiet(from: number, to: number): string;
    confirmed: string;
    ended: string;
    next: string;
    waiting(n: number): string;
  };
  party: {
    open: string;
    hint: string;
    join: string;
    firewall: string;
    next: string;
  };
  tables: {
    title: string;
    mine: string;
    none: string;
    finished: string;
    all(n: number): string;
    gone: string;
    lobby: string;
    noLobby: string;
    noMatch: string;
    join: string;
    running: string;
    any: string;
    pace: string;
    bots: string;
    noBots: string;
    clear: string;
    byLink: string;
    link: string;
    go: string;
    badLink: string;
    status: {
      open: string;
      playing: string;
      over: string;
      closed: string;
    };
    full: string;
    round(n: number): string;
    won: string;
    toMove: string;
    imported: string;
    importedHint: string;
    importTitle: string;
    importHint: string;
    importGo: string;
  };
  profile: {
    mine: string;
    unknown: string;
    since(date: string): string;
    games: string;
    wins: string;
    none: string;
    counted: string;
    results: string;
    edition: string;
    players: string;
    average: string;
    place: string;
    opponents: string;
    opponent: string;
    ahead: string;
    behind: string;
    others: string;
    sources: string;
    perGame: string;
    source: {
      regions: string;
      castillo: string;
      special: string;
      king: string;
      home: string;
      france: string;
    };
    regions: string;
    power: string;
    powerHint: string;
    powerCell(card: number, round: number, n: number): string;
    card: string;
    round: string;
    latest: string;
    date: string;
    points: string;
    rank(rank: number, of: number): string;
    finish: string;
    game: string;
    private: string;
    hidden: string;
    hide: string;
  };
  settings: {
    title: string;
    language: string;
    light: string;
    theme: {
      auto: string;
      light: string;
      dark: string;
    };
    motion: string;
    motions: {
      auto: string;
      less: string;
    };
    pace: string;
    paces: {
      calm: string;
      quick: string;
      instant: string;
    };
    sound: string;
    on: string;
    off: string;
    volume: string;
    pieces: string;
    figures: string;
    plain: string;
    who: string;
    name: string;
    password: string;
    guestHint: string;
    nobodyHint: string;
    beGuest: string;
    register: string;
    logIn: string;
    logOut: string;
    oldPassword: string;
    wrongPassword: string;
    newPassword: string;
    change: string;
    endOthers: string;
    ended(n: number): string;
    myData: string;
    delete: string;
    deleteHint: string;
    deleteNow: string;
    forgot: string;
    passkeys: string;
    passkeysHint: string;
    passkeyAdd: string;
    passkeyLogIn: string;
    sessions: string;
    here: string;
    unknownDevice: string;
    seen(when: string): string;
    begun(when: string): string;
    end: string;
    account(name: string): string;
    keys: string;
    keyList: {
      choose: string;
      undo: string;
      done: string;
      board: string;
      log: string;
      escape: string;
    };
  };
  reset: {
    title: string;
    lead: string;
    who: string;
    send: string;
    sent: string;
    noMail: string;
    set: string;
    done: string;
  };
  ladder: {
    mark: string;
    title: string;
    people: string;
    bots: string;
    hint: string;
    season: string;
    first: string;
    player: string;
    rating: string;
    games: string;
    wins: string;
    none: string;
    begin: string;
    seasonName: string;
  };
  cup: {
    title: string;
    none: string;
    new: string;
    name: string;
    rounds: string;
    size: string;
    entry: string;
    entries: {
      open: string;
      link: string;
      list: string;
    };
    names: string;
    guests: string;
    fill: string;
    fills: {
      bots: string;
      byes: string;
      smaller: string;
    };
    begins: string;
    pause: string;
    noPause: string;
    deadline: string;
    noDeadline: string;
    deadlineHint: string;
    create: string;
    status: {
      open: string;
      pause: string;
      over: string;
      cancelled: string;
    };
    roundOf(n: number, all: number): string;
    players(n: number): string;
    allRounds(n: number): string;
    tablesOf(n: number): string;
    host(name: string): string;
    starts(when: string): string;
    next(when: string): string;
    until(when: string): string;
    won(names: string): string;
    enter: string;
    leave: string;
    leaveSure: string;
    back: string;
    outHint: string;
    entered: string;
    invitedYou: string;
    needAccount: string;
    mayNot: string;
    ready: string;
    toTable: string;
    rest: string;
    begin: string;
    beginNext: string;
    cancel: string;
    cancelSure: string;
    deleteSure: string;
    lead: string;
    invite: string;
    inviteHint: string;
    remove(name: string): string;
    removeSure(name: string): string;
    isInvited: string;
    out: string;
    standing: string;
    points: string;
    opponents: string;
    margin: string;
    hint(bye: number): string;
    round(n: number): string;
    table(n: number): string;
    byes(names: string): string;
    gone: string;
    toTournament: string;
  };
  credits: {
    title: string;
    fans: string;
    map: string;
    fonts: string;
    code: string;
    licences: string;
  };
  admin: {
    title: string;
    about: string;
    reports: string;
    noReports: string;
    settle: string;
    tables: string;
    rename: string;
    close: string;
    delete: string;
    sure: string;
    sureClose: string;
    surePassword(name: string): string;
    newTitle: string;
    sanctions: string;
    account: string;
    address: string;
    mute: string;
    ban: string;
    lift: string;
    password: string;
    who: string;
    days: string;
    note: string;
    audit: string;
    until(when: string): string;
    grant: string;
    revoke: string;
    season: string;
    tournament: string;
    begin: string;
    cancel: string;
    invite: string;
    remove: string;
    console: string;
  };
  privacy: {
    title: string;
    host(name: string): string;
    contact(contact: string): string;
    kept: string;
    address: string;
    channels: string;
    public: string;
    logs: string;
    yours: string;
    keptFor: string;
    always: string;
    openTables: string;
    guests: string;
    chat: string;
    reports: string;
    answers: string;
    games: string;
  };
  rules: {
    title: string;
    search: string;
    contents: string;
    nothing: string;
    found(n: number): string;
    edition: string;
    with: string;
  };
  table: {
    map: string;
    players: string;
    cards: string;
    log: string;
    chat: string;
    tabs: {
      cards: string;
      players: string;
      log: string;
      map: string;
    };
    panes: string;
    more: string;
    round(n: number): string;
    turnOrder: string;
    generalScoring: string;
    scores: string;
    enlarge: string;
    light(now: string): string;
    leave: string;
    boardText: string;
    replay: string;
    rulebook: string;
    spectator: string;
    waiting: string;
    asked: string;
    catchUp: string;
    resign: string;
    comeBack: string;
    botPlays: string;
    away(name: string): string;
    idle(name: string): string;
    standIn(name: string): string;
    sureStandIn(name: string): string;
    sureResign: string;
    chatOn: string;
    chatOff: string;
  };
  player: {
    you: string;
    bot: string;
    start: string;
    startPlayer: string;
    veto: string;
    vetoUntil(round: number): string;
    church: string;
    choosing: string;
    ready: string;
    here: string;
    away: string;
    summary(name: string, points: number): string;
    home: string;
    noPower: string;
    power(value: number, turn: number): string;
    powerCards: string;
    yourPower: string;
    powerCard: string;
    brings(n: number): string;
    none: string;
    state: {
      now: string;
      used: string;
      hand: string;
      gone: string;
      maybe: string;
    };
    caballeros: string;
    province: string;
    court: string;
    map: string;
    path: {
      province: string;
      court: string;
      map: string;
    };
    modifiers: string;
    dummy(power: number, supply: number): string;
    hidden(n: number): string;
    played(modifiers: readonly (string | number)[]): string;
  };
  card: {
    placeUpTo: string;
    takenBy: string;
    reconstructed: string;
    reconHint: string;
    about(name: string): string;
    take: string;
    says(name: string, text: string): string;
    inUse: string;
    marks: {
      all: string;
      each: string;
    };
    example: string;
    exampleMark: string;
    know: string;
    inRules: string;
    whose: string;
    number(n: number): string;
    taken(name: string): string;
  };
  ask: {
    undo: string;
    confirm: string;
    confirmAsk: string;
    lastStep(step: string): string;
    confirmWait(name: string): string;
    putBack: string;
    chooseAgain: string;
    take(n: number): string;
    fewer: string;
    donePlacing: string;
    done: string;
    skipSpecial: string;
    skip: string;
    place: string;
    placeUpTo(n: number): string;
    takes(name: string, n: number): string;
    rest(n: number, place: string): string;
    special: string;
    either1: string;
    either2: string;
    fromCourt: string;
    allow: string;
    allowRest: string;
    veto: string;
    allowRound: string;
    askAgain: string;
    standing: string;
    playPower(n: number): string;
    whichPower: string;
    noModifier: string;
    withModifier(n: number): string;
    withModifierMore(n: number): string;
    whose(place: string): string;
    whereTo(owner: string, place: string): string;
    mayGo(places: readonly (string | number)[]): string;
    mayGoBut(closed: readonly (string | number)[], castillo: boolean): string;
    grandeTo(owner: string): string;
    tileTo(tile: string): string;
    drag: string;
    court: string;
    setDisc: string;
    discFirst: string;
    disc: string;
    discBarred: string;
    discCourt: string;
    lookAtMap: string;
    discSet: string;
    over: string;
    change: string;
    sent: string;
    rule: string;
    wholeRules: string;
  };
  why: {
    title: string;
    notAsked: string;
    king: string;
    neighbour(king: string): string;
    nobody: string;
    other: string;
    powerPlayed: string;
    granada: string;
  };
  place: {
    worth: string;
    byTile: string;
    locked: string;
    secret: string;
    own(n: number): string;
    inside: string;
    announced: string;
    player: string;
    caballeros: string;
    ifScored: string;
    nobody(place: string): string;
    homeOf(names: string): string;
    neighbours(names: string): string;
    kings: string;
    grandeOf(name: string): string;
    describeWorth(values: string, tile: boolean): string;
    nobodyHere: string;
    change(n: number): string;
    space(name: string, bonus: number): string;
    free: string;
    unconquered(n: number): string;
  };
  now: {
    title: string;
    all: string;
    region: string;
    change: string;
  };
  log: {
    title: string;
    tab: string;
    since: string;
    sinceTab: string;
    nothing: string;
    breakdown: string;
    times(n: number): string;
    only: string;
    onlyOf(name: string): string;
  };
  chat: {
    title: string;
    say: string;
    send: string;
    off: string;
    none: string;
  };
  report: {
    line: string;
    title: string;
    who: string;
    table: string;
    text: string;
    hint: string;
    send: string;
    sent: string;
  };
  scoring: {
    general(round: number): string;
    special: string;
    place: string;
    total: string;
    kings: string;
    home: string;
    numbers: string;
    legend: string;
    cell(rank: string, number: number): string;
    goOn: string;
    earlier: string;
    later: string;
  };
  scene: {
    label: string;
    kinds: {
      setup: string;
      bidding: string;
      turn: string;
      general: string;
      end: string;
    };
    turnOf(name: string): string;
    places(name: string, parts: string): string;
    inPlace(n: number, place: string): string;
    moves(name: string, whose: string, from: string, to: string): string;
    flee(whose: string, from: string, to: string): string;
    goBack(from: string, to: string, parts: string): string;
    own(n: number): string;
    yours(n: number): string;
    others(n: number, name: string): string;
    tower(rides: string): string;
    rides(name: string, n: number, place: string): string;
    scored(place: string): string;
    alone(name: string, rank: string, number: number): string;
    tie(names: string, would: string, takes: string, number: number, points: number): string;
    noBonus: string;
    kings(n: number): string;
    home(n: number): string;
    france(n: number): string;
    grande(n: number): string;
    nobody(place: string): string;
    namedTwice(places: string): string;
    toCourt: string;
    youGet(n: number): string;
    fall(n: number, place: string, rank: string, before: number, after: number): string;
    rise(n: number, place: string, rank: string, before: number, after: number): string;
    next: string;
    waits: string;
    show: string;
    showTitle: string;
    away(turns: string, scorings: string): string;
    turns(n: number): string;
    scorings(n: number): string;
    dismiss: string;
    again: string;
  };
  over: {
    title: string;
    winner(names: string): string;
    winners(names: string): string;
    lead(points: number, name: string): string;
    rematch: string;
    toRematch: string;
    replay: string;
    record: string;
    look: string;
    ranking: string;
    after: string;
    special: string;
    course: string;
    moments: string;
    moment(round: number, place: string, general: boolean): string;
    share: string;
    shared: string;
  };
  replay: {
    title: string;
    step(n: number, of: number): string;
    first: string;
    play: string;
    pause: string;
    last: string;
    scrub: string;
    chart: string;
    leave: string;
    by: string;
    units: {
      step: string;
      turn: string;
      round: string;
      scoring: string;
    };
    back: {
      step: string;
      turn: string;
      round: string;
      scoring: string;
    };
    on: {
      step: string;
      turn: string;
      round: string;
      scoring: string;
    };
  };
  review: {
    title: string;
    open: string;
    working(n: number, of: number): string;
    chart: string;
    turning: string;
    balance: string;
    setUp: string;
    cards: string;
    own: string;
    others: string;
    given: string;
    found: string;
    costly: string;
    good: string;
    none: string;
    played: string;
    better: string;
    why: string;
    playOn: string;
    compare: string;
    comparing: string;
    chance: string;
    lead: string;
    compared(first: string, second: string, percent: string, points: string): string;
    equal(first: string, second: string): string;
  };
  hint: {
    ask: string;
    title: string;
    behind(points: number): string;
    best: string;
    clear: string;
    likely: string;
    close: string;
    better(points: number): string;
    other: string;
    take: string;
    thinking: string;
  };
  answer: {
    power(n: string): string;
    take(n: string): string;
    pile(name: string): string;
    place(place: string): string;
    put(place: string): string;
    king(place: string): string;
    move(owner: string, from: string, to: string): string;
    pass(modifier: string): string;
    startPlace: string;
    startSpecial: string;
    grande(owner: string, to: string): string;
    tile(tile: string, to: string): string;
    return(owner: string, place: string): string;
    recall(place: string): string;
    score(place: string): string;
    swap(owner: string): string;
    recover(n: string): string;
  };
  pass: {
    title(name: string): string;
    hint: string;
    go(name: string): string;
  };
  net: {
    lost: string;
    full: string;
    lostMove: string;
    arrived: string;
    back: string;
    'logged-out': string;
    refused: string;
    again: string;
  };
  title: {
    yourTurn: string;
    app: string;
  };
  text: {
    title: string;
    region: string;
    values: string;
    caballeros: string;
    notes: string;
    supplies: string;
    court: string;
    province: string;
    points: string;
    castillo: string;
    tiles(tiles: string): string;
    king: string;
    abroad(place: string): string;
  };
}

/** The arguments of a text in order; ± is shown with its sign. */
export const ARGUMENTS: Readonly<Record<string, string>> = {
  'ordinal': 'n',
  'rank': 'n',
  'points': 'n',
  'caballeros': 'n',
  'of': 'a b',
  'start_youAre': 'name',
  'learn_step': 'n of',
  'coach_meant': 'reasons',
  'coach_warn': 'points reasons',
  'puzzles_streak': 'n',
  'puzzles_stars': 'n',
  'puzzles_solvedOf': 'a b',
  'train_who': 'place',
  'train_enters': 'player n',
  'train_inside': 'player',
  'train_score': 'n of',
  'train_seconds': 'n',
  'train_best': 'n',
  'teach_minutes': 'n',
  'make_without': 'name',
  'make_bot': 'level',
  'make_seatName': 'colour',
  'clock_seconds': 'n',
  'clock_minutes': 'n',
  'clock_hours': 'n',
  'clock_days': 'n',
  'clock_night': 'from to',
  'clock_remove': 'day',
  'clock_zone': 'zone',
  'clock_sumLive': 'bank more',
  'clock_sumBank': 'bank',
  'clock_sumTurns': 'move',
  'clock_left': 'time',
  'clock_due': 'when',
  'clock_isUp': 'name',
  'clock_voteBot': 'name votes needed',
  'clock_voteWait': 'name votes needed',
  'room_waitSeats': 'n',
  'room_shareText': 'title',
  'notify_hosts': 'hosts',
  'notify_quiet': 'from to',
  'notify_waiting': 'n',
  'tables_all': 'n',
  'tables_round': 'n',
  'profile_since': 'date',
  'profile_powerCell': 'card round n',
  'profile_rank': 'rank of',
  'settings_ended': 'n',
  'settings_seen': 'when',
  'settings_begun': 'when',
  'settings_account': 'name',
  'bots_used': 'day',
  'cup_roundOf': 'n all',
  'cup_players': 'n',
  'cup_allRounds': 'n',
  'cup_tablesOf': 'n',
  'cup_host': 'name',
  'cup_starts': 'when',
  'cup_next': 'when',
  'cup_until': 'when',
  'cup_won': 'names',
  'cup_remove': 'name',
  'cup_removeSure': 'name',
  'cup_hint': 'bye',
  'cup_round': 'n',
  'cup_table': 'n',
  'cup_byes': 'names',
  'admin_surePassword': 'name',
  'admin_until': 'when',
  'privacy_host': 'name',
  'privacy_contact': 'contact',
  'rules_found': 'n',
  'table_round': 'n',
  'table_light': 'now',
  'table_away': 'name',
  'table_idle': 'name',
  'table_standIn': 'name',
  'table_sureStandIn': 'name',
  'player_vetoUntil': 'round',
  'player_summary': 'name points',
  'player_power': 'value turn',
  'player_brings': 'n',
  'player_dummy': 'power supply',
  'player_hidden': 'n',
  'player_played': 'modifiers',
  'card_about': 'name',
  'card_says': 'name text',
  'card_number': 'n',
  'card_taken': 'name',
  'ask_lastStep': 'step',
  'ask_confirmWait': 'name',
  'ask_take': 'n',
  'ask_placeUpTo': 'n',
  'ask_takes': 'name n',
  'ask_rest': 'n place',
  'ask_playPower': 'n',
  'ask_withModifier': 'n',
  'ask_withModifierMore': 'n',
  'ask_whose': 'place',
  'ask_whereTo': 'owner place',
  'ask_mayGo': 'places',
  'ask_mayGoBut': 'closed castillo',
  'ask_grandeTo': 'owner',
  'ask_tileTo': 'tile',
  'why_neighbour': 'king',
  'place_own': 'n',
  'place_nobody': 'place',
  'place_homeOf': 'names',
  'place_neighbours': 'names',
  'place_grandeOf': 'name',
  'place_describeWorth': 'values tile',
  'place_change': '±n',
  'place_space': 'name bonus',
  'place_unconquered': 'n',
  'log_times': 'n',
  'log_onlyOf': 'name',
  'scoring_general': 'round',
  'scoring_cell': 'rank number',
  'scene_turnOf': 'name',
  'scene_places': 'name parts',
  'scene_inPlace': 'n place',
  'scene_moves': 'name whose from to',
  'scene_flee': 'whose from to',
  'scene_goBack': 'from to parts',
  'scene_own': 'n',
  'scene_yours': 'n',
  'scene_others': 'n name',
  'scene_tower': 'rides',
  'scene_rides': 'name n place',
  'scene_scored': 'place',
  'scene_alone': 'name rank number',
  'scene_tie': 'names would takes number points',
  'scene_kings': 'n',
  'scene_home': 'n',
  'scene_france': 'n',
  'scene_grande': 'n',
  'scene_nobody': 'place',
  'scene_namedTwice': 'places',
  'scene_youGet': 'n',
  'scene_fall': 'n place rank before after',
  'scene_rise': 'n place rank before after',
  'scene_away': 'turns scorings',
  'scene_turns': 'n',
  'scene_scorings': 'n',
  'over_winner': 'names',
  'over_winners': 'names',
  'over_lead': 'points name',
  'over_moment': 'round place general',
  'replay_step': 'n of',
  'review_working': 'n of',
  'review_compared': 'first second percent points',
  'review_equal': 'first second',
  'hint_behind': 'points',
  'hint_better': 'points',
  'answer_power': 'n',
  'answer_take': 'n',
  'answer_pile': 'name',
  'answer_place': 'place',
  'answer_put': 'place',
  'answer_king': 'place',
  'answer_move': 'owner from to',
  'answer_pass': 'modifier',
  'answer_grande': 'owner to',
  'answer_tile': 'tile to',
  'answer_return': 'owner place',
  'answer_recall': 'place',
  'answer_score': 'place',
  'answer_swap': 'owner',
  'answer_recover': 'n',
  'pass_title': 'name',
  'pass_go': 'name',
  'text_tiles': 'tiles',
  'text_abroad': 'place',
};
