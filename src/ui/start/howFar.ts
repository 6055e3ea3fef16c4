/** How far one has come in a game, in a few words. */
import type { GameEntry } from '../../kernel/game.ts';
import { lessonsOf } from '../../kernel/learning/lesson.ts';
import { clausesOf } from '../../kernel/learning/rulebook.ts';
import { LEARN } from '../words/learn.ts';

/**
 * Fetches what there is to learn; gives a function from what has been learned to words, or null if that is
 * nothing.
 */
export const fetchFar = async ({ load, course: fetch }: GameEntry) => {
  const [game, course] = await Promise.all([load(), fetch?.()]);
  const lessons = course ? lessonsOf(course) : [];
  const clauses = clausesOf(game.rules);
  return (learned: ReadonlySet<string>): string | null => {
    const among = (all: readonly { readonly id: string }[]) => all.filter(({ id }) => learned.has(id)).length;
    const [done, seen] = [among(lessons), among(clauses)];
    const far = [
      ...(done > 0 ? [LEARN.lessonsDone(done, lessons.length)] : []),
      ...(seen > 0 ? [LEARN.seen(seen, clauses.length)] : []),
    ];
    return far.length > 0 ? far.join(', ') : null;
  };
};
