// Runs the tests of a folder for each mutant in one process, which takes about a seventh of the time that a
// test runner does: tests and sources are one bundle, compiled once and evaluated anew for every mutant, so
// that nothing a mutant remembers reaches the next.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import { build } from 'vite';
import { testsOf } from './mutation-tests.mjs';

const TESTS = 'virtual:tests';

/** All tests in one function of `vitest`, which is what they import from there. */
const bundled = async () => {
  const entry = testsOf(process.env.MUTATED).map((file) => `import ${JSON.stringify(file)};`);
  const virtual = {
    [TESTS]: entry.join('\n'),
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
      rolldownOptions: { input: TESTS, output: { format: 'cjs', codeSplitting: false } },
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

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
const expect = (value, message) => chai.expect(value, message);
Object.assign(expect, chai.expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
chai.expect.extend(expect, {
  toMatchFileSnapshot: (text, file) => ({
    pass: text === readFileSync(`tests/${process.env.MUTATED}/${file}`, 'utf8'),
    message: () => `${file} says otherwise`,
  }),
});
setState({ ...getState(expect), assertionCalls: 0 }, expect);

/** What `describe` and `it` collect: each test with all the titles above it. */
const collecting = () => {
  const tests = new Map();
  let above = '';
  const add = (title, body) => {
    const name = `${above}${title}`;
    const id = tests.has(name) ? `${name} (${tests.size})` : name;
    tests.set(id, body);
  };
  const describe = (title, body) => {
    const outside = above;
    above = `${above}${title} › `;
    body();
    above = outside;
  };
  const each = (rows) => (title, body) => {
    for (const [index, row] of rows.entries()) {
      const values = Array.isArray(row) ? row : [row];
      add(`${title} (${index + 1})`, () => body(...values));
    }
  };
  const it = Object.assign(add, { each });
  return { tests, vitest: { describe, expect, it, test: it } };
};

const stryker = () => {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
};

const failureOf = async (body) => {
  try {
    await body();
    return null;
  } catch (error) {
    return `${error?.message ?? error}`;
  }
};

const runner = () => {
  let script;
  /** The tests of a fresh bundle. */
  const loaded = () => {
    const { tests, vitest } = collecting();
    globalThis.mutated = vitest;
    // Only what Node brings is not in the bundle.
    script.runInThisContext()(createRequire(import.meta.url), {});
    return tests;
  };
  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: async () => {
      script = await bundled();
    },
    dryRun: async () => {
      const ns = stryker();
      ns.activeMutant = undefined;
      const results = [];
      for (const [id, body] of loaded()) {
        ns.currentTestId = id;
        const began = performance.now();
        const failureMessage = await failureOf(body);
        ns.currentTestId = undefined;
        const result = { id, name: id, timeSpentMs: performance.now() - began };
        results.push(
          failureMessage === null ? { ...result, status: 0 } : { ...result, status: 1, failureMessage },
        );
      }
      return { status: 'complete', tests: results, mutantCoverage: ns.mutantCoverage };
    },
    mutantRun: async ({ testFilter, activeMutant, hitLimit, mutantActivation }) => {
      const ns = stryker();
      Object.assign(ns, { hitLimit, hitCount: hitLimit === undefined ? undefined : 0 });
      ns.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
      const tests = loaded();
      ns.activeMutant = activeMutant.id;
      const ids = testFilter ?? [...tests.keys()];
      for (const [index, id] of ids.entries()) {
        const failureMessage = await failureOf(tests.get(id));
        if (ns.hitCount > ns.hitLimit) return { status: 'timeout', reason: `more than ${hitLimit} hits` };
        if (failureMessage !== null)
          return { status: 'killed', killedBy: [id], failureMessage, nrOfTests: index + 1 };
      }
      return { status: 'survived', nrOfTests: ids.length };
    },
  };
};

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bundled', factory: runner }];
