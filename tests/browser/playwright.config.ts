import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH: exe, FIREFOX_PATH: firefox, DEEP, PICTURES } = process.env;
const port = Number(process.env.TEST_PORT ?? 4199);
export default defineConfig({
  testDir: '.',
  globalSetup: './serve.ts',
  outputDir: '../../.cache/test-results',
  fullyParallel: true,
  // Every size, seat, theme and game: `npm run test:deep`. Pixels differ by machine: `npm run screenshots`.
  grepInvert: [...(DEEP ? [] : [/@deep/]), ...(PICTURES ? [] : [/@pixels/])],
  // One more than there are cores: a click waits for two frames, and somebody else can use that time.
  workers: availableParallelism() + 1,
  // Nothing is timed: these end what hangs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: 'line',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  use: {
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          chromiumSandbox: false, // needed as root
          ...(exe ? { executablePath: exe } : {}),
        },
      },
    },
    // The installed Firefox, over WebDriver BiDi. Two things are said by preferences: that it keeps still,
    // for which that protocol has no word, and that files are as far from each other as they are for
    // everybody else.
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
