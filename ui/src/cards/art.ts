// What each action card shows: a scene, whose caballeros it touches, and how many.

/** Whom a card acts on. Each has its own word, colour and sign. */
export type Whose = 'own' | 'any' | 'foreign' | 'mixed' | 'everyone' | 'nobody';

export type Scene =
  | 'move'
  | 'leave'
  | 'enter'
  | 'sendback'
  | 'score'
  | 'tile'
  | 'recover'
  | 'supply'
  | 'grande'
  | 'king'
  | 'swap'
  | 'veto'
  | 'church'
  | 'unknown';

export interface Art {
  scene: Scene;
  whose: Whose;
  /** How many, or what is scored. */
  mark: string;
  /** Decided in secret with the disc. */
  secret?: boolean;
}

const art = (scene: Scene, whose: Whose, mark = '', secret = false): Art => ({ scene, whose, mark, secret });

const ART: Record<string, Art> = {
  'move-any-3': art('move', 'any', '3'),
  'move-any-4': art('move', 'any', '4'),
  'move-own-4': art('move', 'own', '4'),
  'move-foreign-3': art('move', 'foreign', '3'),
  'move-own-2-foreign-2': art('move', 'mixed', '2+2'),
  'move-5-from-one': art('leave', 'any', '5'),
  'move-all-own-from-one': art('leave', 'own', 'all'),
  'place-2': art('enter', 'own', '2'),
  'place-2-into-regions': art('enter', 'own', '2'),
  'move-all-own-or-place-2': art('enter', 'own', 'all / 2'),
  'move-all-own-or-place-2-into-regions': art('enter', 'own', 'all / 2'),
  veto: art('veto', 'foreign'),
  'court-all': art('sendback', 'foreign', 'all'),
  'court-3': art('sendback', 'foreign', '3'),
  'one-of-each': art('sendback', 'foreign', '1 each'),
  'return-3': art('sendback', 'foreign', '3'),
  'disc-return-all': art('sendback', 'foreign', 'all', true),
  'disc-return-2': art('sendback', 'foreign', '2', true),
  'score-chosen': art('score', 'nobody', '1'),
  'score-fours': art('score', 'nobody', '4'),
  'score-fives': art('score', 'nobody', '5'),
  'score-sixes-sevens': art('score', 'nobody', '6 7'),
  'score-castillo': art('score', 'nobody', 'castillo'),
  'score-first-places': art('score', 'nobody', 'first'),
  'score-most': art('score', 'nobody', 'most'),
  'score-fewest': art('score', 'nobody', 'fewest'),
  'score-named-once': art('score', 'everyone', '', true),
  tile: art('tile', 'nobody'),
  recover: art('recover', 'own', '1'),
  eviction: art('leave', 'foreign', 'all', true),
  'court-2': art('supply', 'own', '2'),
  grande: art('grande', 'own'),
  'king-neighbour': art('king', 'nobody', 'near'),
  'king-anywhere': art('king', 'nobody', 'any'),
  exile: art('king', 'nobody', 'abroad'),
  entourage: art('king', 'any', '2'),
  competition: art('king', 'everyone', 'castillo'),
  chalet: art('king', 'nobody', 'fewest'),
  rebellion: art('king', 'nobody', 'castillo'),
  infiltration: art('enter', 'own', 'King'),
  'stand-in': art('swap', 'nobody'),
  'regency-anywhere': art('king', 'nobody', 'any'),
  'regency-neighbour': art('king', 'nobody', 'near'),
  church: art('church', 'own', '2'),
};

/** Every card that has a scene. */
export const CARD_KEYS = Object.keys(ART);

export const artOf = (card: string): Art => ART[card] ?? art('unknown', 'nobody');
