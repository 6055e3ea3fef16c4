// npm test: installs what is missing and runs what guards every commit. The summary says what ran and how long
// it took. `--deep` (npm run test:deep) runs everything, at length. With the key of a step it runs that step
// alone, and hands what follows to it: `npm run test:unit -- snake`.
import { availableParallelism } from 'node:os';
import { build, bundle, fail, install, nodeBeside } from './bootstrap.mjs';

install();
const { findBrowser, findFirefox } = await import('./browser.mjs');

const isDeep = process.argv.includes('--deep');
const [only, ...rest] = process.argv.slice(2).filter((word) => word !== '--deep');
const depth = isDeep ? { DEEP: '1' } : {};

// A step says what to run: a script, its arguments, what its environment needs; or the problem that stops it.

/** What the rest of a step is given: a Chromium, and the built app; or the problem. */
const chromium = async () => {
  const { reason, exe } = await findBrowser();
  if (reason) return { problem: `No browser: ${reason}` };
  build();
  return { env: { ...depth, CHROMIUM_PATH: exe } };
};

const units = () => {
  bundle('engine', 'src/cli/main.ts'); // The engine's own tests run the bundle.
  const projects = ['--project', 'engine', '--project', 'ui'];
  const args = ['run', '--config', 'scripts/units.vitest.config.mjs', ...projects, ...rest];
  return { script: 'node_modules/vitest/vitest.mjs', args, env: { NODE_ENV: 'test', ...depth } };
};

const inBrowsers = async () => {
  const { problem, env } = await chromium();
  const firefox = isDeep ? findFirefox() : {};
  const args = ['test', '-c', 'tests/browser/playwright.config.ts', ...rest];
  return {
    problem: problem ?? (firefox.reason && `No Firefox: ${firefox.reason} FIREFOX_PATH names one.`),
    script: 'node_modules/@playwright/test/cli.js',
    args,
    env: { ...env, FIREFOX_PATH: firefox.exe ?? '' },
  };
};

const bundled = (folder, name) => bundle(name, `tests/${folder}/${name}.ts`, ['src', 'tests']);
const killed = async () => ({ ...(await chromium()), script: bundled('bench', 'kills'), args: ['12'] });
const tool =
  (script, ...args) =>
  () => ({ script: `node_modules/${script}`, args });
const walks =
  (name, ...args) =>
  () => ({ script: bundled('walks', name), args });
const source = tool('vitest/vitest.mjs', 'run', '--project', 'source');
const sizes = () => ({ script: 'scripts/size.mjs', args: [] });

/** By key. `single`: it keeps one core busy, so that others of its kind run beside it. */
const STEPS = [
  { key: 'source', name: 'rules about the source', single: true, prepared: source },
  { key: 'types', name: 'types', single: true, prepared: tool('typescript/bin/tsc', '--noEmit') },
  { key: 'lint', name: 'lint', single: true, prepared: tool('@biomejs/biome/bin/biome', 'check', '.') },
  { key: 'sizes', name: 'sizes', single: true, prepared: sizes },
  { key: 'unit', name: 'unit, scenarios, laws, perft', prepared: units },
  { key: 'browser', name: isDeep ? 'real Chromium and Firefox' : 'real Chromium', prepared: inBrowsers },
  { key: 'reasons', name: 'a reason for every no', deep: true, single: true, prepared: walks('reasons') },
  { key: 'fuzz', name: 'positions set up at random', deep: true, single: true, prepared: walks('fuzz') },
  { key: 'saves', name: 'saved games on their way', deep: true, single: true, prepared: walks('saves') },
  { key: 'walks', name: 'laws on long random games', deep: true, prepared: walks('main') },
  { key: 'killed', name: 'killed browsers (Linux)', deep: true, prepared: killed },
].filter(({ key }) => key !== 'killed' || process.platform === 'linux');

const chosen = STEPS.filter(({ key, deep }) => (only === undefined ? isDeep || !deep : key === only));
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

const single = chosen.filter((step) => step.single);
const lane = async () => {
  for (let step = single.shift(); step; step = single.shift()) await run(step, chosen.length > 1);
};
await Promise.all(Array.from({ length: Math.min(availableParallelism(), single.length) }, lane));
for (const step of chosen) if (!step.single) await run(step, false);

const failed = rows.filter(({ passed }) => !passed);
// The end of a log says why it failed.
for (const { name, said } of failed)
  console.log(`\n— ${name}, its last lines again\n${said.trimEnd().split('\n').slice(-12).join('\n')}`);

console.log('');
for (const { name, passed, seconds } of rows)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
console.log(`\nsteps: ${rows.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) fail(`Failed: ${failed.map(({ name }) => name).join('; ')}.`);
