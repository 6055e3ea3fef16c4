// npm test: installs what is missing and runs everything. The summary says what ran and how long it took.
// With the key of a step it runs that step alone, and hands what follows to it: `npm run test:unit -- snake`.
import { build, bundle, fail, install, node } from './bootstrap.mjs';

install();
const { findBrowser, findFirefox } = await import('./browser.mjs');

const [only, ...rest] = process.argv.slice(2);

/** The browsers, found or installed when a step first needs them. */
let found = null;
const browsers = async () => {
  found ??= { chromium: await findBrowser(), firefox: findFirefox() };
  const { chromium, firefox } = found;
  return {
    problem: chromium.reason,
    env: { CHROMIUM_PATH: chromium.exe ?? '', CHROMIUM_LIBS: chromium.libs ?? '', FIREFOX_PATH: firefox.exe ?? '' },
  };
};

const units = () => {
  bundle('engine', 'src/cli/main.ts'); // The engine's own tests run the bundle.
  const args = ['run', '--config', 'scripts/units.vitest.config.mjs', ...rest];
  return node('node_modules/vitest/vitest.mjs', args, { env: { NODE_ENV: 'test' } }); // "production" would break React's act().
};

const inBrowsers = async () => {
  const { problem, env } = await browsers();
  if (problem) {
    console.error(`No browser: ${problem}\nInstall Chromium, Chrome or Edge, or set CHROMIUM_PATH, and run npm test again.`);
    return 1;
  }
  if (found.firefox.reason) console.log(`\nFirefox is not tested here: ${found.firefox.reason} FIREFOX_PATH names one.`);
  build();
  return node('node_modules/@playwright/test/cli.js', ['test', '-c', 'tests/browser/playwright.config.ts', ...rest], { env });
};

const killed = async () => {
  const { problem, env } = await browsers();
  if (problem) {
    console.error(`No browser: ${problem}`);
    return 1;
  }
  return node(bundle('kills', 'tests/bench/kills.ts', ['src', 'tests']), ['12'], { env });
};

const walks = (name, sources) => () => node(bundle(name, `tests/walks/${name}.ts`, ['src', 'tests/walks', ...sources]), []);

const STEPS = [
  ['types', 'types', () => node('node_modules/typescript/bin/tsc', ['--noEmit'])],
  ['lint', 'lint and import directions', () => node('node_modules/@biomejs/biome/bin/biome', ['check', '.'])],
  ['unit', 'unit, scenarios, laws, perft', units],
  [
    'laws',
    'laws on long random games',
    () => node(bundle('walks', 'tests/walks/main.ts', ['src', 'tests/walks', 'tests/variants/frozenchess']), []),
  ],
  ['sizes', 'sizes', () => node('scripts/size.mjs', [])],
  ['reasons', 'a reason for every no', walks('reasons', ['tests/support'])],
  ['fuzz', 'positions set up at random', walks('fuzz', [])],
  ['saves', 'saved games on their way', walks('saves', ['tests/support'])],
  ['browser', 'real browsers', inBrowsers],
  ...(process.platform === 'linux' ? [['killed', 'killed browsers', killed]] : []),
];

const chosen = STEPS.filter(([key]) => only === undefined || key === only);
if (chosen.length === 0) fail(`There is no step "${only}". There are ${STEPS.map(([key]) => key).join(', ')}.`);
const rows = [];
for (const [, name, work] of chosen) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const passed = (await work()) === 0;
  rows.push({ name, passed, seconds: (performance.now() - started) / 1000 });
}

console.log('');
for (const { name, passed, seconds } of rows) console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
const failed = rows.filter(({ passed }) => !passed);
console.log(`\nsteps: ${rows.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) fail(`Failed: ${failed.map(({ name }) => name).join('; ')}.`);
