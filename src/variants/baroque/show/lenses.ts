import type { Square } from '../../../kernel/board/board.ts';
import { DIRECTIONS, type Direction } from '../../../kernel/board/direction.ts';
import type { Lens, LensMark } from '../../../kernel/game.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { capitalize } from '../../../kernel/words.ts';
import { freezingClause, frozenText } from '../menu/refusals.ts';
import { attacksOn, isAttacked } from '../moves/attacks.ts';
import { capturesOf, cornersOf, threatText } from '../moves/captures.ts';
import { freezersOf, frozenUnits, immobilizers, isFrozen } from '../moves/freezing.ts';
import { pseudoLegalMoves } from '../moves/generate.ts';
import { nameOf, neighbours, pathBetween, ROOK_HEADINGS, ray, SQUARES } from '../position/board.ts';
import { ownedUnit, theUnit } from '../position/names.ts';
import {
  COORDINATOR,
  codeOn,
  EMPTY,
  isOf,
  type Occupancy,
  type State,
  sideOf,
  squaresOf,
  titanOf,
  typeOf,
  withCode,
} from '../position/state.ts';
import { mark } from '../rules/index.ts';

const withTitanOn = (board: Occupancy, side: Side, square: Square): Occupancy => {
  const titan = titanOf(board, side);
  return withCode(withCode(board, titan, EMPTY), square, codeOn(board, titan));
};

const squaresInCheck = (board: Occupancy, side: Side): readonly Square[] => {
  const foe = titanOf(board, other(side));
  const titan = titanOf(board, side);
  return SQUARES.filter(
    (square) =>
      square !== foe &&
      (square === titan || !isOf(codeOn(board, square), side)) &&
      isAttacked(withTitanOn(board, side, square), square, foe),
  );
};

const attackedLens: Lens<State> = {
  id: 'attacked',
  title: 'Where a Titan would be in check',
  show: ({ board, options }, focus) =>
    SIDES.flatMap((side) =>
      squaresInCheck(board, side).flatMap((square): readonly LensMark[] => {
        const by = other(side);
        const label = `${sideName(side)}'s Titan would be in check on ${nameOf(square)}`;
        const danger: LensMark = [square, mark('attacked', 'BQ-CHECK-1', label, { side: by })];
        if (square !== focus) return [danger];
        const there = withTitanOn(board, side, square);
        const attacks = attacksOn({ board: there, options }, by, square).map(
          (attack): LensMark => [
            attack.from,
            mark(
              'attacked',
              'BQ-CHECK-2',
              `${label}: ${theUnit(there, attack.from)} ${threatText(there, attack, square)}`,
              { side: by, to: attack.to },
            ),
          ],
        );
        return [danger, ...attacks];
      }),
    ),
};

const uniqueBy = <T>(list: readonly T[], key: (each: T) => string): readonly T[] =>
  list.filter((each, index) => list.findIndex((earlier) => key(earlier) === key(each)) === index);

const threatLens: Lens<State> = {
  id: 'threatened',
  title: 'Captures that are possible',
  show: ({ board, options }) =>
    SIDES.flatMap((side) => {
      const titan = titanOf(board, side);
      const shown = squaresOf(board, side)
        .filter((from) => !isFrozen(board, from))
        .flatMap((from) => pseudoLegalMoves(board, titan, from, options))
        .flatMap((move) =>
          capturesOf(board, move).flatMap(({ rule: clause, victims }) =>
            victims.map((victim) => ({ move, clause, victim })),
          ),
        );
      return uniqueBy(shown, ({ move, victim }) => `${move.from} ${victim}`).map(
        ({ move, clause, victim }): LensMark => {
          const label = `${capitalize(theUnit(board, move.from))} ${threatText(board, move, victim)}`;
          return [victim, mark('attacked', clause, label, { side, to: move.from })];
        },
      );
    }),
};

const checkLens: Lens<State> = {
  id: 'check',
  title: 'Pieces that give check',
  show: (state) => {
    const { board, toMove } = state;
    const titan = titanOf(board, toMove);
    return attacksOn(state, other(toMove), titan).flatMap((attack) =>
      pathBetween(attack.from, attack.to).map((square): LensMark => {
        const label = `${capitalize(theUnit(board, attack.from))} ${threatText(board, attack, titan)}`;
        return [square, mark('check', 'BQ-CHECK-2', label, { side: other(toMove), to: attack.to })];
      }),
    );
  },
};

const frozenLens: Lens<State> = {
  id: 'frozen',
  title: 'Frozen pieces',
  show: ({ board }) => {
    const held = frozenUnits(board).flatMap((square) =>
      freezersOf(board, square).map((holder): LensMark => {
        const label = `${capitalize(theUnit(board, square))} is ${frozenText(board, square)}`;
        return [
          square,
          mark('frozen', freezingClause(board, square), label, {
            side: sideOf(codeOn(board, square)),
            to: holder,
          }),
        ];
      }),
    );
    const zones = immobilizers(board).flatMap((square) =>
      neighbours(square).map((around): LensMark => {
        const label = `${capitalize(ownedUnit(board, square))} freezes enemies here`;
        return [around, mark('freeze', 'BQ-IMM-2', label, { side: sideOf(codeOn(board, square)) })];
      }),
    );
    return [...held, ...zones];
  },
};

const linesFrom = (square: Square, label: string, side: Side): readonly LensMark[] =>
  ROOK_HEADINGS.flatMap((heading) =>
    ray(square, heading).map(
      (at): LensMark => [at, mark('line', 'BQ-COOR-2', label, { side, toward: DIRECTIONS[heading] as Direction })],
    ),
  );

/** Shows the lines and corners of Coordinators (BQ-COOR-2), also of one imagined on the focused square. */
const coordinationLens: Lens<State> = {
  id: 'coordination',
  title: 'Coordination lines',
  show: ({ board }, focus) =>
    SIDES.flatMap((side) => {
      const titan = titanOf(board, side);
      const coordinators = squaresOf(board, side).filter((square) => typeOf(codeOn(board, square)) === COORDINATOR);
      const corners = (from: Square) =>
        cornersOf(titan, from).map((corner): LensMark => {
          const label = `A Coordinator on ${nameOf(from)} and ${ownedUnit(board, titan)} would capture here`;
          return [corner, mark('corner', 'BQ-COOR-2', label, { side })];
        });
      const isElsewhere = focus !== null && focus !== titan && !coordinators.includes(focus);
      return [
        ...[titan, ...coordinators].flatMap((square) => linesFrom(square, `Line of ${ownedUnit(board, square)}`, side)),
        ...coordinators.flatMap(corners),
        ...(isElsewhere && coordinators.length > 0 ? corners(focus) : []),
      ];
    }),
};

export const LENSES: readonly Lens<State>[] = [attackedLens, threatLens, checkLens, frozenLens, coordinationLens];
