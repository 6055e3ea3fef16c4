/** Link steps make and remove links. They cause no magnetism or rolls (IW-LINK-4, IW-LINK-6). */
import type { Square } from '../../../kernel/board/board.ts';
import { change } from '../../../kernel/changed.ts';
import type { Side } from '../../../kernel/side.ts';
import type { LinkStep } from '../position/action.ts';
import { boardSquare, fileOf, hallway, rankOf } from '../position/board.ts';
import { countLinks, occupancyOf, unitsOn } from '../position/occupancy.ts';
import type { State } from '../position/state.ts';
import { halvesOn, makeUnit, type Unit } from '../position/units.ts';
import { areAlike } from './crowd.ts';

const BOARD_FILES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const withLink = (state: State, rank: number, file: number | null): Pick<State, 'links' | 'mode'> => {
  const links = state.links.map((old, index) => (index === rank ? file : old));
  const count = countLinks(links);
  return { links, mode: count === 8 ? 'unlinking' : count === 0 ? 'linking' : state.mode };
};

/** What forbids a new link: the rank is linked already (IW-LINK-1), or an enemy is on either square (IW-LINK-3). */
export const obstacleToLink = (
  state: State,
  side: Side,
  square: Square,
): { readonly bar: 'taken' | 'enemies'; readonly on: Square } | null => {
  const rank = rankOf(square);
  const file = state.links[rank] as number | null;
  if (file !== null) return { bar: 'taken', on: boardSquare(file, rank) };
  const { squares } = occupancyOf(state);
  const isHeld = (name: Square): boolean => squares[name]?.some((unit) => unit.side !== side) ?? false;
  if (isHeld(square)) return { bar: 'enemies', on: square };
  return isHeld(hallway(rank)) ? { bar: 'enemies', on: hallway(rank) } : null;
};

const renameSquare = (unit: Unit, from: Square, to: Square): Unit => {
  const [first, second] = unit.at.map((square) => (square === from ? to : square)) as [Square, Square?];
  return makeUnit(
    unit.id,
    unit.side,
    unit.type,
    second === undefined || first === second ? [first] : halvesOn(first, second),
  );
};

const makeLink = (state: State, square: Square): State => {
  const rank = rankOf(square);
  const from = hallway(rank);
  const anyone = unitsOn(occupancyOf(state), from).length > 0;
  const units = anyone
    ? state.units.map((unit) => (unit.at.includes(from) ? renameSquare(unit, from, square) : unit))
    : state.units;
  return change(state, { ...withLink(state, rank, fileOf(square)), units });
};

const removeLink = (state: State, square: Square, away: readonly number[]): State => {
  const rank = rankOf(square);
  const units =
    away.length > 0
      ? state.units.map((unit) => (away.includes(unit.id) ? renameSquare(unit, square, hallway(rank)) : unit))
      : state.units;
  return change(state, { ...withLink(state, rank, null), units });
};

/**
 * Yields all divisions of units at unlinking (IW-LINK-6), each as the list of units that go to the hallway.
 * Of alike units only the number matters, so that no result is listed twice.
 */
function* divisionsOf(state: State, [first, ...others]: readonly Unit[]): Generator<readonly Unit[]> {
  if (!first) {
    yield [];
    return;
  }
  const alike = [first, ...others.filter((unit) => areAlike(state, unit, first))];
  const rest = others.filter((unit) => !alike.includes(unit));
  for (const away of divisionsOf(state, rest))
    for (let some = 0; some <= alike.length; some++) yield [...alike.slice(0, some), ...away];
}

/** Yields the legal link steps: none in a first game (IW-FIRST-1). */
export function* linkStepsOf(state: State, side: Side): Generator<LinkStep> {
  if (state.options.rules === 'first') return;
  for (const [rank, file] of state.links.entries()) {
    if (state.mode === 'linking') {
      for (const at of BOARD_FILES) {
        const square = boardSquare(at, rank);
        if (!obstacleToLink(state, side, square)) yield { kind: 'link', square };
      }
    } else if (file !== null) {
      const square = boardSquare(file, rank);
      for (const away of divisionsOf(state, unitsOn(occupancyOf(state), square))) {
        yield { kind: 'unlink', square, away: away.map(({ id }) => id).sort((a, b) => a - b) };
      }
    }
  }
}

export const makeLinkStep = (state: State, step: LinkStep | null): State => {
  if (!step) return state;
  return step.kind === 'link' ? makeLink(state, step.square) : removeLink(state, step.square, step.away);
};
