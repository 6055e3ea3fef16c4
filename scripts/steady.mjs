// npm run steady -- [TIMES] [--load] [what Playwright takes]: the browser tests, so many times (10 without
// TIMES), and how often each failed. `--load` keeps every core busy twice beside them.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { at, fail, nodeBeside } from './bootstrap.mjs';

const args = process.argv.slice(2);
const isLoaded = args.includes('--load');
const [first, ...others] = args.filter((word) => word !== '--load');
const times = /^\d+$/.test(first ?? '') ? Number(first) : 10;
const rest = first === undefined || /^\d+$/.test(first) ? others : [first, ...others];

const report = at('.cache/steady.json');
const failures = new Map();
const busy = Array.from({ length: isLoaded ? 2 * availableParallelism() : 0 }, () =>
  spawn(process.execPath, ['-e', 'for (;;);']),
);
process.on('exit', () => {
  for (const each of busy) each.kill();
});

/** Titles of the tests that failed in a suite of Playwright's report. */
const failed = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failed),
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
];

for (let run = 1; run <= times; run++) {
  rmSync(report, { force: true });
  const started = performance.now();
  await nodeBeside('scripts/test.mjs', ['browser', '--reporter=json', ...rest], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const read = JSON.parse(readFileSync(report, 'utf8'));
  const found = [...failed(read), ...read.errors.map(({ message }) => message)];
  for (const title of found) failures.set(title, (failures.get(title) ?? 0) + 1);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`run ${run} of ${times}: ${read.stats.expected} passed, ${found.length} failed, ${seconds} s`);
  for (const title of found) console.log(`  ${title}`);
}
for (const [title, count] of failures) console.log(`${count} of ${times}: ${title}`);
if (failures.size > 0) fail(`${failures.size} tests failed at least once.`);
process.exit();
