// The pictures of the rulebook: players are called by their colours.
import type { Colour, Name } from '../../view';
import { colourName } from '../../words/index.svelte';

export const colourNames = (players: readonly { colour: string }[]): Name[] =>
  players.map(({ colour }) => ({ name: colourName(colour as Colour), bot: null, here: null }));
