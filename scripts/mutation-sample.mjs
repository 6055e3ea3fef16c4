// A random sample of the mutants of a folder: each place in the code is drawn by its position and a seed,
// with whatever can be broken there, and whatever stands around it or in it is drawn by itself. MUTANT_SHARE
// is the share to draw, MUTANT_SEED the seed; the same seed draws the same places. Stryker wants two plugins
// for it: an ignorer ignores a place with all that it holds, so it prunes only what holds nothing drawn
// (which keeps the code quick), and a checker turns back the rest before any test runs.
import { createHash } from 'node:crypto';

const { MUTANT_SHARE: share = '1', MUTANT_SEED: seed = '1' } = process.env;
const NOT_DRAWN = 'not in the sample';

const isDrawn = (line, { start, end }) => {
  const place = `${seed} ${start.line - line}:${start.column} ${end.line - line}:${end.column}`;
  return createHash('sha1').update(place).digest().readUInt32BE() < Number(share) * 2 ** 32;
};

/** Lines of the parser count from 1, lines of mutants from 0. */
const isNodeDrawn = ({ node }) => isDrawn(1, node.loc);

const holdsDrawn = (path) => {
  let found = isNodeDrawn(path);
  path.traverse({
    enter(inner) {
      found ||= isNodeDrawn(inner);
      if (found) inner.stop();
    },
  });
  return found;
};

const check = async (mutants) =>
  Object.fromEntries(
    mutants.map(({ id, location }) => [
      id,
      isDrawn(0, location) ? { status: 'passed' } : { status: 'compileError', reason: NOT_DRAWN },
    ]),
  );

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sample',
    value: { shouldIgnore: (path) => (holdsDrawn(path) ? undefined : NOT_DRAWN) },
  },
  {
    kind: 'Checker',
    name: 'sample',
    value: { init: async () => {}, check, group: async (mutants) => [mutants.map(({ id }) => id)] },
  },
];
