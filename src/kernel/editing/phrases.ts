/** Repeats a text `count` times with commas between: "a,a,a". Used for the word lists that compress links. */
export const repeatPart = (count: number, part: string): string => Array<string>(count).fill(part).join();

/** Returns the letters of a text as items of a JSON list, without its brackets. */
export const jsonLetters = (text: string): string => [...text].map((letter) => `"${letter}"`).join();

/** Returns the squares of some ranks, such as `"a1","b1"`, as items of a JSON list without its brackets. */
export const jsonRanks = (files: string, numbers: readonly number[]): string =>
  numbers.map((rank) => [...files].map((file) => `"${file}${rank}"`).join()).join();
