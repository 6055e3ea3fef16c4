/** Joins `count` copies of a text by commas: "a,a,a". The word lists that compress links contain many copies. */
export const repeatPart = (count: number, part: string): string => Array<string>(count).fill(part).join();

/** Returns the letters of a text as JSON without brackets: `"a","b"`. */
export const jsonLetters = (text: string): string => [...text].map((letter) => `"${letter}"`).join();

/** Returns the squares of some ranks as JSON without brackets: `"a1","b1"`. */
export const jsonRanks = (files: string, numbers: readonly number[]): string =>
  numbers.map((rank) => [...files].map((file) => `"${file}${rank}"`).join()).join();
