import { useEffect, useState } from 'react';
import { periodOf } from '../../app/seats/clock.ts';
import { runningSide, timesNow } from '../../app/seats/hotseat.ts';
import { seatedGameOf } from '../../app/session/session.ts';
import { selectView } from '../../app/store/selectors.ts';
import { selectPlayers } from '../../app/store/state-selectors.ts';
import type { Side } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { useActions, useApp, useField, useGetState } from '../store.ts';
import { OPENING } from '../words/opening.ts';
import { clockName, TABLE, timeText, WORDS } from '../words.ts';
import styles from './Clock.module.css';

/** Milliseconds between redraws while tenths of a second are shown. */
const TENTHS_INTERVAL = 100;
/** The milliseconds left below which tenths of a second are shown. */
const TENTHS_BELOW = 10_000;
/** The milliseconds left below which a warning is shown. */
const WARNING_BELOW = 30_000;

/** Returns a player's current time in milliseconds, or null without clocks. */
const useTime = (side: Side) => {
  useField('hotSeat');
  useField('table');
  const clock = useField('heading')?.clock;
  const { milliseconds } = useActions();
  const seated = seatedGameOf(useGetState()());
  const left = seated && timesNow(seated, milliseconds())?.[side];
  if (!seated || !clock || left === null || left === undefined) return null;
  return {
    text: timeText(clock, side, left),
    left: clock.kind === 'byoyomi' ? periodOf(left, clock[side]).left : left,
    isNext: runningSide(seated) === side,
    isHourglass: clock.kind === 'hourglass',
  };
};

/** Renders a player's clock. A press pauses or starts the clock, or ends the turn if the clock must be pressed. */
export const Clock = ({ side }: { readonly side: Side }) => {
  const seat = useField('hotSeat');
  const { pauseClock, runClock, pressClock } = useActions();
  const turn = useApp(selectView)?.turn;
  const name = useApp(selectPlayers)?.[side];
  const [, redraw] = useState(0);
  const time = useTime(side);
  const runs = seat.since !== null && time?.isNext === true;
  const left = time?.left;
  /** Whether this player's time grows: in an hourglass, while the other player's time runs down. */
  const grows = seat.since !== null && time?.isHourglass === true && !runs;
  useEffect(() => {
    if (!(runs || grows) || left === undefined) return;
    // Redraws when the text changes: every tenth of a second if time is short, else every second.
    const past = ((left % 1000) + 1000) % 1000;
    const wait = left > 0 && left < TENTHS_BELOW ? TENTHS_INTERVAL : (grows ? 1000 - past : past) + 5;
    const timer = setTimeout(() => redraw((count) => count + 1), wait);
    return () => clearTimeout(timer);
  });
  if (!time || left === undefined || !turn) return null;
  const mustPress = seat.awaitingPress === side && runs;
  const mayRun = !turn.outcome && seat.outOfTime === null && time.isNext;
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
      data-low={left < WARNING_BELOW || undefined}
      data-press={mustPress || undefined}
      aria-label={`${clockName(side, said, runs, name)}${mustPress ? `. ${TABLE.pressNow}` : ''}`}
      title={mustPress ? TABLE.pressNow : runs ? WORDS.stopClock : OPENING.runClock}
      onClick={mustPress ? pressClock : runs ? pauseClock : runClock}
    >
      {mustPress ? TABLE.press : <span aria-hidden="true">{runs ? '❚❚' : '▶'}</span>} {reading}
    </Button>
  ) : (
    <span className={`button ${styles.clock}`} data-clock data-low={left < WARNING_BELOW || undefined}>
      <span className="visuallyHidden">{clockName(side, '', false, name)}</span> {reading}
    </span>
  );
};
