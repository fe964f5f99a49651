// What the people at a table are called.
import type { Here } from '../net/connection.svelte';
import type { Colour, Name, State } from '../view';
import { colourName, t } from '../words/index.svelte';

/** The name of a seat's occupant; null if it is free. */
export const seatName = ({ name, former }: Pick<State['seats'][number], 'name' | 'former'>): string | null =>
  former ? t().room.former : name;

/** Colours distinguish namesakes. `here`: who is connected; null if unknown. */
export const namesOf = (seats: State['seats'], here: Here | null): Name[] =>
  seats.map((seat, i) => {
    const { bot, colour, person, you } = seat;
    const hue = colourName(colour as Colour);
    const name = seatName(seat);
    const several = name !== null && seats.some((other, j) => j !== i && seatName(other) === name);
    return {
      name: several ? `${name} (${hue})` : (name ?? hue),
      bot,
      here: person && !you && here ? here.seats.includes(i) : null,
    };
  });
