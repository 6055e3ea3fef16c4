import { useMemo } from 'react';
import type { GameEntry } from '../../kernel/game.ts';
import { queueIdle } from '../idle.ts';
import { useFetched } from '../lazyComponent.tsx';
import { lessonLink, puzzlesLink } from '../route.ts';
import { PictureCard, PositionPicture } from '../start/Picture.tsx';
import { useField } from '../store.ts';
import { kindOf, PUZZLES } from '../words/learn.ts';
import { elementOfDay, puzzleOfDay, useToday } from './puzzles.ts';
import { useLearned } from './useProgress.ts';

const fetchPuzzles = async ({ load, puzzles }: GameEntry) => ({
  game: await load(),
  puzzles: (await puzzles?.()) ?? [],
});

/** Links to the puzzle of the day, each day from another game. */
export const TodayCard = ({ isTall = false }: { readonly isTall?: boolean }) => {
  const today = useToday();
  const entries = useField('entries').filter(({ puzzles }) => puzzles);
  const entry = elementOfDay(entries, today);
  const loaded = useFetched(useMemo(() => entry && (() => queueIdle(() => fetchPuzzles(entry))), [entry]));
  const puzzle = puzzleOfDay(loaded?.puzzles ?? [], today);
  const isDone = useLearned(entry?.id ?? '').has(puzzle?.id ?? '');
  if (!entry) return null;
  const at = puzzle && loaded?.game.read(puzzle.at);
  return (
    <PictureCard
      href={puzzle ? lessonLink(entry.id, puzzle.id) : puzzlesLink(entry.id)}
      heading={PUZZLES.todays(isDone)}
      says={puzzle ? `${entry.title} · ${kindOf(puzzle)}` : entry.title}
      tall={isTall}
    >
      {loaded && at?.ok && <PositionPicture game={loaded.game} view={loaded.game.view(at.value)} rows={8} />}
    </PictureCard>
  );
};
