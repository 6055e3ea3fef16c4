import { useCallback, useEffect, useState } from 'react';
import { ownPuzzlesIn } from '../../app/review/own-puzzles.ts';
import type { Game } from '../../kernel/game.ts';
import type { Course, Lesson } from '../../kernel/learning/lesson.ts';
import { lessonOfPuzzle, type Puzzle } from '../../kernel/learning/puzzle.ts';
import { listen } from '../controls/listen.ts';
import { useFetched } from '../lazyComponent.tsx';
import { useGetState } from '../store.ts';
import { asksOf, kindOf, PUZZLES } from '../words/learn.ts';

export interface PuzzleKindList {
  readonly title: string;
  readonly puzzles: readonly Puzzle[];
}

const rankOf = ({ kind, solution }: Puzzle): number => (kind === 'win' ? solution.length : kind === 'save' ? 4 : 5);

export const groupByKind = (puzzles: readonly Puzzle[]): readonly PuzzleKindList[] => {
  const sorted = [...puzzles].sort((a, b) => rankOf(a) - rankOf(b) || a.grade - b.grade);
  return [...new Set(sorted.map(kindOf))].map((title) => ({
    title,
    puzzles: sorted.filter((each) => kindOf(each) === title),
  }));
};

/**
 * The maximum number of lessons in a chapter. Each lesson is shown as a dot, and a chapter's dots must fit in one row.
 */
const CHAPTER_LENGTH = 10;

export const puzzleCourse = (
  game: Game,
  puzzles: readonly Puzzle[],
  lists: readonly PuzzleKindList[] = groupByKind(puzzles),
): Course => ({
  primer: [],
  chapters: lists.flatMap(({ title, puzzles: all }) => {
    const lessons = all.map((puzzle, index): Lesson => {
      const at = game.read(puzzle.at);
      const asks = at.ok ? asksOf(puzzle, at.value.toMove) : '';
      const says = `${PUZZLES.grade(puzzle.grade).replace('d', 'D')}.`;
      return { ...lessonOfPuzzle(game, puzzle, { title: `${title}, ${index + 1}`, asks }), says };
    });
    return Array.from({ length: Math.ceil(lessons.length / CHAPTER_LENGTH) }, (_, part) => ({
      title,
      lessons: lessons.slice(part * CHAPTER_LENGTH, (part + 1) * CHAPTER_LENGTH),
    }));
  }),
});

const DAY = 24 * 60 * 60 * 1000;

/** Returns one element a day, in turn, by the local date of `now`. Undefined if `all` is empty. */
export const elementOfDay = <T>(all: readonly T[], now: Date): T | undefined =>
  all[Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY) % all.length];

/**
 * Returns the puzzle of the day. The puzzles follow each other in the order of ids, and this order is random because
 * ids are hashes.
 */
export const puzzleOfDay = (puzzles: readonly Puzzle[], now: Date): Puzzle | undefined =>
  elementOfDay(
    [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1)),
    now,
  );

/** Milliseconds to wait after midnight, since timers may fire a little early. */
const TIMER_MARGIN = 500;

/** Returns the start of the day `later` days after `now`, in milliseconds. */
const midnight = (now: Date, later = 0): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + later).getTime();

/** Returns the start of the local day. Updates at midnight and on return to the page, whose timers may be late. */
export const useToday = (): Date => {
  const [today, setToday] = useState(() => midnight(new Date()));
  useEffect(() => {
    const update = () => setToday(midnight(new Date()));
    const timer = setTimeout(update, midnight(new Date(today), 1) - Date.now() + TIMER_MARGIN);
    const end = listen(document, { visibilitychange: update });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [today]);
  return new Date(today);
};

/** Returns the player's own puzzles, null until read. Reads all saved games anew, since an old list may be outdated. */
export const useOwnPuzzles = (variant: string): readonly Puzzle[] | null => {
  const now = useGetState();
  const read = async () => {
    await now().browse();
    return ownPuzzlesIn(now().library ?? [], variant);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list would restart an open puzzle
  return useFetched(useCallback(read, [variant]));
};
