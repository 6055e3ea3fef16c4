/** Puzzles: each begins, is solved by its solution and by nothing that leads elsewhere, and names its clause. */
import { describe, expect, it } from 'vitest';
import { attemptAt, attempted, standingOf, textOf } from '../../src/kernel/learning/judge.ts';
import { lessonOfPuzzle, type Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { GAMES } from '../../src/variants/index.ts';
import { puzzleAt } from '../puzzles/find.ts';
import { knownOf, spellTurn, turnsFrom } from '../puzzles/turns.ts';
import { atDepth } from '../support/depth.ts';
import { must } from '../support/scenario.ts';

/** Puzzles of a game that are proved once more, and other turns tried in each. */
const PROVED = atDepth(2, 30);
const OTHERS = atDepth(2, 40);

const LEAST: Readonly<Record<string, number>> = { frozenchess: 40 };

describe.each(GAMES)('the puzzles of $title', async ({ id: name, load, evaluation: fetch, puzzles: all }) => {
  const [game, evaluation, puzzles = []] = await Promise.all([load(), fetch?.(), all?.()]);
  if (!evaluation) return;
  const known = knownOf(game, evaluation, Number.POSITIVE_INFINITY);
  const lesson = (puzzle: Puzzle) => lessonOfPuzzle(game, puzzle, { title: '', asks: '' });
  const some = puzzles.filter((_, index) => index % Math.max(1, Math.floor(puzzles.length / PROVED)) === 0);

  it('are enough, each with an id, a clause and a solution that solves it', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST[name] ?? 100);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    const rules = new Set(clausesOf(game.rules).map(({ id }) => id));
    for (const puzzle of puzzles) {
      expect(rules).toContain(puzzle.rule);
      expect(standingOf(must(attemptAt(game, lesson(puzzle))))).toBe('open');
      expect(standingOf(must(attempted(game, lesson(puzzle), puzzle.solution))), puzzle.id).toBe('reached');
    }
  });

  it.each(some)('have no other solution than those accepted: $id', ({ id: _, grade: __, at, ...found }) => {
    const isKind = (kind: Puzzle['kind'], turns: number) =>
      kind === found.kind && turns === found.solution.length;
    expect(puzzleAt(game, evaluation, must(game.read(at)), isKind)).toEqual(found);
  });

  it('are missed by other turns that do not reach the goal', () => {
    for (const puzzle of some.filter(({ kind, solution }) => kind === 'save' || solution.length > 1)) {
      const start = must(game.read(puzzle.at));
      const solved = must(attempted(game, lesson(puzzle), puzzle.solution.slice(0, 1)));
      const end = solved.turns.find(({ position }) => position.ply !== start.ply)?.position ?? start;
      let tried = 0;
      for (const turn of turnsFrom(known, start)) {
        const [other] = turn.ends;
        if (!other || turn.ends.length > 1 || textOf(game, other) === textOf(game, end)) continue;
        const attempt = must(attempted(game, lesson(puzzle), [spellTurn(game, turn)]));
        expect(standingOf(attempt), `${puzzle.id}, ${spellTurn(game, turn)}`).toBe('missed');
        if (++tried === OTHERS) break;
      }
    }
  });
});
