// npm run mutate -- kernel, npm run mutate -- variants/snake [FILE…]: do the quick tests of a folder notice when
// its code is broken?
//   --share 0.1 --seed 1   only a random tenth of the mutants: a whole variant takes hours. Another seed draws others
//   --jobs 1               how many mutants are tried at once (2)
// npm run mutate -- all: the samples of docs/quality.md, one after the other.
// The report with every survivor is written to .cache/mutation/; what is not in the sample is listed there as
// ignored or as an error.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, fail, install, node } from './bootstrap.mjs';

install();
const text = (value) => ({ type: 'string', default: value });
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: text('1'), seed: text('1'), jobs: text('2') },
});

const mutate = (folder, share, seed, files = []) => {
  if (!/^(kernel|variants\/[\w-]+)$/.test(folder))
    fail(`"${folder}" is neither kernel nor a variant's folder, such as variants/snake.`);
  if (!(Number(share) > 0 && Number(share) <= 1)) fail(`"${share}" is no share of the mutants, such as 0.1.`);
  const isWhole = Number(share) === 1;
  const name = `${folder.replace('/', '-')}${isWhole ? '' : `-${share}-${seed}`}`;
  // Drawings, words, lessons and what a search prefers are no rules.
  const spared = [
    '{demos,glyphs,rules,samples,evaluation}.ts',
    '{demos,lessons,rules,samples,evaluation}/**',
  ];
  const rules = [`src/${folder}/**/*.ts`, ...spared.map((each) => `!src/**/${each}`)];
  const config = {
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation.vitest.config.mjs', related: false },
    plugins: ['@stryker-mutator/vitest-runner', at('scripts/mutation.mjs')],
    ...(!isWhole && { ignorers: ['sample'], checkers: ['sample'] }),
    mutate: files.length > 0 ? files : rules,
    mutator: { excludedMutations: ['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral'] },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: Number(values.jobs),
    timeoutMS: 180_000,
    dryRunTimeoutMinutes: 30,
    tempDirName: `.cache/stryker-${name}`,
    ignorePatterns: ['.cache', 'dist'],
    cleanTempDir: 'always',
    // TypeScript 7 has no API for the check that Stryker would make of it.
    tsconfigFile: 'tsconfig.none.json',
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  };
  const file = `.cache/stryker-${name}.json`;
  mkdirSync(at('.cache'), { recursive: true });
  writeFileSync(at(file), JSON.stringify(config));
  const env = { MUTATED: folder, MUTANT_SHARE: share, MUTANT_SEED: seed, NODE_ENV: 'test', CI: '1' };
  return node('node_modules/@stryker-mutator/core/bin/stryker.js', ['run', file], { env }) ?? 1;
};

const SAMPLES = `kernel 0.25 2; variants/great-worm 0.25 2; variants/snake 0.2 2; variants/baroque 0.2 2;
  variants/inchworm 0.08 35; variants/frozenchess 0.015 9`;
const [folder = 'kernel', ...files] = positionals;
if (folder === 'all')
  process.exit(Math.max(...SAMPLES.split(/;\s+/).map((sample) => mutate(...sample.split(' ')))));
process.exit(mutate(folder, values.share, values.seed, files));
