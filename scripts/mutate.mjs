// npm run mutate -- kernel, npm run mutate -- variants/snake [FILE…]: do the tests of a folder notice when its code is broken?
// Takes from minutes to hours; the report with every survivor is written to .cache/mutation/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { at, fail, install, node } from './bootstrap.mjs';

install();
const [folder = 'kernel', ...files] = process.argv.slice(2);
if (!/^(kernel|variants\/[\w-]+)$/.test(folder)) fail(`"${folder}" is neither kernel nor a variant's folder, such as variants/snake.`);
const name = folder.replace('/', '-');
const config = {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation.vitest.config.mjs', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Drawings and words are no rules.
  mutate: files.length > 0 ? files : [`src/${folder}/**/*.ts`, '!src/**/{glyphs,samples,rules}.ts', '!src/**/{rules,demos,samples}/**'],
  mutator: { excludedMutations: ['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 60_000,
  tempDirName: '.cache/stryker',
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
process.exit(node('node_modules/@stryker-mutator/core/bin/stryker.js', ['run', file], { env: { MUTATED: folder, NODE_ENV: 'test' } }));
