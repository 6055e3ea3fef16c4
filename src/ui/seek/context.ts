/** Where components reach the search for a rule from the position in play. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Ghost } from '../../app/seeking/ghost.ts';
import type { SeekingStore } from '../../app/seeking/seeking.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import type { Searcher } from '../../search/messages.ts';
import { ComputerContext } from '../opponent/context.ts';

/** What searches; a page without one offers no search. */
export const SearcherContext = createContext<Searcher | null>(null);

export interface SeekDoor {
  /** The search that goes on, or whose result stands. */
  readonly seeking: SeekingStore | null;
  /** Begins another search in its place. */
  seek(rule: RuleId): void;
}

export const SeekContext = createContext<SeekDoor | null>(null);

const NOTHING = { subscribe: () => () => undefined, getState: () => null, getInitialState: () => null };

/** The ghost that stands on the board in place of the game; null while there is none. */
export const useGhost = (): Ghost | null => {
  const advice = useContext(ComputerContext)?.advice ?? NOTHING;
  const seeking = useContext(SeekContext)?.seeking ?? NOTHING;
  const advised = useStore(advice, (state) => state?.ghost ?? null);
  const sought = useStore(seeking, (state) => (state?.isShown ? state.ghost : null));
  return advised ?? sought;
};
