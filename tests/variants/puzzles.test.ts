/** Tests puzzles: each can start, is solved by its solution alone, and names its clause. */
import { describe, expect, it } from 'vitest';
import { attemptStatus, newAttempt, playAttempt, textWithoutDice } from '../../src/kernel/learning/judge.ts';
import { lessonOfPuzzle, type Puzzle } from '../../src/kernel/learning/puzzle.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { findPuzzle } from '../../src/prover/puzzles.ts';
import { createProverContext, spellTurn, turnsFrom } from '../../src/prover/turns.ts';
import { GAMES } from '../../src/variants/index.ts';
import { featuresOf, gradeOf, type PuzzleFeatures } from '../../tools/puzzles/grade.ts';
import { atDepth } from '../support/depth.ts';
import { must } from '../support/scenario.ts';

/** The number of puzzles of a game that are proved again (`PROVED`), and of other turns tried in each (`OTHERS`). */
const PROVED = atDepth(2, 30);
const OTHERS = atDepth(2, 40);

/** The least number of puzzles of the published games. FrozenChess has few longer wins. */
const MIN_PUZZLES: Readonly<Record<string, number>> = {
  'great-worm': 100,
  snake: 100,
  baroque: 100,
  inchworm: 100,
  frozenchess: 40,
};
/** Games with crowds on nearly every board. */
const CROWDED = new Set(['frozenchess']);

const WITH_PUZZLES = GAMES.flatMap(({ id, title, load, evaluation, puzzles }) =>
  evaluation && puzzles ? [{ id, title, load, evaluation, puzzles }] : [],
);

it('exist for every published game', () => {
  expect(WITH_PUZZLES.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(MIN_PUZZLES)));
});

describe.each(WITH_PUZZLES)('the puzzles of $title', async ({ id: name, load, evaluation: fetch, puzzles: all }) => {
  const [game, evaluation, puzzles] = await Promise.all([load(), fetch(), all()]);
  const known = createProverContext(game, evaluation, Number.POSITIVE_INFINITY);
  const lesson = (puzzle: Puzzle) => lessonOfPuzzle(game, puzzle, { title: '', asks: '' });
  const easiest = [...puzzles]
    .sort((a, b) => a.solution.length - b.solution.length || a.grade - b.grade || a.at.length - b.at.length)
    .slice(0, PROVED);
  const every = Math.max(1, Math.floor(puzzles.length / PROVED));
  const spread = puzzles.filter((_, index) => index % every === 0);

  it('are enough, each with an id, a clause and a correct solution', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(MIN_PUZZLES[name] ?? 1);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    const rules = new Set(clausesOf(game.rules).map(({ id }) => id));
    for (const puzzle of puzzles) {
      expect(rules).toContain(puzzle.rule);
      expect(attemptStatus(must(newAttempt(game, lesson(puzzle))))).toBe('open');
      expect(attemptStatus(must(playAttempt(game, lesson(puzzle), puzzle.solution))), puzzle.id).toBe('reached');
    }
  });

  it('are at most two thirds wins in one turn or captures', () => {
    const longer = puzzles.filter(({ kind, solution }) => kind === 'save' || solution.length > 1);
    expect(longer.length).toBeGreaterThanOrEqual(CROWDED.has(name) ? 1 : puzzles.length / 3);
  });

  it('are spread over the grades', () => {
    const count = (grade: number) => puzzles.filter((each) => each.grade === grade).length;
    for (const grade of CROWDED.has(name) ? [2, 3, 4, 5] : [1, 2, 3, 4, 5])
      expect(count(grade), `grade ${grade}`).toBeGreaterThanOrEqual(puzzles.length / 10);
  });

  it.each(easiest)('are graded correctly: $id', ({ id: _, at, grade, ...found }) => {
    expect(gradeOf(name, featuresOf({ game, evaluation }, must(game.read(at)), found))).toBe(grade);
  });

  it('that win at once are listed as wins in one turn', () => {
    for (const puzzle of puzzles.filter(({ kind }) => kind !== 'win')) {
      const { start, actions } = must(playAttempt(game, lesson(puzzle), puzzle.solution));
      const ends = actions.map(({ position }) => game.outcome(position)?.winner);
      expect(ends, puzzle.id).not.toContain(start.toMove);
    }
  });

  it.each(atDepth(easiest, spread))(
    'have no other solution than those accepted: $id',
    ({ id: _, grade: __, at, ...found }) => {
      const isKind = (kind: Puzzle['kind'], turns: number) => kind === found.kind && turns === found.solution.length;
      expect(findPuzzle(game, evaluation, must(game.read(at)), isKind)).toEqual(found);
    },
  );

  it('are failed by other turns', () => {
    for (const puzzle of spread.filter(({ kind, solution }) => kind === 'save' || solution.length > 1)) {
      const start = must(game.read(puzzle.at));
      const solved = must(playAttempt(game, lesson(puzzle), puzzle.solution.slice(0, 1)));
      const end = solved.actions.find(({ position }) => position.ply !== start.ply)?.position ?? start;
      let tried = 0;
      for (const turn of turnsFrom(known, start)) {
        const [other] = turn.ends;
        if (!other || turn.ends.length > 1 || textWithoutDice(game, other) === textWithoutDice(game, end)) continue;
        const attempt = must(playAttempt(game, lesson(puzzle), [spellTurn(game, turn)]));
        expect(attemptStatus(attempt), `${puzzle.id}, ${spellTurn(game, turn)}`).toBe('missed');
        if (++tried === OTHERS) break;
      }
    }
  });
});

describe('the grade of a puzzle', () => {
  const seen: PuzzleFeatures = { unitsAndMarks: 20, choices: 100, clicks: 2, ahead: 1, isQuiet: false };

  it.each<[string, Partial<PuzzleFeatures>]>([
    ['more signs', { unitsAndMarks: 60 }],
    ['more choices', { choices: 4000 }],
    ['more clicks', { clicks: 12 }],
    ['a longer solution', { ahead: 5 }],
    ['a quiet first turn', { isQuiet: true }],
  ])('is higher with %s', (_, more) => {
    expect(gradeOf('baroque', { ...seen, ...more })).toBeGreaterThan(gradeOf('baroque', seen));
  });

  it('is never the lowest on a crowded board', () => {
    expect(gradeOf('frozenchess', { ...seen, unitsAndMarks: 65, choices: 1 })).toBe(2);
    expect(gradeOf('frozenchess', { ...seen, unitsAndMarks: 64, choices: 1 })).toBe(1);
  });
});
