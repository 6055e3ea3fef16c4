import type { Table } from '../../../app/table/table.ts';
import type { LoggedAction as Logged } from '../../../app/telling/log.ts';
import { OpenCasualties } from '../../pieces/Casualties.tsx';
import { useNamed } from '../../seats/useNamed.ts';
import { useActions } from '../../store.ts';
import { WORDS } from '../../words.ts';
import { Clause } from '../rules/Clause.tsx';
import styles from './Turns.module.css';

interface Props {
  readonly table: Table;
  readonly action: Logged;
  /** Is the current action being narrated step by step? The log then leaves out its lines. */
  readonly isTold: boolean;
}

/** An action in the game's notation, with its steps in words; a press goes there. */
export const LoggedAction = ({ table: { game, cursor }, action, isTold }: Props) => {
  const { goTo } = useActions();
  const named = useNamed();
  const isHere = action.cursor === cursor;
  const ahead = action.cursor > cursor;
  return (
    <li className={styles.action} data-ahead={ahead || undefined}>
      <button
        type="button"
        className={`press ${styles.notation}`}
        aria-current={isHere ? 'step' : undefined}
        onClick={() => goTo(action.cursor)}
      >
        {named(action.notation)}
        {ahead && <span className="visuallyHidden"> {WORDS.ahead}</span>}
      </button>
      <ul className={styles.lines}>
        {(isTold && isHere ? [] : action.lines).map((line, index) => (
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
