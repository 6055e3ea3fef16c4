/** Phrases that a position file repeats, for the words of links. */

export const several = (count: number, part: string): string => Array<string>(count).fill(part).join();

/** The letters as JSON has them in a list. */
export const letters = (text: string): string => [...text].map((letter) => `"${letter}"`).join();

/** The squares of some ranks as JSON has them in a list. */
export const ranks = (files: string, numbers: readonly number[]): string =>
  numbers.map((rank) => [...files].map((file) => `"${file}${rank}"`).join()).join();
