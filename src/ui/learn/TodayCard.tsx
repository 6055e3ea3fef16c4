import { useMemo } from 'react';
import type { GameEntry } from '../../kernel/game.ts';
import { useFetched } from '../fetched.tsx';
import { queueIdle } from '../idle.ts';
import { lessonLink, puzzlesLink } from '../route.ts';
import { Art, PictureCard } from '../start/Picture.tsx';
import { useField } from '../store.ts';
import { kindOf, PUZZLES } from '../words/learn.ts';
import { dailyOf, turnOf, useToday } from './puzzles.ts';
import { useLearned } from './useProgress.ts';

const fetchPuzzles = async ({ load, puzzles }: GameEntry) => ({
  game: await load(),
  puzzles: (await puzzles?.()) ?? [],
});

/** The puzzle of the day; the games take turns. */
export const TodayCard = ({ tall = false }: { readonly tall?: boolean }) => {
  const today = useToday();
  const entries = useField('entries').filter(({ puzzles }) => puzzles);
  const entry = turnOf(entries, today);
  const loaded = useFetched(useMemo(() => entry && (() => queueIdle(() => fetchPuzzles(entry))), [entry]));
  const puzzle = dailyOf(loaded?.puzzles ?? [], today);
  const isDone = useLearned(entry?.id ?? '').has(puzzle?.id ?? '');
  if (!entry) return null;
  const at = puzzle && loaded?.game.read(puzzle.at);
  return (
    <PictureCard
      href={puzzle ? lessonLink(entry.id, puzzle.id) : puzzlesLink(entry.id)}
      heading={PUZZLES.todays(isDone)}
      says={puzzle ? `${entry.title} · ${kindOf(puzzle)}` : entry.title}
      tall={tall}
    >
      {loaded && at?.ok && <Art game={loaded.game} view={loaded.game.view(at.value)} rows={8} />}
    </PictureCard>
  );
};
