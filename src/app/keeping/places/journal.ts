/**
 * The journal: the logs of games in local storage. Every pick is written before the next frame, and read
 * before the first one. Browsers flush it to disk seconds later; what a killed browser loses is in the
 * library (library.ts).
 */
import type { Problem, Result } from '../../../kernel/result.ts';
import { attempt, keysOf, type Shelf, setAside } from '../../storage.ts';
import { NEWS } from '../../telling/words.ts';
import type { Stamp } from '../formats/reading.ts';
import type { SavedGame } from '../formats/saved.ts';
import { entryOf, firstSave, newestOf, type SaveEntry, savesIn } from './log.ts';
import { dropStands } from './stands.ts';

const PREFIX = 'oddboard/log/';
/** Where releases without logs kept a whole game. */
const WHOLE = 'oddboard/journal/';
/** Where the first release kept a variant's game and the one before it. */
const firstKeys = (variant: string) => [`oddboard/previous/${variant}`, `oddboard/game/${variant}`];

/** The game that this tab continues. */
const currentKey = (variant: string) => `oddboard/current/${variant}`;

export const setCurrent = (tab: Shelf, { id, game }: Pick<SavedGame, 'id' | 'game'>): void => {
  attempt(() => {
    if (tab.getItem(currentKey(game)) !== id) tab.setItem(currentKey(game), id);
  });
};

export const currentOf = (tab: Shelf, variant: string): string | null => {
  const id = attempt(() => tab.getItem(currentKey(variant)));
  return id.ok ? id.value : null;
};

/** The key of a save. It says everything but the content, so a damaged save is still found. */
type Place = Omit<SaveEntry, 'text'> & { readonly key: string };

const keyOf = ({ game, id, revision, at }: Omit<SaveEntry, 'text'>): string =>
  `${PREFIX}${game}/${id}/${revision}/${at}`;

const placeIn = (key: string): Place => {
  const [game = '', id = '', revision, at] = key.slice(PREFIX.length).split('/');
  return { key, game, id, revision: Number(revision) || 0, at: Number(at) || 0 };
};

/** A whole game of an earlier release; its text is wrapped, unless it cannot be read. */
const entryOfWhole = (shelf: Shelf, key: string): SaveEntry => {
  const id = key.slice(WHOLE.length);
  const text = shelf.getItem(key) ?? '';
  const json = attempt(() => JSON.parse(text) as Partial<SavedGame> | null);
  const saved = json.ok && typeof json.value === 'object' && json.value ? json.value : null;
  const game = saved?.game ?? placeOfCurrent(shelf, id);
  const at = Date.parse(saved?.changed ?? '') || 0;
  return saved ? entryOf(firstSave(id, game, at, { ...saved })) : { id, revision: 0, game, at, text };
};

/** The current game of a variant, as an earlier release wrote it. */
const placeOfCurrent = (shelf: Shelf, id: string): string => {
  const key = keysOf(shelf, currentKey('')).find((each) => shelf.getItem(each) === id);
  return key?.slice(currentKey('').length) ?? '';
};

const placesOf = (shelf: Shelf): readonly Place[] => [
  ...keysOf(shelf, PREFIX).map(placeIn),
  ...keysOf(shelf, WHOLE).map((key) => ({ ...entryOfWhole(shelf, key), key })),
];

const latest = (places: readonly Place[]): Place | undefined =>
  places.reduce<Place | undefined>((last, each) => (last && last.at >= each.at ? last : each), undefined);

/** All entries of a game, or of all games. */
export const entriesIn = (shelf: Shelf, id?: string): Result<readonly SaveEntry[], Problem> =>
  attempt(() =>
    placesOf(shelf)
      .filter((place) => id === undefined || place.id === id)
      .map((place) =>
        place.key.startsWith(WHOLE)
          ? entryOfWhole(shelf, place.key)
          : { ...place, text: shelf.getItem(place.key) ?? '' },
      ),
  );

/** The game of a variant that was played last, and when, as far as the journal knows. */
export const lastIn = (shelf: Shelf, variant: string): Pick<SaveEntry, 'id' | 'at'> | null => {
  const last = attempt(() => latest(placesOf(shelf).filter(({ game }) => game === variant)));
  return (last.ok && last.value) || null;
};

/** Is this save in the journal? */
export const isJournalled = (shelf: Shelf, id: string, revision: number): boolean => {
  const found = attempt(() => keysOf(shelf, PREFIX).some((key) => key.includes(`/${id}/${revision}/`)));
  return found.ok && found.value;
};

/** Adds a save; returns the problem, if any. */
export const journal = (shelf: Shelf, entry: SaveEntry): Problem | null => {
  const write = () => attempt(() => shelf.setItem(keyOf(entry), entry.text));
  const first = write();
  const done = !first.ok && dropStands(shelf) ? write() : first;
  return done.ok ? null : done.error;
};

/** Removes the saves of a game before a revision; without one, all of them. */
export const unjournal = (shelf: Shelf, id: string, before = Number.POSITIVE_INFINITY): void => {
  attempt(() => {
    for (const place of placesOf(shelf))
      if (place.id === id && place.revision < before) shelf.removeItem(place.key);
  });
};

/** Removes one save. */
export const retract = (shelf: Shelf, entry: Omit<SaveEntry, 'text'>): void => {
  attempt(() => shelf.removeItem(keyOf(entry)));
};

/** Sets a save aside; returns where it is now. */
export const putAside = (
  shelf: Shelf,
  { id, revision }: Pick<SaveEntry, 'id' | 'revision'>,
  now: string,
): string => {
  const place = attempt(() => placesOf(shelf).find((each) => each.id === id && each.revision === revision));
  return place.ok && place.value
    ? setAside(shelf, place.value.key, `${id}.${revision}`, now)
    : NEWS.nowhereElse;
};

/** Sets a whole game aside that cannot be opened; returns where it is, if the journal has it. */
export const disown = (shelf: Shelf, saved: SavedGame, now: string): string => {
  const here = entriesIn(shelf, saved.id);
  if (!here.ok || here.value.length === 0) return '';
  const where = setAside(shelf, `${WHOLE}${saved.id}`, saved.game, now, JSON.stringify(saved));
  if (where !== NEWS.nowhereElse) unjournal(shelf, saved.id);
  return where;
};

/** Imports what the first format kept of a variant. */
export const adopt = async (shelf: Shelf, variant: string, stamp: () => Stamp): Promise<Problem | null> => {
  let wrong: Problem | null = null;
  const { readSaved } = await import('../formats/reading.ts');
  for (const key of firstKeys(variant)) {
    const text = attempt(() => shelf.getItem(key));
    if (!text.ok || text.value === null) continue;
    const { id, now } = stamp();
    const read = readSaved(text.value, { id, now });
    const refused = !read.ok
      ? read.error.text
      : read.value.game !== variant
        ? NEWS.gameOf(read.value.game)
        : null;
    if (refused !== null) wrong = { text: `${refused} ${setAside(shelf, key, variant, now)}` };
    // The previous game was played before the current one.
    const at = (Date.parse(now) || 1) - (key === firstKeys(variant)[0] ? 1 : 0);
    if (
      read.ok &&
      refused === null &&
      journal(shelf, entryOf(firstSave(read.value.id, variant, at, { ...read.value }))) === null
    )
      attempt(() => shelf.removeItem(key));
  }
  return wrong;
};

/** How far a game has come: nothing is played, it goes on, or it is over. */
export type Stage = 'fresh' | 'begun' | 'over';

/** How far a game of either format has come; fresh if it cannot be read. */
export const stageIn = (value: Readonly<Record<string, unknown>>): Stage => {
  const { nodes, record, result } = value as {
    readonly nodes?: readonly unknown[];
    readonly record?: { readonly actions?: readonly unknown[] };
    readonly result?: object | null;
  };
  return ((nodes ?? record?.actions)?.length ?? 0) === 0 ? 'fresh' : result ? 'over' : 'begun';
};

/** How far the current game of this variant has come, as far as the journal knows. */
export const stageHere = (shelf: Shelf, variant: string): Stage => {
  const last = lastIn(shelf, variant);
  const entries = last && entriesIn(shelf, last.id);
  const newest = entries?.ok ? newestOf(savesIn(entries.value)) : null;
  if (newest) return stageIn(newest.value);
  const first = attempt(() => stageIn(JSON.parse(shelf.getItem(firstKeys(variant)[1] ?? '') ?? '{}')));
  return first.ok ? first.value : 'fresh';
};
