// Applies events to a view: tracks where pieces stand, so that a beat can be drawn before the next state
// arrives. It decides nothing; the tests compare it with the server's own views of whole games.
import { paidAt, ranks, termsOf, printedValues } from '../model/scoring';
import {
  boardPlace,
  SPACES,
  type Colour,
  type Counts,
  type GameEvent,
  type Place,
  type PlaceId,
  type Player,
  type View,
} from '../view';

class Board {
  view: View;
  #landing: boolean;
  #touched = new Set<string>();

  constructor(view: View, landing: boolean) {
    this.view = { ...view, players: [...view.players], regions: { ...view.regions } };
    this.#landing = landing;
  }

  player(colour: string, change: (player: Player) => Partial<Player>): void {
    this.view.players = this.view.players.map((player) =>
      player.colour === colour ? { ...player, ...change(player) } : player,
    );
  }

  #place(id: string, change: (place: Place) => Partial<Place>): void {
    const place = this.view.regions[id as 'galicia'];
    if (!place) return;
    this.view.regions = { ...this.view.regions, [id]: { ...place, ...change(place) } };
    this.#touched.add(id);
  }

  /** Add caballeros (remove, if negative) at the place with this wire name. */
  add(where: string, owner: string, number: number): void {
    if (number > 0 && !this.#landing) return;
    if (where === 'court') this.player(owner, ({ court }) => ({ court: court + number }));
    else if (where === 'province') this.player(owner, ({ province }) => ({ province: province + number }));
    else if (where === 'castillo') this.#addInside(owner as Colour, number);
    else {
      this.#place(boardPlace(where as PlaceId), ({ caballeros }) => ({
        caballeros: withCount(caballeros, owner as Colour, number),
      }));
      const space = SPACES.indexOf(where as (typeof SPACES)[number]);
      if (space >= 0 && this.view.france_spaces) {
        const spaces = [...this.view.france_spaces];
        spaces[space] = number > 0 ? owner : null;
        this.view.france_spaces = spaces;
        this.#touched.add('france');
      }
    }
  }

  #addInside(owner: Colour, number: number): void {
    const { own, contents } = this.view.castillo;
    const mine = this.view.players.some((each) => each.seat === this.view.seat && each.colour === owner);
    this.view.castillo = {
      ...this.view.castillo,
      own: own !== null && mine ? own + number : own,
      contents: contents && withCount(contents, owner, number),
    };
  }

  grande(owner: string, to: string): void {
    if (!this.#landing) return this.player(owner, () => ({ grande: null }));
    this.player(owner, () => ({ grande: to as PlaceId }));
    for (const id of Object.keys(this.view.regions)) {
      this.#place(id, ({ grandes }) => {
        const others = grandes.filter((each) => each !== owner);
        return { grandes: id === to ? [...others, owner] : others };
      });
    }
  }

  king(to: string): void {
    if (!this.#landing) {
      this.view.king = null; // he rides: he stands nowhere
      return;
    }
    this.view.king = to as PlaceId;
    for (const id of Object.keys(this.view.regions)) this.#place(id, () => ({ king: id === to }));
    this.view.castillo = { ...this.view.castillo, king: to === 'castillo' };
  }

  tile(tile: number, to: string, from: string | null): void {
    if (!this.#landing) return;
    if (from) this.#worth(from, { tile: null, values: printedValues(this.view, from) });
    this.#worth(to, { tile, values: printedValues(this.view, tile) });
  }

  #worth(where: string, worth: Pick<Place, 'tile' | 'values'>): void {
    if (where === 'castillo') this.view.castillo = { ...this.view.castillo, ...worth };
    else this.#place(where, () => worth);
  }

  points(owner: string, points: number): void {
    if (this.#landing) this.player(owner, (player) => ({ points: player.points + points }));
  }

  /** What places would pay now. */
  finish(): View {
    const terms = termsOf(this.view);
    for (const id of this.#touched) {
      const place = this.view.regions[id as 'galicia'];
      if (!place) continue;
      this.view.regions = {
        ...this.view.regions,
        [id]: { ...place, if_scored: paidAt(this.view, id), ranks: ranks(place, terms) },
      };
    }
    return this.view;
  }
}

function withCount(counts: Counts, owner: Colour, number: number): Counts {
  const next = { ...counts, [owner]: (counts[owner] ?? 0) + number };
  if (next[owner] === 0) delete next[owner];
  return next;
}

function apply(board: Board, event: GameEvent): void {
  switch (event.type) {
    case 'round-began':
      board.view.round = event.round;
      board.view.cards = [];
      return;
    case 'card-shown':
      board.view.cards = [
        ...board.view.cards,
        { pile: event.pile, card: event.card, number: event.number, taken_by: null },
      ];
      return;
    case 'bid':
      return board.player(event.player, ({ hand }) => ({
        power: event.value,
        modifier: event.modifier,
        total: event.total,
        hand: hand && hand.filter((each) => each !== event.value),
      }));
    case 'card-taken':
    case 'dummy-took': {
      const taker = event.type === 'card-taken' ? event.player : 'dummy';
      board.view.cards = board.view.cards.map((card) =>
        card.pile === event.pile ? { ...card, taken_by: taker, in_use: true } : { ...card, in_use: false },
      );
      return;
    }
    case 'turn-began':
      board.view.active = board.view.players.find(({ colour }) => colour === event.player)?.seat ?? null;
      return;
    case 'turn-ended':
      board.view.active = null;
      board.view.cards = board.view.cards.map((card) => ({ ...card, in_use: false }));
      return;
    case 'took':
      board.add('province', event.player, -event.number);
      return board.add('court', event.player, event.number);
    case 'placed':
      board.add('court', event.player, -1);
      return board.add(event.target, event.player, 1);
    case 'moved':
      board.add(event.source, event.owner, -1);
      return board.add(event.target, event.owner, 1);
    case 'returned':
      board.add(event.source, event.owner, -event.number);
      return board.add('province', event.owner, event.number);
    case 'recalled':
      board.add(event.source, event.player, -1);
      return board.add('court', event.player, 1);
    case 'fled':
      board.add(event.source, event.owner, -event.number);
      return board.add(event.target, event.owner, event.number);
    case 'left-castillo':
      board.add('castillo', event.player, -event.number);
      board.add(event.target, event.player, event.number);
      if (event.grande) board.grande(event.player, event.target);
      return;
    case 'dummy-placed':
      return board.add(event.region, 'dummy', event.number);
    case 'dummy-left':
      return board.add('castillo', 'dummy', -event.number);
    case 'church-drawn':
      return board.add(event.region, 'church', 1);
    case 'king-moved':
      return board.king(event.target);
    case 'king-placed':
      return board.king(event.region);
    case 'grande-moved':
      return board.grande(event.player, event.target);
    case 'swapped':
      board.grande(event.player, event.grande_to);
      return board.king(event.king_to);
    case 'tile-laid':
      return board.tile(event.tile, event.target, event.source);
    case 'ranked':
      return board.points(event.owner, event.points + event.kings_bonus + event.home_bonus);
    case 'france-bonus':
      return board.points(event.owner, event.points);
    case 'church-taken':
      for (const { colour } of board.view.players) {
        board.player(colour, () => ({ church: colour === event.player }));
      }
      return;
    case 'start-marker': // the round is over
      for (const { colour } of board.view.players) {
        board.player(colour, ({ used, power }) => ({
          power: null,
          modifier: null,
          total: null,
          used: power === null ? used : [...used, power].sort((a, b) => a - b),
        }));
      }
      board.view.start_player =
        board.view.players.find(({ colour }) => colour === event.player)?.seat ?? board.view.start_player;
      return;
    case 'revealed': // no disc is waited for any more
      for (const { colour } of board.view.players) board.player(colour, () => ({ answered: null }));
      return;
    case 'gained-veto':
      return board.player(event.player, ({ vetoes }) => ({ vetoes: [...vetoes, board.view.round + 1] }));
    default:
      return;
  }
}

/** The view after some events; `landing` false: while the pieces are in the air. */
export function after(view: View, events: readonly GameEvent[], landing = true): View {
  const board = new Board(view, landing);
  for (const event of events) apply(board, event);
  return board.finish();
}
