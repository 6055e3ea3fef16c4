import { useContext } from 'react';
import { dutyIn } from '../../app/seats/computers.ts';
import prompt from '../game/ask/Ask.module.css';
import { useActions, useRoom } from '../room.ts';
import { OPPONENT } from '../words/opponent.ts';
import { ComputerContext } from './context.ts';
import styles from './opponent.module.css';

/** In the prompt's place while the computer thinks, or where it could not start. */
export const Thinking = () => {
  const duty = useRoom(dutyIn);
  const door = useContext(ComputerContext);
  const { seat } = useActions();
  if (!duty || !door) return null;
  const { side, level } = duty;
  const takeOver = () =>
    seat((heading) => {
      delete heading.computers?.[side];
    });
  return door.state === 'failed' ? (
    <>
      <p role="alert" className={prompt.prompt} data-long="">
        {OPPONENT.failed}
      </p>
      <button type="button" className={styles.button} onClick={door.retry}>
        {OPPONENT.retry}
      </button>
      <button type="button" className={styles.button} onClick={takeOver}>
        {OPPONENT.takeOver(side)}
      </button>
    </>
  ) : (
    <>
      <p className={prompt.prompt}>{OPPONENT.thinks(side, level)}</p>
      <button type="button" className={styles.button} title={OPPONENT.stopHint} onClick={door.stop}>
        {OPPONENT.stop}
      </button>
    </>
  );
};
