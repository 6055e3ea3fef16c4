/**
 * Keeping. Every game is written to the browser's storage at every pick, one entry a game. What cannot be read is set
 * aside under another key and never deleted; what cannot be written is said, and the game goes on.
 */
import type { GameRecord } from '../kernel/game.ts';
import { readRecord } from '../kernel/record.ts';
import { err, ok, type Problem, problem, type Result } from '../kernel/result.ts';
import { type Settings, settingsIn } from './settings.ts';

/** What is kept of a game. */
export interface Kept {
  readonly record: GameRecord;
  readonly cursor: number;
  /** The picks of the action begun, spelled. */
  readonly picks: string;
  readonly flipped: boolean;
}

/** The part of the browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Raised when what is written here changes its shape. */
const FORMAT = 1;
const gameKey = (id: string) => `oddboard/game/${id}`;
const previousKey = (id: string) => `oddboard/previous/${id}`;
const SETTINGS = 'oddboard/settings';

/** A storage that refuses throws; here its answer becomes a value. */
const attempt = <T>(work: () => T): Result<T, Problem> => {
  try {
    return ok(work());
  } catch (error) {
    return problem(error instanceof Error ? error.message : String(error));
  }
};

const parsed = (text: string): Result<unknown, Problem> => attempt(() => JSON.parse(text) as unknown);

const readKept = (text: string): Result<Kept, Problem> => {
  const json = parsed(text);
  if (!json.ok) return problem('it is not JSON');
  const { format, record, cursor, picks, flipped } = (json.value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT) return problem(`it is of format ${String(format)}, and this is format ${FORMAT}`);
  const read = readRecord(record);
  if (!read.ok) return read;
  if (!Number.isInteger(cursor) || typeof picks !== 'string') return problem('it does not say how far the game was played');
  return ok({ record: read.value, cursor: cursor as number, picks, flipped: flipped === true });
};

/** The kept game; `ok(null)` where there is none. */
export const keptGame = (shelf: Shelf, id: string): Result<Kept | null, Problem> => {
  const text = attempt(() => shelf.getItem(gameKey(id)));
  if (!text.ok) return err({ text: `the browser does not let it be read (${text.error.text})` });
  return text.value === null ? ok(null) : readKept(text.value);
};

/** Writes a game; the answer is the problem, if there is one. */
export const keep = (shelf: Shelf, id: string, kept: Kept): Problem | null => {
  const written = attempt(() => shelf.setItem(gameKey(id), JSON.stringify({ format: FORMAT, ...kept })));
  return written.ok ? null : written.error;
};

/** Moves what cannot be read out of the way, and says where it is now. */
export const setAside = (shelf: Shelf, id: string, now: string): string | null => {
  const key = `oddboard/aside/${id}/${now}`;
  const moved = attempt(() => shelf.setItem(key, shelf.getItem(gameKey(id)) ?? ''));
  return moved.ok ? key : null;
};

/** Keeps the game that a new one replaces, so that it can be brought back. */
export const keepPrevious = (shelf: Shelf, id: string): void => {
  attempt(() => {
    const text = shelf.getItem(gameKey(id));
    if (text !== null) shelf.setItem(previousKey(id), text);
  });
};

export const previousGame = (shelf: Shelf, id: string): Kept | null => {
  const text = attempt(() => shelf.getItem(previousKey(id)));
  const kept = text.ok && text.value !== null ? readKept(text.value) : null;
  return kept?.ok ? kept.value : null;
};

export const keptSettings = (shelf: Shelf): Settings => {
  const text = attempt(() => shelf.getItem(SETTINGS));
  const json = text.ok && text.value !== null ? parsed(text.value) : null;
  return settingsIn(json?.ok ? json.value : null);
};

export const keepSettings = (shelf: Shelf, settings: Settings): void => {
  attempt(() => shelf.setItem(SETTINGS, JSON.stringify(settings)));
};
