import { useContext } from 'react';
import { dutyIn, idleComputer } from '../../app/seats/computers.ts';
import type { Oddboard } from '../../app/store.ts';
import type { Side } from '../../kernel/side.ts';
import type { LevelId } from '../../opponent/levels.ts';
import { useFocusBack } from '../focus.ts';
import prompt from '../game/ask/Ask.module.css';
import { useActions, useRoom } from '../room.ts';
import { OPPONENT } from '../words/opponent.ts';
import { ComputerContext } from './context.ts';
import styles from './opponent.module.css';

const playsItself = ({ heading }: Oddboard): boolean =>
  !!heading?.computers?.white && !!heading.computers.black;

const idleLevel = (room: Oddboard) => idleComputer(room)?.level ?? null;
const idleSide = (room: Oddboard) => idleComputer(room)?.side ?? null;

interface CallProps {
  readonly side: Side;
  readonly level: LevelId;
}

const Call = ({ side, level }: CallProps) => {
  const { callComputer } = useActions();
  const back = useFocusBack();
  return (
    <button type="button" className={`${styles.button} ${styles.call}`} onClick={callComputer} {...back}>
      {OPPONENT.letPlay(side, level)}
    </button>
  );
};

/** Where the computer does nothing though it is its turn: lets it. */
export const LetPlay = () => {
  const side = useRoom(idleSide);
  const level = useRoom(idleLevel);
  return side && level && <Call side={side} level={level} />;
};

/** In the prompt's place while the computer thinks, or where it could not start. */
export const Thinking = () => {
  const duty = useRoom(dutyIn);
  const door = useContext(ComputerContext);
  const back = useFocusBack();
  const { seat, pauseComputer } = useActions();
  const isWatched = useRoom(playsItself);
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
      <button type="button" className={styles.button} title={OPPONENT.stopHint} onClick={door.stop} {...back}>
        {OPPONENT.stop}
      </button>
      {isWatched && (
        <button
          type="button"
          className={styles.button}
          title={OPPONENT.pauseHint}
          onClick={pauseComputer}
          {...back}
        >
          {OPPONENT.pause}
        </button>
      )}
    </>
  );
};
