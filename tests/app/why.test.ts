/** Tests the sentences that say why a puzzle is solved or a try failed, in all games. */
import { describe, expect, it } from 'vitest';
import { whyMissed, whySolved } from '../../src/app/learning/why.ts';
import { tableOfRecord } from '../../src/app/model/playing.ts';
import type { Table } from '../../src/app/model/table.ts';
import { unaidedGame } from '../../src/app/model/unaided.ts';
import { spell } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { Game } from '../../src/kernel/game.ts';
import { playAttempt } from '../../src/kernel/learning/judge.ts';
import type { Lesson } from '../../src/kernel/learning/lesson.ts';
import { lessonOfPuzzle } from '../../src/kernel/learning/puzzle.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { must } from '../support/scenario.ts';

/** The number of puzzles that are solved in each game. */
const SOLVED = atDepth(6, 200);

const ENTRIES = GAMES.flatMap(({ id, title, load, puzzles }) => (puzzles ? [{ id, title, load, puzzles }] : []));

/** Returns the table after these actions from the start of a lesson. */
const tableAfter = (game: Game, lesson: Lesson, actions: readonly string[]): Table => {
  const table = must(tableOfRecord(game, { ...recordOf(game, 1, {}, lesson.at), actions }));
  return { ...table, cursor: table.line.length };
};

/** Returns the table after a puzzle's solution has been played. */
const solvedOn = (game: Game, lesson: Lesson): Table => {
  const { actions } = must(playAttempt(game, lesson, lesson.solution));
  return tableAfter(
    game,
    lesson,
    actions.map(({ picks }) => spell(game.board, picks)),
  );
};

const puzzleOf = async (name: string, puzzle: string) => {
  const entry = ENTRIES.find(({ id }) => id === name);
  const [game, puzzles] = await Promise.all([entry?.load(), entry?.puzzles()]);
  const found = puzzles?.find(({ id }) => id === puzzle);
  if (!game || !found) throw new Error(`There is no puzzle ${puzzle}.`);
  return { game: unaidedGame(game), lesson: lessonOfPuzzle(game, found, { title: '', asks: '' }) };
};

describe.each(ENTRIES)('a solved puzzle of $title', async ({ load, puzzles: all }) => {
  const [game, puzzles] = await Promise.all([load().then(unaidedGame), all()]);
  const some = puzzles.filter((_, index) => index % Math.max(1, Math.floor(puzzles.length / SOLVED)) === 0);

  it.each(some)('is explained about its own board: $id', (puzzle) => {
    const lesson = lessonOfPuzzle(game, puzzle, { title: '', asks: '' });
    const { lines } = whySolved(lesson, solvedOn(game, lesson));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines[0]?.text).not.toMatch(/^It (?!stops)/);
  });
});

it.each([
  ['snake', 'mcz86l.wo4qt5', /Checkmate: .*The Kheshig on b6 attacks b7\.$/],
  ['snake', '1tkfy51.wmjxdi', /^White's Snake can still move to d4\.$/],
  ['snake', '1e73jm7.azvrp7', /^Every other turn loses at once\.$/],
  ['great-worm', '14ffe48.qr26n6', /^Black's worm has nowhere to go\. The worm would be in Check on d5/],
  ['baroque', '1idjrsp.aab99s', /^Checkmate: .*the Coordinator on c7 could coordinate on it from c8\.$/],
  ['baroque', '7r1cr2.ujh4im', /^It stops this threat: White's Chameleon moves from b6 to d8\.$/],
  ['inchworm', 'eq388z.nq7bzk', /^White's Bishop on f1 extends to e7\. It captures Black's King on e7\.$/],
  ['frozenchess', 'hf622s.3x4uv2', /^White's King is dead\. g3 explodes and kills .*White's King on h2/],
  ['frozenchess', 'm1ul7r.15qgjws', /^m13 explodes and kills 1 white piece and 3 black\.$/],
])('a puzzle of %s is solved because: %s', async (name, id, says) => {
  const { game, lesson } = await puzzleOf(name, id);
  const { lines } = whySolved(lesson, solvedOn(game, lesson));
  expect(lines.map(({ text }) => text).join(' ')).toMatch(says);
});

it.each([
  ['snake', 'mcz86l.wo4qt5', ['e1 f2', 'b2', 'b5 a4', 'b7'], /^Black's Snake can still move to b7\.$/, 'b7'],
  ['great-worm', '19p0dr5.9m3m69', ['h6 h4', 'h6', 'a1 a2', 'b4'], /^White's Worm Titan can still move to b4\.$/, 'b4'],
  ['baroque', '1wjykpb.of6yo5', ['g3 g5', 'e3 d3'], /^White's Titan is not in check\.$/, 'd2'],
  ['baroque', '1idjrsp.aab99s', ['b1 a1', 'f7 c7'], /^Black's Titan is not in check\.$/, 'e8'],
  ['inchworm', '11stfe0.1u665nl', ['f1 f4', 'g2 f1'], /^Black's Bishop on g2 extends to f1\.$/, ''],
  ['baroque', '7r1cr2.ujh4im', ['g4 f4', 'b6 d8'], /^Checkmate: .*the Chameleon on d8 could step onto it\.$/, ''],
  ['inchworm', '1smnv59.1buwfys', ['d1 d2'], /^This turn captures none of the 3 pieces\.$/, ''],
])('a try of %s %s fails: %s', async (name, id, actions, says, lit) => {
  const { game, lesson } = await puzzleOf(name, id);
  const reason = whyMissed(lesson, tableAfter(game, lesson, actions));
  expect(reason?.lines.map(({ text }) => text).join(' ')).toMatch(says);
  expect(reason?.squares.map((square) => squareName(game.board, square)).join()).toBe(lit);
});

it('is not given before a try is answered', async () => {
  const { game, lesson } = await puzzleOf('snake', 'mcz86l.wo4qt5');
  expect(whyMissed(lesson, tableAfter(game, lesson, ['e1 f2', 'b2']))).toBeNull();
  expect(whyMissed(lesson, tableAfter(game, lesson, ['e1 f2', 'b2', 'b5 a4']))).toBeNull();
});
