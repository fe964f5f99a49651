// What the people at a table are called.
import type { Here } from '../net/connection.svelte';
import type { Colour, Name, State } from '../view';
import { colourName } from '../words/index.svelte';

/** Colours distinguish namesakes. `here`: who is connected; null if unknown. */
export const namesOf = (seats: State['seats'], here: Here | null): Name[] =>
  seats.map(({ name, bot, colour, person, you }, i) => {
    const hue = colourName(colour as Colour);
    const several = name !== null && seats.some((other, j) => j !== i && other.name === name);
    return {
      name: several ? `${name} (${hue})` : (name ?? hue),
      bot,
      here: person && !you && here ? here.seats.includes(i) : null,
    };
  });
