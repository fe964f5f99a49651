// Which public tables the reader wants to see; kept while the page is open.
import type { Edition } from '../view';

export interface Wanted {
  edition: Edition | '';
  pace: 'live' | 'turns' | '';
  free: number;
  level: string;
}

const ANY: Wanted = { edition: '', pace: '', free: 0, level: '' };

class LobbyFilter {
  wanted = $state<Wanted>({ ...ANY });
  isAny = $derived.by(() => this.query === '');
  query = $derived.by(() => {
    const asked = Object.entries(this.wanted).filter(([, value]) => Boolean(value));
    return asked.length ? `?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}` : '';
  });

  clear(): void {
    this.wanted = { ...ANY };
  }
}

export const lobbyFilter = new LobbyFilter();
