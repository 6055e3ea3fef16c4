/** The last turn as the board shows it afterwards: paths, explosions, and units that acted without moving. */
import type { Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { deepEqual } from '../../kernel/deep-equal.ts';
import { memoize } from '../../kernel/memoize.ts';
import { type BoardView, unitsOn } from '../../kernel/view.ts';
import { positionAt, type Table, turnStart, viewOf } from '../model/table.ts';

export interface LastTurn {
  /** The place of the line where it began. */
  readonly from: number;
  /** The squares it touched. */
  readonly squares: readonly Square[];
  /** The paths of those that moved, start first, in their order; a body shows its own. */
  readonly ways: readonly (readonly Square[])[];
  readonly blasts: readonly Square[];
  /** Units that acted and stayed where they are. */
  readonly actors: readonly Square[];
}

const NOTHING: LastTurn = { from: 0, squares: [], ways: [], blasts: [], actors: [] };

/** The unit that an action names first. */
const actorOf = ({ units }: BoardView, view: BoardView, first: Target | undefined) => {
  if (first?.kind === 'unit') return units[first.unit];
  return first?.kind === 'square' ? unitsOn(view, first.square)[0] : undefined;
};

/** The turn between these places. */
export const turnBetween = (table: Table, from: number, to: number): LastTurn => {
  const { game, replayed } = table;
  const now = viewOf(table).units;
  const squares: Square[] = [];
  const ways: (readonly Square[])[] = [];
  const blasts: Square[] = [];
  const actors: Square[] = [];
  for (let index = from; index < to; index++) {
    const turn = replayed.turns[index];
    const events = turn?.tell().flatMap((step) => step.events) ?? [];
    const before = game.view(positionAt(table, index));
    const actor = actorOf(before, before, turn?.picks[0]);
    const stayed = actor && now[actor.id];
    if (
      stayed &&
      deepEqual(stayed.at, actor.at) &&
      !events.some((event) => event.kind === 'moved' && event.unit === actor.id)
    )
      actors.push(...stayed.at.slice(0, 1));
    for (const event of events) {
      if (event.kind === 'appeared') squares.push(...event.unit.at);
      if (event.kind === 'burst') blasts.push(...event.squares);
      if (event.kind !== 'moved') continue;
      const was = before.units[event.unit];
      if (was?.body === 'chain') {
        squares.push(...event.at.slice(0, 1), ...was.at.filter((square) => !event.at.includes(square)));
        continue;
      }
      squares.push(...event.path.slice(0, 1), ...event.at);
      if (event.path.length > 1 && !ways.some((way) => deepEqual(way, event.path))) ways.push(event.path);
    }
  }
  return {
    from,
    squares: [...new Set(squares)],
    ways,
    blasts: [...new Set(blasts)],
    actors: [...new Set(actors)],
  };
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
