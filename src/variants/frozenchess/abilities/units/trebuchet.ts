/** The Trebuchet's shot at walls and tombs (FC-TREB-1, FC-TREB-2). */

import type { Square } from '../../../../kernel/board.ts';
import { DIRECTIONS, type Direction } from '../../../../kernel/direction.ts';
import { exploded } from '../../mechanics/capture/explosion.ts';
import { at, nameOf, type Offset, turnedTo } from '../../position/board.ts';
import { actingUnit, called, isClosedTomb, isWallsquare, type State, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, type Candidate, isOf, no } from '../ability.ts';

const STRAIGHT: readonly Offset[] = [
  [-1, 6],
  [0, 6],
  [1, 6],
];
const ASLANT: readonly Offset[] = [
  [5, 6],
  [6, 6],
  [6, 5],
];

/** The squares a Trebuchet shoots at from there with this aim. */
export const shotSquares = (from: Square, aim: Direction): readonly Square[] => {
  const table = DIRECTIONS.indexOf(aim) % 2 === 0 ? STRAIGHT : ASLANT;
  return table.map((offset) => at(from, turnedTo(offset, aim))).filter((square) => square !== null);
};

/** The squares it shoots at by its aim. */
export const targetSquares = (state: State, from: Square): readonly Square[] => {
  const stack = stackOn(state, from);
  return stack ? shotSquares(from, actingUnit(stack).aim) : [];
};

const candidate = (state: State, square: Square): Candidate => {
  if (stackOn(state, square)) {
    return { square, why: () => no(rule('FC-TREB-2'), [square], `A square with a unit cannot be shot at: ${called(state, square)}.`) };
  }
  if (isWallsquare(state, square) || isClosedTomb(state, square)) return { square, why: null };
  return { square, why: () => no(rule('FC-TREB-2'), [square], `${nameOf(square)} is neither a wallsquare nor a closed tomb.`) };
};

const shot: Ability<'TB'> = {
  code: 'TB',
  rule: rule('FC-TREB-2'),
  price: 2,
  words: 'Explodes a wallsquare or closed tomb six squares away, 3x3.',
  has: isOf('X'),
  ask: (state, actor) => {
    const { square: from } = actor;
    const squares = targetSquares(state, from);
    return aimed(
      'TB',
      actor,
      squares.map((square) => candidate(state, square)),
      () => no(rule('FC-TREB-1'), squares, 'It shoots at one of three squares, six squares away in its aim.'),
    );
  },
  perform: (ply, _actor, { to }) => exploded(ply, to, rule('FC-TREB-2')),
};

export const TREBUCHET: readonly Ability[] = [shot];
