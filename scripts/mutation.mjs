// What Stryker is given by scripts/mutate.mjs. The runner takes all tests of a folder in one process: tests and
// sources are one bundle, compiled once and evaluated anew for every mutant, so that nothing a mutant remembers
// reaches the next. Stryker's own runner for Vitest takes six times as long (1.15 s a mutant and 0.18).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Script } from 'node:vm';
import * as vitest from '@vitest/expect';
import { build } from 'vite';

const { MUTATED, MUTANT_SHARE = '1', MUTANT_SEED = '1' } = process.env;

// Random games, references and engines beside ours are left out: they notice nearly everything, and say nothing
// about the clause that a test is missing for. So is what takes half a minute, and what makes a folder of its
// own. Leaving tests out only makes a figure smaller.
const LEFT_OUT =
  /(\.deep|variants\/[\w-]+\/(laws|variant)|walks|reference|legal|fairyStockfish|great-worm\/(check|counts)|snake\/(board|perft)|inchworm\/counts-deep|kernel\/(chess|new-variant))\.test\.ts$/;

/** All tests in one function of `vitest`, which is what they import from there. */
const bundled = async () => {
  const files = readdirSync(`tests/${MUTATED}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${MUTATED}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file));
  const virtual = {
    tests: files.map((file) => `import ${JSON.stringify(resolve(file))};`).join('\n'),
    vitest: 'export const { describe, expect, it, test } = globalThis.mutated;',
  };
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: 'tests', output: { format: 'cjs', codeSplitting: false } },
    },
    plugins: [
      {
        name: 'tests',
        enforce: 'pre',
        resolveId: (id) => (id in virtual ? `\0${id}` : null),
        load: (id) => virtual[id.slice(1)] ?? null,
        // `(x as T) < y` comes back from the instrumenter without its parentheses, and reads as the beginning
        // of `T<y>`.
        transform: (code) => code.replace(/ as \w+ (?=<)/g, ' '),
      },
    ],
  });
  return new Script(`(function (require, exports) {${output[0].code}\n})`, { filename: 'tests.js' });
};

const { chai } = vitest;
for (const plugin of [vitest.JestExtend, vitest.JestChaiExpect, vitest.JestAsymmetricMatchers])
  chai.use(plugin);
const expect = (value, message) => chai.expect(value, message);
Object.assign(expect, chai.expect, globalThis[vitest.ASYMMETRIC_MATCHERS_OBJECT]);
chai.expect.extend(expect, {
  toMatchFileSnapshot: (text, file) => ({
    pass: text === readFileSync(`tests/${MUTATED}/${file}`, 'utf8'),
    message: () => `${file} says otherwise`,
  }),
});
vitest.setState({ ...vitest.getState(expect), assertionCalls: 0 }, expect);

/** What `describe` and `it` collect: each test with all the titles above it. */
const collecting = () => {
  const tests = new Map();
  let above = '';
  const add = (title, body) => {
    const name = `${above}${title}`;
    tests.set(tests.has(name) ? `${name} (${tests.size})` : name, body);
  };
  const describe = (title, body) => {
    const outside = above;
    above = `${above}${title} › `;
    body();
    above = outside;
  };
  const each = (rows) => (title, body) => {
    for (const [index, row] of rows.entries())
      add(`${title} (${index + 1})`, () => body(...(Array.isArray(row) ? row : [row])));
  };
  const it = Object.assign(add, { each });
  return { tests, imported: { describe, expect, it, test: it } };
};

/** Why a test fails; null if it passes. */
const failureOf = async (body) => {
  try {
    await body();
    return null;
  } catch (error) {
    return `${error?.message ?? error}`;
  }
};

const runner = () => {
  globalThis.__stryker__ ??= {};
  const stryker = globalThis.__stryker__;
  let script;
  /** The tests of a fresh bundle; only what Node brings is not in it. */
  const loaded = () => {
    const { tests, imported } = collecting();
    globalThis.mutated = imported;
    script.runInThisContext()(createRequire(import.meta.url), {});
    return tests;
  };
  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: async () => {
      script = await bundled();
    },
    dryRun: async () => {
      stryker.activeMutant = undefined;
      const tests = [];
      for (const [id, body] of loaded()) {
        stryker.currentTestId = id;
        const began = performance.now();
        const failureMessage = await failureOf(body);
        stryker.currentTestId = undefined;
        const status = failureMessage === null ? 0 : 1;
        tests.push({ id, name: id, timeSpentMs: performance.now() - began, status, failureMessage });
      }
      return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
    },
    mutantRun: async ({ testFilter, activeMutant, hitLimit, mutantActivation }) => {
      Object.assign(stryker, { hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
      stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
      const tests = loaded();
      stryker.activeMutant = activeMutant.id;
      const ids = testFilter ?? [...tests.keys()];
      for (const [index, id] of ids.entries()) {
        const failureMessage = await failureOf(tests.get(id));
        if (stryker.hitCount > hitLimit) return { status: 'timeout', reason: `more than ${hitLimit} hits` };
        if (failureMessage !== null)
          return { status: 'killed', killedBy: [id], failureMessage, nrOfTests: index + 1 };
      }
      return { status: 'survived', nrOfTests: ids.length };
    },
  };
};

// A random sample: each place in the code is drawn by its position and the seed, with whatever can be broken
// there. An ignorer ignores a place with all that it holds, so it prunes only what holds nothing drawn (which
// keeps the code quick), and a checker turns back the rest before any test runs.
const NOT_DRAWN = 'not in the sample';

/** Lines of the parser count from 1, lines of mutants from 0. */
const isDrawn = (line, { start, end }) => {
  const place = `${MUTANT_SEED} ${start.line - line}:${start.column} ${end.line - line}:${end.column}`;
  return createHash('sha1').update(place).digest().readUInt32BE() < Number(MUTANT_SHARE) * 2 ** 32;
};

const shouldIgnore = (path) => {
  let found = isDrawn(1, path.node.loc);
  path.traverse({
    enter(inner) {
      found ||= isDrawn(1, inner.node.loc);
      if (found) inner.stop();
    },
  });
  return found ? undefined : NOT_DRAWN;
};

const verdict = ({ id, location }) =>
  isDrawn(0, location) ? [id, { status: 'passed' }] : [id, { status: 'compileError', reason: NOT_DRAWN }];
const checker = {
  init: async () => {},
  check: async (mutants) => Object.fromEntries(mutants.map(verdict)),
  group: async (mutants) => [mutants.map(({ id }) => id)],
};

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'bundled', factory: runner },
  { kind: 'Ignore', name: 'sample', value: { shouldIgnore } },
  { kind: 'Checker', name: 'sample', value: checker },
];
