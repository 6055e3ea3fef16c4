/** The context of the refuter, in a file of its own, since the rest of learning is fetched later. */
import { createContext } from 'react';
import type { Answer, EscapeRequest } from '../../opponent/escape.ts';

export type Refuter = (request: EscapeRequest, signal: AbortSignal) => Promise<Answer | null>;

/** Finds the answer to a wrong try of a puzzle; on a page without one a wrong try is only called so. */
export const RefuterContext = createContext<Refuter | null>(null);
