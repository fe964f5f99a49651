// The user's settings, stored in this browser only.
import { LANGUAGES as NAMES } from '../generated/words';
import { setTheme, theme, type Theme } from '../theme';

export type Language = keyof typeof NAMES;
export const LANGUAGES = Object.keys(NAMES) as Language[];
export const PACES = ['calm', 'quick', 'instant'] as const;
export type Pace = (typeof PACES)[number];
export const MOTIONS = ['auto', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];
/** Caballeros as countable figures, or plain tokens with a number. */
export const PIECES = ['figures', 'plain'] as const;
export type Pieces = (typeof PIECES)[number];

function kept(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(`elgrande-${key}`) ?? null;
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(`elgrande-${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const among = <Choice extends string>(choices: readonly Choice[], value: string | null): Choice | undefined =>
  choices.find((choice) => choice === value);

const browsers = (): Language => {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.map((tag) => among(LANGUAGES, tag.slice(0, 2))).find((found) => found) ?? 'en';
};

/** A link may set another language. */
const wished = (): Language | undefined => {
  const asked = among(LANGUAGES, new URLSearchParams(globalThis.location?.search).get('language'));
  return asked === 'en' ? undefined : asked;
};

class Settings {
  language = $state<Language>(wished() ?? among(LANGUAGES, kept('language')) ?? browsers());
  theme = $state<Theme>(theme());
  motion = $state<Motion>(among(MOTIONS, kept('motion')) ?? 'auto');
  pace = $state<Pace>(among(PACES, kept('pace')) ?? 'calm');
  sound = $state(kept('sound') !== 'off');
  volume = $state(Number(kept('volume') ?? 60));
  pieces = $state<Pieces>(among(PIECES, kept('pieces')) ?? 'figures');
  opponents = $state(Number(kept('opponents') ?? 3));
  level = $state(kept('level') ?? 'normal');

  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset['motion'] = this.motion;
    setTheme(this.theme);
  }

  setLanguage(next: Language): void {
    this.language = next;
    keep('language', next);
    this.apply();
  }

  setTheme(next: Theme): void {
    this.theme = next;
    this.apply();
  }

  setMotion(next: Motion): void {
    this.motion = next;
    keep('motion', next);
    this.apply();
  }

  setPace(next: Pace): void {
    this.pace = next;
    keep('pace', next);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  setVolume(next: number): void {
    this.volume = next;
    keep('volume', String(next));
  }

  setPieces(next: Pieces): void {
    this.pieces = next;
    keep('pieces', next);
  }

  setPlayNow(opponents: number, level: string): void {
    this.opponents = opponents;
    this.level = level;
    keep('opponents', String(opponents));
    keep('level', level);
  }
}

export const settings = new Settings();
