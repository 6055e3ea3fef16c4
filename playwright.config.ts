import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumHere } from './scripts/browsers.mjs';

const { FIREFOX_PATH: firefox, DEEP, PICTURES } = process.env;
const port = Number(process.env.TEST_PORT ?? 4199);
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = chromiumHere();

export default defineConfig({
  testDir: 'tests/browser',
  webServer: {
    command: `vite build --logLevel error && node --import ./tools/typescript.mjs tests/browser/serve.ts ${port}`,
    url: baseURL,
    timeout: 600_000,
  },
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // Every size, seat, theme and game: `npm run test:deep`. Pixels differ by machine: `npm run screenshots`.
  grepInvert: [...(DEEP ? [] : [/@deep/]), ...(PICTURES ? [] : [/@pixels/])],
  // One more than there are cores: a click waits for two frames, and another test can use that time.
  workers: availableParallelism() + 1,
  // Nothing is timed: these end what hangs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: 'line',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  use: {
    serviceWorkers: 'block',
    baseURL,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: process.env.CI ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        // Without a sandbox, which root cannot have.
        launchOptions: { chromiumSandbox: false, ...(executablePath && { executablePath }) },
      },
    },
    // The installed Firefox, over WebDriver BiDi. Two things are set by preferences: reduced motion, for which
    // that protocol has no command, and that each file is an origin of its own, as in every other profile.
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: /@engines/,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                firefoxUserPrefs: {
                  'ui.prefersReducedMotion': 1,
                  'security.fileuri.strict_origin_policy': true,
                },
              },
            },
          },
        ]
      : []),
  ],
});
