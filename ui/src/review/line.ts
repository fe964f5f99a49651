// A line of answers on the board: arrows for what moves, lights for what is named or placed.
import type { Way } from '../scenes/ghost';
import { boardPlace, placeOf, type Action, type Colour, type PlaceId, type View } from '../view';

export interface Drawn {
  ways: Way[];
  lights: PlaceId[];
}

export function drawLine(view: View, answers: readonly Action[]): Drawn {
  const drawn: Drawn = { ways: [], lights: [] };
  let king: string | null = view.king ?? null;
  const way = (from: string, to: string, colour: Colour | null, grande = false) => {
    const [a, b] = [placeOf(from as PlaceId), placeOf(to as PlaceId)];
    if (a && b) drawn.ways.push({ from: a, to: b, colour, ...(grande && { grande }) });
    else if (b) drawn.lights.push(b);
  };
  const light = (place: string) => {
    const found = boardPlace(place as PlaceId);
    if (found && !drawn.lights.includes(found)) drawn.lights.push(found);
  };
  for (const action of answers) {
    switch (action.type) {
      case 'move':
        way(action.source, action.target, action.owner as Colour);
        break;
      case 'move-king':
        if (king) way(king, action.target, null);
        king = action.target;
        break;
      case 'move-grande': {
        const home = view.players.find(({ colour }) => colour === action.owner)?.grande;
        if (home) way(home, action.target, action.owner as Colour, true);
        break;
      }
      case 'place':
      case 'lay-tile':
        light(action.target);
        break;
      case 'disc':
      case 'evict':
        light(action.region);
        break;
      case 'score':
        light(action.place);
        break;
    }
  }
  return drawn;
}
