/**
 * Makes the puzzles of a game from games that the computer plays against itself. They are added to those of
 * `src/variants/VARIANT/puzzles.json`, which never change.
 *
 * puzzles VARIANT [--count N] [--seed S] [--pair FIRST:SECOND] [--minutes M] [--from games|built|made]: from games
 * of that pair; or, for a game that hardly ends by itself, from positions built around a King, or set up at random.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sumOf } from '../../src/app/checksum.ts';
import type { Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import type { Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { replay } from '../../src/kernel/record.ts';
import { sure } from '../../src/kernel/result.ts';
import { GAMES } from '../../src/variants/index.ts';
import { arenaOf, gameOf } from '../bench/arena/arena.ts';
import { builtPositions } from '../bench/arena/built.ts';
import { keptIn } from '../bench/arena/kept.ts';
import { madePositions } from '../bench/arena/made.ts';
import { gradeOf, puzzleAt, type Wanted } from './find.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    pair: { type: 'string', default: 'beginner:beginner' },
    minutes: { type: 'string', default: '30' },
    most: { type: 'string', default: '160' },
    from: { type: 'string', default: 'games' },
  },
});
const [id = ''] = positionals;
const entry = GAMES.find((each) => each.id === id);
invariant(entry, `${id} is a game`);
const arena = await arenaOf(entry, {
  games: 0,
  seed: Number(values.seed),
  terms: { opening: 2, even: Number.POSITIVE_INFINITY, most: Number(values.most), winning: 300 },
  kept: keptIn(undefined),
  from: null,
});
const { game, evaluation } = arena;
const known = { game, evaluation, left: 0 };
const file = `src/variants/${id}/puzzles.json`;
const puzzles: Puzzle[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const count = Number(values.count);
const until = Date.now() + Number(values.minutes) * 60_000;

/** The largest share of each kind. */
const SHARES: readonly (readonly [Puzzle['kind'], turns: number, share: number])[] = [
  ['win', 1, 0.45],
  ['win', 2, 0.4],
  ['win', 3, 0.2],
  ['save', 1, 0.5],
  ['capture', 1, 0.3],
];
const isWanted: Wanted = (kind, turns) => {
  const made = puzzles.filter((each) => each.kind === kind && each.solution.length === turns).length;
  return made < count * (SHARES.find((each) => each[0] === kind && each[1] === turns)?.[2] ?? 0);
};
/** One game gives at most so many. */
const MOST_OF_ONE = 3;

/** The beginnings of turns, the last first: there the most is to be won. */
const beginnings = (positions: readonly Position[]): readonly Position[] =>
  positions
    .filter(
      (position) =>
        !game.outcome(position) && !evaluation.isMidTurn?.(position) && !evaluation.awaitsDice?.(position),
    )
    .reverse();

/** Adds the puzzle of a position, if there is one. */
const addFrom = (position: Position): boolean => {
  const found = puzzleAt(known, position, isWanted);
  if (!found) return false;
  const at = game.write(position);
  const puzzle: Puzzle = { id: sumOf(at), grade: gradeOf(known, position, found), at, ...found };
  if (puzzles.some((each) => each.id === puzzle.id)) return false;
  puzzles.push(puzzle);
  console.log(
    `${puzzles.length} ${puzzle.kind} ${puzzle.solution.join(' | ')}, ${puzzle.grade}, ${puzzle.rule}`,
  );
  writeFileSync(file, `${JSON.stringify(puzzles, null, 1)}\n`);
  return true;
};

/** The positions of each game, or each position that was set up. */
function* sources(): Generator<readonly Position[]> {
  const { editor, seed } = arena;
  const setUp = { built: builtPositions, made: madePositions }[values.from];
  if (setUp && editor) for (const position of setUp(game, editor, evaluation, seed)) yield [position];
  for (let number = 0; ; number++) {
    const { start, turns } = sure(replay(game, gameOf(arena, values.pair, number)));
    yield [start, ...turns.map((turn) => turn.position)];
  }
}

const isOver = (): boolean => puzzles.length >= count || Date.now() > until;
for (const positions of sources()) {
  let made = 0;
  for (const position of beginnings(positions))
    if (made < MOST_OF_ONE && !isOver() && addFrom(position)) made++;
  if (isOver()) break;
}
console.log(`${id}: ${puzzles.length} puzzles`);
