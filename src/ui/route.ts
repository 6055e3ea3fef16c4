/** Where in the app one is: the address's fragment, `#/snake` or `#/snake/SN-HEAD-1`. */
import { useSyncExternalStore } from 'react';

export interface Route {
  readonly game: string | null;
  /** A clause of its rulebook. */
  readonly clause: string | null;
}

export const routeOf = (fragment: string): Route => {
  const [, game = '', clause = ''] = fragment.split('/').map(decodeURIComponent);
  return { game: game || null, clause: clause || null };
};

export const gameLink = (game: string): string => `#/${encodeURIComponent(game)}`;
export const clauseLink = (game: string, clause: string): string => `${gameLink(game)}/${encodeURIComponent(clause)}`;

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export const useFragment = (): string => useSyncExternalStore(subscribe, () => window.location.hash);
