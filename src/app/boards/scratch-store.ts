/** A store that saves nothing, for demonstrations, lessons and lines. */
import type { KeyValueStore } from '../base/browser.ts';
import type { OddboardStore, Services } from '../store/state.ts';
import { createOddboard } from '../store/store.ts';

export const NO_STORAGE: KeyValueStore = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

export const createScratchStore = (isAnimated: boolean, more: Pick<Services, 'placeBefore'> = {}): OddboardStore =>
  createOddboard({
    entries: [],
    linkWords: async () => '',
    storage: NO_STORAGE,
    prefersReducedMotion: () => !isAnimated,
    seed: () => 1,
    now: () => '',
    milliseconds: () => 0,
    newId: () => 'apart',
    ...more,
  });
