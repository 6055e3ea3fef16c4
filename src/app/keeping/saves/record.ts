/**
 * The record of a game: the whole game with a revision that only grows, as one text with a checksum. The same
 * text is kept in two places (local.ts, database.ts); the newer record counts, whatever any clock says.
 */

import { deepEqual } from '../../../kernel/deep-equal.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { attempt } from '../../storage.ts';
import type { TreeNode } from '../../table/tree.ts';
import { NEWS } from '../../telling/words.ts';
import type { SavedGame } from '../formats/saved.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a save of an earlier release changes (old-log.ts). */
export interface Change {
  /** Changed fields, and removed ones. */
  readonly set: Fields;
  readonly gone: readonly string[];
  /** Fields that are tables: their changed entries, null where an entry is removed. */
  readonly entries: Readonly<Record<string, Fields>>;
  /** This many nodes are unchanged; these follow them. */
  readonly keep: number;
  readonly nodes: readonly unknown[];
}

const isChange = (value: unknown): value is Change =>
  isFields(value) &&
  isFields(value['set']) &&
  Array.isArray(value['gone']) &&
  isFields(value['entries']) &&
  Object.values(value['entries']).every(isFields) &&
  Number.isSafeInteger(value['keep']) &&
  Array.isArray(value['nodes']);

/** A record without its game. */
export interface Head {
  readonly id: string;
  readonly revision: number;
  /** The page that wrote it: two pages may both have thought it was their turn. Empty in earlier releases. */
  readonly by: string;
  readonly game: string;
  /** Milliseconds of a clock that only goes forward: tells which game was played last. */
  readonly at: number;
}

export interface Save extends Head {
  /** The whole game; or a change, in earlier releases. */
  readonly content: { readonly whole: Fields } | { readonly after: string; readonly change: Change };
}

/** A record as it is kept; the place that holds it knows its head without reading the text. */
export type SaveEntry = Omit<Head, 'by'> & { readonly text: string };

/** A record in local storage, under its key. */
export type LocalEntry = SaveEntry & { readonly key: string };

/** A record's unique name within its game. */
export const nameOf = ({ revision, by }: Pick<Head, 'revision' | 'by'>): string => `${revision}.${by}`;

/** Newest first, among records of one game. */
export const newerFirst = (a: Head, b: Head): number =>
  b.revision - a.revision || b.at - a.at || (b.by < a.by ? -1 : 1);

/** Has a game every action of another one? */
export const isExtended = (other: SavedGame, { nodes }: SavedGame): boolean => {
  const known = new Map(nodes.map((node) => [node.id, node]));
  return other.nodes.every((node) => deepEqual(known.get(node.id), node));
};

/** Two independent 32-bit checksums, which go on from those of a beginning. */
type Sum = readonly [number, number];

const EMPTY: Sum = [0x811c9dc5, 0x9e3779b9];

const sumAfter = ([before, beside]: Sum, text: string): Sum => {
  let first = before;
  let second = beside;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
    second ^= second >>> 13;
  }
  return [first, second];
};

const spelled = ([first, second]: Sum): string =>
  `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`;

export const sumOf = (text: string): string => spelled(sumAfter(EMPTY, text));

/** The part of a record's text that stays while a game goes on: only what is played is added to it. */
export interface Past {
  readonly notes: SavedGame['notes'];
  readonly nodes: readonly TreeNode[];
  readonly text: string;
  readonly sum: Sum;
}

/** The past of a game, continued from the one before if it was only played on. */
export const pastOf = ({ nodes, notes }: SavedGame, before: Past | null): Past => {
  const goesOn =
    before !== null &&
    before.notes === notes &&
    before.nodes.length <= nodes.length &&
    before.nodes.every((node, index) => node === nodes[index]);
  const known = goesOn ? before : { nodes: [], text: '', sum: EMPTY };
  const more = nodes.slice(known.nodes.length);
  const added = [
    goesOn ? '' : `{"content":{"whole":{"notes":${JSON.stringify(notes)},"nodes":[`,
    known.nodes.length > 0 && more.length > 0 ? ',' : '',
    JSON.stringify(more).slice(1, -1),
  ].join('');
  return { notes, nodes, text: known.text + added, sum: sumAfter(known.sum, added) };
};

/** The record of a game; `past` is that of the same game. */
export const entryOf = (head: Head, saved: object, past: Past): SaveEntry => {
  const { id, revision, by, game, at } = head;
  const rest = JSON.stringify({ ...saved, nodes: undefined, notes: undefined });
  const end = `],${rest.slice(1)}},${JSON.stringify({ id, revision, by, game, at }).slice(1)}`;
  return {
    id,
    revision,
    game,
    at,
    text: `${spelled(sumAfter(past.sum, end))} ${past.text}${end}`,
  };
};

/** A whole game of the first releases as a record. */
export const wholeEntry = (id: string, game: string, at: number, whole: Fields): SaveEntry => {
  const head = { id, revision: 0, by: '', game, at };
  const text = JSON.stringify({ ...head, content: { whole } });
  return { id, revision: 0, game, at, text: `${sumOf(text)} ${text}` };
};

/** What the end of a record's text says of it; zeros where it is damaged. */
export const endOf = (text: string): Pick<Head, 'revision' | 'at'> => {
  const [, revision, at] = /"revision":(\d+),.*"at":(\d+)\}$/s.exec(text.slice(-400)) ?? [];
  return { revision: Number(revision ?? 0), at: Number(at ?? 0) };
};

/** Another release may have written another shape, with a checksum that is right. */
const isSave = (json: unknown): json is Save => {
  if (!isFields(json) || !isFields(json['content'])) return false;
  const { by, game, at, content } = json;
  const { whole, after, change } = content as Fields;
  return (
    typeof by === 'string' &&
    typeof game === 'string' &&
    Number.isFinite(at) &&
    (isFields(whole) || (typeof after === 'string' && isChange(change)))
  );
};

/**
 * The record in an entry, whatever the place holds there, if its checksum is right. The game is validated like
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
