/** A learner's progress. Nothing is ever removed, so that two copies can be merged. */
import { isInherited, isJsonObject } from '../../kernel/editing/objects.ts';

/** Ids of finished lessons, known clauses and more, by game. */
export type Progress = Readonly<Record<string, readonly string[]>>;

/** The version of the format. Increase it when the written shape changes. */
const FORMAT = 1;

export const progressIn = (value: unknown): Progress | null => {
  if (!isJsonObject(value) || Object.keys(value).some(isInherited)) return null;
  const isIds = (ids: unknown) => Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return Object.values(value).every(isIds) ? (value as Progress) : null;
};

export const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** Reads progress in its stored format. Null for any other JSON. */
export const readProgress = (json: unknown): Progress | null =>
  isJsonObject(json) && json['format'] === FORMAT ? progressIn(json['progress']) : null;

export const progressJson = (progress: Progress): string => JSON.stringify({ format: FORMAT, progress });

/** Returns the ids that only `more` has; null if there are none, so that nothing needs to be stored. */
export const newIn = (known: Progress, more: Progress): Progress | null => {
  const news = Object.entries(more).flatMap(([game, ids]) => {
    const old = new Set(known[game]);
    const others = [...new Set(ids)].filter((id) => !old.has(id));
    return others.length > 0 ? [[game, others] as const] : [];
  });
  return news.length > 0 ? Object.fromEntries(news) : null;
};

export const merged = (known: Progress, more: Progress): Progress => {
  const news = newIn(known, more) ?? {};
  const games = Object.keys({ ...known, ...news });
  return Object.fromEntries(games.map((game) => [game, [...(known[game] ?? []), ...(news[game] ?? [])]]));
};
