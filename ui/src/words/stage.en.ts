// The words of the stage in English: scenes, sounds, hints on the map, the end.

export const stage = {
  connection: {
    'logged-out': 'You are logged out here. Log in again to play on.',
    refused: 'The server has closed the connection.',
    again: 'Connect again',
  },
};
