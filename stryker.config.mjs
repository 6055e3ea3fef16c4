// MUTATED=variants/snake MUTANT_SHARE=0.2 MUTANT_SEED=2 npm run mutate: do the quick tests of a folder notice when its
// code is broken? A share below 1 takes a random sample: a whole variant takes hours. `npm run mutate -- --mutate FILE`
// takes one file. The report with every survivor is written to .cache/mutation/.
const { MUTATED = 'kernel', MUTANT_SHARE = '1', MUTANT_SEED = '1' } = process.env;
process.env.MUTATED = MUTATED;
process.env.NODE_ENV = 'test';

const name = [MUTATED.replace('/', '-'), ...(Number(MUTANT_SHARE) < 1 ? [MUTANT_SHARE, MUTANT_SEED] : [])].join('-');
const sample = Number(MUTANT_SHARE) < 1 ? { ignorers: ['sample'], checkers: ['sample'] } : {};

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.mjs', related: false },
  plugins: ['@stryker-mutator/vitest-runner', './tools/mutation/sample.mjs'],
  ...sample,
  // Drawings, words, lessons and what a search prefers are no rules.
  mutate: [
    `src/${MUTATED}/**/*.ts`,
    '!src/**/{demos,glyphs,rules,samples,evaluation}.ts',
    '!src/**/{demos,lessons,rules,samples,evaluation}/**',
  ],
  mutator: { excludedMutations: ['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
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
