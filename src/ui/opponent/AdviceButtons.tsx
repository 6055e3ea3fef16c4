import { useContext } from 'react';
import { answerTo, selectView } from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';
import { other } from '../../kernel/side.ts';
import { Icon, Key } from '../icons.tsx';
import { useRoom } from '../room.ts';
import { useNamed } from '../seats/useNamed.ts';
import { OPPONENT } from '../words/opponent.ts';
import { mayAdvise } from './asking.ts';
import { ComputerContext, OpponentContext } from './context.ts';
import styles from './opponent.module.css';

/** The letter itself, or with Shift while another button has it. */
const keyIn =
  (letter: string) =>
  (room: Oddboard): string =>
    answerTo(room, letter) ? `Shift+${letter}` : letter;

const hintKey = keyIn('h');
const threatKey = keyIn('t');

/** Under the prompt: a hint, and what the other side threatens. */
export const AdviceButtons = () => {
  const hasOpponent = useContext(OpponentContext) !== null;
  const door = useContext(ComputerContext);
  const mayAsk = useRoom(mayAdvise);
  const toMove = useRoom(selectView)?.turn.toMove ?? 'white';
  const named = useNamed();
  const forHint = useRoom(hintKey);
  const forThreat = useRoom(threatKey);
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
        aria-keyshortcuts={forHint}
        onClick={() => advise('hint')}
      >
        <Icon name="hint" /> {OPPONENT.hint} <Key name={forHint} />
      </button>
      <button
        type="button"
        className={styles.button}
        disabled={!mayAsk}
        title={named(OPPONENT.threatTitle(other(toMove)))}
        aria-keyshortcuts={forThreat}
        onClick={() => advise('threat')}
      >
        <Icon name="threat" /> {OPPONENT.threat} <Key name={forThreat} />
      </button>
    </div>
  );
};
