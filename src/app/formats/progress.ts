/** Progress by game, as it is kept and as it stands in files: nothing is ever removed. */
import { isFields, isInherited } from '../../kernel/editing/objects.ts';

/** The ids of lessons and clauses, and marks, by game. */
export type Progress = Readonly<Record<string, readonly string[]>>;

/** Raised when the written shape changes. */
export const PROGRESS_FORMAT = 1;

/** The value as ids by game; null if it is anything else. */
export const progressIn = (value: unknown): Progress | null => {
  const isProgress =
    isFields(value) &&
    !Object.keys(value).some(isInherited) &&
    Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'));
  return isProgress ? (value as Progress) : null;
};

/** The ids in a value from outside. */
export const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** Reads progress from the browser's storage, or from a file exported before 1.0.0. */
export const readProgress = (json: unknown): Progress | null =>
  isFields(json) && json['format'] === PROGRESS_FORMAT ? progressIn(json['progress']) : null;

/** The ids of `more` that are not known yet. */
export const newIn = (known: Progress, more: Progress): Progress =>
  Object.fromEntries(
    Object.entries(more)
      .map(([game, ids]) => {
        const old = new Set(known[game]);
        return [game, [...new Set(ids)].filter((id) => !old.has(id))] as const;
      })
      .filter(([, ids]) => ids.length > 0),
  );

export const isEmpty = (progress: Progress): boolean => Object.keys(progress).length === 0;

/** Both together, each id once. */
export const merged = (known: Progress, more: Progress): Progress => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(newIn(known, more)).map(([game, ids]) => [game, [...(known[game] ?? []), ...ids]]),
  ),
});
