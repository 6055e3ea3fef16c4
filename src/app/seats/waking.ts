/** A clock that leaves out sleep: `performance.now()` may stand still then or run on, so it looks at the time of day, too. */

/** Longer than any pause of a page that runs: a heartbeat looks each second, in a hidden tab as well. */
const GAP = 10_000;

/** A moment by both clocks, in milliseconds. The time of day may be unknown: NaN. */
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
    // A clock that is set back gives no time.
    if (isStanding || next.at < last.at) leftOut += next.at - last.at;
    stood ||= isStanding;
    last = next;
    return next.at - leftOut;
  };
  /** Has the page stood since the last call? */
  const hasStood = (): boolean => {
    read();
    const has = stood;
    stood = false;
    return has;
  };
  return { read, hasStood };
};
