/** Where components reach what searches. It stands apart from the rest of seeking, which is fetched later. */
import { createContext } from 'react';
import type { Searcher } from '../../search/messages.ts';

/** What searches; a page without one offers no search. */
export const SearcherContext = createContext<Searcher | null>(null);
