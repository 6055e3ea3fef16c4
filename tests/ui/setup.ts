import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

// Pages are fetched when one goes to them; the first time, the test runner has to transform them.
configure({ asyncUtilTimeout: 20_000 });
