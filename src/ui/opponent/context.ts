import { createContext, useContext } from 'react';
import type { AdviceStore, Asked } from '../../app/boards/shown-line.ts';
import type { Computer } from '../../app/store/computer.ts';
import { selectLength } from '../../app/store/state-selectors.ts';
import type { Opponent } from '../../worker/opponent.ts';
import { useApp } from '../store.ts';

/** Fetches the engine at its first use; null on a page without it. */
export const OpponentContext = createContext<(() => Promise<Opponent>) | null>(null);

interface ComputerDoor extends Pick<Computer, 'state' | 'stop' | 'retry'> {
  /** The hint or threat that is being searched or shown. */
  readonly advice: AdviceStore | null;
  /** Requests a hint or a threat, or ends the one shown. */
  advise(asked: Asked): void;
}

export const ComputerContext = createContext<ComputerDoor | null>(null);

/** Is there an opponent here, and a line to review? */
export const useCanReview = (): boolean => {
  const hasOpponent = useContext(OpponentContext) !== null;
  return useApp(selectLength) > 0 && hasOpponent;
};
