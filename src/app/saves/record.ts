/**
 * The record of a game: the whole game with a revision that only grows, as one text with a checksum. The same
 * text is kept in two places (local.ts, database.ts); the newer record counts, whatever any clock says.
 */
import { type Fields, isFields } from '../../kernel/editing/objects.ts';
import { EMPTY_SUM, type Sum, spelled, sumAfter, sumOf } from '../base/checksum.ts';
import { had } from '../base/features.ts';
import type { SavedGame } from '../formats/saved.ts';
import type { TreeNode } from '../model/tree.ts';

/** A record without its game. */
export interface Head {
  readonly id: string;
  readonly revision: number;
  /** The page that wrote it: two pages may both have thought it was their turn. Empty before 1.0.0. */
  readonly by: string;
  readonly game: string;
  /** Milliseconds of a clock that only goes forward: tells which game was played last. */
  readonly at: number;
}

/** Before every revision. */
export const NOWHERE = -1;

/** A game as a record has it. */
export interface SavedVersion {
  readonly head: Head;
  readonly saved: SavedGame;
}

/** A record as it was read; its content has the whole game, or before 1.0.0 a change (old-log.ts). */
export interface Save extends Head {
  readonly content: Fields;
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
  const known = goesOn ? before : { nodes: [], text: '', sum: EMPTY_SUM };
  const more = nodes.slice(known.nodes.length);
  const added = [
    goesOn ? '' : `{"content":{"whole":{"notes":${JSON.stringify(notes)},"nodes":[`,
    known.nodes.length > 0 && more.length > 0 ? ',' : '',
    JSON.stringify(more).slice(1, -1),
  ].join('');
  return { notes, nodes, text: known.text + added, sum: sumAfter(known.sum, added) };
};

/** The record of a game; `past` is that of the same game. */
export const entryOf = ({ id, revision, by, game, at }: Head, saved: SavedGame, past: Past): SaveEntry => {
  const rest = JSON.stringify({ ...saved, nodes: undefined, notes: undefined });
  const end = `],${rest.slice(1)}},${JSON.stringify({ id, revision, by, game, at }).slice(1)}`;
  return { id, revision, game, at, text: `${spelled(sumAfter(past.sum, end))} ${past.text}${end}` };
};

/** The revision and time at the end of a record's text; zeros where it is damaged. */
export const endOf = (text: string): Pick<Head, 'revision' | 'at'> => {
  const [, revision, at] = /"revision":(\d+),.*"at":(\d+)\}$/s.exec(text.slice(-400)) ?? [];
  return { revision: Number(revision ?? 0), at: Number(at ?? 0) };
};

/** Another version may have written another shape, with a checksum that is right. */
const isSave = (json: unknown): json is Save =>
  isFields(json) &&
  typeof json['by'] === 'string' &&
  typeof json['game'] === 'string' &&
  Number.isFinite(json['at']) &&
  isFields(json['content']);

/**
 * The record in an entry, whatever the place holds there; null unless its checksum is right. The game is
 * validated like any text from outside.
 */
export const saveIn = ({
  id,
  revision,
  text,
}: Readonly<Record<'id' | 'revision' | 'text', unknown>>): Save | null => {
  const [, sum, body = ''] = (typeof text === 'string' && text.match(/^(\S*) (.*)$/s)) || [];
  const save = sum === sumOf(body) ? had((): unknown => JSON.parse(body)) : null;
  return isSave(save) && save.id === id && save.revision === revision ? save : null;
};
