// A beat in words: who does what, and what it means to this player.
import { ownerName } from '../map/describe';
import { influence, termsOf } from '../model/scoring';
import { placeOf, placesOf, regionOf, type Colour, type GameEvent, type PlaceId, type View } from '../view';
import {
  books,
  capital,
  colourInSentence,
  colourName,
  inList,
  placeInSentence,
  say,
  t,
} from '../words/index.svelte';
import { totalOf, type Beat, type Flight, type Share, type Where } from './beats';

export interface Told {
  text: string;
  /** What it costs or earns this player. */
  matters: string | null;
  /** Good or bad for this player. */
  mood: 'good' | 'bad' | null;
}

const meIn = (view: View): Colour | null =>
  view.players.find((player) => player.seat === view.seat)?.colour ?? null;

function whereIn(view: View, where: Where): string {
  const place = where === 'court' || where === 'province' ? where : placeOf(where);
  return place ? placeInSentence(place, view.edition) : where;
}

function whoseOf(view: View, beat: Beat, flight: Flight): string {
  const words = t().scene;
  if (flight.colour === meIn(view)) return words.yours(flight.number);
  if (flight.colour === beat.player) return words.own(flight.number);
  return words.others(flight.number, colourInSentence(flight.colour) ?? ownerName(view, flight.colour));
}

/** Groups of equal number, best first: a tie takes the place below. */
function groupsOf(shares: readonly Share[]): Share[][] {
  const groups = new Map<number, Share[]>();
  for (const share of shares.filter(({ number }) => number > 0)) {
    groups.set(share.number, [...(groups.get(share.number) ?? []), share]);
  }
  return [...groups.values()];
}

/** How a place paid: ranks with counts, ties in words. */
export function ranksInWords(view: View, beat: Beat): string[] {
  const words = t().scene;
  const ranks = groupsOf(beat.shares).map((group) => {
    const [first] = group as [Share, ...Share[]];
    if (group.length === 1) {
      const bonuses = [
        first.kings ? words.kings(first.kings) : '',
        first.home ? words.home(first.home) : '',
        first.france ? words.france(first.france) : '',
      ].filter(Boolean);
      const strength = strengthOf(view, beat, first);
      const said = words.alone(ownerName(view, first.colour), t().rank(first.rank), first.number) + strength;
      return bonuses.length ? `${said} (${[first.points, ...bonuses].join(' + ')})` : said;
    }
    const names = group.map(({ colour }) => ownerName(view, colour));
    const would = first.rank - 1;
    const said = words.tie(inList(names), t().rank(would), t().rank(first.rank), first.number, first.points);
    const lost = would === 1 && bonusAt(view, beat, group);
    const strong = group.flatMap((share) => {
      const strength = strengthOf(view, beat, share);
      return strength ? [`${ownerName(view, share.colour)}: ${share.number}${strength}`] : [];
    });
    return [said, lost ? words.noBonus : '', ...strong].filter(Boolean).join('; ');
  });
  // The bonus of a space in France is paid whatever the rank: in a tie, and without a caballero there.
  const alone = (share: Share) =>
    share.number > 0 && beat.shares.every((each) => each === share || each.number !== share.number);
  const spaces = beat.shares
    .filter((share) => share.france > 0 && !alone(share))
    .map((share) => `${ownerName(view, share.colour)}: ${words.france(share.france)}`);
  return [...ranks, ...spaces];
}

/** " = 2 + Grande 1": of what stands there besides an owner's caballeros counts for its rank. */
function strengthOf(view: View, beat: Beat, { colour, number }: Share): string {
  const [place] = beat.lights;
  const { homeAdvantage, keeper } = termsOf(view);
  const player = view.players.find((each) => each.colour === colour);
  const church = (keeper === colour && place && regionOf(view, place)?.caballeros.church) || 0;
  const grande = homeAdvantage && player?.grande === place ? 1 : 0;
  const own = number - church - grande;
  const parts = [
    own ? String(own) : '',
    church ? `${colourName('church')} ${church}` : '',
    grande ? t().scene.grande(grande) : '',
  ].filter(Boolean);
  return church || grande ? ` = ${parts.join(' + ')}` : '';
}

/** A player tied for first would have earned a bonus if first alone. */
function bonusAt(view: View, beat: Beat, group: readonly Share[]): boolean {
  const [place] = beat.lights;
  if (!place) return false;
  const homes = view.players.filter(({ grande }) => grande === place).map(({ colour }) => colour as Colour);
  return view.king === place || group.some(({ colour }) => homes.includes(colour));
}

function textOf(beat: Beat, view: View, lines: readonly string[]): string {
  const words = t().scene;
  const name = beat.player ? ownerName(view, beat.player) : '';
  const [flight] = beat.flights;
  switch (beat.kind) {
    case 'place':
      return words.places(
        name,
        inList(beat.flights.map(({ number, to }) => words.inPlace(number, whereIn(view, to)))),
      );
    case 'move':
      if (!flight) break;
      return beat.event.type === 'fled'
        ? words.flee(whoseOf(view, beat, flight), whereIn(view, flight.from), whereIn(view, flight.to)) +
            whyToCourt(beat)
        : words.moves(
            name,
            whoseOf(view, beat, flight),
            whereIn(view, flight.from),
            whereIn(view, flight.to),
          );
    case 'return':
      if (!flight) break;
      return words.goBack(
        whereIn(view, flight.from),
        whereIn(view, flight.to),
        inList(beat.flights.map((each) => whoseOf(view, beat, each))),
      );
    case 'tower':
      return (
        words.tower(
          inList(
            beat.flights
              .filter(({ piece }) => piece === 'caballero')
              .map(({ colour, number, to }) =>
                words.rides(ownerName(view, colour), number, whereIn(view, to)),
              ),
          ),
        ) + whyToCourt(beat)
      );
    case 'score': {
      const place = placeInSentence(beat.lights[0]!, view.edition);
      const ranks = ranksInWords(view, beat);
      // A scoring of first places only, or of double points: the server's line says so.
      const scored = isPlain(beat) ? capital(words.scored(place)) : (lines[0] ?? '');
      const tied = beat.event.type === 'scored' && beat.event.first_only ? tieForFirst(beat, view) : null;
      if (ranks.length || tied) return `${scored} ${tied ?? ranks.join('. ')}.`;
      return isPlain(beat) ? words.nobody(place) : `${scored} ${words.nobody(place)}`;
    }
    case 'card': {
      const card = 'card' in beat.event && beat.event.card ? books.card(view.edition, beat.event.card) : null;
      return card?.short ? `${lineOf(beat, lines)} ${card.short}.` : lineOf(beat, lines);
    }
    case 'discs': {
      const twice = isNamedOnce(view) ? namedTwice(beat) : [];
      const places = inList(twice.map((place) => placeInSentence(place, view.edition)));
      return twice.length ? `${lineOf(beat, lines)} ${words.namedTwice(places)}` : lineOf(beat, lines);
    }
    default:
  }
  return lineOf(beat, lines);
}

/** A disc that names the King's region sends its owner's caballeros to the court. */
const whyToCourt = ({ flights }: Beat): string =>
  flights.some(({ to }) => to === 'court') ? ` ${t().scene.toCourt}` : '';

/** Where only first places are paid and nobody is first alone: who ties. */
function tieForFirst(beat: Beat, view: View): string | null {
  const place = regionOf(view, beat.lights[0]!);
  if (!place || beat.shares.length) return null;
  const tied = [...place.ranks].filter(([, rank]) => rank === 2).map(([colour]) => colour);
  if (tied.length < 2) return null;
  const names = inList(tied.map((colour) => ownerName(view, colour)));
  return t().scene.tie(names, t().rank(1), t().rank(2), influence(place, termsOf(view), tied[0]!), 0);
}

/** The card in use scores the regions that one disc alone shows. */
const isNamedOnce = ({ cards }: View): boolean =>
  cards.some(({ card, in_use }) => in_use && card === 'score-named-once');

const namedTwice = ({ discs }: Beat): PlaceId[] => [
  ...new Set(discs.map(({ place }) => place).filter((place, i, all) => all.indexOf(place) < i)),
];

const isPlain = ({ event }: Beat): boolean =>
  event.type === 'scored' && !event.first_only && event.times === 1;

/** What the server says about the beat's events. */
const lineOf = (beat: Beat, lines: readonly string[]): string =>
  [...new Set(lines.filter(Boolean))].slice(-3).join(' ') || (beat.player ? colourName(beat.player) : '');

function change(before: View, after: View, me: Colour): Told | null {
  const words = t().scene;
  let found: { place: PlaceId; from: number; to: number } | null = null;
  for (const place of placesOf(before)) {
    const from = regionOf(before, place)?.if_scored[me] ?? 0;
    const to = regionOf(after, place)?.if_scored[me] ?? 0;
    if (from !== to && (!found || Math.abs(to - from) > Math.abs(found.to - found.from))) {
      found = { place, from, to };
    }
  }
  if (!found) return null;
  const rank = found.to > 0 ? (regionOf(after, found.place)?.ranks.get(me) ?? null) : null;
  const worse = found.to < found.from;
  const say = worse ? words.fall : words.rise;
  return {
    text: '',
    matters: say(
      Math.abs(found.to - found.from),
      placeInSentence(found.place, before.edition),
      rank ? t().rank(rank) : '',
      found.from,
      found.to,
    ),
    mood: worse ? 'bad' : 'good',
  };
}

/** Which beats an ability of a modifier causes. */
const ABILITIES: Partial<Record<Beat['kind'], string>> = { move: 'move', grande: 'grande', supply: 'court' };

/** The ability of a modifier that a beat is due to; null: another cause. It is used before a card is taken. */
export function abilityOf({ kind, event, at, player }: Beat, events: readonly GameEvent[]): string | null {
  const ability = ABILITIES[kind];
  const turn = events.findLastIndex(({ type }, i) => i < at && type === 'turn-began');
  const before = events.slice(turn, at);
  const bid = events.findLast((each, i) => i < turn && each.type === 'bid' && each.player === player);
  if (!ability || bid?.type !== 'bid' || !bid.modifier?.endsWith(ability)) return null;
  if (before.some(({ type }) => type === 'card-taken')) return null;
  // The first caballeros come by the power card itself.
  return event.type !== 'took' || before.some(({ type }) => type === 'took') ? ability : null;
}

/** `lines`: what the server says of the beat's events. `ability`: what causes it, if not a card. */
export function tell(
  beat: Beat,
  before: View,
  after: View,
  lines: readonly string[],
  ability: string | null = null,
): Told {
  const plain = textOf(beat, before, lines);
  const text = ability ? t().card.says(say(`abilities-${ability}`) ?? ability, plain) : plain;
  const me = meIn(before);
  if (me === null) return { text, matters: null, mood: null };
  if (beat.kind === 'score') {
    const mine = beat.shares.find(({ colour }) => colour === me);
    const points = mine ? totalOf(mine) : 0;
    const matters = beat.shares.some((share) => totalOf(share) > 0) ? t().scene.youGet(points) : null;
    return { text, matters, mood: points > 0 ? 'good' : null };
  }
  if (beat.player === me) return { text, matters: null, mood: null };
  return { ...(change(before, after, me) ?? { matters: null, mood: null }), text };
}
