/** Numbers in position files. */

/** The greatest that is read: no game counts so far, and whatever counts on from it stays exact and can be read again. */
export const MOST = 999_999_999;

/** A whole number as it is written, without noughts before it; null for any other text. */
export const wholeNumber = (text: string, least: number): number | null => {
  const value = /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : -1;
  return value >= least ? value : null;
};
