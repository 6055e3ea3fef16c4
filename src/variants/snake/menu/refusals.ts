/** Why a piece cannot go somewhere, with its clause and the squares at fault. */

import type { Square } from '../../../kernel/board.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { type Destination, type PieceMove, piecesOf, pseudoLegalMoves } from '../moves/generate.ts';
import { FACTS } from '../moves/tables.ts';
import { nameOf } from '../position/board.ts';
import { isPiece, type Occupant, type Piece, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { listSquares, ownedName, possessive, unitName } from '../show/names.ts';

type ClosedDestination = Exclude<Destination, PieceMove>;

const whyHeld = (piece: Piece, { to, holder, mode }: Extract<ClosedDestination, { kind: 'held' }>): Refusal => {
  const facts = FACTS[piece.type];
  const at = nameOf(to);
  const squares = [to];
  if (holder.side === piece.side) {
    const text = `${at} holds ${possessive(piece.side)} own ${unitName(holder)}.`;
    return { rule: rule(isPiece(holder) ? 'SN-PIECE-1' : 'SN-SNAKE-3'), text, squares };
  }
  if (holder.type === 'common' || holder.type === 'tail') {
    return mode === 'move'
      ? { rule: rule('SN-SNAKE-3'), text: `${at} holds ${ownedName(holder)}, and Parts block.`, squares }
      : { rule: rule('SN-SNAKE-5'), text: `${at} holds ${ownedName(holder)}: of a Snake only the Head can be captured.`, squares };
  }
  if (mode === 'move') {
    return { rule: facts.rule, text: `${at} holds ${ownedName(holder)}, and the ${facts.name} ${facts.captures}.`, squares };
  }
  const text = `${at} holds ${ownedName(holder)}, which is invulnerable: that Snake captured in its last play.`;
  return { rule: rule('SN-SHIELD-2'), text, squares };
};

/** Why a square of a piece's pattern is closed to it. */
export const whyClosed = (state: State, from: Square, piece: Piece, closed: ClosedDestination): Refusal => {
  const facts = FACTS[piece.type];
  switch (closed.kind) {
    case 'held':
      return whyHeld(piece, closed);
    case 'empty':
      return {
        rule: facts.rule,
        text: `${nameOf(closed.to)} is empty: the ${facts.name} ${facts.moves} and ${facts.captures}.`,
        squares: [closed.to],
      };
    case 'blocked': {
      const blocker = state.board[closed.blocker] as Occupant;
      return {
        rule: isPiece(blocker) ? facts.rule : rule('SN-SNAKE-3'),
        text: `The ${facts.name} on ${nameOf(from)} cannot pass ${ownedName(blocker)} on ${nameOf(closed.blocker)}.`,
        squares: [closed.blocker],
      };
    }
  }
};

/** Why a square outside the pattern is not for this piece. */
export const whyOutside = (from: Square, piece: Piece, to: Square): Refusal => {
  const { name, moves, captures, rule } = FACTS[piece.type];
  return { rule, text: `The ${name} on ${nameOf(from)} does not reach ${nameOf(to)}: it ${moves} and ${captures}.`, squares: [from] };
};

/** Why a piece has no move at all: what stands on the squares it could reach. */
export const whyImmobile = (state: State, from: Square, piece: Piece): Refusal => {
  const held = pseudoLegalMoves(state, from, piece).filter((each) => each.kind === 'held');
  const reasons = held.map((each) => whyHeld(piece, each));
  const told = reasons.slice(0, TOLD).map(({ text }) => text.replace(/\.$/, ''));
  const rest =
    held.length > TOLD ? `; ${listSquares(held.slice(TOLD).map(({ to }) => to))} ${held.length === TOLD + 1 ? 'is' : 'are'} taken too` : '';
  const { rule } = reasons.find((reason) => reason.rule === SHIELDED) ?? FACTS[piece.type];
  const text = `The ${unitName(piece)} on ${nameOf(from)} cannot move: ${told.join('; ')}${rest}.`;
  return { rule, text, squares: held.map(({ to }) => to) };
};

/** So many obstacles are explained one by one; the others are only listed. */
const TOLD = 3;
const SHIELDED = rule('SN-SHIELD-2');

export const whyNotYours = (square: Square, occupant: Occupant, state: State): Refusal => ({
  rule: rule('SN-TURN-1'),
  text: `${nameOf(square)} holds ${ownedName(occupant)}, and ${sideName(state.toMove)} is to move.`,
  squares: [square],
});

/** Why the first portion of the turn that begins is waived (SN-TURN-2). */
export const waiverText = (state: State): string => {
  const name = sideName(state.toMove);
  const pieces = piecesOf(state, state.toMove).map(([, piece]) => piece);
  const why =
    pieces.length === 0
      ? `${name} has no piece left`
      : pieces.length === 1 && pieces[0]
        ? `${ownedName(pieces[0])} cannot move`
        : `none of ${name}'s ${pieces.length} pieces can move`;
  return `The first portion is waived: ${why}.`;
};
