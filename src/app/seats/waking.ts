/** A clock that excludes sleep: `performance.now()` may stop or run on then, so the time of day is compared too. */

/** Milliseconds: longer than any pause of a running page, where the heartbeat reads it each second, even if hidden. */
const GAP = 10_000;

/** Both clocks in milliseconds; the time of day may be NaN. */
export interface Moment {
  readonly at: number;
  readonly wall: number;
}

export const isGap = (before: Moment, after: Moment): boolean =>
  after.at - before.at > GAP || after.wall - before.wall > GAP;

export type WakingClock = ReturnType<typeof wakingClock>;

export const wakingClock = (look: () => Moment) => {
  let last = look();
  let leftOut = 0;
  let stood = false;
  const read = (): number => {
    const next = look();
    const isStanding = isGap(last, next);
    // A clock set back adds no time.
    if (isStanding || next.at < last.at) leftOut += next.at - last.at;
    stood ||= isStanding;
    last = next;
    return next.at - leftOut;
  };
  const hasStood = (): boolean => {
    read();
    const has = stood;
    stood = false;
    return has;
  };
  return { read, hasStood };
};
