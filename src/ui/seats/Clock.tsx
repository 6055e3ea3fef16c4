import { useEffect, useState } from 'react';
import { periodOf } from '../../app/seats/clock.ts';
import { runnerOf, timesNow } from '../../app/seats/hotseat.ts';
import { seatedIn } from '../../app/session/session.ts';
import { selectView } from '../../app/store/selectors.ts';
import { selectPlayers } from '../../app/store/state-selectors.ts';
import type { Side } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { useActions, useApp, useField, useNow } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { clockName, TABLE, timeText, WORDS } from '../words.ts';
import styles from './Clock.module.css';

/** Milliseconds: the redraw interval with tenths, and the time left for tenths and for the warning. */
const QUICK = 100;
const SHORT = 10_000;
const LOW = 30_000;

/** A player's current time, or null without clocks. */
const useTime = (side: Side) => {
  useField('hotSeat');
  useField('table');
  const clock = useField('heading')?.clock;
  const { milliseconds } = useActions();
  const seated = seatedIn(useNow()());
  const left = seated && timesNow(seated, milliseconds())?.[side];
  if (!seated || !clock || left === null || left === undefined) return null;
  return {
    text: timeText(clock, side, left),
    left: clock.kind === 'byoyomi' ? periodOf(left, clock[side]).left : left,
    isNext: runnerOf(seated) === side,
    isHourglass: clock.kind === 'hourglass',
  };
};

/** A player's clock, with a button to pause and start it, or to end the turn if the clock must be pressed. */
export const Clock = ({ side }: { readonly side: Side }) => {
  const seat = useField('hotSeat');
  const { pauseClock, runClock, pressClock } = useActions();
  const turn = useApp(selectView)?.turn;
  const name = useApp(selectPlayers)?.[side];
  const [, redraw] = useState(0);
  const time = useTime(side);
  const runs = seat.since !== null && time?.isNext === true;
  const left = time?.left;
  /** The waiting side's time grows in an hourglass while the other's runs. */
  const grows = seat.since !== null && time?.isHourglass === true && !runs;
  useEffect(() => {
    if (!(runs || grows) || left === undefined) return;
    // Redraws when the text changes: every tenth of a second if time is short, else every second.
    const past = ((left % 1000) + 1000) % 1000;
    const wait = left > 0 && left < SHORT ? QUICK : (grows ? 1000 - past : past) + 5;
    const timer = setTimeout(() => redraw((count) => count + 1), wait);
    return () => clearTimeout(timer);
  });
  if (!time || left === undefined || !turn) return null;
  const isUnpressed = seat.unpressed === side && runs;
  const mayRun = !turn.outcome && seat.fallen === null && time.isNext;
  const [text, periods] = time.text;
  const said = [text, periods].filter(Boolean).join(', ');
  const reading = (
    <>
      {periods && <small>{periods}</small>} <time>{text}</time>
    </>
  );
  return mayRun ? (
    <Button
      className={styles.clock}
      data-clock
      data-runs={runs || undefined}
      data-low={left < LOW || undefined}
      data-press={isUnpressed || undefined}
      aria-label={`${clockName(side, said, runs, name)}${isUnpressed ? `. ${TABLE.pressNow}` : ''}`}
      title={isUnpressed ? TABLE.pressNow : runs ? WORDS.stopClock : OPENING.runClock}
      onClick={isUnpressed ? pressClock : runs ? pauseClock : runClock}
    >
      {isUnpressed ? TABLE.press : <span aria-hidden="true">{runs ? '❚❚' : '▶'}</span>} {reading}
    </Button>
  ) : (
    <span className={`button ${styles.clock}`} data-clock data-low={left < LOW || undefined}>
      <span className="visuallyHidden">{clockName(side, '', false, name)}</span> {reading}
    </span>
  );
};
