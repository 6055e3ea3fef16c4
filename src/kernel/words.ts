/** Small joints of sentences that every game speaks with. */

/** "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** With a capital first letter; a name in it keeps its own. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 square", "3 squares", "2 plies". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;
