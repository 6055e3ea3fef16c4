import { type Square, squareName } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { RuleId } from '../../kernel/learning/rulebook.ts';
import { sideName } from '../../kernel/side.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { listWords, MAX_LISTED, type MentionedPiece, mentionPieces } from '../../kernel/words.ts';
import type { Loss } from './line.ts';

export interface TurnReason {
  readonly text: string;
  readonly rule: RuleId | null;
  readonly squares: readonly Square[];
}

export const plainReason = (text: string): TurnReason => ({ text, rule: null, squares: [] });

export const reasonOf = (text: string, losses: readonly Loss[]): TurnReason => ({
  text,
  rule: losses[0]?.rule ?? null,
  squares: losses.flatMap(({ unit }) => unit.at),
});

const mentionOf = (game: Game, { side, type, at }: UnitView): MentionedPiece => ({
  side,
  kind: game.pieces[type]?.name ?? type,
  place: squareName(game.board, at[0] ?? 0),
});

/** Names pieces with their squares. Pieces of one kind on one square are counted: "White's 2 Pawns on h2". */
export const nameUnits = (game: Game, units: readonly UnitView[]): string => {
  const all = units.map((unit) => mentionOf(game, unit));
  const alike = (each: MentionedPiece) =>
    all.filter(({ side, kind, place }) => side === each.side && kind === each.kind && place === each.place);
  return mentionPieces(
    all
      .filter((each) => alike(each)[0] === each)
      .map((each) => {
        const { length } = alike(each);
        return length > 1 ? { ...each, kind: `${length} ${each.kind}s` } : each;
      }),
  );
};

export const nameLosses = (game: Game, losses: readonly Loss[]): string =>
  nameUnits(
    game,
    losses.map(({ unit }) => unit),
  );

const isSameSquares = (a: UnitView, b: UnitView): boolean =>
  a.at.length === b.at.length && a.at.every((square, index) => square === b.at[index]);

/** Returns the piece in another view. Null if the piece is gone or its type or side differs. */
export const sameUnitIn = ({ units }: BoardView, { id, type, side }: UnitView): UnitView | null => {
  const unit = units[id];
  return unit?.type === type && unit.side === side ? unit : null;
};

export const isUnmoved = (view: BoardView, unit: UnitView): boolean => {
  const now = sameUnitIn(view, unit);
  return now !== null && isSameSquares(now, unit);
};

/** Names captured pieces, with their squares only if no piece has moved since `view`. Old squares would mislead. */
export const nameLaterLosses = (game: Game, view: BoardView, losses: readonly Loss[]): string => {
  if (losses.every(({ unit }) => isUnmoved(view, unit))) return nameLosses(game, losses);
  const [first] = losses;
  if (!first) return '';
  const { side } = first.unit;
  return losses.length > MAX_LISTED
    ? `${losses.length} ${sideName(side).toLowerCase()} pieces`
    : `${sideName(side)}'s ${listWords(losses.map(({ unit }) => game.pieces[unit.type]?.name ?? unit.type))}`;
};
