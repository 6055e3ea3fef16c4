/**
 * npm run steady -- [TIMES] [--load] [what Playwright takes]: the browser tests, so many times (10 without
 * TIMES), and how often each failed. `--load` runs two endless loops for each core beside them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

interface Spec {
  readonly ok: boolean;
  readonly file: string;
  readonly title: string;
  readonly tests: readonly {
    readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[];
  }[];
}
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}
interface Report extends Suite {
  readonly errors: readonly { readonly message: string }[];
  readonly stats: { readonly expected: number };
}

/** Playwright takes a path as seen from its configuration, unless it is absolute. */
const REPORT = resolve('.cache/steady.json');
const args = process.argv.slice(2);
const times = Number(args.find((word) => /^\d+$/.test(word)) ?? 10);
const rest = args.filter((word) => word !== '--load' && !/^\d+$/.test(word));
const busy = Array.from({ length: args.includes('--load') ? 2 * availableParallelism() : 0 }, () =>
  spawn(process.execPath, ['-e', 'for (;;);']),
);

process.on('exit', () => {
  for (const each of busy) each.kill();
});

/** Failed tests by title, with what they said. */
const failedIn = ({ suites = [], specs = [] }: Suite): readonly (readonly [string, string])[] => [
  ...suites.flatMap(failedIn),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }): readonly [string, string] => [
      `${file}: ${title}`,
      tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
        .join('\n'),
    ]),
];

const failures = new Map<string, number>();
for (let run = 1; run <= times; run++) {
  rmSync(REPORT, { force: true });
  spawnSync(process.execPath, ['scripts/test.mjs', 'browser', '--reporter=json', ...rest], {
    stdio: 'ignore',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  });
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = [
    ...failedIn(report),
    ...report.errors.map(({ message }): readonly [string, string] => ['the run itself', message]),
  ];
  console.log(`run ${run} of ${times}: ${report.stats.expected} passed, ${failed.length} failed`);
  for (const [title, message] of failed) {
    failures.set(title, (failures.get(title) ?? 0) + 1);
    console.log(`${title}\n${message}`);
  }
}
for (const [title, count] of failures) console.log(`${count} of ${times}: ${title}`);
process.exit(failures.size > 0 ? 1 : 0);
