import { useEffect, useRef, useState } from 'react';
import { selectLooking } from '../../app/selectors.ts';
import { selectArriving, selectTable } from '../../app/slices.ts';
import type { Table } from '../../app/table/table.ts';
import { useRoom } from '../room.ts';
import { lookingAt, WORDS } from '../words.ts';
import { newsOf } from './news.ts';

/** So many of the last news are kept to be read again. */
const KEPT = 12;

interface News {
  readonly key: number;
  readonly text: string;
}

/** All that was said, the latest last; what is said twice is there twice. */
const useNews = (table: Table | null, arriving: boolean, looking: string | undefined): readonly News[] => {
  const [news, setNews] = useState<readonly News[]>([]);
  const before = useRef<Table | null>(null);
  const say = (texts: readonly string[]) => {
    if (texts.length === 0) return;
    setNews((old) => {
      const next = (old.at(-1)?.key ?? 0) + 1;
      return [...old, ...texts.map((text, index) => ({ key: next + index, text }))].slice(-KEPT);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another table has been seen
  useEffect(() => {
    if (arriving) return;
    say(table ? newsOf(before.current, table) : []);
    before.current = table;
  }, [table, arriving]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one looks at something else
  useEffect(() => say(looking ? [lookingAt(looking)] : []), [looking]);
  return news;
};

/** Says politely what happens on the board to those who do not see it, and names the page. */
export const Announcer = () => {
  const table = useRoom(selectTable);
  const news = useNews(table, useRoom(selectArriving), useRoom(selectLooking)?.name);
  const title = table?.game.title;
  useEffect(() => {
    document.title = title ? `${title} · ${WORDS.app}` : WORDS.app;
    return () => {
      document.title = WORDS.app;
    };
  }, [title]);
  return (
    <div role="log" className="visuallyHidden" aria-label={WORDS.news}>
      {news.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
};
