// What most npm scripts do: install what is missing, bundle a program and run it with the rest of the command
// line. Each program says at its top what can follow its name.
import { pathToFileURL } from 'node:url';
import { build, bundle, fail, install, node } from './bootstrap.mjs';

/** Those whose sources are in `src` and `tests` run in Node alone, or with a browser on the built app. */
const PROGRAMS = {
  engine: { entry: 'src/cli/main.ts', sources: ['src'] },
  words: { entry: 'tests/words/main.ts' },
  arena: { entry: 'tests/bench/arena/main.ts' },
  puzzles: { entry: 'tests/puzzles/main.ts' },
  bench: { entry: 'tests/bench/engine.ts', after: ['bench clicks', 'bench opening'] },
  'bench clicks': { entry: 'tests/bench/browser.ts', browser: 'chromium' },
  'bench thinking': { entry: 'tests/bench/browser.ts', browser: 'chromium', words: ['thinking'] },
  'bench opening': { entry: 'tests/bench/opening.ts', browser: 'chromium' },
  'bench growth': { entry: 'tests/bench/growth.ts', browser: 'chromium' },
  'bench scrolling': { entry: 'tests/bench/scrolling.ts', browser: 'chromium' },
  'bench library': { entry: 'tests/bench/library.ts', browser: 'chromium' },
  'bench asking': { entry: 'tests/bench/asking/main.ts', browser: 'chromium' },
  campaign: { entry: 'tests/bench/campaign.ts' },
  'campaign --laws': { entry: 'tests/walks/main.ts', usual: ['1000000'] },
  'campaign --saves': { entry: 'tests/walks/saves.ts', usual: ['2000', '40'] },
  'campaign --fuzz': { entry: 'tests/walks/fuzz.ts', usual: ['600'] },
  'campaign --hostile': { entry: 'tests/bench/siege.ts' },
  'campaign --kills': { entry: 'tests/bench/kills.ts', browser: 'chromium' },
  screenshots: { entry: 'tests/bench/screenshots.ts', browser: 'chromium' },
  steady: { entry: 'tests/bench/steady.ts' },
  webkit: { entry: 'tests/webkit/main.ts', browser: 'webkit' },
};

/** Finds what a program needs, and tells it where that is. */
const prepare = {
  chromium: async ({ findBrowser }) => {
    const { exe, reason } = await findBrowser();
    if (reason) fail(`No browser: ${reason}`);
    process.env.CHROMIUM_PATH = exe;
    build();
  },
  webkit: ({ findWebKit }) => {
    const { driver, display, reason } = findWebKit();
    if (reason) fail(`WebKit is not tested here: ${reason}`);
    Object.assign(process.env, { WEBKIT_DRIVER: driver, WEBKIT_DISPLAY: display });
    build();
  },
};

const run = async (name, rest) => {
  const { entry, sources = ['src', 'tests'], browser, words = [], usual = [], after = [] } = PROGRAMS[name];
  if (browser) await prepare[browser](await import('./browser.mjs'));
  process.argv.splice(2, process.argv.length, ...words, ...(rest.length > 0 ? rest : usual));
  await import(pathToFileURL(bundle(name.replace(/\W+/g, '-'), entry, sources)).href);
  for (const next of after) await run(next, rest);
};

const [name, ...rest] = process.argv.slice(2);
const tool = (script, args) => process.exit(node(script, args) ?? 1);
install();
if (name === 'build') build();
else if (name === 'dev') tool('node_modules/vite/bin/vite.js', rest);
else if (name === 'format') tool('node_modules/@biomejs/biome/bin/biome', ['check', '--write', '.']);
else if (`${name} ${rest[0]}` in PROGRAMS) await run(`${name} ${rest[0]}`, rest.slice(1));
else if (name in PROGRAMS) await run(name, rest);
else fail(`There is no "${name}". There are ${Object.keys(PROGRAMS).join(', ')}.`);
