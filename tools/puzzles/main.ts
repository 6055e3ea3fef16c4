/**
 * puzzles VARIANT [--count N] [--seed S] [--minutes M] [--kinds KIND,...] [--pair FIRST:SECOND] [--most TURNS]: finds
 * puzzles in games between these two levels of the computer, of at most this many turns, and adds them to
 * `src/variants/VARIANT/puzzles.json` until there are N. A kind is, for example, win2 or save1.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checksumOf } from '../../src/app/base/checksum.ts';
import type { Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import type { Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { once } from '../../src/kernel/memoize.ts';
import { replay } from '../../src/kernel/record.ts';
import { unwrap } from '../../src/kernel/result.ts';
import { HINT, limitsOf } from '../../src/opponent/levels.ts';
import { search } from '../../src/opponent/search.ts';
import { findPuzzle } from '../../src/prover/puzzles.ts';
import { GAMES } from '../../src/variants/index.ts';
import { arenaOf, gameOf } from '../arena/match.ts';
import { featuresOf, gradeOf } from './grade.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    pair: { type: 'string', default: 'beginner:beginner' },
    minutes: { type: 'string', default: '30' },
    most: { type: 'string', default: '160' },
    kinds: { type: 'string', default: 'win1,win2,win3,save1,capture1' },
  },
});
const [id = ''] = positionals;
const entry = GAMES.find((each) => each.id === id);
invariant(entry, `${id} is a game`);
const [seed, most] = [Number(values.seed), Number(values.most)];
const arenaOptions = { games: 0, seed, opening: 2, even: Infinity, most, winning: 300, records: undefined };
const arena = await arenaOf(entry, arenaOptions);
const { game, evaluation, editor } = arena;
const file = `src/variants/${id}/puzzles.json`;
const puzzles: Puzzle[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const count = Number(values.count);
const until = Date.now() + Number(values.minutes) * 60_000;

/** The largest share of each kind among the puzzles; wins in one turn fill the rest. */
const SHARES: Readonly<Record<string, number>> = { win1: 1, win2: 0.4, win3: 0.2, save1: 0.5, capture1: 0.3 };
/** The number of last turns of a game that are searched for puzzles. */
const NEAR_END = 5;

const nameOf = (kind: Puzzle['kind'], turns: number): string => `${kind}${turns}`;
const isWanted = (name: string): boolean =>
  values.kinds.split(',').includes(name) &&
  puzzles.filter((each) => nameOf(each.kind, each.solution.length) === name).length < count * (SHARES[name] ?? 0);

/** Returns a position without history, as if set up by hand; the same position for a game without an editor. */
const withoutHistory = (position: Position): Position => {
  const turn = editor?.fields.find((field) => field.id === 'turn');
  const read = editor && turn && game.read(editor.write(turn.write(position, position.toMove)));
  return read?.ok ? read.value : position;
};

/** Returns in how many of its turns the search for a hint claims that the side wins; Infinity if it claims no win. */
const claimedWin = (position: Position): number => {
  const end = search(game, evaluation, position, limitsOf(HINT, evaluation, 1))?.turnsToEnd ?? null;
  return end === null || end <= 0 ? Infinity : (end + 1) / 2;
};

/**
 * Adds a puzzle of this position, if there is one of a wanted and suitable kind. Returns the name of its kind, such as
 * `win2`, or null.
 */
const addPuzzle = (position: Position, isSuitable: (name: string) => boolean): string | null => {
  const at = game.write(position);
  // A win in more than one turn is proved only where the search claims it, which saves time.
  const claim = once(() => claimedWin(position));
  const found = findPuzzle(game, evaluation, position, (kind, turns) => {
    const name = nameOf(kind, turns);
    return isWanted(name) && isSuitable(name) && (turns === 1 || turns === claim());
  });
  // A puzzle with the same first turn as another is too similar.
  if (!found || puzzles.some((each) => each.at === at || each.solution[0] === found.solution[0])) return null;
  const grade = gradeOf(game.id, featuresOf(arena, position, found));
  puzzles.push({ id: checksumOf(at), grade, at, ...found });
  console.log(`${puzzles.length} ${found.kind} ${found.solution.join(' | ')}, ${grade}, ${found.rule}`);
  writeFileSync(file, `${JSON.stringify(puzzles, null, 1)}\n`);
  return nameOf(found.kind, found.solution.length);
};

for (let number = 0; Date.now() < until && puzzles.length < count; number++) {
  const { start, actions } = unwrap(replay(game, gameOf(arena, values.pair, number)));
  const positions = [start, ...actions.map((turn) => turn.position)];
  const winner = game.outcome(positions.at(-1) ?? start)?.winner;
  const beginnings = positions.filter(
    (each) => !game.outcome(each) && !evaluation.isMidTurn?.(each) && !evaluation.awaitsDice?.(each),
  );
  // A game gives at most one puzzle of each kind: wins for its winner, saves for its loser. The last turns yield most.
  const made = new Set<string | null>();
  for (const position of beginnings.slice(-NEAR_END).reverse()) {
    if (Date.now() > until) break;
    const isLost = winner && winner !== position.toMove;
    const suits = (name: string) => !made.has(name) && (!winner || isLost === name.startsWith('save'));
    made.add(addPuzzle(withoutHistory(position), suits));
  }
}
console.log(`${id}: ${puzzles.length} puzzles`);
