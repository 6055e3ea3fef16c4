import { useContext } from 'react';
import { selectView } from '../../app/selectors.ts';
import { other } from '../../kernel/side.ts';
import { Icon } from '../icons.tsx';
import { useRoom } from '../room.ts';
import { OPPONENT } from '../words/opponent.ts';
import { mayAdvise } from './asking.ts';
import { ComputerContext, OpponentContext } from './context.ts';
import styles from './opponent.module.css';

/** Under the prompt: a hint, and what the other side threatens. */
export const AdviceButtons = () => {
  const hasOpponent = useContext(OpponentContext) !== null;
  const door = useContext(ComputerContext);
  const mayAsk = useRoom(mayAdvise);
  const toMove = useRoom(selectView)?.turn.toMove ?? 'white';
  if (!hasOpponent || !door) return null;
  const { advise } = door;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this
    <div role="group" aria-label={OPPONENT.advice} className={styles.advice}>
      <button
        type="button"
        className={styles.button}
        disabled={!mayAsk}
        title={OPPONENT.hintTitle}
        onClick={() => advise('hint')}
      >
        <Icon name="hint" /> {OPPONENT.hint} <kbd>h</kbd>
      </button>
      <button
        type="button"
        className={styles.button}
        disabled={!mayAsk}
        title={OPPONENT.threatTitle(other(toMove))}
        onClick={() => advise('threat')}
      >
        <Icon name="threat" /> {OPPONENT.threat} <kbd>t</kbd>
      </button>
    </div>
  );
};
