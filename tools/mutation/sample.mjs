// Draws the random samples of mutants that stryker.config.mjs has Stryker take.
import { createHash } from 'node:crypto';

const { MUTANT_SHARE = '1', MUTANT_SEED = '1' } = process.env;

// A place in the code is drawn by its position and the seed, together with all its mutants. For speed, an ignorer
// prunes whole subtrees without a drawn place; before tests run, a checker rejects the other mutants that are not
// drawn.
const NOT_DRAWN = 'not in the sample';

/** Whether a place is drawn. `line` is the number of the first line: 1 in the parser, 0 in mutants. */
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
  { kind: 'Ignore', name: 'sample', value: { shouldIgnore } },
  { kind: 'Checker', name: 'sample', value: checker },
];
