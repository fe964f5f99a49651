// The words of the stage in Dutch.
import type { stage as english } from './stage.en';

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const ORDINALS = ['', 'eerste', 'tweede', 'derde'];
const ordinal = (n: number) => ORDINALS[n] ?? `${n}e`;
const list = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}` : (parts[0] ?? '');

export const stage: typeof english = {
  connection: {
    'logged-out': 'Je bent hier afgemeld. Meld je opnieuw aan om verder te spelen.',
    refused: 'De server heeft de verbinding gesloten.',
    again: 'Opnieuw verbinden',
  },

  stageTabs: { map: 'Kaart' },

  act: {
    takes: (name, n) => `“${name}” nemen, en er tot ${n} plaatsen?`,
    rest: (n, place) => `Alle ${n} naar ${place}`,
    notThisRound: 'Deze ronde alles toestaan',
    lastStep: 'Je laatste stap staat op de kaart getekend.',
  },

  hints: {
    of: (n, all) => `Hint ${n} van ${all}`,
    other: 'Een andere',
    better: (points) => `${points.toFixed(1)} punten beter dan de volgende`,
  },

  end: {
    course: 'Hoe het ging',
    moments: 'Wat de meeste punten verzette',
    moment: (round, place, general) => `Ronde ${round}, ${place}${general ? ', algemene telling' : ''}:`,
    share: 'Delen',
    shared: 'Link gekopieerd',
  },

  logs: { only: 'Regels van één speler', onlyOf: (name) => `Alleen ${name}` },

  choose: {
    sound: 'Geluid',
    on: 'Aan',
    off: 'Uit',
    volume: 'Volume',
    pieces: 'Caballero’s',
    figures: 'Figuren',
    plain: 'Eenvoudig',
  },

  jumps: {
    by: 'Spring per',
    units: { step: 'Stap', turn: 'Beurt', round: 'Ronde', scoring: 'Telling' },
    back: {
      step: 'Eén stap terug',
      turn: 'Eén beurt terug',
      round: 'Eén ronde terug',
      scoring: 'Naar de vorige telling',
    },
    on: {
      step: 'Eén stap verder',
      turn: 'Eén beurt verder',
      round: 'Eén ronde verder',
      scoring: 'Naar de volgende telling',
    },
  },

  scene: {
    label: 'Wat er gebeurt',
    kinds: {
      setup: 'Opbouw',
      bidding: 'Machtskaarten',
      turn: 'Beurt',
      general: 'Algemene puntentelling',
      end: 'Het einde',
    },
    turnOf: (name) => `Beurt van ${name}`,
    the: { castillo: 'het Castillo', court: 'het hof', province: 'de provincie' },
    places: (name, parts) => `${name} plaatst ${list(parts)}.`,
    inPlace: (n, place) => `${n} in ${place}`,
    moves: (name, whose, from, to) => `${name} verplaatst ${whose} van ${from} naar ${to}.`,
    flee: (whose, from, to) => `Uit ${from} vluchten er ${whose} naar ${to}.`,
    own: (n) => some(n, 'eigen caballero', 'eigen caballero’s'),
    yours: (n) => `${n} van jou`,
    others: (n, name) => `${n} van ${name}`,
    tower: (parts) => `Het Castillo gaat open. ${list(parts)}.`,
    rides: (name, n, place) => `${name}: ${n} naar ${place}`,
    scored: (place) => `${place} wordt geteld.`,
    alone: (name, rank, number) => `${name} is ${ordinal(rank)} met ${number}`,
    tie: (names, would, takes, number, points) =>
      `${list(names)} delen de ${ordinal(would)} plaats met ${number}: ${
        points > 0 ? `elk krijgt de ${ordinal(takes)}, ${points}` : 'geen punten'
      }`,
    noBonus: 'geen bonus bij een gelijke stand',
    kings: (n) => `koningsbonus ${n}`,
    home: (n) => `thuisbonus ${n}`,
    france: (n) => `Frankrijk ${n}`,
    nobody: (place) => `Niemand krijgt punten in ${place}.`,
    youGet: (n) => (n > 0 ? `Jij krijgt ${some(n, 'punt', 'punten')}.` : 'Niets voor jou.'),
    fall: (place, rank, from, to) =>
      `Kost je ${from - to} in ${place}${rank ? `: nu ${ordinal(rank)}` : ''} (${from} → ${to} bij telling nu).`,
    rise: (place, rank, from, to) =>
      `Geeft je ${to - from} in ${place}${rank ? `: nu ${ordinal(rank)}` : ''} (${from} → ${to} bij telling nu).`,
    next: 'Verder',
    waits: 'Daarna ben jij aan de beurt.',
    show: 'Laat zien',
    showTitle: 'Laat deze scène op de kaart zien',
    away: (turns, scorings) =>
      `Terwijl je weg was: ${some(turns, 'beurt', 'beurten')}${scorings ? ` en ${some(scorings, 'telling', 'tellingen')}` : ''}.`,
    dismiss: 'Niet nodig',
    again: 'Laat het op de kaart zien',
    sinceShow: 'Laat het op de kaart zien',
  },
};
