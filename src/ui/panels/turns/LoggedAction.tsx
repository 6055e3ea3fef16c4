import { useEffect, useState } from 'react';
import { nodeAt, type Table } from '../../../app/model/table.ts';
import { type LoggedAction as Logged, loggedAt } from '../../../app/narration/log.ts';
import { whenIdle } from '../../idle.ts';
import { OpenCasualties } from '../../pieces/Casualties.tsx';
import { usePlayerNames } from '../../seats/usePlayerNames.ts';
import { useActions, useApp } from '../../store.ts';
import { turnsFound, WORDS } from '../../words.ts';
import { Clause } from '../rules/Clause.tsx';
import styles from './Turns.module.css';

interface Props {
  readonly table: Table;
  readonly action: Logged;
  /** Whether the current action is narrated step by step. The log then omits its text, which would tell the end. */
  readonly isNarrating: boolean;
}

export const LoggedAction = ({ table, action, isNarrating }: Props) => {
  const { visit } = useActions();
  const named = usePlayerNames();
  const { game, cursor } = table;
  const node = nodeAt(table, action.cursor);
  const isHere = useApp((state) => state.table && nodeAt(state.table) === node);
  const ahead = action.cursor > cursor;
  return (
    <li className={styles.action} data-ahead={ahead || undefined}>
      <button
        type="button"
        className={`press ${styles.notation}`}
        aria-current={isHere ? 'step' : undefined}
        onClick={() => visit(node)}
      >
        {named(action.notation)}
        {ahead && <span className="visuallyHidden"> {WORDS.ahead}</span>}
      </button>
      <ul className={styles.lines}>
        {(isNarrating && isHere ? [] : action.lines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a played action never change
          <li key={index} data-bare={line.text === action.notation || undefined}>
            {line.text !== action.notation && named(line.text)} <Clause game={game.id} rule={line.rule} />{' '}
            <OpenCasualties game={game} line={line} />
          </li>
        ))}
      </ul>
    </li>
  );
};

const MAX_FOUND = 60;

interface Search {
  readonly actions: readonly Logged[];
  readonly seen: number;
}

const NOTHING: Search = { actions: [], seen: 0 };

const containsWords = ({ notation, lines }: Logged, words: string): boolean =>
  `${notation} ${lines.map(({ text, rule }) => `${text} ${rule}`).join(' ')}`.toLowerCase().includes(words);

/** Returns the actions whose log contains `words`, searched when idle, since each action must be described. */
const useFoundActions = (table: Table | null, words: string): Search => {
  const [found, setFound] = useState(NOTHING);
  const line = table?.line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log depends on the line alone
  useEffect(() => {
    setFound(NOTHING);
    if (!table) return;
    let isWanted = true;
    const actions: Logged[] = [];
    let seen = 0;
    const searchOn = (mayContinue: () => boolean) => {
      if (!isWanted) return;
      do {
        const action = seen < table.line.length ? loggedAt(table, seen++) : null;
        if (action && containsWords(action, words)) actions.push(action);
      } while (seen < table.line.length && actions.length < MAX_FOUND && mayContinue());
      setFound({ actions: [...actions], seen });
      if (seen < table.line.length && actions.length < MAX_FOUND) whenIdle(searchOn);
    };
    whenIdle(searchOn);
    return () => {
      isWanted = false;
    };
  }, [line, words]);
  return found;
};

interface FoundProps extends Pick<Props, 'table' | 'isNarrating'> {
  /** Whether the line's positions are known, because the line was replayed. */
  readonly isKnown: boolean;
  readonly words: string;
}

export const FoundTurns = ({ table, isKnown, isNarrating, words }: FoundProps) => {
  const { actions, seen } = useFoundActions(isKnown ? table : null, words);
  return (
    <>
      <p role="status" className="small">
        {turnsFound(actions.length, seen, table.line.length, actions.length >= MAX_FOUND)}
      </p>
      <ol className={styles.turns}>
        {actions.map((action) => (
          <LoggedAction key={action.cursor} {...{ table, action, isNarrating }} />
        ))}
      </ol>
    </>
  );
};
