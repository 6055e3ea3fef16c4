/**
 * When the app itself fails: one file with what happened and every game that is kept, for whoever mends it. It is made
 * only when asked for, and goes nowhere but to the player's own disk.
 */

/** What the browser's storage lets one list. */
export type Listed = Pick<Storage, 'getItem' | 'key' | 'length'>;

export interface Surroundings {
  /** The browser may refuse even to name its storage. */
  shelf(): Listed;
  /** The page's fragment: which game was open. */
  readonly fragment: string;
  readonly agent: string;
  readonly now: string;
}

/** The sentence an error says of itself, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const keptIn = (shelf: Listed): Readonly<Record<string, string | null>> => {
  const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  return Object.fromEntries(keys.filter((key) => key.startsWith('oddboard/')).map((key) => [key, shelf.getItem(key)]));
};

/** The report as JSON text. A storage that cannot be read is said so, in its place. */
export const reportOf = (error: unknown, { shelf, fragment, agent, now }: Surroundings): string => {
  let kept: unknown;
  try {
    kept = keptIn(shelf());
  } catch (refusal) {
    kept = `The browser does not let it be read: ${messageOf(refusal)}`;
  }
  const stack = error instanceof Error ? error.stack : undefined;
  return JSON.stringify({ report: 'oddboard', made: now, message: messageOf(error), stack, fragment, agent, kept }, null, 2);
};
