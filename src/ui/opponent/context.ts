import { createContext, useContext } from 'react';
import type { ProvingStore } from '../../app/boards/proving.ts';
import type { AdviceKind, AdviceStore } from '../../app/boards/shown-line.ts';
import type { Computer } from '../../app/store/computer.ts';
import { selectLength } from '../../app/store/state-selectors.ts';
import type { Searcher } from '../../search/messages.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { useApp } from '../store.ts';

/** A function that loads the engine when first called, because the engine is large. Null on pages without an engine. */
export const OpponentContext = createContext<(() => Promise<Opponent>) | null>(null);

/** Searches for a line that shows a clause. Null on pages without search. */
export const SearcherContext = createContext<Searcher | null>(null);

interface ComputerControls extends Pick<Computer, 'state' | 'stop' | 'retry'> {
  readonly advice: AdviceStore | ProvingStore | null;
  /** Shows the advice or proof asked for. Asking again hides it, so that one key does both. */
  advise(asked: AdviceKind | 'proof'): void;
}

export const ComputerContext = createContext<ComputerControls | null>(null);

export const useCanReview = (): boolean => {
  const hasOpponent = useContext(OpponentContext) !== null;
  return useApp(selectLength) > 0 && hasOpponent;
};
