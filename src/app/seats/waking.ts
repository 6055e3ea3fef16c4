/** A clock that leaves out the time in which the device sleeps, since no player can play then. */

/** A gap of this many ms between two readings means sleep, since the heartbeat comes each second. */
const SLEEP_GAP = 10_000;

/** A reading of two clocks, in ms: `at` by `performance.now()`, `wall` by time of day, NaN if unknown. */
export interface ClockReading {
  readonly at: number;
  readonly wall: number;
}

export const isSleepGap = (before: ClockReading, after: ClockReading): boolean =>
  after.at - before.at > SLEEP_GAP || after.wall - before.wall > SLEEP_GAP;

export type WakingClock = ReturnType<typeof createWakingClock>;

export const createWakingClock = (look: () => ClockReading) => {
  let last = look();
  let leftOut = 0;
  let slept = false;
  const read = (): number => {
    const next = look();
    const isSleep = isSleepGap(last, next);
    // A clock set back adds no time.
    if (isSleep || next.at < last.at) leftOut += next.at - last.at;
    slept ||= isSleep;
    last = next;
    return next.at - leftOut;
  };
  const hasSlept = (): boolean => {
    read();
    const has = slept;
    slept = false;
    return has;
  };
  return { read, hasSlept };
};
