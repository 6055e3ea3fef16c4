/** The loss of a game: the royal piece, and the exits that were closed to it. */
import type { Square } from '../../kernel/board/board.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { memoize } from '../../kernel/memoize.ts';
import { other } from '../../kernel/side.ts';
import type { Mark, MarkKind, UnitView } from '../../kernel/view.ts';
import { positionAt, positionOf, type Table, turnStart, viewOf } from '../model/table.ts';

export interface Lost {
  /** As it stands, or stood last. */
  readonly unit: UnitView;
  readonly isGone: boolean;
  readonly blocked: readonly Square[];
}

/** Marks of squares that it could not enter; others of the lens tell why. */
const CLOSED: ReadonlySet<MarkKind> = new Set(['closed', 'blocked', 'check']);

/** The marks that close the squares around a piece: those that a turn has added, and the others. */
export const closedBy = (
  game: Game,
  [before, after]: readonly [Position, Position],
  unit: UnitView,
): { readonly news: readonly Mark[]; readonly others: readonly Mark[] } => {
  const at = unit.at[0] ?? 0;
  // Some lenses show the exits of the side to move alone.
  const turned = before.toMove === unit.side ? before : game.asIf(before, unit.side, at);
  const closedIn = (position: Position): readonly Mark[] =>
    game
      .look(position, game.royal?.exits ?? '', at)
      .flatMap(([, mark]) => (CLOSED.has(mark.kind) ? [mark] : []));
  const known = closedIn(turned ?? before).map(({ label }) => label);
  const isOld = ({ label }: Mark): boolean => known.includes(label);
  const closed = closedIn(after);
  return { news: closed.filter((mark) => !isOld(mark)), others: closed.filter(isOld) };
};

/** The royal piece of the side that has lost; null while none has, or the game shows none. */
export const lostOf = memoize((table: Table): Lost | null => {
  const { game, cursor } = table;
  const { turn, units } = viewOf(table);
  const { royal } = game;
  if (!turn.outcome?.winner || !royal) return null;
  const side = other(turn.outcome.winner);
  const isLost = (unit: UnitView) =>
    unit.side === side && unit.type === royal.type && unit.inside === undefined;
  const there = Object.values(units).find(isLost);
  const before =
    there || cursor === 0 ? [] : Object.values(game.view(positionAt(table, turnStart(table, cursor))).units);
  const unit = there ?? before.find(isLost);
  if (!unit) return null;
  const marks = there && royal.exits ? game.look(positionOf(table), royal.exits, unit.at[0] ?? null) : [];
  const isShut = marks.every(([, { kind }]) => kind !== 'exit' && kind !== 'reach');
  const closed = isShut ? marks.filter(([, { kind }]) => CLOSED.has(kind)) : [];
  return { unit, isGone: !there, blocked: [...new Set(closed.map(([square]) => square))] };
});
