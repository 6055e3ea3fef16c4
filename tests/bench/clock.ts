/**
 * Time that other programs of the machine do not count in: what this process itself spent on its processors.
 * Figures of one run are medians, so that a collection of garbage or a compilation in between does not
 * decide.
 */

/** Milliseconds of processor time that some work takes, its garbage included. */
export const cpu = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
}

export const spread = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
};

export const median = (values: readonly number[]): number => spread(values).median;
