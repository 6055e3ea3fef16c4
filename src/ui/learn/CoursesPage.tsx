import { useCallback } from 'react';
import type { GameEntry } from '../../kernel/game.ts';
import { lessonsOf } from '../../kernel/learning/lesson.ts';
import { clausesOf } from '../../kernel/learning/rulebook.ts';
import { waitForIdleSlice } from '../idle.ts';
import { useFetched } from '../lazyComponent.tsx';
import { Page } from '../PageHeader.tsx';
import { learnLink, lessonLink, puzzlesLink } from '../route.ts';
import { GameCard } from '../start/GameCard.tsx';
import styles from '../start/Picture.module.css';
import { useField } from '../store.ts';
import { LEARN, PUZZLES } from '../words/learn.ts';
import { OPENING } from '../words/opening.ts';
import { TodayCard } from './TodayCard.tsx';
import { useLearned } from './useProgress.ts';

interface SolvedProps {
  readonly entry: GameEntry;
  readonly learned: ReadonlySet<string>;
}

const Puzzles = ({ entry: { id, puzzles: fetch }, learned }: SolvedProps) => {
  const puzzles = useFetched(
    useCallback(async () => {
      await waitForIdleSlice();
      return fetch?.() ?? [];
    }, [fetch]),
  );
  const solved = puzzles?.filter((each) => learned.has(each.id)).length ?? 0;
  return (
    <p className="small">
      <a href={puzzlesLink(id)}>{puzzles ? PUZZLES.puzzlesSolved(solved, puzzles.length) : PUZZLES.puzzles}</a>
    </p>
  );
};

const Course = ({ entry }: { readonly entry: GameEntry }) => {
  const { id, summary, load, course: fetch } = entry;
  const learned = useLearned(id);
  const all = useFetched(
    useCallback(async () => {
      const [game, course] = await Promise.all([load(), fetch?.()]);
      return { lessons: course ? lessonsOf(course) : [], clauses: clausesOf(game.rules) };
    }, [load, fetch]),
  );
  const among = (some: readonly { readonly id: string }[]) => some.filter((each) => learned.has(each.id)).length;
  const done = all ? among(all.lessons) : 0;
  const next = all?.lessons.find((each) => !learned.has(each.id));
  return (
    <GameCard entry={entry} href={learnLink(id)}>
      <p>{summary[0]}</p>
      <progress aria-hidden="true" value={done} max={all?.lessons.length ?? 1} />
      <p className="small">
        {all && `${LEARN.lessonsDone(done, all.lessons.length)}, ${LEARN.seen(among(all.clauses), all.clauses.length)}`}
      </p>
      <p className="small">{next && <a href={lessonLink(id, next.id)}>{LEARN.onward(next.title)}</a>}</p>
      {entry.puzzles && <Puzzles entry={entry} learned={learned} />}
    </GameCard>
  );
};

export const CoursesPage = () => (
  <Page title={OPENING.learn}>
    <ul className={styles.cards}>
      {useField('entries').map((entry) => entry.course && <Course key={entry.id} entry={entry} />)}
      <li>
        <TodayCard isTall />
      </li>
    </ul>
  </Page>
);
