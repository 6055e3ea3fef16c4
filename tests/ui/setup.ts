import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler';
import { afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

/** Resolves when React has no work left, effects included. */
const effects = () => new Promise<void>((resolve) => void schedule(IDLE, () => resolve()));

const { asyncWrapper } = getConfig();
configure({
  // On the first visit of a page, the test runner must transform its modules.
  asyncUtilTimeout: 20_000,
  // Waits for effects too, since a component subscribes to the store only in an effect.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await effects();
      return found;
    }),
});
