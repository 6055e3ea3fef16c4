import { memo } from 'react';
import type { LoggedAction as Logged } from '../../../app/telling/log.ts';
import type { Game } from '../../../kernel/game.ts';
import { Key } from '../../icons.tsx';
import { OpenToll } from '../../pieces/Toll.tsx';
import { useActions, useField } from '../../room.ts';
import { useNamed } from '../../seats/useNamed.ts';
import { WORDS } from '../../words.ts';
import { Clause } from '../rules/Clause.tsx';
import styles from './Turns.module.css';

interface Props {
  readonly game: Game;
  readonly action: Logged;
  readonly now: boolean;
  readonly ahead: boolean;
  /** Is it being narrated step by step? Then the log does not give the end away. */
  readonly untold: boolean;
  /** The sign of a mark. */
  readonly sign: React.ReactNode;
  onGo(cursor: number): void;
  /** Further lines of this place. */
  readonly children: React.ReactNode;
}

/** Replays the current action. */
const Again = ({ cursor }: { readonly cursor: number }) => {
  const { replay } = useActions();
  return (
    <span className={styles.again}>
      <button type="button" onClick={() => replay(cursor, false)}>
        {WORDS.slowly}
      </button>
      <button type="button" onClick={() => replay(cursor, true)}>
        {WORDS.stepwise} <Key name="." />
      </button>
    </span>
  );
};

/** Compares a place with the one that is shown, while places are compared. */
export const Since = ({ cursor }: { readonly cursor: number }) => {
  const { compare } = useActions();
  const since = useField('comparing')?.since ?? null;
  return since === null ? null : (
    <span className={styles.again}>
      <button type="button" aria-pressed={since === cursor} onClick={() => compare(cursor)}>
        {WORDS.sinceHere}
      </button>
    </span>
  );
};

/** An action with its steps in words. */
export const LoggedAction = memo(({ game, action, now, ahead, untold, sign, onGo, children }: Props) => {
  const named = useNamed();
  return (
    <li className={styles.action} data-now={now || undefined} data-ahead={ahead || undefined}>
      <button
        type="button"
        className={styles.notation}
        aria-current={now ? 'step' : undefined}
        onClick={() => onGo(action.cursor)}
      >
        {named(action.notation)}
        {sign}
        {ahead && <span className="visuallyHidden"> {WORDS.ahead}</span>}
      </button>
      {now && !untold && <Again cursor={action.cursor} />}
      {!now && <Since cursor={action.cursor} />}
      <ul className={styles.lines}>
        {(untold ? [] : action.lines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a played action never change
          <li key={index} data-bare={line.text === action.notation || undefined}>
            {line.text !== action.notation && named(line.text)} <Clause game={game.id} rule={line.rule} />{' '}
            <OpenToll game={game} line={line} />
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
});
