/** Drawn over the board at a place: the last turn, the players' arrows, and the royal piece that is lost. */
import type { Target } from '../../kernel/asking/target.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import { royalOf, surroundingsOf } from '../../kernel/board/royal.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import type { BoardEvent } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import { memoize, memoizeLatest } from '../../kernel/memoize.ts';
import { other } from '../../kernel/side.ts';
import { type BoardView, type UnitView, unitsOn } from '../../kernel/view.ts';
import { nodeAt, positionAt, positionOf, type Table, turnStart, viewOf } from '../model/table.ts';
import { type ArrowColor, type Note, noteAt, readArrow } from '../model/tree.ts';

/** A player's arrow; on one square it is a circle. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly color: ArrowColor;
}

/** The arrows of a note as squares; unknown squares are left out. */
export const arrowsIn = memoizeLatest(({ arrows = [] }: Note, { board }: Game): readonly Arrow[] =>
  arrows.flatMap((spelled) => {
    const { color, ...names } = readArrow(spelled);
    const [from, to] = [squareNamed(board, names.from), squareNamed(board, names.to)];
    return from === null || to === null ? [] : [{ from, to, color }];
  }),
);

export const selectArrows = ({ table }: { readonly table: Table | null }): readonly Arrow[] | null =>
  table && arrowsIn(noteAt(table.tree, nodeAt(table)), table.game);

export interface LastTurn {
  readonly from: number;
  /** Those that the turn touched; where it only took a piece off the board, that piece's own. */
  readonly squares: readonly Square[];
  /** The paths of those that moved, start first, in their order; a body shows its own. */
  readonly ways: readonly (readonly Square[])[];
  readonly blasts: readonly Square[];
  /** The squares of units that acted and stayed where they are. */
  readonly actors: readonly Square[];
}

const NOTHING: LastTurn = { from: 0, squares: [], ways: [], blasts: [], actors: [] };

const actorOf = (view: BoardView, first: Target | undefined): UnitView | undefined => {
  if (first?.kind === 'unit') return view.units[first.unit];
  return first?.kind === 'square' ? unitsOn(view, first.square)[0] : undefined;
};

const unique = (squares: readonly Square[]): readonly Square[] => [...new Set(squares)];

/** The squares that a motion touches: of a body, those that it enters and leaves. */
const touchedBy = ({ at, path }: Extract<BoardEvent, { kind: 'moved' }>, was: UnitView | undefined) =>
  was?.body === 'chain'
    ? [...at.slice(0, 1), ...was.at.filter((square) => !at.includes(square))]
    : [...path.slice(0, 1), ...at];

export const turnBetween = (table: Table, from: number, to: number): LastTurn => {
  const now = viewOf(table).units;
  const squares: Square[] = [];
  const ways: (readonly Square[])[] = [];
  const blasts: Square[] = [];
  const actors: Square[] = [];
  for (const [index, { picks, tell }] of table.replayed.turns.slice(from, to).entries()) {
    const events = tell().flatMap((step) => step.events);
    const before = table.game.view(positionAt(table, from + index));
    const actor = actorOf(before, picks[0]);
    const stayed = actor && now[actor.id];
    const hasMoved = events.some((event) => event.kind === 'moved' && event.unit === actor?.id);
    if (stayed && !hasMoved && deepEqual(stayed.at, actor.at)) actors.push(...stayed.at.slice(0, 1));
    if (actor && !stayed && !hasMoved) squares.push(...actor.at);
    for (const event of events) {
      if (event.kind === 'appeared') squares.push(...event.unit.at);
      if (event.kind === 'burst') blasts.push(...event.squares);
      if (event.kind !== 'moved') continue;
      const was = before.units[event.unit];
      squares.push(...touchedBy(event, was));
      const isWay = was?.body !== 'chain' && event.path.length > 1;
      if (isWay && !ways.some((way) => deepEqual(way, event.path))) ways.push(event.path);
    }
  }
  return { from, squares: unique(squares), ways, blasts: unique(blasts), actors: unique(actors) };
};

/** The last turn, or the present one so far. An offer touches no square: those lit before it stay lit. */
export const lastTurnOf = memoize((table: Table): LastTurn => {
  for (let to = table.cursor; to > 0; ) {
    const from = turnStart(table, to);
    const turn = turnBetween(table, from, to);
    if (turn.squares.length + turn.blasts.length + turn.actors.length > 0) return turn;
    to = from;
  }
  return NOTHING;
});

export interface Lost {
  /** As it stands, or stood last. */
  readonly unit: UnitView;
  readonly isGone: boolean;
  readonly blocked: readonly Square[];
}

/** The royal piece of the side that has lost; null while none has, or the game shows none. */
export const lostOf = memoize((table: Table): Lost | null => {
  const { game, cursor } = table;
  const winner = viewOf(table).turn.outcome?.winner;
  if (!winner) return null;
  const there = royalOf(game, positionOf(table), other(winner));
  const before = positionAt(table, Math.max(0, turnStart(table, cursor)));
  const unit = there ?? royalOf(game, before, other(winner));
  if (!unit) return null;
  const { open, closed } = surroundingsOf(game, positionOf(table), unit);
  return { unit, isGone: !there, blocked: there && open.length === 0 ? closed : [] };
});
