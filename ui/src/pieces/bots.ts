// The titles of the bots by level; the tests compare this with the server's own list.
export const TITLES: Record<string, string> = {
  easy: 'Paje',
  normal: 'Hidalgo',
  hard: 'Capitán',
  expert: 'Duquesa',
  master: 'Cardenal',
};
