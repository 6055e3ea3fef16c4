/**
 * Records in local storage: written at every pick before the next frame, read before the first one. Browsers
 * bring them to disk seconds later; what a killed browser loses is in the database (database.ts).
 */
import type { Problem, Result } from '../../../kernel/result.ts';
import type { SavedGame } from '../../formats/saved.ts';
import { attempt, keysOf, type Shelf, setAside } from '../../storage.ts';
import { NEWS } from '../../telling/words.ts';
import { newestOf, oldEntriesIn } from './old-log.ts';
import { dropPositions } from './position-cache.ts';
import { endOf, type Fields, type Head, type LocalEntry, type SaveEntry, saveIn } from './record.ts';

const PREFIX = 'oddboard/save/';

const keyOf = ({ game, id }: Pick<Head, 'game' | 'id'>): string => `${PREFIX}${game}/${id}`;

/** The game that this tab continues. */
const currentKey = (variant: string) => `oddboard/current/${variant}`;

export const setCurrent = (tab: Shelf, { id, game }: Pick<Head, 'id' | 'game'>): void => {
  attempt(() => {
    if (tab.getItem(currentKey(game)) !== id) tab.setItem(currentKey(game), id);
  });
};

export const currentOf = (tab: Shelf, variant: string): string | null => {
  const id = attempt(() => tab.getItem(currentKey(variant)));
  return id.ok ? id.value : null;
};

/** Is a record where this release keeps it? */
export const isCurrent = (entry: LocalEntry): boolean => entry.key === keyOf(entry);

/** All records of a game, or of all games. */
export const entriesIn = (shelf: Shelf, id?: string): Result<readonly LocalEntry[], Problem> =>
  attempt(() =>
    [
      ...keysOf(shelf, PREFIX).map((key) => {
        const [game = '', name = ''] = key.slice(PREFIX.length).split('/');
        const text = shelf.getItem(key) ?? '';
        return { key, game, id: name, ...endOf(text), text };
      }),
      ...oldEntriesIn(shelf),
    ].filter((entry) => id === undefined || entry.id === id),
  );

/** The game of a variant that was played last, and when. */
export const lastIn = (shelf: Shelf, variant: string): Pick<SaveEntry, 'id' | 'at'> | null => {
  const here = entriesIn(shelf);
  const games = here.ok ? here.value.filter(({ game }) => game === variant) : [];
  return games.sort((a, b) => b.at - a.at)[0] ?? null;
};

/** Does a game of either format go on, with something played in it? */
export const isBegun = (value: Fields): boolean => {
  const { nodes, record, result } = value as {
    readonly nodes?: readonly unknown[];
    readonly record?: { readonly actions?: readonly unknown[] };
    readonly result?: object | null;
  };
  return ((nodes ?? record?.actions)?.length ?? 0) > 0 && !result;
};

/** Does a game go on here? */
export const hasBegunIn = (shelf: Shelf): boolean => {
  const here = entriesIn(shelf);
  const saves = (here.ok ? here.value : []).map(saveIn).flatMap((save) => (save.ok ? [save.value] : []));
  const ids = new Set(saves.map(({ id }) => id));
  return [...ids].some((id) => isBegun(newestOf(saves.filter((save) => save.id === id))?.value ?? {}));
};

/** Is another record here than the one that this page knows? */
export const isOther = (shelf: Shelf, head: Pick<Head, 'game' | 'id'>, known: string | null): boolean => {
  const text = attempt(() => shelf.getItem(keyOf(head)));
  return text.ok && text.value !== null && text.value !== known;
};

/** Writes a record over the one before and removes what it replaces; returns the problem, if any. */
export const writeLocal = (shelf: Shelf, entry: SaveEntry, old: readonly LocalEntry[]): Problem | null => {
  const write = () => attempt(() => shelf.setItem(keyOf(entry), entry.text));
  const first = write();
  const done = !first.ok && dropPositions(shelf) ? write() : first;
  if (!done.ok) return done.error;
  attempt(() => old.map(({ key }) => shelf.removeItem(key)));
  return null;
};

/** Removes all records of a game. */
export const removeLocal = (shelf: Shelf, id: string): void => {
  const here = entriesIn(shelf, id);
  if (here.ok) attempt(() => here.value.map(({ key }) => shelf.removeItem(key)));
};

/** Sets a record aside that cannot be read; returns where it is now. */
export const putAside = (shelf: Shelf, { id, revision }: SaveEntry, now: string): string => {
  const here = entriesIn(shelf, id);
  const entry = here.ok && here.value.find((each) => each.revision === revision);
  return entry ? setAside(shelf, entry.key, `${id}.${revision}`, now) : NEWS.nowhereElse;
};

/** Sets a game aside that cannot be opened; returns where it is, if it is here. */
export const disown = (shelf: Shelf, saved: SavedGame, now: string): string => {
  const here = entriesIn(shelf, saved.id);
  if (!here.ok || here.value.length === 0) return '';
  const where = setAside(shelf, keyOf(saved), saved.game, now, JSON.stringify(saved));
  if (where !== NEWS.nowhereElse) removeLocal(shelf, saved.id);
  return where;
};
