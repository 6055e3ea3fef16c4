import { useEffect, useState } from 'react';
import { clockText } from '../../app/seats/clock.ts';
import { leftNow } from '../../app/seats/hotseat.ts';
import { selectView } from '../../app/selectors.ts';
import { selectPlayers } from '../../app/state-selectors.ts';
import type { Side } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { useActions, useApp, useField } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { clockName, WORDS } from '../words.ts';
import styles from './Clock.module.css';

/** Milliseconds between redraws with tenths of a second, and the time left for those and for the warning. */
const QUICK = 100;
const SHORT = 10_000;
const LOW = 30_000;

/** One player's clock, with a button to stop and start it. */
export const Clock = ({ side }: { readonly side: Side }) => {
  const seat = useField('hotSeat');
  const { pauseClock, runClock, milliseconds } = useActions();
  const turn = useApp(selectView)?.turn;
  const name = useApp(selectPlayers)?.[side];
  const runs = seat.since !== null && turn?.toMove === side;
  const [, redraw] = useState(0);
  const left = turn ? leftNow(seat, turn.toMove, milliseconds())?.[side] : undefined;
  useEffect(() => {
    if (!runs || left === undefined) return;
    // Until the next change of the text: a tenth of a second when time is short, otherwise a second.
    const wait = left > 0 && left < SHORT ? QUICK : (((left % 1000) + 1000) % 1000) + 5;
    const timer = setTimeout(() => redraw((count) => count + 1), wait);
    return () => clearTimeout(timer);
  });
  if (left === undefined || !turn) return null;
  const mayRun = !turn.outcome && seat.fallen === null && turn.toMove === side;
  const text = clockText(left);
  return mayRun ? (
    <Button
      className={styles.clock}
      data-runs={runs || undefined}
      data-low={left < LOW || undefined}
      aria-label={clockName(side, text, runs, name)}
      title={runs ? WORDS.stopClock : OPENING.runClock}
      onClick={runs ? pauseClock : runClock}
    >
      <span aria-hidden="true">{runs ? '❚❚' : '▶'}</span> <time>{text}</time>
    </Button>
  ) : (
    <span className={`button ${styles.clock}`} data-low={left < LOW || undefined}>
      <span className="visuallyHidden">{clockName(side, '', false, name)}</span> <time>{text}</time>
    </span>
  );
};
