import { useContext } from 'react';
import { answerTo, selectView } from '../../app/selectors.ts';
import type { Oddboard } from '../../app/store.ts';
import { other } from '../../kernel/side.ts';
import { Tool } from '../controls/Tool.tsx';
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

/** In the toolbar: a hint, and what the other side threatens. */
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
      <Tool
        icon="hint"
        name={OPPONENT.hint}
        hotkey={forHint}
        hint={`${OPPONENT.hintTitle} (${forHint})`}
        disabled={!mayAsk}
        onClick={() => advise('hint')}
      />
      <Tool
        icon="threat"
        name={OPPONENT.threat}
        hotkey={forThreat}
        hint={`${named(OPPONENT.threatTitle(other(toMove)))} (${forThreat})`}
        disabled={!mayAsk}
        onClick={() => advise('threat')}
      />
    </div>
  );
};
