import { useEffect, useState } from 'react';
import type { Table } from '../../../app/table/table.ts';
import { type LoggedAction, loggedAt } from '../../../app/telling/log.ts';
import { whenIdle } from '../../idle.ts';

export const MOST_FOUND = 60;

interface Found {
  readonly actions: readonly LoggedAction[];
  /** The number of actions of the line searched so far. */
  readonly seen: number;
}

const NOTHING: Found = { actions: [], seen: 0 };

const speaksOf = ({ notation, lines }: LoggedAction, words: string): boolean =>
  `${notation} ${lines.map(({ text, rule }) => `${text} ${rule}`).join(' ')}`.toLowerCase().includes(words);

/** The actions whose log contains these words, searched from the first one in spare time. */
export const useFound = (table: Table | null, words: string): Found => {
  const [found, setFound] = useState(NOTHING);
  const line = table?.line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a line change with the line alone
  useEffect(() => {
    setFound(NOTHING);
    if (!table) return;
    let isWanted = true;
    const actions: LoggedAction[] = [];
    let seen = 0;
    const goOn = (mayGoOn: () => boolean) => {
      if (!isWanted) return;
      do {
        const action = seen < table.line.length ? loggedAt(table, seen++) : null;
        if (action && speaksOf(action, words)) actions.push(action);
      } while (seen < table.line.length && actions.length < MOST_FOUND && mayGoOn());
      setFound({ actions: [...actions], seen });
      if (seen < table.line.length && actions.length < MOST_FOUND) whenIdle(goOn);
    };
    whenIdle(goOn);
    return () => {
      isWanted = false;
    };
  }, [line, words]);
  return found;
};
