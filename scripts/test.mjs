// npm test: installs what is missing and runs everything. The summary says what ran and how long it took.
import { build, bundle, fail, install, node } from './bootstrap.mjs';

install();
const { findBrowser, findFirefox } = await import('./browser.mjs');

const rows = [];
const run = (name, work) => {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const passed = work() === 0;
  rows.push({ name, passed, seconds: (performance.now() - started) / 1000 });
};

run('types', () => node('node_modules/typescript/bin/tsc', ['--noEmit']));
run('lint and import directions', () => node('node_modules/@biomejs/biome/bin/biome', ['check', '.']));
run('unit, scenarios, laws, perft', () => {
  bundle('engine', 'src/cli/main.ts'); // The engine's own tests run the bundle.
  const config = ['--config', 'scripts/units.vitest.config.mjs'];
  return node('node_modules/vitest/vitest.mjs', ['run', ...config], { env: { NODE_ENV: 'test' } }); // "production" would break React's act().
});
run('laws on long random games', () =>
  node(bundle('walks', 'tests/walks/main.ts', ['src', 'tests/walks', 'tests/variants/frozenchess']), []),
);
run('sizes', () => node('scripts/size.mjs', []));
run('a reason for every no', () => node(bundle('reasons', 'tests/walks/reasons.ts', ['src', 'tests/walks', 'tests/support']), []));
run('positions set up at random', () => node(bundle('fuzz', 'tests/walks/fuzz.ts', ['src', 'tests/walks']), []));
run('saved games on their way', () => node(bundle('saves', 'tests/walks/saves.ts', ['src', 'tests/walks', 'tests/support']), []));
const browser = await findBrowser();
const firefox = findFirefox();
if (firefox.reason) console.log(`\nFirefox is not tested here: ${firefox.reason} FIREFOX_PATH names one.`);
const env = { CHROMIUM_PATH: browser.exe ?? '', CHROMIUM_LIBS: browser.libs ?? '', FIREFOX_PATH: firefox.exe ?? '' };
run(firefox.exe ? 'real browsers: Chromium, Firefox' : 'real browser: Chromium alone', () => {
  if (browser.reason) {
    console.error(`No browser: ${browser.reason}\nInstall Chromium, Chrome or Edge, or set CHROMIUM_PATH, and run npm test again.`);
    return 1;
  }
  build();
  return node('node_modules/@playwright/test/cli.js', ['test', '-c', 'tests/browser/playwright.config.ts'], { env });
});
if (process.platform === 'linux' && !browser.reason)
  run('killed browsers', () => node(bundle('kills', 'tests/bench/kills.ts', ['src', 'tests']), ['12'], { env }));

console.log('');
for (const { name, passed, seconds } of rows) console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
const failed = rows.filter(({ passed }) => !passed);
console.log(`\nsteps: ${rows.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) fail(`Failed: ${failed.map(({ name }) => name).join('; ')}.`);
