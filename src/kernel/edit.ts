/**
 * Setting up a position by hand. A variant says what can be put on a square and what else a position holds, as tables; a
 * draft may be impossible, and the strict reader of the position file says why, so there is no second judge.
 */
import type { Square } from './board.ts';
import type { Game, Position } from './game.ts';
import type { Problem } from './result.ts';
import type { Side } from './side.ts';
import type { BoardView } from './view.ts';

/** Something that can be put on a square. */
export interface Brush<S> {
  readonly id: string;
  readonly title: string;
  /** Under which heading it stands. */
  readonly group: string;
  /** Drawn as this piece, or by the look of this kind of mark. */
  readonly look: { readonly type: string; readonly side: Side } | { readonly mark: string; readonly of?: Side };
  /** Is it drawn from one square to another (a link, a half and its other half)? */
  readonly joins?: true;
  /** The draft after using it on a square; used again where it is already, most take it away. `from` is the first square of a join. */
  put(draft: S, square: Square, from: Square): S;
}

interface Setting {
  readonly id: string;
  readonly title: string;
}

/** How a value is given: one of a list, or a whole number. */
export type ValueKind = { readonly of: readonly Setting[] } | { readonly from: number; readonly to: number };

/** A fact of the whole position: whose turn, a phase, a counter. */
export interface Field<S> extends Setting {
  kind(draft: S): ValueKind;
  /** Null where this position has no such thing. */
  read(draft: S): string | null;
  write(draft: S, value: string): S;
}

/** A fact of what stands on a square: turns left, a role, a direction. There may be several of a kind, told apart by their ids. */
export interface Detail<S> extends Setting {
  readonly kind: ValueKind;
  readonly value: string;
  write(value: string): S;
}

export interface Editor<S = Position> {
  readonly brushes: readonly Brush<S>[];
  /** What a draft shows, whatever is wrong with it. */
  show(draft: S): Pick<BoardView, 'units' | 'marks'>;
  readonly fields: readonly Field<S>[];
  details(draft: S, square: Square): readonly Detail<S>[];
  /** The draft as a position file, whatever is wrong with it. */
  write(draft: S): string;
  /** The draft with nothing on its board. */
  bare(draft: S): S;
  /** The draft with nothing on this square. */
  clear(draft: S, square: Square): S;
  /** The draft with all that stands on one square moved to another. */
  carry(draft: S, from: Square, to: Square): S;
}

/** An editor as the app sees it. */
export const defineEditor = <S extends Position>(editor: Editor<S>): Editor => editor as unknown as Editor;

/** Why nobody can play from a draft, by the reader of the position file; null if one can. */
export const faultOf = (game: Game, editor: Editor, draft: Position): Problem | null => {
  const read = game.read(editor.write(draft));
  return read.ok ? null : read.error;
};

/** Can this value be given? What cannot leaves the draft as it is. */
export const isGiven = (kind: ValueKind, value: string): boolean =>
  'of' in kind ? kind.of.some(({ id }) => id === value) : /^\d+$/.test(value) && Number(value) >= kind.from && Number(value) <= kind.to;

/** A list to choose from: ids and their words. */
export const oneOf = (words: Readonly<Record<string, string>>): ValueKind => ({
  of: Object.entries(words).map(([id, title]) => ({ id, title })),
});

export const YES_OR_NO: ValueKind = oneOf({ no: 'No', yes: 'Yes' });
export const EITHER_SIDE: ValueKind = oneOf({ white: 'White', black: 'Black' });
