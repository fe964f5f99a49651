// Converts the server's view into the board's view model.
import type { components } from '../generated/api';
import type { Name, View } from '../view';
import { ranks, termsOf } from './scoring';

/** The server's view with players' names, ranks, and the card in use. `seat`: who is called "you". */
export function viewOf(
  view: components['schemas']['View'],
  names: readonly Name[],
  seat: number | null = view.seat,
): View {
  const players = view.players.map((player, i) => ({
    ...player,
    name: names[i]?.name ?? player.colour,
    bot: names[i]?.bot ?? null,
    here: names[i]?.here ?? null,
  }));
  const shown = { ...view, seat, players, edition: view.options.edition ?? 'big-box' } as View;
  const terms = termsOf(shown);
  const regions = Object.entries(shown.regions).map(
    ([id, place]) => [id, { ...place, ranks: ranks(place, terms) }] as const,
  );
  const active = view.active === null ? null : (players[view.active]?.colour ?? null);
  const cards = view.cards.map((card) => ({
    ...card,
    in_use: active !== null && card.taken_by === active && view.question.card === card.card,
  }));
  return { ...shown, cards, regions: Object.fromEntries(regions) as unknown as View['regions'] };
}
