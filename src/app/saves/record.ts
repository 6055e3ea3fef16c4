/** The record of a game: all of it, with a revision that only grows. The newer one counts, whatever any clock says. */
import { type Fields, isFields } from '../../kernel/editing/objects.ts';
import { had } from '../base/browser.ts';
import { EMPTY_SUM, spelled, sumAfter, unsealed } from '../base/checksum.ts';
import type { SavedGame } from '../formats/saved.ts';

export interface Head {
  readonly id: string;
  readonly revision: number;
  /** The page that wrote it: two pages may both have thought it was their turn. Empty before 1.0.0. */
  readonly by: string;
  readonly game: string;
  /** Milliseconds of a clock that only goes forward: tells which game was played last. */
  readonly at: number;
}

export const NOWHERE = -1;

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

export type LocalEntry = SaveEntry & { readonly key: string };

export const nameOf = ({ revision, by }: Pick<Head, 'revision' | 'by'>): string => `${revision}.${by}`;

export const newerFirst = (a: Head, b: Head): number =>
  b.revision - a.revision || b.at - a.at || (b.by < a.by ? -1 : 1);

/** Writes the records of a game. The beginning of their text stays while it goes on: what is played is added. */
export const recorder = () => {
  const nothing = { nodes: [] as SavedGame['nodes'], text: '', sum: EMPTY_SUM };
  let past = { ...nothing, notes: null as SavedGame['notes'] | null };
  return ({ id, revision, by, game, at }: Head, saved: SavedGame): SaveEntry => {
    const { notes, nodes } = saved;
    const goesOn = past.notes === notes && past.nodes.every((node, index) => node === nodes[index]);
    const known = goesOn ? past : nothing;
    const more = nodes.slice(known.nodes.length);
    const begin = goesOn ? '' : `{"content":{"whole":{"notes":${JSON.stringify(notes)},"nodes":[`;
    const comma = known.nodes.length > 0 && more.length > 0 ? ',' : '';
    const added = `${begin}${comma}${JSON.stringify(more).slice(1, -1)}`;
    past = { notes, nodes, text: known.text + added, sum: sumAfter(known.sum, added) };
    const rest = JSON.stringify({ ...saved, nodes: undefined, notes: undefined });
    const end = `],${rest.slice(1)}},${JSON.stringify({ id, revision, by, game, at }).slice(1)}`;
    return { id, revision, game, at, text: `${spelled(sumAfter(past.sum, end))} ${past.text}${end}` };
  };
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

/** The record in an entry, whatever the place holds there; null unless its checksum is right. Its game is not checked. */
export const saveIn = ({ id, revision, text }: SaveEntry): Save | null => {
  const save = had((): unknown => JSON.parse(unsealed(text) ?? ''));
  return isSave(save) && save.id === id && save.revision === revision ? save : null;
};
