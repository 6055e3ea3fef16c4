import { describe, expect, it } from 'vitest';
import type { Target } from '../../src/kernel/asking/target.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { playAttempt, textWithoutDice } from '../../src/kernel/learning/judge.ts';
import { lessonOfPuzzle } from '../../src/kernel/learning/puzzle.ts';
import { judgeTry } from '../../src/opponent/tries.ts';
import { findPuzzle } from '../../src/prover/puzzles.ts';
import { createProverContext, turnsFrom } from '../../src/prover/turns.ts';
import { GAMES } from '../../src/variants/index.ts';
import { atDepth } from '../support/depth.ts';
import { PUBLISHED_GAMES } from '../support/published.ts';
import { must } from '../support/scenario.ts';

/** The number of puzzles per game (`PUZZLES`), and of wrong tries per puzzle (`TRIES`). */
const PUZZLES = atDepth(1, 10);
const TRIES = atDepth(1, 10);

const playAll = (game: Game, from: Position, line: readonly (readonly Target[])[]): Position =>
  line.reduce((position, picks) => must(game.play(position, picks)).state, from);

describe.each(PUBLISHED_GAMES)('$title', async ({ load, evaluation: fetch, puzzles: all }) => {
  const [game, evaluation, puzzles = []] = await Promise.all([load(), fetch?.(), all?.()]);
  if (!evaluation) return;
  const shortest = [...puzzles].sort((a, b) => a.at.length - b.at.length);
  const some = [1, 2].flatMap((turns) =>
    shortest.filter(({ kind, solution }) => kind === 'win' && solution.length === turns).slice(0, PUZZLES),
  );

  let total = 0;

  it.each(some)('is found to wrong tries of $id, and escapes', (puzzle) => {
    const start = must(game.read(puzzle.at));
    const lesson = lessonOfPuzzle(game, puzzle, { title: '', asks: '' });
    const { actions } = must(playAttempt(game, lesson, puzzle.solution.slice(0, 1)));
    const solved = actions.find(({ position }) => position.ply !== start.ply)?.position;
    const left = puzzle.solution.length - 1;
    let tried = 0;
    for (const { ends } of turnsFrom(createProverContext(game, evaluation, Number.POSITIVE_INFINITY), start)) {
      const [end] = ends;
      if (
        !end ||
        ends.length > 1 ||
        game.outcome(end) ||
        textWithoutDice(game, end) === textWithoutDice(game, solved ?? start)
      )
        continue;
      const proof = judgeTry(game, evaluation, end, left, () => 0);
      invariant(proof, 'there is no limit of time');
      expect(proof.isWon).toBe(false);
      const after = playAll(game, end, proof.line);
      expect(after.toMove === start.toMove || game.outcome(after) !== null).toBe(true);
      const winsNow = (kind: string, turns: number) => kind === 'win' && turns === 1;
      if (left > 0 && !game.outcome(after)) expect(findPuzzle(game, evaluation, after, winsNow), puzzle.id).toBeNull();
      if (++tried === TRIES) break;
    }
    total += tried;
  });

  it('was looked for', () => {
    expect(total).toBeGreaterThan(0);
  });
});

it('is none where the time is over', async () => {
  const [game, evaluation] = await Promise.all([GAMES[0]?.load(), GAMES[0]?.evaluation?.()]);
  if (!game || !evaluation) throw new Error('There is no game.');
  let now = 0;
  expect(judgeTry(game, evaluation, game.setup(1), 3, () => (now += 100))).toBeNull();
});
