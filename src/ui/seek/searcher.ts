/** A file of its own, since the rest of the search UI is fetched later. */
import { createContext } from 'react';
import type { Searcher } from '../../search/messages.ts';

/** Null on a page without search. */
export const SearcherContext = createContext<Searcher | null>(null);
