/** A record is a saved game with a revision. The highest revision is the newest, whatever the clocks say. */
import { isJsonObject, type JsonObject } from '../../kernel/editing/objects.ts';
import { tryOrNull } from '../base/browser.ts';
import { continueSum, EMPTY_SUM, formatSum, verifiedText } from '../base/checksum.ts';
import type { SavedGame } from '../formats/saved.ts';

export interface Head {
  readonly id: string;
  readonly revision: number;
  /** Id of the page that wrote the record, since two pages may write one revision. */
  readonly by: string;
  readonly game: string;
  /** When the game was last played, in milliseconds. The time grows even if the device's clock is set back. */
  readonly at: number;
}

export const NOT_STORED = -1;

export interface SavedVersion {
  readonly head: Head;
  readonly saved: SavedGame;
}

/** A saved game's parsed record. Some records from before 1.0.0 hold only what changed since an earlier record. */
export interface Save extends Head {
  readonly content: JsonObject;
}

/** A stored record, with what is known without parsing its text, since parsing takes time. */
export type SaveEntry = Omit<Head, 'by'> & { readonly text: string };

export type LocalEntry = SaveEntry & { readonly key: string };

export const versionName = ({ revision, by }: Pick<Head, 'revision' | 'by'>): string => `${revision}.${by}`;

export const newerFirst = (a: Head, b: Head): number =>
  b.revision - a.revision || b.at - a.at || (b.by < a.by ? -1 : 1);

/** Makes a serializer of records. Later calls serialize only new nodes, since games grow long. */
export const createRecorder = () => {
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
    past = { notes, nodes, text: known.text + added, sum: continueSum(known.sum, added) };
    const rest = JSON.stringify({ ...saved, nodes: undefined, notes: undefined });
    const end = `],${rest.slice(1)}},${JSON.stringify({ id, revision, by, game, at }).slice(1)}`;
    return { id, revision, game, at, text: `${formatSum(continueSum(past.sum, end))} ${past.text}${end}` };
  };
};

/** Reads a record's revision and time without parsing JSON, to save time. Damaged text gives zeros. */
export const revisionInText = (text: string): Pick<Head, 'revision' | 'at'> => {
  const [, revision, at] = /"revision":(\d+),.*"at":(\d+)\}$/s.exec(text.slice(-400)) ?? [];
  return { revision: Number(revision ?? 0), at: Number(at ?? 0) };
};

/** Whether JSON has the shape of a save. Another version may have written another shape. */
const isSave = (json: unknown): json is Save =>
  isJsonObject(json) &&
  typeof json['by'] === 'string' &&
  typeof json['game'] === 'string' &&
  Number.isFinite(json['at']) &&
  isJsonObject(json['content']);

/** Returns the parsed record; null if checksum or head is wrong. The game is not validated. */
export const parseRecord = ({ id, revision, text }: SaveEntry): Save | null => {
  const save = tryOrNull((): unknown => JSON.parse(verifiedText(text) ?? ''));
  return isSave(save) && save.id === id && save.revision === revision ? save : null;
};
