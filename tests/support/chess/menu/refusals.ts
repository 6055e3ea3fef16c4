/** Every no of the game in words, with its clause and the squares at fault. Nothing here runs until somebody asks why. */
import { type Square, squareName } from '../../../../src/kernel/board.ts';
import type { Refusal, Target } from '../../../../src/kernel/menu.ts';
import { other, sideName } from '../../../../src/kernel/side.ts';
import type { Danger } from '../moves/attacks.ts';
import { exposedBy } from '../moves/legality.ts';
import { PIECES, type PieceType, REACH } from '../moves/tables.ts';
import { CASTLES, type Castling, type Displacement } from '../position/action.ts';
import { BOARD } from '../position/board.ts';
import { type State, unitName } from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** A sentence that begins with a unit's name begins with a capital. */
const refusal = (id: Parameters<typeof rule>[0], text: string, ...squares: Square[]): Refusal => ({
  rule: rule(id),
  text: text.charAt(0).toUpperCase() + text.slice(1),
  squares,
});

const name = (square: Square): string => squareName(BOARD, square);

const HOW: Readonly<Record<PieceType, string>> = {
  king: 'A King goes one square in any direction',
  queen: 'A Queen rides along ranks, files and diagonals',
  rook: 'A Rook rides along ranks and files',
  bishop: 'A Bishop rides along diagonals',
  knight: 'A Knight leaps two squares one way and one across',
  pawn: 'A Pawn goes straight forward and captures one square diagonally forward',
};

/** Why a square cannot be where the move starts. */
export const whyNotMine =
  ({ squares, toMove }: State) =>
  (target: Target): Refusal => {
    if (target.kind !== 'square') return refusal('CH-TURN-1', `${sideName(toMove)} is to pick the square of a unit that moves.`);
    const { square } = target;
    const unit = squares[square];
    return unit
      ? refusal('CH-TURN-1', `It is ${sideName(toMove)}'s turn, and ${unitName(squares, square)} is ${sideName(unit.side)}'s.`, square)
      : refusal('CH-TURN-1', `There is nothing on ${name(square)} to move.`, square);
  };

/** A square of its own side at the end of a unit's path. */
export const whyOccupied = ({ squares }: State, from: Square, to: Square): Refusal =>
  refusal('CH-MOVE-2', `${unitName(squares, from)} cannot end on ${name(to)}: ${unitName(squares, to)} is of the same side.`, to);

/** A Pawn's way forward that something stands on. */
export const whyBlocked = ({ squares }: State, from: Square, at: Square): Refusal =>
  refusal('CH-PAWN-1', `${unitName(squares, from)} goes forward over empty squares only: ${unitName(squares, at)} is in its way.`, at);

/** The move would leave its own King attacked: it is in check, walks into it, or its unit is held. */
export const whyUnsafe = (state: State, danger: Danger, move: Displacement): Refusal => {
  const { squares } = state;
  const attacker = exposedBy(state, danger, move) ?? move.to;
  const { from, to } = move;
  const by = unitName(squares, attacker);
  if (from === danger.king) return refusal('CH-KING-1', `the King may not go to ${name(to)}: ${by} attacks that square.`, attacker);
  if (attacker === danger.checker)
    return refusal(
      'CH-KING-1',
      `the King on ${name(danger.king)} is in check from ${by}, and ${unitName(squares, from)} on ${name(to)} would not stop it.`,
      attacker,
      danger.king,
    );
  return refusal(
    'CH-KING-1',
    `${unitName(squares, from)} is held: leaving its square opens the way of ${by} to the King on ${name(danger.king)}.`,
    attacker,
    danger.king,
  );
};

/** What stands in the way of a castling whose right is kept; null if it may be done. */
export const whyNoCastling = (state: State, danger: Danger, { rook, to, over, between }: Castling): (() => Refusal) | null => {
  const { squares } = state;
  const { king, checker } = danger;
  const blocker = between.find((square) => squares[square]);
  if (blocker !== undefined)
    return () =>
      refusal(
        'CH-KING-2',
        `the King and ${unitName(squares, rook)} cannot castle: ${unitName(squares, blocker)} stands between them.`,
        blocker,
      );
  if (checker !== null)
    return () => refusal('CH-KING-2', `the King cannot castle out of check from ${unitName(squares, checker)}.`, checker, king);
  for (const square of [over, to]) {
    const attacker = exposedBy(state, danger, { from: king, to: square, taken: null });
    if (attacker !== null)
      return () =>
        refusal(
          'CH-KING-2',
          `the King cannot castle over ${name(over)} to ${name(to)}: ${unitName(squares, attacker)} attacks ${name(square)}.`,
          square,
          attacker,
        );
  }
  return null;
};

/** Why a unit does not go to a square that its menu does not list. */
export const whyOutOfReach =
  ({ squares, toMove }: State, from: Square, type: PieceType) =>
  (target: Target): Refusal => {
    const who = unitName(squares, from);
    if (target.kind !== 'square') return refusal('CH-TURN-1', `${who} moves to a square: pick one.`, from);
    const to = target.square;
    if (to === from) return refusal('CH-TURN-1', `${who} stands there already: a turn is a move.`, from);
    const lost = CASTLES.find((castle) => castle.king === from && castle.to === to);
    if (type === 'king' && lost)
      return refusal('CH-KING-2', `the King cannot castle to ${name(to)}: it or that Rook has moved.`, lost.rook);
    const { move, capture } = REACH[toMove][type];
    const path = [...(move[from] ?? []), ...(capture[from] ?? [])].find((each) => each.includes(to));
    const blocker = path?.slice(0, path.indexOf(to)).find((square) => squares[square]);
    if (blocker !== undefined)
      return refusal('CH-MOVE-2', `${who} does not get to ${name(to)}: ${unitName(squares, blocker)} is in its way.`, blocker);
    if (path)
      return refusal('CH-PAWN-1', `${who} goes to ${name(to)} only to capture, and no ${sideName(other(toMove))} unit stands there.`, to);
    return refusal(type === 'pawn' ? 'CH-PAWN-1' : 'CH-MOVE-1', `${HOW[type]}: ${who} does not get to ${name(to)}.`, to);
  };

/** Why a Pawn does not become this. */
export const whyNoPromotion = (target: Target): Refusal => {
  const wish = target.kind === 'option' && Object.hasOwn(PIECES, target.option) ? PIECES[target.option as PieceType].name : null;
  return refusal('CH-PAWN-3', `a Pawn becomes a Queen, Rook, Bishop or Knight${wish ? `, never a ${wish}` : ''}.`);
};
