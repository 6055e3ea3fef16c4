/** Where progress is kept; a page without a storage keeps it nowhere. */
import { createContext } from 'react';
import type { Shelf } from '../../app/storage.ts';

export const ShelfContext = createContext<Shelf | null>(null);
