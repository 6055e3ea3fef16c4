import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler';
import { afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

/** Resolves once React has no work left: effects, too, which it runs some time after the page has changed. */
const effects = () => new Promise<void>((resolve) => void schedule(IDLE, () => resolve()));

const { asyncWrapper } = getConfig();
configure({
  // Pages are fetched when one goes to them; the first time, the test runner has to transform them.
  asyncUtilTimeout: 20_000,
  // A component that is on the page hears nothing of the store until its effects have run.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await effects();
      return found;
    }),
});
