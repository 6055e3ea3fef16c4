/** Tests what every game teaches: primers that play, lessons that can be solved, and texts of limited length. */
import { describe, expect, it } from 'vitest';
import { challengeOf } from '../../src/kernel/learning/challenge.ts';
import { type Demo, refusalOfText } from '../../src/kernel/learning/demo.ts';
import { inReadingOrder, lessonsOf, startOfLesson } from '../../src/kernel/learning/lesson.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { playText } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { examineLesson } from '../support/lessons.ts';
import { must } from '../support/scenario.ts';

/** The largest share of first turns that may reach a lesson's goal: with more, the goal is reached without thought. */
const LUCK = 0.5;

/** The number of a game's challenges by kind (make it happen, be refused, show it), for the published games. */
const CHALLENGES: Readonly<Record<string, readonly [happens: number, refused: number, shown: number]>> = {
  'great-worm': [22, 13, 5],
  snake: [21, 15, 2],
  baroque: [21, 15, 4],
  inchworm: [48, 16, 6],
  frozenchess: [112, 46, 11],
};

const sentences = (text: string): number => text.split(/(?<=[.?])\s/).length;

describe.each(GAMES.filter(({ course }) => course))(
  '$title, learned',
  async ({ load, course: fetch, demos: fetchDemos }) => {
    const [game, course] = await Promise.all([load(), fetch?.()]);
    if (!course) return;
    const lessons = lessonsOf(course);

    it('has a primer of 6 to 9 points, each of which plays', () => {
      expect(course.primer.length).toBeGreaterThanOrEqual(6);
      expect(course.primer.length).toBeLessThanOrEqual(9);
      for (const { title, says, shows } of course.primer) {
        expect(says.length, title).toBeLessThanOrEqual(2);
        const start = must(startOfLesson(game, shows));
        const turns = must(playText(game, start, shows.play ?? ''));
        if (shows.tries !== undefined)
          expect(refusalOfText(game, turns.at(-1)?.position ?? start, shows.tries).ok, title).toBe(true);
        else expect(turns.length, title).toBeGreaterThan(0);
      }
      expect(course.primer.filter(({ pieces }) => pieces)).toHaveLength(1);
    });

    it('orders its rulebook for readers, with every clause once', () => {
      const ids = clausesOf(inReadingOrder(game.rules, course)).map(({ id }) => id);
      expect([...ids].sort()).toEqual(
        clausesOf(game.rules)
          .map(({ id }) => id)
          .sort(),
      );
      expect(course.primer.filter(({ reads }) => reads.length === 0)).toEqual([]);
    });

    it('makes a solvable challenge of every clause whose demonstration allows one', async () => {
      const demos = (await fetchDemos?.()) ?? {};
      const made = clausesOf(game.rules).flatMap(
        (clause) => challengeOf(game, clause, demos[clause.id] as Demo)?.goal.kind ?? [],
      );
      const count = (kind: string) => made.filter((each) => each === kind).length;
      const counts = [count('happens'), count('refused'), count('shown')];
      expect(made.length).toBeGreaterThan(0);
      expect(counts).toEqual(CHALLENGES[game.id] ?? counts);
    });

    it('gives every lesson its own address', () => {
      const ids = lessons.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^(?!primer$)[a-z]+(-[a-z0-9]+)*$/);
    });

    it.each(lessons)('$id can be solved, but not by chance', (lesson) => {
      const { faults, tried, lucky } = examineLesson(game, lesson);
      expect(faults).toEqual([]);
      expect(lucky, `of ${tried} first turns`).toBeLessThanOrEqual(tried * LUCK);
      expect(sentences(lesson.says), lesson.says).toBeLessThanOrEqual(2);
      expect(sentences(lesson.asks), lesson.asks).toBe(1);
      expect(sentences(lesson.learned), lesson.learned).toBe(1);
      expect(lesson.teaches.length).toBeGreaterThan(0);
    });
  },
);
