import { expect, it } from 'vitest';
import { adviceOn, goalSquares, lessonTable, optionsTaught } from '../../src/app/learning/lesson.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import { type Course, lessonsOf } from '../../src/kernel/learning/lesson.ts';
import { COURSE } from '../../src/variants/frozenchess/lessons/index.ts';
import { GAMES } from '../../src/variants/index.ts';

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

it('marks the square to be reached, and where the pieces stand that are to be captured', async () => {
  const { game, lesson } = await frozenchess();
  const marked = (id: string) =>
    goalSquares(lesson(id), lessonTable(game, lesson(id))).map((square) => squareName(game.board, square));
  expect(marked('march')).toEqual(['f9']);
  expect(marked('burn')).toEqual(['c7', 'd7', 'e6']);
  expect(marked('slime')).toEqual([]);
});

it('offers in each lesson what leads to its goal, and in the first nothing but moves', async () => {
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

it('begins with a path of ten lessons, and has every lesson once', () => {
  const [path, ...others] = COURSE.chapters;
  expect(path?.lessons).toHaveLength(10);
  expect(others.every(({ isLater }) => isLater)).toBe(true);
  const ids = lessonsOf(COURSE).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(COURSE.chapters.every(({ lessons }) => lessons.length > 0)).toBe(true);
});
