/** The sentences of refusals, each with its clause and the squares at fault. They are written only on request. */
import type { Refusal } from '../../../../src/kernel/asking/menu.ts';
import type { Target } from '../../../../src/kernel/asking/target.ts';
import type { Square } from '../../../../src/kernel/board/board.ts';
import type { IdOf } from '../../../../src/kernel/learning/rulebook.ts';
import { other, sideName } from '../../../../src/kernel/side.ts';
import { capitalize } from '../../../../src/kernel/words.ts';
import type { Danger } from '../moves/attacks.ts';
import { exposedBy } from '../moves/legality.ts';
import { PIECES, type PieceType, REACH } from '../moves/tables.ts';
import { CASTLES, type Castling, type Displacement } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { type State, unitName } from '../position/state.ts';
import { type RULES, refusal } from '../rules/index.ts';

/** Builds a refusal. `text` may begin with a unit's name, such as "the Knight on c3", so it is capitalized. */
const no = (id: IdOf<typeof RULES>, text: string, ...squares: Square[]): Refusal =>
  refusal(id, capitalize(text), squares);

export const HOW: Readonly<Record<PieceType, string>> = {
  king: 'A King goes one square in any direction',
  queen: 'A Queen rides along ranks, files and diagonals',
  rook: 'A Rook rides along ranks and files',
  bishop: 'A Bishop rides along diagonals',
  knight: 'A Knight leaps two squares one way and one across',
  pawn: 'A Pawn goes straight forward and captures one square diagonally forward',
};

export const whyNotMine =
  ({ squares, toMove }: State) =>
  (target: Target): Refusal => {
    if (target.kind !== 'square')
      return no('CH-TURN-1', `${sideName(toMove)} is to pick the square of a unit that moves.`);
    const { square } = target;
    const unit = squares[square];
    return unit
      ? no(
          'CH-TURN-1',
          `It is ${sideName(toMove)}'s turn, and ${unitName(squares, square)} is ${sideName(unit.side)}'s.`,
          square,
        )
      : no('CH-TURN-1', `There is nothing on ${nameOf(square)} to move.`, square);
  };

/** CH-MOVE-2: a unit of the same side stands on the target square. */
export const whyOccupied = ({ squares }: State, from: Square, to: Square): Refusal =>
  no(
    'CH-MOVE-2',
    `${unitName(squares, from)} cannot end on ${nameOf(to)}: ${unitName(squares, to)} is of the same side.`,
    to,
  );

/** CH-PAWN-1: the unit on `at` blocks the Pawn. */
export const whyBlocked = ({ squares }: State, from: Square, at: Square): Refusal =>
  no(
    'CH-PAWN-1',
    `${unitName(squares, from)} goes forward over empty squares only: ${unitName(squares, at)} is in its way.`,
    at,
  );

/**
 * CH-KING-1: after the move, the mover's own King would be attacked: still in check, walked into one, or exposed by a
 * pinned unit.
 */
export const whyUnsafe = (state: State, danger: Danger, move: Displacement): Refusal => {
  const { squares } = state;
  const attacker = exposedBy(state, danger, move) ?? move.to;
  const { from, to } = move;
  const by = unitName(squares, attacker);
  if (from === danger.king)
    return no('CH-KING-1', `the King may not go to ${nameOf(to)}: ${by} attacks that square.`, attacker);
  if (attacker === danger.checker)
    return no(
      'CH-KING-1',
      `the King on ${nameOf(danger.king)} is in check from ${by}, and ${unitName(squares, from)} on ${nameOf(to)} would not stop it.`,
      attacker,
      danger.king,
    );
  return no(
    'CH-KING-1',
    `${unitName(squares, from)} is held: leaving its square opens the way of ${by} to the King on ${nameOf(danger.king)}.`,
    attacker,
    danger.king,
  );
};

/** Returns why a castling is illegal although its right is intact; null if it is legal. */
export const whyNoCastling = (
  state: State,
  danger: Danger,
  { rook, to, over, between }: Castling,
): (() => Refusal) | null => {
  const { squares } = state;
  const { king, checker } = danger;
  const blocker = between.find((square) => squares[square]);
  if (blocker !== undefined)
    return () =>
      no(
        'CH-KING-2',
        `the King and ${unitName(squares, rook)} cannot castle: ${unitName(squares, blocker)} stands between them.`,
        blocker,
      );
  if (checker !== null)
    return () =>
      no('CH-KING-2', `the King cannot castle out of check from ${unitName(squares, checker)}.`, checker, king);
  for (const square of [over, to]) {
    const attacker = exposedBy(state, danger, { from: king, to: square, taken: null });
    if (attacker !== null)
      return () =>
        no(
          'CH-KING-2',
          `the King cannot castle over ${nameOf(over)} to ${nameOf(to)}: ${unitName(squares, attacker)} attacks ${nameOf(square)}.`,
          square,
          attacker,
        );
  }
  return null;
};

/** Says why a unit cannot go to a square for which its menu has no choice. */
export const whyOutOfReach =
  ({ squares, toMove }: State, from: Square, type: PieceType) =>
  (target: Target): Refusal => {
    const who = unitName(squares, from);
    if (target.kind !== 'square') return no('CH-TURN-1', `${who} moves to a square: choose one.`, from);
    const to = target.square;
    if (to === from) return no('CH-TURN-1', `${who} stands there already: a turn is a move.`, from);
    const lost = CASTLES.find((castle) => castle.king === from && castle.to === to);
    if (type === 'king' && lost)
      return no('CH-KING-2', `the King cannot castle to ${nameOf(to)}: it or that Rook has moved.`, lost.rook);
    const { move, capture } = REACH[toMove][type];
    const path = [...(move[from] ?? []), ...(capture[from] ?? [])].find((each) => each.includes(to));
    const blocker = path?.slice(0, path.indexOf(to)).find((square) => squares[square]);
    if (blocker !== undefined)
      return no(
        'CH-MOVE-2',
        `${who} does not get to ${nameOf(to)}: ${unitName(squares, blocker)} is in its way.`,
        blocker,
      );
    if (path)
      return no(
        'CH-PAWN-1',
        `${who} goes to ${nameOf(to)} only to capture, and no ${sideName(other(toMove))} unit stands there.`,
        to,
      );
    return no(type === 'pawn' ? 'CH-PAWN-1' : 'CH-MOVE-1', `${HOW[type]}: ${who} does not get to ${nameOf(to)}.`, from);
  };

export const whyNoPromotion = (target: Target): Refusal => {
  const wish =
    target.kind === 'option' && Object.hasOwn(PIECES, target.option) ? PIECES[target.option as PieceType].name : null;
  return no('CH-PAWN-3', `a Pawn becomes a Queen, Rook, Bishop or Knight${wish ? `, never a ${wish}` : ''}.`);
};
