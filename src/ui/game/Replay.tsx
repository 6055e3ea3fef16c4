import { useEffect, useState } from 'react';
import { selectCursor } from '../../app/slices.ts';
import type { Oddboard } from '../../app/store.ts';
import { useActions, useRoom } from '../room.ts';
import { placeIn, WORDS } from '../words.ts';
import styles from './Replay.module.css';

/** Milliseconds between two actions that play on by themselves. */
const REST = 900;

const selectLength = ({ table }: Oddboard) => table?.record.actions.length ?? 0;
const selectIsMoving = ({ playback }: Oddboard) => playback !== null;

/** Steps through the rest of the record, by hand or by itself. */
export const Replay = () => {
  const cursor = useRoom(selectCursor);
  const length = useRoom(selectLength);
  const isMoving = useRoom(selectIsMoving);
  const { redo } = useActions();
  const [running, setRunning] = useState(false);
  const isOver = cursor >= length;
  // Every action sets the next timer: the effect depends on the place in the record.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!running || isMoving || isOver) return;
    const timer = setTimeout(() => redo(), REST);
    return () => clearTimeout(timer);
  }, [running, isMoving, isOver, cursor, redo]);
  if (isOver) return null;
  return (
    <div className={styles.replay}>
      <button type="button" aria-pressed={running} onClick={() => setRunning(!running)}>
        {running ? WORDS.pause : WORDS.playOn}
      </button>
      <button type="button" onClick={() => redo()}>
        {WORDS.next} <kbd>]</kbd>
      </button>
      <span>{placeIn(cursor, length)}</span>
    </div>
  );
};
