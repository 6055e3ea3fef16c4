// npm test: installs what is missing and runs everything. The summary says what ran and how long it took.
// With the key of a step it runs that step alone, and hands what follows to it: `npm run test:unit -- snake`.
import { availableParallelism } from 'node:os';
import { build, bundle, fail, install, nodeBeside } from './bootstrap.mjs';

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
    env: {
      CHROMIUM_PATH: chromium.exe ?? '',
      CHROMIUM_LIBS: chromium.libs ?? '',
      FIREFOX_PATH: firefox.exe ?? '',
    },
  };
};

// A step says what to run: a script, its arguments, what its environment needs; or the problem that stops it.

const units = () => {
  bundle('engine', 'src/cli/main.ts'); // The engine's own tests run the bundle.
  const args = ['run', '--config', 'scripts/units.vitest.config.mjs', ...rest];
  return { script: 'node_modules/vitest/vitest.mjs', args, env: { NODE_ENV: 'test' } }; // "production" would break React's act().
};

const inBrowsers = async () => {
  const { problem, env } = await browsers();
  if (problem)
    return {
      problem: `No browser: ${problem}\nInstall Chromium, Chrome or Edge, or set CHROMIUM_PATH, and run npm test again.`,
    };
  if (found.firefox.reason)
    console.log(`\nFirefox is not tested here: ${found.firefox.reason} FIREFOX_PATH names one.`);
  build();
  return {
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '-c', 'tests/browser/playwright.config.ts', ...rest],
    env,
  };
};

const killed = async () => {
  const { problem, env } = await browsers();
  if (problem) return { problem: `No browser: ${problem}` };
  return { script: bundle('kills', 'tests/bench/kills.ts', ['src', 'tests']), args: ['12'], env };
};

const walks =
  (name, sources, entry = name) =>
  () => ({
    script: bundle(name, `tests/walks/${entry}.ts`, ['src', 'tests/walks', ...sources]),
    args: [],
  });

/** By key. `isSingle`: it keeps one core busy, so that others of its kind run beside it. */
const STEPS = [
  {
    key: 'types',
    name: 'types',
    isSingle: true,
    prepared: () => ({ script: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] }),
  },
  {
    key: 'lint',
    name: 'lint and import directions',
    isSingle: true,
    prepared: () => ({ script: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '.'] }),
  },
  {
    key: 'reasons',
    name: 'a reason for every no',
    isSingle: true,
    prepared: walks('reasons', ['tests/support']),
  },
  { key: 'fuzz', name: 'positions set up at random', isSingle: true, prepared: walks('fuzz', []) },
  {
    key: 'saves',
    name: 'saved games on their way',
    isSingle: true,
    prepared: walks('saves', ['tests/support']),
  },
  { key: 'sizes', name: 'sizes', isSingle: true, prepared: () => ({ script: 'scripts/size.mjs', args: [] }) },
  { key: 'unit', name: 'unit, scenarios, laws, perft', prepared: units },
  {
    key: 'laws',
    name: 'laws on long random games',
    prepared: walks('walks', ['tests/variants/frozenchess'], 'main'),
  },
  { key: 'browser', name: 'real browsers', prepared: inBrowsers },
  ...(process.platform === 'linux' ? [{ key: 'killed', name: 'killed browsers', prepared: killed }] : []),
];

const chosen = STEPS.filter(({ key }) => only === undefined || key === only);
if (chosen.length === 0)
  fail(`There is no step "${only}". There are ${STEPS.map(({ key }) => key).join(', ')}.`);
const rows = [];

/** A step by itself says what it has to say at once, one beside others at its end. */
const run = async ({ name, prepared }, isBeside) => {
  const title = `\n— ${name}`;
  if (!isBeside) console.log(title);
  const started = performance.now();
  const { problem, script, args, env } = await prepared();
  const { status, said } = problem
    ? { status: 1, said: problem }
    : await nodeBeside(script, args, { env, isHeard: !isBeside });
  if (isBeside) console.log(`${title}\n${said}`);
  else if (problem) console.error(problem);
  rows.push({ name, said, passed: status === 0, seconds: (performance.now() - started) / 1000 });
};

const single = chosen.filter(({ isSingle }) => isSingle);
const lane = async () => {
  for (let step = single.shift(); step; step = single.shift()) await run(step, chosen.length > 1);
};
await Promise.all(Array.from({ length: Math.min(availableParallelism(), single.length) }, lane));
for (const step of chosen) if (!step.isSingle) await run(step, false);

const failed = rows.filter(({ passed }) => !passed);
// Who reads only the end of a log reads why it failed.
for (const { name, said } of failed)
  console.log(`\n— ${name}, its last lines again\n${said.trimEnd().split('\n').slice(-12).join('\n')}`);

console.log('');
for (const { name, passed, seconds } of rows)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
console.log(`\nsteps: ${rows.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) fail(`Failed: ${failed.map(({ name }) => name).join('; ')}.`);
