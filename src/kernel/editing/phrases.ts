/** Phrases that a position file repeats, for the words of links. */

export const repeatPart = (count: number, part: string): string => Array<string>(count).fill(part).join();

/** The letters as JSON has them in a list. */
export const jsonLetters = (text: string): string => [...text].map((letter) => `"${letter}"`).join();

/** The squares of some ranks as JSON has them in a list. */
export const jsonRanks = (files: string, numbers: readonly number[]): string =>
  numbers.map((rank) => [...files].map((file) => `"${file}${rank}"`).join()).join();
