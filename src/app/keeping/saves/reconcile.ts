/** What local storage and the database have of a game, put together: the newer record counts. */
import type { readSavedValue } from '../../formats/reading.ts';
import type { SavedGame } from '../../formats/saved.ts';
import { NEWS } from '../../telling/words.ts';
import { newestOf, type SavedState } from './old-log.ts';
import {
  type Head,
  isExtended,
  type LocalEntry,
  nameOf,
  newerFirst,
  type SaveEntry,
  saveIn,
} from './record.ts';

/** A game as a record has it. */
export interface Version {
  readonly head: Head;
  readonly saved: SavedGame;
}

export interface Reconciled {
  /** The newest version first; others where the two places differ. */
  readonly versions: readonly Version[];
  /** Older versions with actions that the newest lacks. */
  readonly apart: readonly Version[];
  /** Records that cannot be used: of local storage, and of the database. */
  readonly unusable: readonly [readonly LocalEntry[], readonly SaveEntry[]];
  /** What the players should know. */
  readonly said: readonly string[];
  /** Every revision there is, and the newest that can be read in each place. */
  readonly revisions: readonly number[];
  readonly here: number;
  readonly onDisk: number;
}

/** Before every revision. */
export const NOWHERE = -1;

/** The newest state in these entries; null where none can be read. */
export const newestIn = (entries: readonly SaveEntry[]): SavedState | null =>
  newestOf(entries.map(saveIn).flatMap((save) => (save.ok ? [save.value] : [])));

const isNamed = (entry: SaveEntry, name: string): boolean => {
  const save = saveIn(entry);
  return save.ok && nameOf(save.value) === name;
};

export const reconcile = (
  here: readonly LocalEntry[],
  there: readonly SaveEntry[],
  read: (value: unknown) => ReturnType<typeof readSavedValue>,
): Reconciled => {
  const entries = [...here, ...there];
  const unusable = new Set(entries.filter((entry) => !saveIn(entry).ok));
  const said: string[] = [];
  const [ours, theirs] = [newestIn(here), newestIn(there)];
  const states = [newestIn(entries), ours, theirs]
    .filter((state) => state !== null)
    .sort((a, b) => newerFirst(a.save, b.save));
  const names = states.map(({ save }) => nameOf(save));
  const versions = states.flatMap(({ save, value }, index): readonly Version[] => {
    if (names.indexOf(nameOf(save)) < index) return [];
    const game = read(value);
    if (game.ok && game.value.game === save.game) return [{ head: save, saved: game.value }];
    said.push(game.ok ? NEWS.gameOf(game.value.game) : game.error.text);
    for (const entry of entries) if (isNamed(entry, nameOf(save))) unusable.add(entry);
    return [];
  });
  const [newest, ...others] = versions;
  const revisions = entries.map(({ revision }) => revision).filter(Number.isSafeInteger);
  const newer = entries.filter(({ revision }) => newest && revision > newest.head.revision);
  if (newer.some(({ revision }) => Number.isSafeInteger(revision))) said.push(NEWS.olderOpened);
  for (const entry of newer) unusable.add(entry);
  const apart = others.filter(({ saved }) => newest && !isExtended(saved, newest.saved));
  if (apart.length > 0) said.push(NEWS.copiesDiffer);
  return {
    versions,
    apart,
    unusable: [here.filter((entry) => unusable.has(entry)), there.filter((entry) => unusable.has(entry))],
    said,
    revisions,
    here: ours?.save.revision ?? NOWHERE,
    onDisk: theirs?.save.revision ?? NOWHERE,
  };
};
