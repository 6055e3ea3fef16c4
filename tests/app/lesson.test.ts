import { expect, it } from 'vitest';
import { adviceOn, goalSquares, lessonTable, optionsTaught } from '../../src/app/learning/lesson.ts';
import { checkHelpOf } from '../../src/app/model/check-help.ts';
import { positionOf } from '../../src/app/model/table.ts';
import { unaidedGame } from '../../src/app/model/unaided.ts';
import type { Target } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { type Course, lessonsOf } from '../../src/kernel/learning/lesson.ts';
import { lessonOfPuzzle } from '../../src/kernel/learning/puzzle.ts';
import { COURSE } from '../../src/variants/frozenchess/lessons/index.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';

const frozenchess = async () => {
  const entry = GAMES.find(({ id }) => id === 'frozenchess');
  const game = await entry?.load();
  if (!game) throw new Error('There is no FrozenChess.');
  const course: Course = COURSE;
  const lesson = (id: string) => {
    const found = lessonsOf(course).find((each) => each.id === id);
    if (!found) throw new Error(`There is no lesson ${id}.`);
    return found;
  };
  return { game, course, lesson };
};

it('marks the target square and the pieces to be captured', async () => {
  const { game, lesson } = await frozenchess();
  const marked = (id: string) =>
    goalSquares(lesson(id), lessonTable(game, lesson(id))).map((square) => squareName(game.board, square));
  expect(marked('march')).toEqual(['f9']);
  expect(marked('burn')).toEqual(['c7', 'd7', 'e6']);
  expect(marked('slime')).toEqual([]);
});

it('every lesson offers its solution, and the first only moves', async () => {
  for (const { load, course: fetch } of GAMES) {
    const [game, course] = await Promise.all([load(), fetch?.()]);
    for (const lesson of course ? lessonsOf(course) : []) {
      const taught = optionsTaught(game, course as Course, lesson);
      for (const pick of adviceOn(lesson, lessonTable(game, lesson)).picks)
        if (pick.kind === 'option') expect([...taught], `${game.id} ${lesson.id}`).toContain(pick.option);
    }
  }
  const { game, course, lesson } = await frozenchess();
  expect([...optionsTaught(game, course, lesson('wall'))]).toEqual([]);
});

it('begins with a path of ten lessons, each listed once', () => {
  const [path, ...others] = COURSE.chapters;
  expect(path?.lessons).toHaveLength(10);
  expect(others.every(({ isLater }) => isLater)).toBe(true);
  const ids = lessonsOf(COURSE).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(COURSE.chapters.every(({ lessons }) => lessons.length > 0)).toBe(true);
});

/** Returns the first four puzzles of every game, of each kind that all games have. */
const somePuzzles = async () => {
  const games = await Promise.all(
    GAMES.map(async ({ load, puzzles }) => [await load(), (await puzzles?.()) ?? []] as const),
  );
  return games.flatMap(([game, puzzles]) =>
    (['win', 'save', 'capture'] as const).flatMap((kind) =>
      puzzles
        .filter((each) => each.kind === kind)
        .slice(0, 4)
        .map((puzzle) => ({ game, lesson: lessonOfPuzzle(game, puzzle, { title: '', asks: '' }) })),
    ),
  );
};

/** Returns the open choices of the first question and of the question after each of them. */
const choicesIn = (game: Game, position: Position) => {
  const opened = (picks: readonly Target[]) => {
    const menu = game.ask(position, picks);
    return menu.ok && menu.value.kind === 'ask'
      ? menu.value.choices.flatMap((choice) => (choice.kind === 'open' ? [choice] : []))
      : [];
  };
  const first = opened([]);
  return [...first, ...first.flatMap(({ target }) => opened([target]))];
};

it('a puzzle keeps choices and captures, without warnings and hints', async () => {
  let dangers = 0;
  let hints = 0;
  for (const { game, lesson } of await somePuzzles()) {
    const position = positionOf(lessonTable(game, lesson));
    const [aided, left] = [choicesIn(game, position), choicesIn(unaidedGame(game), position)];
    expect(left.map(({ target }) => target)).toEqual(aided.map(({ target }) => target));
    for (const [index, choice] of left.entries()) {
      const tone = aided[index]?.tone();
      if (tone === 'danger') dangers++;
      if (aided[index]?.hint?.()) hints++;
      expect(tone === 'danger' ? ['capture', 'move', 'special'] : [tone]).toContain(choice.tone());
      expect([choice.hint?.(), choice.leavesFewMoves?.()]).toEqual([undefined, undefined]);
    }
  }
  expect([dangers > 0, hints > 0]).toEqual([true, true]);
});

it('a puzzle does not reveal units that can help in check', async () => {
  let helped = 0;
  for (const { game, lesson } of await somePuzzles()) {
    if (checkHelpOf(lessonTable(game, lesson))) helped++;
    expect(checkHelpOf(lessonTable(unaidedGame(game), lesson))).toBeNull();
  }
  expect(helped).toBeGreaterThan(0);
});

it('a puzzle reveals neither possible captures nor a win', async () => {
  const snake = await GAMES.find(({ id }) => id === 'snake')?.load();
  if (!snake) throw new Error('There is no Snake.');
  const position = must(snake.read('8/8/8/8/8/8/8/L7 w P h1h2h3 a8b8c8 - 0 1'));
  const isWarned = (game: Game) => game.view(position).turn.notes.some(({ label }) => label.includes('can capture'));
  const picks = must(snake.readAction(position, 'La1xa8')).picks;
  const isEnd = (game: Game) =>
    must(game.preview(position, picks))
      .tell()
      .flatMap(({ events }) => events)
      .some(({ kind }) => kind === 'ended');
  expect([isWarned(snake), isEnd(snake)]).toEqual([true, true]);
  expect([isWarned(unaidedGame(snake)), isEnd(unaidedGame(snake))]).toEqual([false, false]);
});
