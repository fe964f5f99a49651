import { describe, expect, it, vi } from 'vitest';
import courses from '../../fixtures/courses.json';
import type { components } from '../generated/api';
import { viewOf } from '../model/view_model';
import { placesOf, regionOf, SEAT_COLOURS, type GameEvent, type View } from '../view';
import { beatsOf, sceneAt, scenesOf, totalOf } from './beats';
import { t } from '../words/index.svelte';
import { Director, isWatched, turnAt } from './director.svelte';
import { after } from './project';
import { abilityOf, tell } from './tell';

interface Course {
  views: { events: number; view: components['schemas']['View'] }[];
  events: GameEvent[];
  scores: number[];
}
const games = courses as unknown as Course[];
const shown = (view: components['schemas']['View']): View =>
  viewOf(
    view,
    view.players.map(({ colour }) => ({ name: colour, bot: null, here: null })),
  );

describe.each(games.map((game, i) => [i, game] as const))('game %i', (_, { views, events, scores }) => {
  const scenes = scenesOf(events);

  it('becomes scenes and beats that hold every event once, in order', () => {
    let at = 0;
    for (const scene of scenes) {
      expect(scene.from).toBe(at);
      at = scene.to;
      if (scene.beats.length === 0) continue;
      let here = scene.from;
      for (const beat of scene.beats) {
        expect(beat.from).toBe(here);
        here = beat.to;
      }
      expect(here).toBe(scene.to);
    }
    expect(at).toBe(events.length);
  });

  it('shows every point at the place it comes from', () => {
    const sums = new Map<string, number>();
    for (const { beats } of scenes) {
      for (const beat of beats) {
        if (beat.shares.length) expect(beat.lights).toHaveLength(1);
        for (const share of beat.shares) {
          sums.set(share.colour, (sums.get(share.colour) ?? 0) + totalOf(share));
        }
      }
    }
    expect(scores).toEqual(scores.map((_, seat) => sums.get(SEAT_COLOURS[seat]!) ?? 0));
  });

  it('explains every point in words: who, and for which bonus', () => {
    const view = shown(views[0]!.view);
    for (const beat of scenes.flatMap((scene) => scene.beats).filter(({ kind }) => kind === 'score')) {
      const { text } = tell(beat, view, view, []);
      for (const share of beat.shares.filter((each) => totalOf(each) > 0)) {
        expect(text).toContain(share.colour);
        if (share.kings) expect(text).toContain(t().scene.kings(share.kings));
        if (share.home) expect(text).toContain(t().scene.home(share.home));
        if (share.france) expect(text).toContain(t().scene.france(share.france));
      }
    }
  });

  it('watched from beginning to end at a calm pace shows where each point of the result comes from', async () => {
    vi.useFakeTimers();
    const [first] = views;
    const seen = new Map<string, number>(scores.map((_, seat) => [SEAT_COLOURS[seat]!, 0]));
    const director = new Director((beat) => {
      if (beat.shares.length === 0) return;
      const { told } = director.now!;
      for (const share of beat.shares) {
        const points = seen.get(share.colour); // those of the dummy count for nobody
        if (points !== undefined) seen.set(share.colour, points + totalOf(share));
        if (totalOf(share) > 0) expect(told.text).toContain(share.colour);
      }
    });
    const job = { view: shown(first!.view), events, lines: [], from: first!.events, to: events.length };
    const done = director.play({ ...job, pace: 'calm', all: true });
    await vi.runAllTimersAsync();
    await done;
    expect(director.at).toBe(events.length);
    expect([...seen.values()]).toEqual(scores);
    expect(director.view!.players.map(({ points }) => points)).toEqual(scores);
    vi.useRealTimers();
  });

  it('has one scene a turn, and one for each general scoring', () => {
    const turns = events.filter(({ type }) => type === 'turn-began' || type === 'dummy-took');
    expect(scenes.filter(({ kind }) => kind === 'turn')).toHaveLength(turns.length);
    const general = events.filter(({ type }) => type === 'general-scoring');
    expect(scenes.filter(({ kind }) => kind === 'general')).toHaveLength(general.length);
  });

  it('carries a view on exactly as the server shows it later', () => {
    for (let i = 1; i < views.length; i++) {
      const [from, to] = [views[i - 1]!, views[i]!];
      const carried = after(shown(from.view), events.slice(from.events, to.events));
      const real = shown(to.view);
      expect(carried.king).toBe(real.king);
      expect(carried.castillo.own).toBe(real.castillo.own);
      const using = (view: View) => view.cards.filter((card) => card.in_use).map(({ pile }) => pile);
      if (real.question.card) expect(using(carried)).toEqual(using(real));
      for (const player of real.players) {
        const { points, court, province, grande, power } = carried.players[player.seat]!;
        expect({ points, court, province, grande, power }).toEqual({
          points: player.points,
          court: player.court,
          province: player.province,
          grande: player.grande,
          power: player.power,
        });
      }
      for (const id of placesOf(real)) {
        const count = (view: View) =>
          Object.fromEntries(Object.entries(regionOf(view, id)!.caballeros).filter(([, n]) => n > 0));
        expect([id, count(carried)]).toEqual([id, count(real)]);
        if (regionOf(carried, id)!.values.join() !== regionOf(real, id)!.values.join()) continue;
        if (id === 'granada' && real.granada_conquered !== carried.granada_conquered) continue;
        const paid = (view: View) =>
          Object.fromEntries(Object.entries(regionOf(view, id)!.if_scored).filter(([, n]) => n > 0));
        expect([id, paid(carried)]).toEqual([id, paid(real)]);
      }
    }
  });

  it('finds the scene of any event', () => {
    const middle = Math.floor(events.length / 2);
    const scene = sceneAt(scenes, middle)!;
    expect(scene.from <= middle && middle < scene.to).toBe(true);
  });
});

describe('beats', () => {
  it('tell whose disc names which region', () => {
    const shown = (player: string, region: string) => ({ type: 'disc-shown', player, region }) as GameEvent;
    const [beat] = beatsOf([
      { type: 'revealed' } as GameEvent,
      shown('oro', 'galicia'),
      shown('azul', 'aragon'),
    ]);
    expect(beat!.discs).toEqual([
      { colour: 'oro', place: 'galicia' },
      { colour: 'azul', place: 'aragon' },
    ]);
  });

  const placed = (player: string, target: string) => ({ type: 'placed', player, target }) as GameEvent;
  const moved = (owner: string, source: string, target: string) =>
    ({ type: 'moved', owner, source, target }) as GameEvent;

  it('all placements of a turn are one beat, counted by place', () => {
    const [beat, ...more] = beatsOf([
      placed('oro', 'aragon'),
      placed('oro', 'castillo'),
      placed('oro', 'aragon'),
    ]);
    expect(more).toEqual([]);
    expect(beat!.flights.map(({ to, number }) => [to, number])).toEqual([
      ['aragon', 2],
      ['castillo', 1],
    ]);
  });

  it('moves of one colour along one way go together, others one after the other', () => {
    const beats = beatsOf([
      moved('azul', 'aragon', 'sevilla'),
      moved('azul', 'aragon', 'sevilla'),
      moved('oro', 'aragon', 'sevilla'),
    ]);
    expect(beats.map(({ flights }) => flights[0]!.number)).toEqual([2, 1]);
  });

  it('a place is scored with all who rank there', () => {
    const ranked = (owner: string, rank: number, points: number) =>
      ({
        type: 'ranked',
        place: 'galicia',
        owner,
        rank,
        points,
        kings_bonus: 0,
        home_bonus: 2,
        number: 1,
      }) as GameEvent;
    const scored = { type: 'scored', place: 'galicia', first_only: false, times: 1 } as GameEvent;
    const [beat] = beatsOf([scored, ranked('oro', 1, 4), ranked('azul', 2, 2)]);
    expect(beat!.shares.map(totalOf)).toEqual([6, 4]);
    expect(beat!.lights).toEqual(['galicia']);
  });

  it('who ties for first where only first places are paid is said, though nobody is', () => {
    const start = shown(games[0]!.views[0]!.view);
    const counts = regionOf(start, 'cataluna')!.caballeros;
    const most = Math.max(0, ...Object.values(counts)) + 1;
    const come = (player: 'oro' | 'verde'): GameEvent[] =>
      Array.from({ length: most - (counts[player] ?? 0) }, () => placed(player, 'cataluna'));
    const view = after(start, [...come('oro'), ...come('verde')]);
    const scored = { type: 'scored', place: 'cataluna', first_only: true, times: 1 } as GameEvent;
    const { text } = tell(beatsOf([scored])[0]!, view, view, ['Only first place counts.']);
    expect(text).toBe(`Only first place counts. oro and verde tie for first with ${most}: no points.`);
  });

  it('a region that two discs name is said not to be scored', () => {
    const start = shown(games[0]!.views[0]!.view);
    const card = { pile: 4, card: 'score-named-once', number: 1, taken_by: 'oro', in_use: true };
    const view = { ...start, cards: [card] } as View;
    const disc = (player: string, region: string) => ({ type: 'disc-shown', player, region }) as GameEvent;
    const discs = [disc('oro', 'galicia'), disc('azul', 'aragon'), disc('verde', 'galicia')];
    const [beat] = beatsOf([{ type: 'revealed' } as GameEvent, ...discs]);
    expect(tell(beat!, view, view, ['The discs are shown.']).text).toBe(
      'The discs are shown. Named more than once, so not scored: Galicia.',
    );
    expect(tell(beat!, start, start, ['The discs are shown.']).text).toBe('The discs are shown.');
  });

  it('what counts besides caballeros is said: a Grande at home, the Church', () => {
    const start = shown(games[0]!.views[0]!.view);
    const regions = {
      ...start.regions,
      aragon: { ...start.regions.aragon, caballeros: { oro: 2, verde: 1, church: 2 } },
    };
    const players = start.players.map((player) => ({
      ...player,
      church: player.colour === 'verde',
      grande: player.colour === 'oro' ? ('aragon' as const) : null,
    }));
    const options = { ...start.options, variants: ['home-advantage'] };
    const view: View = { ...start, regions, players, options };
    const ranked = (owner: string, rank: number, number: number, points: number) => {
      const bonuses = { kings_bonus: 0, home_bonus: 0 };
      return { type: 'ranked', place: 'aragon', owner, rank, points, number, ...bonuses } as GameEvent;
    };
    const scored = { type: 'scored', place: 'aragon', first_only: false, times: 1 } as GameEvent;
    const told = (...events: GameEvent[]) => tell(beatsOf([scored, ...events])[0]!, view, view, []).text;
    expect(told(ranked('oro', 1, 3, 5), ranked('granate', 2, 1, 4))).toContain(
      'oro is first with 3 = 2 + Grande 1. granate is second with 1.',
    );
    const tie = told(ranked('oro', 2, 3, 4), ranked('verde', 2, 3, 4));
    expect(tie).toContain('; oro: 3 = 2 + Grande 1; verde: 3 = 1 + Church 2.');
    const [beat] = beatsOf([moved('church', 'aragon', 'sevilla')], 0, 'oro');
    expect(tell(beat!, view, view, []).text).toBe('oro moves 1 of the Church from Aragón to Sevilla.');
  });

  it('says how many go back, and whose they are', () => {
    const view = { ...shown(games[0]!.views[0]!.view), seat: SEAT_COLOURS.indexOf('azul') };
    const back = (owner: string, number: number, source = 'court') =>
      ({ type: 'returned', owner, source, number }) as GameEvent;
    const told = (...events: GameEvent[]) => {
      const [beat, ...more] = beatsOf(events, 0, 'verde');
      expect(more).toEqual([]);
      return tell(beat!, view, view, []).text;
    };
    expect(told(back('oro', 1), back('oro', 1), back('oro', 1), back('granate', 1))).toBe(
      'From the court back to the province: 3 of oro and 1 of granate.',
    );
    expect(told(back('azul', 2, 'aragon'))).toBe('From Aragón back to the province: 2 of yours.');
    const recalled = { type: 'recalled', player: 'verde', source: 'sevilla' } as GameEvent;
    expect(told(recalled, recalled)).toBe('From Sevilla back to the court: 2 own caballeros.');
  });

  it('what others choose in my turn is shown; what I choose I know', () => {
    const card = (name: string) => ({ type: 'card-taken', player: 'azul', pile: 2, card: name }) as GameEvent;
    const back = { type: 'returned', owner: 'oro', source: 'aragon', number: 2 } as GameEvent;
    const fled = { type: 'fled', owner: 'oro', source: 'aragon', target: 'sevilla', number: 1 } as GameEvent;
    const watched = (name: string, event: GameEvent) => {
      const events = [card(name), event];
      return isWatched(beatsOf(events, 0, 'azul').at(-1)!, 'azul', events);
    };
    expect(watched('disc-return-2', back)).toBe(true);
    expect(watched('return-3', back)).toBe(true);
    expect(watched('eviction', fled)).toBe(true);
    expect(watched('one-of-each', back)).toBe(false);
  });

  it('a game from a position begins with a bidding', () => {
    const bid = { type: 'bid', player: 'oro', value: 4, modifier: null, total: 4 } as GameEvent;
    expect(turnAt([bid], 0).kind).toBe('bidding');
  });

  it('the next turn begins when the last beat of a turn is over', async () => {
    vi.useFakeTimers();
    const start = shown(games[0]!.views[0]!.view);
    const turn = (player: string) => ({ type: 'turn-began', player }) as GameEvent;
    const events = [turn('oro'), placed('oro', 'aragon'), { type: 'turn-ended' } as GameEvent, turn('azul')];
    const seatOf = (colour: string) => start.players.find((each) => each.colour === colour)!.seat;
    const active: (number | null)[] = [];
    const director = new Director(() => active.push(director.view!.active));
    const done = director.play({ view: start, events, lines: [], from: 0, to: 4, pace: 'calm', all: true });
    await vi.advanceTimersByTimeAsync(500); // it has landed
    active.push(director.view!.active);
    await vi.runAllTimersAsync();
    await done;
    expect([...active, director.view!.active]).toEqual([seatOf('oro'), seatOf('oro'), seatOf('azul')]);
    expect(director.at).toBe(4);
    vi.useRealTimers();
  });

  it('what a modifier does before a card is taken names it', () => {
    const bid = { type: 'bid', player: 'oro', value: 4, modifier: '+1move', total: 5 } as GameEvent;
    const turn = { type: 'turn-began', player: 'oro' } as GameEvent;
    const took = { type: 'took', player: 'oro', number: 3 } as GameEvent;
    const card = { type: 'card-taken', player: 'oro', pile: 1, card: 'move-any-3' } as GameEvent;
    const move = moved('oro', 'aragon', 'sevilla');
    const abilities = (events: GameEvent[]) =>
      beatsOf(events).map((beat) => [beat.kind, abilityOf(beat, events)]);
    expect(abilities([bid, turn, took, move, card, move])).toEqual([
      ['bid', null],
      ['supply', null],
      ['move', 'move'],
      ['card', null],
      ['move', null],
    ]);
    const recruit = { ...bid, modifier: '-1court' } as GameEvent;
    expect(abilities([recruit, turn, took, took]).slice(1)).toEqual([
      ['supply', null],
      ['supply', 'court'],
    ]);
    const view = shown(games[0]!.views[0]!.view);
    const [beat] = beatsOf([move], 0, 'oro');
    expect(tell(beat!, view, view, [], 'move').text).toMatch(/^“Ride”: oro moves/);
  });

  it('a disc that names the King says why caballeros come to the court', () => {
    const view = shown(games[0]!.views[0]!.view);
    const why = "The King's region means: back to the court.";
    const told = (event: object) => tell(beatsOf([event as GameEvent])[0]!, view, view, []).text;
    const left = { type: 'left-castillo', player: 'oro', number: 3, grande: false };
    expect(told({ ...left, target: 'court' })).toContain(why);
    expect(told({ ...left, target: 'galicia' })).not.toContain(why);
    const fled = { type: 'fled', owner: 'oro', number: 2, source: 'aragon' };
    expect(told({ ...fled, target: 'court' })).toContain(why);
    expect(told({ ...fled, target: 'galicia' })).not.toContain(why);
  });

  it('once the discs are shown nobody is waited for', () => {
    const start = shown(games[0]!.views[0]!.view);
    const players = start.players.map((player) => ({ ...player, answered: false }));
    const then = after({ ...start, players }, [{ type: 'revealed' } as GameEvent]);
    expect(then.players.map(({ answered }) => answered)).toEqual(players.map(() => null));
  });

  it('a Grande and the King who change places both travel', () => {
    const swapped = { type: 'swapped', player: 'oro', grande_to: 'aragon', king_to: 'galicia' } as GameEvent;
    expect(beatsOf([swapped])[0]!.flights.map(({ piece, from, to }) => [piece, from, to])).toEqual([
      ['grande', 'galicia', 'aragon'],
      ['king', 'aragon', 'galicia'],
    ]);
  });

  it('while pieces are in the air they stand nowhere', () => {
    const { views, events } = games[0]!;
    const start = shown(views[0]!.view);
    const i = events.findIndex((event, n) => event.type === 'placed' && n >= views[0]!.events);
    const event = events[i] as Extract<GameEvent, { type: 'placed' }>;
    const before = after(start, events.slice(views[0]!.events, i));
    const total = (view: View) =>
      view.players.find(({ colour }) => colour === event.player)!.court +
      placesOf(view).reduce(
        (sum, id) => sum + (regionOf(view, id)!.caballeros[event.player as 'oro'] ?? 0),
        0,
      );
    expect(total(after(before, [event], false))).toBe(total(before) - 1);
    const swapped = { type: 'swapped', player: 'oro', grande_to: 'aragon', king_to: 'galicia' } as GameEvent;
    const aloft = after(before, [swapped], false);
    expect(aloft.king).toBeNull();
    expect(aloft.players.find(({ colour }) => colour === 'oro')!.grande).toBeNull();
  });
});
