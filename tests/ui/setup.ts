import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler';
import { afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

/** Resolves when React is idle, effects included. */
const effects = () => new Promise<void>((resolve) => void schedule(IDLE, () => resolve()));

const { asyncWrapper } = getConfig();
configure({
  // The first visit of a page waits for the test runner to transform it.
  asyncUtilTimeout: 20_000,
  // A component subscribes to the store only when its effects have run.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await effects();
      return found;
    }),
});
