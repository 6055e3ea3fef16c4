/**
 * The log of a game: saves with consecutive revisions. A save holds the whole game or the change since the
 * save before. A log is kept in two places (journal.ts, library.ts), which are read together; the newest save
 * counts. No clock decides which save of a game is newer.
 */
import { memoize } from '../../../kernel/remembered.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { same } from '../../../kernel/same.ts';
import { attempt } from '../../storage.ts';
import type { TreeNode } from '../../table/tree.ts';
import { NEWS } from '../../telling/words.ts';
import type { SavedGame } from '../formats/saved.ts';
import { sumOf } from './sum.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Change {
  /** Changed fields, and removed ones. */
  readonly set: Fields;
  readonly gone: readonly string[];
  /** Fields that are tables: their changed entries, null where an entry is removed. */
  readonly entries: Readonly<Record<string, Fields>>;
  /** This many nodes are unchanged; these follow them. */
  readonly keep: number;
  readonly nodes: readonly unknown[];
}

export interface Save {
  readonly id: string;
  readonly revision: number;
  /** The page that wrote it: two pages may both have thought it was their turn. */
  readonly by: string;
  readonly game: string;
  /**
   * When it was written, in milliseconds of a clock that only goes forward: tells which game was played last.
   */
  readonly at: number;
  readonly content: { readonly whole: Fields } | { readonly after: string; readonly change: Change };
}

/** A save as it is kept; its place in the log is known without reading the text. */
export type SaveEntry = Pick<Save, 'id' | 'revision' | 'game' | 'at'> & { readonly text: string };

/** A save's unique name within its game. */
export const nameOf = ({ revision, by }: Pick<Save, 'revision' | 'by'>): string => `${revision}.${by}`;

/** A save goes to two places but is spelled once. */
export const entryOf = memoize((save: Save): SaveEntry => {
  const { id, revision, game, at } = save;
  const text = JSON.stringify(save);
  return { id, revision, game, at, text: `${sumOf(text)} ${text}` };
});

/** The save of a game from before there were logs. */
export const firstSave = (
  id: string,
  game: string,
  at: number,
  whole: Readonly<Record<string, unknown>>,
): Save => ({
  id,
  revision: 0,
  by: '',
  game,
  at,
  content: { whole },
});

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChange = ({ set, gone, entries, keep, nodes }: Fields): boolean =>
  isFields(set) &&
  Array.isArray(gone) &&
  isFields(entries) &&
  Object.values(entries).every(isFields) &&
  Number.isSafeInteger(keep) &&
  Array.isArray(nodes);

/** Another release may have written another shape, with a checksum that is right. */
const isSave = (json: unknown): json is Save => {
  if (!isFields(json) || !isFields(json['content'])) return false;
  const { by, game, at, content } = json;
  const { whole, after, change } = content as Fields;
  return (
    typeof by === 'string' &&
    typeof game === 'string' &&
    Number.isFinite(at) &&
    (isFields(whole) || (typeof after === 'string' && isFields(change) && isChange(change)))
  );
};

/**
 * The save in an entry, whatever the place holds there, if its checksum is right. The game is validated like
 * any text from outside.
 */
export const saveIn = ({
  id,
  revision,
  text,
}: Readonly<Record<'id' | 'revision' | 'text', unknown>>): Result<Save, Problem> => {
  const [, sum, body = ''] = (typeof text === 'string' && text.match(/^(\S*) (.*)$/s)) || [];
  const save = sum === sumOf(body) ? attempt(() => JSON.parse(body) as unknown) : null;
  return save?.ok && isSave(save.value) && save.value.id === id && save.value.revision === revision
    ? ok(save.value)
    : problem(NEWS.damaged);
};

/** The saves in these entries, without damaged ones. */
export const savesIn = (entries: readonly SaveEntry[]): readonly Save[] =>
  entries.flatMap((entry) => {
    const save = saveIn(entry);
    return save.ok ? [save.value] : [];
  });

/** Tables that grow: only their changed entries are written. */
const TABLES = ['notes', 'times'] as const;

const entriesBetween = (before: Fields, after: Fields): Fields | null => {
  if (before === after) return null;
  const others = Object.entries(after).filter(([key, value]) => !same(before[key], value));
  const gone = Object.keys(before).filter((key) => !(key in after));
  return others.length + gone.length > 0
    ? Object.fromEntries([...others, ...gone.map((key) => [key, null])])
    : null;
};

const isSameNode = (a: TreeNode, b: TreeNode | undefined): boolean => a === b || same(a, b);

/** The change between two saves of a game; null if only the time differs. */
export const changeBetween = (before: SavedGame, after: SavedGame): Change | null => {
  const [old, now] = [before, after] as unknown as readonly [Fields, Fields];
  const tables = TABLES.filter((name) => old[name] && now[name]);
  const rest = Object.keys(now).filter((name) => name !== 'nodes' && !tables.some((table) => table === name));
  const set = Object.fromEntries(
    rest.filter((name) => !same(old[name], now[name])).map((name) => [name, now[name]]),
  );
  const gone = Object.keys(old).filter((name) => !(name in now));
  const entries = Object.fromEntries(
    tables.flatMap((name) => {
      const applyChange = entriesBetween(old[name] as Fields, now[name] as Fields);
      return applyChange ? [[name, applyChange]] : [];
    }),
  );
  let keep = before.nodes === after.nodes ? after.nodes.length : 0;
  while (
    keep < before.nodes.length &&
    keep < after.nodes.length &&
    isSameNode(before.nodes[keep] as TreeNode, after.nodes[keep])
  )
    keep++;
  const nodes = after.nodes.slice(keep);
  const isSame =
    Object.keys(set).every((name) => name === 'changed') &&
    gone.length + nodes.length + Object.keys(entries).length === 0 &&
    keep === before.nodes.length;
  return isSame ? null : { set, gone, entries, keep, nodes };
};

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

/** The game after a save; validated like any text from outside. */
export interface LogState {
  readonly save: Save;
  readonly value: Fields;
}

/** Newest first, among saves of one game or of two. */
export const newerFirst = (a: Save, b: Save): number =>
  b.revision - a.revision || b.at - a.at || (b.by < a.by ? -1 : 1);

/** The newest state that these saves lead to, whichever place kept them; null if none can be reached. */
export const newestOf = (saves: readonly Save[]): LogState | null => {
  const states = new Map<string, LogState>();
  let newest: LogState | null = null;
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
