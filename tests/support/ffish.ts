/**
 * Loads Fairy-Stockfish, an independent engine to compare with. Its loader takes an environment with `fetch` for a
 * browser and then requests a path as if it were a URL; so `fetch` is hidden while it loads, and it reads the file.
 */
import { createRequire } from 'node:module';
import type { FairyStockfish } from 'ffish';

export type { Board, FairyStockfish } from 'ffish';

const load = async (): Promise<FairyStockfish> => {
  const { fetch } = globalThis;
  Object.assign(globalThis, { fetch: undefined });
  const library = createRequire(import.meta.url)('ffish') as FairyStockfish & {
    onRuntimeInitialized: () => void;
  };
  await new Promise<void>((resolve) => {
    library.onRuntimeInitialized = resolve;
  });
  Object.assign(globalThis, { fetch });
  return library;
};

let loaded: Promise<FairyStockfish> | undefined;

/** Returns the engine, which is loaded once per process. */
export const loadFfish = (): Promise<FairyStockfish> => {
  loaded ??= load();
  return loaded;
};
