// npm test: installs what is missing, finds or fetches a browser, and runs what guards every commit; --deep runs all of
// it at length. Each step is a command that works by itself.
import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { at, fail, install } from './install.mjs';

install();
const { findBrowser, findFirefox } = await import('./browsers.mjs');

const isDeep = process.argv.includes('--deep');
const env = { ...process.env, PATH: `${at('node_modules/.bin')}${delimiter}${process.env.PATH}` };
env.CHROMIUM_PATH = await findBrowser();
if (isDeep) Object.assign(env, { DEEP: '1', FIREFOX_PATH: findFirefox() });

/** The exit status of a program that this system cannot run. */
const LEFT_OUT = 77;
const STEPS = [
  ['rules about the source', 'vitest run --project source'],
  ['types', 'tsc'],
  ['lint', 'biome check'],
  ['units, scenarios, laws', 'vitest run --project engine --project ui'],
  ['sizes', 'node scripts/size.mjs'],
  ['real browsers', 'playwright test'],
];
const DEEP = [
  ['random games, positions, tries, saves', 'npm run campaign -- --actions 600 --fuzz 60 --tries 1000 --saves 40'],
  ['killed browsers', 'npm run kills -- 12'],
  ['WebKit', 'npm run webkit'],
];

const rows = [];
for (const [name, command] of [...STEPS, ...(isDeep ? DEEP : [])]) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', cwd: at('.'), env });
  const result = { 0: 'passed', [LEFT_OUT]: 'left out' }[status] ?? 'FAILED';
  rows.push({ name, result, seconds: ((performance.now() - started) / 1000).toFixed(1) });
}

console.log('');
for (const { name, result, seconds } of rows) console.log(`${result.padEnd(8)}  ${seconds.padStart(6)} s  ${name}`);
const failed = rows.filter(({ result }) => result === 'FAILED').map(({ name }) => name);
if (failed.length > 0) fail(`Failed: ${failed.join('; ')}.`);
