// npm run mutate -- kernel, npm run mutate -- variants/snake [FILE…]: do the tests of a folder notice when
// its code is broken?
//   --share 0.1 --seed 1   only a random tenth of the mutants: a whole variant takes hours. Another seed draws others
//   --jobs 1               how many mutants are tried at once (2)
// The report with every survivor is written to .cache/mutation/; what is not in the sample is listed there as
// ignored or as an error.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, fail, install, node } from './bootstrap.mjs';

install();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
  },
});
const [folder = 'kernel', ...files] = positionals;
if (!/^(kernel|variants\/[\w-]+)$/.test(folder))
  fail(`"${folder}" is neither kernel nor a variant's folder, such as variants/snake.`);
if (!(Number(values.share) > 0 && Number(values.share) <= 1))
  fail(`"${values.share}" is no share of the mutants, such as 0.1.`);
const isWhole = Number(values.share) === 1;
const name = `${folder.replace('/', '-')}${isWhole ? '' : `-${values.share}-${values.seed}`}`;
const config = {
  testRunner: 'bundled',
  plugins: [at('scripts/mutation-runner.mjs'), at('scripts/mutation-sample.mjs')],
  ...(!isWhole && { ignorers: ['sample'], checkers: ['sample'] }),
  // Drawings, words, lessons and what a search prefers are no rules.
  mutate:
    files.length > 0
      ? files
      : [
          `src/${folder}/**/*.ts`,
          '!src/**/{demos,glyphs,rules,samples,worth}.ts',
          '!src/**/{demos,lessons,rules,samples,worth}/**',
        ],
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
const env = { MUTATED: folder, MUTANT_SHARE: values.share, MUTANT_SEED: values.seed, NODE_ENV: 'test' };
process.exit(node('node_modules/@stryker-mutator/core/bin/stryker.js', ['run', file], { env }));
