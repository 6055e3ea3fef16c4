/**
 * What two places say of one game, put together: the newest save that can be read counts, and nothing is lost
 * over it.
 */
import { same } from '../../../kernel/same.ts';
import { NEWS } from '../../telling/words.ts';
import type { readSavedValue } from '../formats/reading.ts';
import type { SavedGame } from '../formats/saved.ts';
import { type LogState, nameOf, newerFirst, newestOf, type Save, type SaveEntry, saveIn } from './log.ts';
import { type Thread, threadOf } from './thread.ts';

/** What one place says of a game. */
export interface Reading {
  /** Of all its saves, readable or not. */
  readonly revisions: readonly number[];
  /** Length of its longest readable save in characters. */
  readonly bulk: number;
  readonly saves: readonly Save[];
  readonly spoiled: readonly SaveEntry[];
  readonly newest: LogState | null;
}

export const readingOf = (entries: readonly SaveEntry[]): Reading => {
  const read = entries.map((entry) => [entry, saveIn(entry)] as const);
  const saves = read.flatMap(([, save]) => (save.ok ? [save.value] : []));
  return {
    revisions: entries.map(({ revision }) => revision).filter(Number.isSafeInteger),
    bulk: read.reduce((most, [{ text }, save]) => (save.ok ? Math.max(most, text.length) : most), 0),
    saves,
    spoiled: read.flatMap(([entry, save]) => (save.ok ? [] : [entry])),
    newest: newestOf(saves),
  };
};

export const byGame = (entries: readonly SaveEntry[]): ReadonlyMap<string, readonly SaveEntry[]> => {
  const games = new Map<string, SaveEntry[]>();
  for (const entry of entries) {
    const known = games.get(entry.id);
    if (known) known.push(entry);
    else games.set(entry.id, [entry]);
  }
  return games;
};

/** Does a game hold every action of another one? */
const holdsAll = ({ nodes }: SavedGame, other: SavedGame): boolean => {
  const known = new Map(nodes.map((node) => [node.id, node]));
  return other.nodes.every((node) => same(known.get(node.id), node));
};

/** A save that cannot be used, and the place that holds it. */
export interface Unusable {
  readonly entry: Pick<SaveEntry, 'id' | 'revision'>;
  readonly place: 'here' | 'there';
}

export interface Merged {
  /** The newest version first; a second one where the two places differ. */
  readonly games: readonly SavedGame[];
  /**
   * Older versions with actions that the newest lacks: two tabs continued one game, and each reached one of
   * the two places.
   */
  readonly apart: readonly (readonly [SavedGame, Save])[];
  readonly unusable: readonly Unusable[];
  /** What the players should know. */
  readonly said: readonly string[];
  /** What the page knows of the log from now on; null where there is none. */
  readonly thread: Thread | null;
}

type Read = (value: unknown) => ReturnType<typeof readSavedValue>;

/**
 * The states to open, likeliest first: what both places lead to together, then what each leads to by itself.
 */
const statesIn = (here: Reading, there: Reading | null): readonly LogState[] => {
  const together = newestOf([...here.saves, ...(there?.saves ?? [])]);
  const alone = [here.newest, there?.newest ?? null].sort((a, b) =>
    a && b ? newerFirst(a.save, b.save) : 0,
  );
  const states = [together, ...alone].filter((state) => state !== null);
  return states.filter(
    ({ save }, index) => states.findIndex((each) => nameOf(each.save) === nameOf(save)) === index,
  );
};

/** Puts together what the journal (`here`) and the library (`there`) say of a game. */
export const merge = (id: string, here: Reading, there: Reading | null, read: Read): Merged => {
  const places = [
    ['here', here],
    ['there', there],
  ] as const;
  const inBoth = <T>(pick: (reading: Reading) => readonly T[]) =>
    places.flatMap(([place, reading]) => (reading ? pick(reading).map((each) => ({ place, each })) : []));
  const unusable: Unusable[] = inBoth(({ spoiled }) => spoiled).map(({ place, each }) => ({
    place,
    entry: each,
  }));
  const withdraw = (isMeant: (save: Save) => boolean) =>
    unusable.push(
      ...inBoth(({ saves }) => saves.filter(isMeant)).map(({ place, each }) => ({ place, entry: each })),
    );
  const said: string[] = [];
  const versions: (readonly [SavedGame, Save])[] = [];
  for (const { save, value } of statesIn(here, there)) {
    const game = read(value);
    if (game.ok) versions.push([game.value, save]);
    else {
      withdraw((each) => nameOf(each) === nameOf(save));
      said.push(game.error.text);
    }
  }
  const [[newest, opened] = [null, null]] = versions;
  const revisions = [...here.revisions, ...(there?.revisions ?? [])];
  const highest = revisions.reduce((most, revision) => Math.max(most, revision), 0);
  const isOlder = opened !== null && opened.revision < highest;
  if (isOlder) {
    said.push(NEWS.olderOpened);
    withdraw(({ revision }) => revision > opened.revision);
  }
  const apart = versions.slice(1).filter(([other]) => newest && !holdsAll(newest, other));
  if (apart.length > 0) said.push(NEWS.copiesDiffer);
  const lags = (reading: Reading | null) =>
    opened && reading?.newest && nameOf(reading.newest.save) === nameOf(opened)
      ? null
      : { text: NEWS.copiesDiffer };
  const thread = revisions.length > 0 && {
    ...threadOf(id),
    last: opened,
    saved: newest,
    revision: highest,
    heard: new Set(revisions),
    journal: lags(here),
    library: lags(there),
    onDisk: lags(there) ? 0 : highest,
    broken: !opened || isOlder,
    changes: here.saves.length + (there?.saves.length ?? 0),
    bulk: Math.max(here.bulk, there?.bulk ?? 0),
  };
  return {
    games: versions.map(([game]) => game),
    apart,
    unusable,
    said,
    thread: thread || null,
  };
};
