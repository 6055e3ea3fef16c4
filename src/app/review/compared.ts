/** A turning point on the board: the turn that was played and the better one, from the same place. */
import { readPicks } from '../../kernel/asking/target.ts';
import { sure } from '../../kernel/result.ts';
import { lineFrom } from '../model/line-tables.ts';
import { placeAt, positionAt, type Table } from '../model/table.ts';
import { type LastTurn, turnBetween } from '../narration/overlays.ts';
import { type ShortAction, shortAt } from '../narration/short.ts';
import type { TurningPoint } from './turning-points.ts';

export interface Compared {
  /** The place of the line at which the two turns part. */
  readonly cursor: number;
  readonly played: LastTurn;
  /** The better turn, dice with their usual result; null where none is known. */
  readonly better: { readonly turn: LastTurn; readonly actions: readonly ShortAction[] } | null;
}

export const comparedAt = (table: Table, { turn, better }: TurningPoint): Compared => {
  const { game } = table;
  const cursor = better?.from ?? turn.from;
  const picks = (better?.actions ?? [])
    .slice(0, better?.names.length)
    .map((action) => sure(readPicks(game.board, action)));
  const shown = lineFrom(game, positionAt(table, cursor), picks);
  const { length } = shown?.line ?? [];
  return {
    cursor,
    played: turnBetween(placeAt(table, turn.to), cursor, turn.to),
    better: shown && {
      turn: turnBetween(placeAt(shown, length), 0, length),
      actions: Array.from({ length }, (_, at) => shortAt(shown, at)),
    },
  };
};
