/** Computes statistics of a run, and writes plain-text tables. */

export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
}

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
};

export const median = (values: readonly number[]): number => spreadOf(values).median;

/** Returns the CPU time in ms that work takes in this process, garbage collection included. */
export const cpuTimeOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Writes a table with its first column aligned left, the others right. */
export const textTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const drawn = ([first = '', ...cells]: readonly string[]): string =>
    [first.padEnd(widths[0] ?? 0), ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join('  ');
  return all.map(drawn).join('\n');
};

export const thousands = (number: number): string => Math.round(number).toLocaleString('en');
