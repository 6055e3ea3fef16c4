/** The records of a game in local storage and in the database, put together: the newer one counts. */
import { readSavedValue } from '../formats/reading.ts';
import { isExtended } from '../formats/saved.ts';
import { newestOf } from './old-log.ts';
import {
  type LocalEntry,
  NOWHERE,
  nameOf,
  newerFirst,
  type SavedVersion,
  type SaveEntry,
  saveIn,
} from './record.ts';
import { KEPT_GAMES } from './words.ts';

interface Reconciled {
  /** The newest version first; another where the two places differ. */
  readonly versions: readonly SavedVersion[];
  /** Older versions with actions that the newest lacks. */
  readonly apart: readonly SavedVersion[];
  /** Records that cannot be used: of local storage, and of the database. */
  readonly unusable: readonly [readonly LocalEntry[], readonly SaveEntry[]];
  /** News for the players. */
  readonly said: readonly string[];
  /** The highest revision, readable or not, and the newest readable one in each place. */
  readonly revision: number;
  readonly here: number;
  readonly onDisk: number;
}

/** Puts the records of both places together; each game is validated as one of this id, at this time. */
export const reconcile = (
  here: readonly LocalEntry[],
  there: readonly SaveEntry[],
  { id, now }: { readonly id: string; readonly now: string },
): Reconciled => {
  const entries = [...here, ...there];
  const saves = new Map(entries.map((entry) => [entry, saveIn(entry)]));
  const newestIn = (these: readonly SaveEntry[]) =>
    newestOf(these.map((entry) => saves.get(entry) ?? null).filter((save) => save !== null));
  const [ours, theirs] = [newestIn(here), newestIn(there)];
  const states = [newestIn(entries), ours, theirs].filter((state) => state !== null);
  const byName = new Map(states.map((state) => [nameOf(state.save), state]));
  const said: string[] = [];
  const refused = new Set<string>();
  const versions = [...byName.values()]
    .sort((a, b) => newerFirst(a.save, b.save))
    .flatMap(({ save, value }): readonly SavedVersion[] => {
      const game = readSavedValue(value, { id, now });
      if (game.ok && game.value.game === save.game) return [{ head: save, saved: game.value }];
      said.push(game.ok ? KEPT_GAMES.gameOf(game.value.game) : game.error.text);
      refused.add(nameOf(save));
      return [];
    });
  const [newest, ...others] = versions;
  const isNewer = ({ revision }: SaveEntry) => !!newest && revision > newest.head.revision;
  if (entries.some((entry) => isNewer(entry) && Number.isSafeInteger(entry.revision)))
    said.push(KEPT_GAMES.olderOpened);
  const apart = others.filter(({ saved }) => newest && !isExtended(saved, newest.saved));
  if (apart.length > 0) said.push(KEPT_GAMES.copiesDiffer);
  const isUnusable = (entry: SaveEntry) => {
    const save = saves.get(entry);
    return !save || refused.has(nameOf(save)) || isNewer(entry);
  };
  return {
    versions,
    apart,
    unusable: [here.filter(isUnusable), there.filter(isUnusable)],
    said,
    revision: Math.max(0, ...entries.map(({ revision }) => revision).filter(Number.isSafeInteger)),
    here: ours?.save.revision ?? NOWHERE,
    onDisk: theirs?.save.revision ?? NOWHERE,
  };
};
