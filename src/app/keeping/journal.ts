/**
 * The journal: the game on the table, written to the browser's storage at every pick, before the next frame, so that
 * nothing is lost when the tab is killed. The library follows behind it. What cannot be read is set aside under another key and
 * never deleted.
 */
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { attempt, type Shelf } from '../storage.ts';
import { NEWS } from '../telling/words.ts';
import { readSaved, type Stamp } from './reading.ts';
import type { SavedGame } from './saved.ts';
import { dropStands } from './stands.ts';

const PREFIX = 'oddboard/journal/';
const journalKey = (id: string) => `${PREFIX}${id}`;
/** Which game of this variant is gone on with. */
const currentKey = (variant: string) => `oddboard/current/${variant}`;
/** Where the first format kept the one game of a variant, and the one before it. */
const firstKeys = (variant: string) => [`oddboard/previous/${variant}`, `oddboard/game/${variant}`];

/** From now on this is the game of its variant that is gone on with. */
export const setCurrent = (shelf: Shelf, { id, game }: Pick<SavedGame, 'id' | 'game'>): void => {
  attempt(() => {
    if (shelf.getItem(currentKey(game)) !== id) shelf.setItem(currentKey(game), id);
  });
};

/** Writes a game; the answer is the problem, if there is one. */
export const journal = (shelf: Shelf, saved: SavedGame): Problem | null => {
  const write = () => attempt(() => shelf.setItem(journalKey(saved.id), JSON.stringify(saved)));
  const first = write();
  const done = !first.ok && dropStands(shelf) ? write() : first;
  setCurrent(shelf, saved);
  return done.ok ? null : done.error;
};

/** A game that was changed in the library is changed in the journal too, if it is there. */
export const rejournal = (shelf: Shelf, saved: SavedGame): void => {
  attempt(() => {
    if (shelf.getItem(journalKey(saved.id)) !== null) shelf.setItem(journalKey(saved.id), JSON.stringify(saved));
  });
};

/** Takes a game out of the journal: it is in the library, or nobody would miss it. */
export const unjournal = (shelf: Shelf, id: string): void => {
  attempt(() => shelf.removeItem(journalKey(id)));
};

export const currentOf = (shelf: Shelf, variant: string): string | null => {
  const id = attempt(() => shelf.getItem(currentKey(variant)));
  return id.ok ? id.value : null;
};

/** Moves what cannot be read out of the way; the problem says what is wrong with it, and where it is now. */
const setAside = (shelf: Shelf, key: string, name: string, now: string, wrong: Problem): Result<never, Problem> => {
  const aside = `oddboard/aside/${name}/${now}`;
  const moved = attempt(() => {
    shelf.setItem(aside, shelf.getItem(key) ?? '');
    shelf.removeItem(key);
  });
  const where = moved.ok ? NEWS.setAside(aside) : NEWS.nowhereElse;
  return problem(`${wrong.text} ${where}`);
};

const readAt = (shelf: Shelf, key: string, name: string, stamp: Stamp): Result<SavedGame | null, Problem> => {
  const text = attempt(() => shelf.getItem(key));
  if (!text.ok) return problem(NEWS.cannotRead(text.error.text));
  if (text.value === null) return ok(null);
  const read = readSaved(text.value, stamp);
  return read.ok ? read : setAside(shelf, key, name, stamp.now, read.error);
};

/** The journal's game of this id; `ok(null)` where there is none. */
export const journalled = (shelf: Shelf, id: string, now: string): Result<SavedGame | null, Problem> =>
  readAt(shelf, journalKey(id), id, { id, now });

/** A game that cannot be opened is set aside too, if it is in the journal. */
export const disown = (shelf: Shelf, { id, game }: SavedGame, now: string, wrong: Problem): Problem => {
  const known = attempt(() => shelf.getItem(journalKey(id)));
  if (!known.ok || known.value === null) return wrong;
  const aside = setAside(shelf, journalKey(id), game, now, wrong);
  return aside.ok ? wrong : aside.error;
};

/** The ids of all games in the journal. */
export const journals = (shelf: Shelf): readonly string[] => {
  const keys = attempt(() => Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? ''));
  return keys.ok ? keys.value.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)) : [];
};

/** Takes over what the first format kept of a variant; the later one becomes the one that is gone on with. */
export const adopt = (shelf: Shelf, variant: string, stamp: () => Stamp): Problem | null => {
  let wrong: Problem | null = null;
  for (const key of firstKeys(variant)) {
    const read = readAt(shelf, key, variant, stamp());
    if (!read.ok) wrong = read.error;
    else if (read.value && read.value.game !== variant) {
      const aside = setAside(shelf, key, variant, stamp().now, { text: NEWS.gameOf(read.value.game) });
      wrong = aside.ok ? wrong : aside.error;
    } else if (read.value && journal(shelf, read.value) === null) attempt(() => shelf.removeItem(key));
  }
  return wrong;
};

/** Is a game of this variant waiting to be gone on with? */
export const isWaiting = (shelf: Shelf, variant: string, stamp: () => Stamp): boolean => {
  adopt(shelf, variant, stamp);
  const id = currentOf(shelf, variant);
  const saved = id === null ? null : journalled(shelf, id, stamp().now);
  return !!saved?.ok && (saved.value?.nodes.length ?? 0) > 0;
};
