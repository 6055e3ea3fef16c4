/**
 * Reads what earlier releases kept in this browser; nothing is written in these forms any more. Release 2 kept
 * a log of each game: whole games, and changes since the save before. The first releases kept a whole game of
 * each variant, then one of each game. Stays until release 4.
 */
import { attempt, keysOf, type Shelf } from '../../storage.ts';
import {
  type Change,
  type Fields,
  type Head,
  isFields,
  type LocalEntry,
  nameOf,
  newerFirst,
  type Save,
  wholeEntry,
} from './record.ts';

const changed = (before: Fields, { set, gone, entries, keep, nodes }: Change): Fields => {
  const after: Record<string, unknown> = { ...before, ...set };
  for (const name of gone) delete after[name];
  for (const [name, others] of Object.entries(entries)) {
    const all = Object.entries({ ...(before[name] as Fields | undefined), ...others });
    after[name] = Object.fromEntries(all.filter(([, value]) => value !== null));
  }
  if (Array.isArray(before['nodes'])) after['nodes'] = [...before['nodes'].slice(0, keep), ...nodes];
  return after;
};

/** A game as a record leaves it; validated like any text from outside. */
export interface SavedState {
  readonly save: Save;
  readonly value: Fields;
}

/** The newest state that these saves lead to, whichever place kept them; null if none can be reached. */
export const newestOf = (saves: readonly Save[]): SavedState | null => {
  const states = new Map<string, SavedState>();
  let newest: SavedState | null = null;
  for (const save of [...saves].sort(newerFirst).reverse()) {
    const { content } = save;
    const before = 'after' in content ? states.get(content.after) : undefined;
    const value = 'whole' in content ? content.whole : before && changed(before.value, content.change);
    if (!value) continue;
    newest = { save, value };
    states.set(nameOf(save), newest);
  }
  return newest;
};

/** Keys of the logs, followed by VARIANT/ID/REVISION/AT; of whole games, by their ids. */
const LOG = 'oddboard/log/';
const WHOLE = 'oddboard/journal/';
/** What the first release kept of a variant: the game before, and the game. */
const FIRST = ['oddboard/previous/', 'oddboard/game/'] as const;

/** A whole game as a record; as it is if it cannot be read. */
const wholeIn = (
  shelf: Shelf,
  key: string,
  { id, game, at }: Pick<Head, 'id' | 'game' | 'at'>,
): LocalEntry => {
  const text = shelf.getItem(key) ?? '';
  const json = attempt(() => JSON.parse(text) as unknown);
  if (!json.ok || !isFields(json.value)) return { key, id, revision: 0, game, at, text };
  const { game: variant, changed } = json.value;
  return {
    key,
    ...wholeEntry(id, game || String(variant), at || Date.parse(String(changed)) || 0, json.value),
  };
};

/** All that earlier releases kept in local storage. */
export const oldEntriesIn = (shelf: Shelf): readonly LocalEntry[] => [
  ...keysOf(shelf, LOG).map((key) => {
    const [game = '', id = '', revision, at] = key.slice(LOG.length).split('/');
    const head = { game, id, revision: Number(revision) || 0, at: Number(at) || 0 };
    return { key, ...head, text: shelf.getItem(key) ?? '' };
  }),
  ...keysOf(shelf, WHOLE).map((key) => wholeIn(shelf, key, { id: key.slice(WHOLE.length), game: '', at: 0 })),
  ...FIRST.flatMap((prefix, index) =>
    keysOf(shelf, prefix).map((key) => {
      const game = key.slice(prefix.length);
      return wholeIn(shelf, key, { id: `${['before', 'first'][index]}-${game}`, game, at: index + 1 });
    }),
  ),
];
