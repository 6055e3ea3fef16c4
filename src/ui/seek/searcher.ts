/** The context of the searcher, in a file of its own, since the rest of seeking is fetched later. */
import { createContext } from 'react';
import type { Searcher } from '../../search/messages.ts';

/** The searcher; a page without one offers no search. */
export const SearcherContext = createContext<Searcher | null>(null);
