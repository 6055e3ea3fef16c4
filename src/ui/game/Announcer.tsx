import { useEffect } from 'react';
import { lastLogged } from '../../app/log.ts';
import type { Oddboard } from '../../app/store.ts';
import type { Table } from '../../app/table.ts';
import { useRoom } from '../room.ts';
import { WORDS } from '../words.ts';

const selectTable = ({ table }: Oddboard) => table;

/** What just happened: a refusal, a warning, or the steps of the last action. */
const newsOf = (table: Table): string => {
  if (table.refused) return table.refused.refusal.text;
  if (table.armed) return `${table.armed.hint?.text ?? ''} ${WORDS.confirm}`;
  return (
    lastLogged(table)
      ?.lines.map(({ text }) => text)
      .join(' ') ?? ''
  );
};

/** Says politely what happens on the board to those who do not see it, and names the page. */
export const Announcer = () => {
  const table = useRoom(selectTable);
  const title = table?.game.title;
  useEffect(() => {
    document.title = title ? `${title} · ${WORDS.app}` : WORDS.app;
    return () => {
      document.title = WORDS.app;
    };
  }, [title]);
  return (
    <p className="visuallyHidden" aria-live="polite">
      {table && newsOf(table)}
    </p>
  );
};
