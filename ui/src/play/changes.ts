// How each answer one pick away would change this player's points, by the place it points at.
import { kindOf, pathOf, valueOf, type Choices } from '../model/choices';
import { ghostOf } from '../scenes/ghost';
import type { Colour, PlaceId, View } from '../view';

export function changesOf(view: View, choices: Choices, me: Colour): Partial<Record<PlaceId, number>> {
  const found: Partial<Record<PlaceId, number>> = {};
  for (const action of choices.open) {
    const path = pathOf(action);
    const last = path.at(-1)!;
    if (path.length !== choices.picked.length + 1 || !['place', 'disc'].includes(kindOf(last))) continue;
    const effects = ghostOf(view, action)?.effects.filter(({ colour }) => colour === me) ?? [];
    const change = effects.reduce((sum, effect) => sum + effect.change, 0);
    if (change) found[valueOf(last) as PlaceId] = change;
  }
  return found;
}
