import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client, NAMES, position, view } from '../fixtures/states';
import words from '../fixtures/words.json';
import { artOf, CARD_KEYS } from './cards/art';
import ActionCard from './cards/ActionCard.svelte';
import Board from './map/Board.svelte';
import TurnOrder from './table/TurnOrder.svelte';
import { middleOf } from './map/geometry';
import HintVoice from './play/HintVoice.svelte';
import Play from './play/Play.svelte';
import PlayerPanel from './players/PlayerPanel.svelte';
import PlaceSheet from './table/PlaceSheet.svelte';
import Prompt from './table/Prompt.svelte';
import ScoredNow from './table/ScoredNow.svelte';
import SecretDisc from './table/SecretDisc.svelte';
import { placesOf, REGIONS, type GameEvent, type PlaceId } from './view';
import Worded from './table/Worded.svelte';
import { books, placeName, t } from './words/index.svelte';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => 0,
  removeEventListener: () => 0,
}));
books.put('en', 'big-box', words['big-box']);
books.put('en', '2023', words['2023']);

let undo: (() => void)[] = [];
afterEach(() => {
  undo.forEach((step) => step());
  undo = [];
});

function show<Props extends object>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const shown = mount(component, { target, props });
  flushSync();
  undo.push(() => {
    void unmount(shown);
    target.remove();
  });
  return target;
}

const press = (element: Element, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const click = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

it('a press that was meant for the scene before is no answer', () => {
  const act = vi.fn();
  let settled = false;
  const buttons = [{ key: 'take:3', label: 'Take 3', act }];
  const page = show(Prompt, {
    asked: [],
    mine: true,
    sentence: 'How many?',
    buttons,
    isSettled: () => settled,
  });
  click(page.querySelector('[data-answer]')!);
  settled = true;
  click(page.querySelector('[data-answer]')!);
  expect(act).toHaveBeenCalledOnce();
});

describe('the board', () => {
  it('lets only selectable places be picked, by mouse and by keyboard', () => {
    const onpick = vi.fn();
    const page = show(Board, { view: view('middle'), selectable: ['vasco', 'castillo'], onpick });
    const buttons = [...page.querySelectorAll('[role=button]')];
    expect(buttons.map((b) => b.getAttribute('data-place'))).toEqual(['vasco', 'castillo']);
    click(page.querySelector('[data-place=vasco]')!);
    press(page.querySelector('[data-place=castillo]')!, 'Enter');
    click(page.querySelector('[data-place=sevilla]')!);
    expect(onpick.mock.calls).toEqual([['vasco'], ['castillo']]);
  });

  it('says everything about a region in words', () => {
    const shown = view('middle');
    const page = show(Board, { view: shown });
    const label = (id: string) => page.querySelector(`[data-place=${id}]`)!.getAttribute('aria-label');
    expect(label(shown.king!)).toContain("the King's region");
    const lord = shown.players.find((player) => player.grande)!;
    expect(label(lord.grande!)).toContain(`Grande of ${lord.name}`);
  });

  it('shows of a closed Castillo only what is mine', () => {
    const shown = view('middle');
    const page = show(Board, { view: shown });
    const castillo = page.querySelector('[data-place=castillo]')!;
    expect(castillo.getAttribute('aria-label')).toContain(`${shown.castillo.own} of yours inside`);
    expect(castillo.querySelectorAll('.token')).toHaveLength(1);
  });

  it('shows an open Castillo to all', () => {
    const shown = view('open');
    const inside = Object.values(shown.castillo.contents!).filter((n) => n > 0);
    const page = show(Board, { view: shown });
    expect(page.querySelectorAll('[data-place=castillo] .token')).toHaveLength(inside.length);
  });

  it('offers the three spaces of France', () => {
    const page = show(Board, { view: view('france') });
    expect(page.querySelector('.france.glow')).toBeNull();
    expect(
      show(Board, { view: view('france'), lights: ['france'] }).querySelector('.france.glow'),
    ).not.toBeNull();
    expect(page.querySelectorAll('[data-place^=france-]')).toHaveLength(3);
  });

  it('marks where Grandes go, and where one may now join the King', () => {
    const shown = view('middle');
    const signAt = (event: GameEvent) =>
      show(Board, { view: shown, events: [event] })
        .querySelector('.sign')
        ?.parentElement?.getAttribute('transform');
    const at = (id: PlaceId) => `translate(${middleOf(id).join(' ')})`;
    expect(signAt({ type: 'grandes-inside' })).toBe(at('castillo'));
    expect(signAt({ type: 'infiltrated', player: 'oro' })).toBe(at(shown.king!));
    expect(signAt({ type: 'game-over' })).toBeUndefined();
  });

  it.each(NAMES)('draws the position %s', (name) => {
    const shown = view(name);
    const page = show(Board, { view: shown });
    for (const id of REGIONS) {
      const counts = Object.values(shown.regions[id].caballeros).map(String);
      const tokens = page.querySelectorAll(`[data-place=${id}] .token text`);
      expect([...tokens].map((text) => text.textContent).sort()).toEqual(counts.sort());
    }
  });

  it('draws the numbers of a place over all figures, and the medals over all numbers', () => {
    const shown = view('middle');
    const caballeros = { azul: 1, granate: 2, oro: 1, verde: 7, purpura: 3 };
    shown.regions.cataluna = { ...shown.regions.cataluna, caballeros };
    const page = show(Board, { view: shown, compact: true });
    const troops = [...page.querySelectorAll('[data-place=cataluna] .troop')];
    const drawn = troops.map((one) =>
      one.querySelector('ellipse') ? 'figures' : one.textContent?.trim() || 'medal',
    );
    const medals = drawn.filter((one) => one === 'medal');
    expect(medals.length).toBeGreaterThan(0);
    expect(drawn).toEqual([...Array(5).fill('figures'), '1', '2', '1', '7', '3', ...medals]);
  });

  it('draws a ring for each disc, also of those that name one region', () => {
    const disc = (player: string, region: string) => ({ type: 'disc-shown', player, region }) as GameEvent;
    const events = [disc('oro', 'aragon'), disc('azul', 'sevilla'), disc('verde', 'aragon')];
    const rings = show(Board, { view: view('middle'), events }).querySelectorAll('.signs .sign circle');
    expect([...rings].map((ring) => ring.getAttribute('r'))).toEqual(['60', '60', '76']);
  });

  it('uses no style attribute that a strict content security policy would refuse', () => {
    const page = show(Board, { view: view('disc') });
    const styled = [...page.querySelectorAll('[style]')].map((e) => e.getAttribute('class')?.split(' ')[0]);
    expect(new Set(styled)).toEqual(new Set(['mover']));
  });
});

it('a hint that is no better than the next says so, and no points of 0.0', () => {
  const one = { action: position('middle').legal[0]!, reasons: [], behind: 0, sure: 0.99 };
  const shown = (behind: number) =>
    show(HintVoice, {
      view: view('middle'),
      advice: [one, { ...one, behind }],
      at: 0,
      who: [],
      busy: false,
      ontake: () => undefined,
      onother: () => undefined,
      onclose: () => undefined,
    }).querySelector('small')!.textContent;
  expect(shown(0.04)).toContain('about as good as the next');
  expect(shown(0.04)).not.toContain('0.0');
  expect(shown(0.06)).toContain('probably best, 0.1 points better');
  expect(shown(0.6)).toContain('clearly best, 0.6 points better');
});

describe('the secret disc', () => {
  it('names every region, and answers only for those that may be named', () => {
    const onchoose = vi.fn();
    const shown = view('disc');
    const allowed = REGIONS.filter((id) => id !== shown.king) as PlaceId[];
    const page = show(SecretDisc, { view: shown, allowed, onchoose });
    const winds = [...page.querySelectorAll('[role=radio]')];
    expect(winds).toHaveLength(REGIONS.length);
    const barred = winds.filter((w) => w.getAttribute('aria-disabled') === 'true');
    expect(barred.map((w) => w.getAttribute('aria-label'))).toEqual([
      expect.stringContaining("the King's region: not allowed"),
    ]);
    winds.forEach(click);
    expect(onchoose).toHaveBeenCalledTimes(8);
  });
});

it('what the King forbids is said once', () => {
  const shown = view('middle');
  const place = shown.king as PlaceId;
  for (const why of [null, t().why.king]) {
    const said = show(PlaceSheet, { view: shown, place, why }).textContent!;
    expect(said.split('nothing enters or leaves')).toHaveLength(2);
  }
});

describe('a player panel', () => {
  it('shows the way from province to court to map', () => {
    const shown = view('middle');
    const player = shown.players[0]!;
    const page = show(PlayerPanel, { view: shown, player });
    const stops = [...page.querySelectorAll('.stop b')].map((b) => Number(b.textContent));
    expect(stops.slice(0, 2)).toEqual([player.province, player.court]);
  });
});

describe('an action card', () => {
  const card = { pile: 5, card: 'exile', number: 5, taken_by: null };

  it('is marked when it is reconstructed', () => {
    expect(show(ActionCard, { card, edition: '2023', onlook: () => {} }).textContent).toContain(
      'reconstructed',
    );
  });

  it('answers only when it may be taken; otherwise it tells about itself', () => {
    const [onpick, onlook] = [vi.fn(), vi.fn()];
    click(show(ActionCard, { card, edition: '2023', onpick, onlook }).querySelector('button')!);
    expect([onpick.mock.calls.length, onlook.mock.calls.length]).toEqual([0, 1]);
    click(show(ActionCard, { card, edition: '2023', selectable: true, onpick }).querySelector('button')!);
    expect(onpick.mock.calls).toEqual([[5]]);
  });

  it('is marked while it is used, and pale when it is spent', () => {
    const shown = view('moving');
    const cards = shown.cards.filter((each) => each.in_use);
    expect(cards.map((each) => each.card)).toEqual([shown.question.card]);
    const mine = show(ActionCard, { card: cards[0]!, edition: 'big-box' });
    expect(mine.querySelector('.in-use')!.textContent).toContain('in use');
    expect(mine.querySelector('.taken')).toBeNull();
    const spent = show(ActionCard, { card: { ...cards[0]!, in_use: false }, edition: 'big-box' });
    expect(spent.querySelector('.taken')).not.toBeNull();
  });

  it('has a drawing of its own for every card of every edition', () => {
    const keys = Object.values(words).flatMap((book) =>
      Object.keys(book).flatMap((key) => /^cards\.([^.]+)\.name$/.exec(key)?.[1] ?? []),
    );
    expect(new Set(keys)).toEqual(new Set(CARD_KEYS));
    const drawn = CARD_KEYS.map((key) => JSON.stringify([artOf(key).ground, artOf(key).parts]));
    expect(new Set(drawn).size).toBe(CARD_KEYS.length);
  });
});

it('"if scored now" adds up', () => {
  const shown = view('middle');
  const page = show(ScoredNow, { view: shown });
  const sums = [...page.querySelectorAll('tfoot td')].map((cell) => Number(cell.textContent));
  const expected = shown.players.map(({ colour }) =>
    placesOf(shown).reduce((sum, id) => sum + (shown.regions[id]!.if_scored[colour] ?? 0), 0),
  );
  expect(sums).toEqual(expected);
});

it('Spanish names are marked for screen readers, wherever they are read', () => {
  const shown = view('middle');
  const marked = (page: HTMLElement, within: string) =>
    [...page.querySelectorAll(`${within} [lang=es]`)].map((each) => each.textContent);
  expect(marked(show(ScoredNow, { view: shown }), 'tbody th')).toEqual(
    REGIONS.map((id) => placeName(id, shown.edition)),
  );
  const board = show(Board, { view: shown });
  expect(marked(board, 'svg')).toContain('Castillo');
  expect(marked(show(Worded, { text: 'From Aragón into the Castillo.' }), '')).toEqual([
    'Aragón',
    'Castillo',
  ]);
});

describe('the table', () => {
  it.each(NAMES)('asks what is asked in the position %s', (name) => {
    const page = show(Play, { client: client(name) });
    expect(page.querySelector('.prompt p')!.textContent).toContain(position(name).asked.ask.slice(0, 20));
  });

  it('says what a modifier does and what it adds up to', () => {
    const shown = client('dummy');
    vi.spyOn(shown, 'play').mockResolvedValue(null);
    const page = show(Play, { client: shown });
    const card = page.querySelector('.power[data-open]')!;
    click(card);
    flushSync();
    click(card);
    flushSync();
    const labels = [...page.querySelectorAll('[data-answer^="modifier:"]')].map((each) => each.textContent);
    expect(labels.length).toBeGreaterThan(2);
    expect(labels.filter((label) => !/^\d+( [+−] \d = −?\d+)?\D.{6,}$/.test(label ?? ''))).toEqual([]);
  });

  it('repeats the card while its special action is asked, and says where a piece may go', () => {
    const page = show(Play, { client: client('moving') });
    const text = () => page.querySelector('.prompt p')!.textContent;
    expect(text()).toContain('“');
    expect(page.querySelector('[data-answer="button:stop"]')!.classList.contains('main')).toBe(false);
    const move = position('moving').legal.find((action) => action.type === 'move')!;
    click(page.querySelector(`[data-place=${move.source}]`)!);
    flushSync();
    expect(text()).toContain('A caballero of yours from País Vasco: where to?');
    expect(page.querySelector('.prompt .more')!.textContent).toBe(
      'Any region except Granada, or the Castillo.',
    );
    expect(page.querySelector('[data-answer=put-back]')).not.toBeNull();
    expect(page.querySelector('[data-answer=undo]')).toBeNull();
  });

  it('plays a power card at the second tap, not at the first', () => {
    const shown = client('early');
    const play = vi.spyOn(shown, 'play').mockResolvedValue(null);
    const page = show(Play, { client: shown });
    const card = page.querySelector('.power[data-open]')!;
    click(card);
    flushSync();
    expect(play).not.toHaveBeenCalled();
    click(card);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('moves in two taps: pick up, put down', () => {
    const shown = client('moving');
    const play = vi.spyOn(shown, 'play').mockResolvedValue(null);
    const page = show(Play, { client: shown });
    const move = position('moving').legal.find((action) => action.type === 'move')!;
    click(page.querySelector(`[data-place=${move.source}]`)!);
    flushSync();
    expect(play).not.toHaveBeenCalled();
    click(page.querySelector(`[data-place=${move.target}]`)!);
    expect(play).toHaveBeenCalledWith(move);
  });

  it('offers the holder of a veto every answer', () => {
    const page = show(Play, { client: client('veto') });
    const answers = [...page.querySelectorAll('[data-answer]')].map((b) => b.getAttribute('data-answer'));
    const legal = position('veto').legal.map(({ type }) => `button:${type}`);
    expect(answers).toEqual(expect.arrayContaining(legal));
  });
});

describe('the order of turns', () => {
  const bids = [4, 11, 7, 2, 9];
  const shown = view('middle');
  const players = shown.players.map((player, i) => ({ ...player, power: bids[i]!, total: bids[i]! }));
  const cards = [{ ...shown.cards[0]!, taken_by: players[1]!.colour }];
  const order = (more: object) => [
    ...show(TurnOrder, {
      view: { ...shown, players, cards, active: players[2]!.seat, ...more },
    }).querySelectorAll('li'),
  ];

  it('goes from the highest card to the lowest, with who is on turn and who is done', () => {
    const named = players.toSorted((a, b) => b.total - a.total).map(({ name }) => name);
    expect(order({}).map((one) => one.textContent!.trim())).toEqual(named);
    expect(
      order({}).find((one) => one.ariaCurrent ?? one.getAttribute('aria-current'))!.textContent,
    ).toContain(players[2]!.name);
    expect(
      order({})
        .filter((one) => one.classList.contains('done'))
        .map((one) => one.textContent!.trim()),
    ).toEqual([players[1]!.name]);
  });

  it('is not known before all have played a power card', () => {
    expect(order({ players: [...players.slice(1), { ...players[0]!, total: null }] })).toEqual([]);
  });
});
