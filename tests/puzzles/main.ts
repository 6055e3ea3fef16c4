/**
 * Makes the puzzles of a game from games that the computer plays, and adds them to those of
 * `src/variants/VARIANT/puzzles.json`. When there are enough, each takes the place of the dullest win in one.
 *
 * puzzles VARIANT [--count N] [--seed S] [--minutes M] [--kinds KIND,...] [--pair FIRST:SECOND]
 * [--most TURNS] [--from games|built|made]: of these kinds, such as win2 or save1; from games of that pair of at
 * most so many turns; or, for kinds that games hardly give, from positions built around a King, or set up at random.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sumOf } from '../../src/app/checksum.ts';
import type { Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import type { Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { once } from '../../src/kernel/memoize.ts';
import { replay } from '../../src/kernel/record.ts';
import { sure } from '../../src/kernel/result.ts';
import { GAMES } from '../../src/variants/index.ts';
import { arenaOf, gameOf } from '../bench/arena/arena.ts';
import { builtPositions } from '../bench/arena/built.ts';
import { keptIn } from '../bench/arena/kept.ts';
import { madePositions } from '../bench/arena/made.ts';
import { claimIn, puzzleAt } from './find.ts';
import { gradeOf, seenIn } from './grade.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    pair: { type: 'string', default: 'beginner:beginner' },
    minutes: { type: 'string', default: '30' },
    most: { type: 'string', default: '160' },
    kinds: { type: 'string', default: 'win1,win2,win3,save1,capture1' },
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
const file = `src/variants/${id}/puzzles.json`;
const puzzles: Puzzle[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const count = Number(values.count);
const until = Date.now() + Number(values.minutes) * 60_000;

/** The largest share of each kind by its turns; of wins in one the rest. */
const SHARES: Readonly<Record<string, number>> = { win1: 1, win2: 0.4, win3: 0.2, save1: 0.5, capture1: 0.3 };
const nameOf = (kind: Puzzle['kind'], turns: number): string => `${kind}${turns}`;
const kinds = values.kinds.split(',');
const isWanted = (kind: Puzzle['kind'], turns: number): boolean => {
  const name = nameOf(kind, turns);
  const made = puzzles.filter((each) => nameOf(each.kind, each.solution.length) === name).length;
  return kinds.includes(name) && made < count * (SHARES[name] ?? 0);
};

/** The easiest win in one, with the fewest pieces on the board. */
const dullest = (): Puzzle | undefined => {
  const pieces = ({ at }: Puzzle): number => Object.keys(game.view(sure(game.read(at))).units).length;
  return puzzles
    .filter(({ kind, solution }) => kind === 'win' && solution.length === 1)
    .sort((a, b) => a.grade - b.grade || pieces(a) - pieces(b))[0];
};

/** Only so many turns before the end of a game are looked at. */
const NEAR_END = 5;

/** The beginnings of the last turns, the last first: there the most is to be won. */
const beginnings = (positions: readonly Position[]): readonly Position[] =>
  positions
    .filter(
      (position) =>
        !game.outcome(position) && !evaluation.isMidTurn?.(position) && !evaluation.awaitsDice?.(position),
    )
    .reverse()
    .slice(0, NEAR_END);

/** A position without the history of its game: as if a hand had set it up. */
const anew = (position: Position): Position => {
  const { editor } = arena;
  const turn = editor?.fields.find((field) => field.id === 'turn');
  const read = editor && turn && game.read(editor.write(turn.write(position, position.toMove)));
  return read?.ok ? read.value : position;
};

/** Adds the puzzle of a position of a kind that suits it, if there is one; its kind's name. */
const addFrom = (
  position: Position,
  suits: (kind: Puzzle['kind'], turns: number) => boolean,
): string | null => {
  const at = game.write(position);
  const id = sumOf(at);
  // A longer win is proved only where a search claims it.
  const claim = once(() => claimIn(game, evaluation, position));
  const found = puzzleAt(
    game,
    evaluation,
    position,
    (kind, turns) => isWanted(kind, turns) && suits(kind, turns) && (turns === 1 || turns === claim()),
  );
  // The same solution is hardly another puzzle.
  if (!found || puzzles.some((each) => each.id === id || each.solution[0] === found.solution[0])) return null;
  const puzzle: Puzzle = { id, grade: gradeOf(game.id, seenIn(arena, position, found)), at, ...found };
  puzzles.push(puzzle);
  const least = puzzles.length > count ? dullest() : undefined;
  if (least) puzzles.splice(puzzles.indexOf(least), 1);
  if (least === puzzle) return null;
  console.log(
    `${puzzles.length} ${puzzle.kind} ${puzzle.solution.join(' | ')}, ${puzzle.grade}, ${puzzle.rule}`,
  );
  writeFileSync(file, `${JSON.stringify(puzzles, null, 1)}\n`);
  return nameOf(puzzle.kind, puzzle.solution.length);
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

const isOver = (): boolean => Date.now() > until;
for (const positions of sources()) {
  const [last] = positions.slice(-1);
  const winner = (last && game.outcome(last)?.winner) ?? null;
  // A game gives one puzzle of each kind: to its winner a win, to its loser a way out.
  const made = new Set<string | null>();
  for (const position of beginnings(positions)) {
    if (isOver()) break;
    const isLost = winner !== null && winner !== position.toMove;
    made.add(
      addFrom(
        anew(position),
        (kind, turns) => !made.has(nameOf(kind, turns)) && (!winner || isLost === (kind === 'save')),
      ),
    );
  }
  if (isOver()) break;
}
console.log(`${id}: ${puzzles.length} puzzles`);
