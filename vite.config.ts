import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy, HEADERS, licences, precache } from './src/offline/build.ts';

const { page, workers } = licences();

/** Milliseconds after which a unit test counts as hung. Nothing is timed, so a slow machine passes, too. */
const TIMEOUT = process.env.DEEP ? 3_600_000 : 600_000;

export default defineConfig({
  plugins: [react(), contentSecurityPolicy(), page, precache()],
  worker: { plugins: () => [workers] },
  // A file that is missing is missing: no page stands in for it.
  appType: 'mpa',
  base: './',
  preview: { headers: HEADERS },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // What a worker reads, too, fetches without the page's help: a worker has no document.
      resolveDependencies: (_file, needed, { hostId }) => (/\bserve-/.test(hostId) ? [] : needed),
    },
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // FrozenChess is large: what its rules stand on, and their words, are a file of their own beside the
        // rest.
        codeSplitting: {
          groups: [
            // What the first page needs of app and kernel is one file, whatever of them is fetched apart:
            // small pieces compress badly. It brings all that it stands on, so that it is whole before the
            // rest begins.
            {
              name: 'app',
              test: /src\/(app|kernel)|zustand\/esm\/vanilla|valibot|idb|preload-helper/,
              tags: ['$initial'],
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // Valibot too, which schemas of the kernel stand on: in a game's file the two would need each other.
            {
              name: 'engine',
              test: /src\/kernel|valibot/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            { name: 'frozenchess-ground', test: /frozenchess\/(rules|mechanics)\// },
          ],
        },
      },
    },
  },
  test: {
    // Every core: by itself it leaves one idle, which of two is half.
    maxWorkers: '100%',
    // A process takes file after file: tests leave nothing behind, and each component test has a window of its own.
    isolate: false,
    projects: [
      {
        test: { name: 'source', include: ['tests/source/**/*.test.ts'], testTimeout: TIMEOUT },
      },
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['tests/{kernel,variants,app,cli,search,opponent,prover,tools}/**/*.test.ts'],
          // Long walks and searches: `npm run test:deep`.
          exclude: process.env.DEEP ? [] : ['**/*.deep.test.ts'],
          setupFiles: ['tests/support/titles.ts'],
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/titles.ts', 'tests/ui/setup.ts'],
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
        },
      },
    ],
  },
});
