/** Where components reach the computer at the table, and its hints. */
import { createContext } from 'react';
import type { AdviceStore, Asked } from '../../app/opponent/advice.ts';
import type { Computer } from '../../app/opponent/computer.ts';
import type { Opponent } from '../../opponent/client.ts';

/** Fetches what thinks, when somebody first asks for it; a page without it offers no computer. */
export const OpponentContext = createContext<(() => Promise<Opponent>) | null>(null);

export interface ComputerDoor extends Pick<Computer, 'state' | 'stop' | 'retry'> {
  /** The hint or threat that is looked for, or shown. */
  readonly advice: AdviceStore | null;
  /** Asks for a hint or a threat, or ends it. */
  advise(asked: Asked): void;
}

export const ComputerContext = createContext<ComputerDoor | null>(null);
