/**
 * Fairy-Stockfish as an independent engine. Its loader takes an environment with `fetch` for a browser and requests a
 * path that is no address; without `fetch` it reads the file.
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

/** Loaded once. */
export const loadFfish = (): Promise<FairyStockfish> => {
  loaded ??= load();
  return loaded;
};
