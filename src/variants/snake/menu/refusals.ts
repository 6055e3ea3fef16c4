import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { sideName } from '../../../kernel/side.ts';
import { nameOrCount } from '../../../kernel/words.ts';
import {
  type Destination,
  hasPieceMove,
  isPieceMove,
  type PieceMove,
  piecesOf,
  pseudoLegalMoves,
} from '../moves/generate.ts';
import { nameOf } from '../position/board.ts';
import { ownedName, possessive, unitName } from '../position/names.ts';
import { FACTS } from '../position/pieces.ts';
import { isPiece, type Occupant, type Piece, type State } from '../position/state.ts';
import { refusal, rule } from '../rules/index.ts';

type ClosedDestination = Exclude<Destination, PieceMove>;

/** Returns why a Head is invulnerable. The reason is a capture that the Head's Snake has just made (SN-SHIELD-1). */
export const whyInvulnerable = (head: Occupant): string =>
  `${ownedName(head)} is invulnerable: its Snake captured last turn.`;

const whyOccupied = (piece: Piece, { to, holder, mode }: Extract<ClosedDestination, { kind: 'held' }>): Refusal => {
  const facts = FACTS[piece.type];
  const at = nameOf(to);
  const squares = [to];
  if (holder.side === piece.side) {
    const text = `${possessive(piece.side)} own ${unitName(holder)} is on ${at}.`;
    return refusal(isPiece(holder) ? 'SN-PIECE-1' : 'SN-SNAKE-3', text, squares);
  }
  if (holder.type === 'common' || holder.type === 'tail') {
    return mode === 'move'
      ? refusal('SN-SNAKE-3', `${ownedName(holder)} is on ${at}.`, squares)
      : refusal('SN-SNAKE-5', `${at} holds ${ownedName(holder)}. Only the Head of a Snake can be captured.`, squares);
  }
  if (mode === 'move') {
    return refusal(facts.rule, `The ${facts.name} cannot capture on ${at}: it ${facts.captures}.`, squares);
  }
  return refusal('SN-SHIELD-2', whyInvulnerable(holder), squares);
};

export const whyClosed = (state: State, piece: Piece, closed: ClosedDestination): Refusal => {
  const facts = FACTS[piece.type];
  switch (closed.kind) {
    case 'held':
      return whyOccupied(piece, closed);
    case 'empty':
      return refusal(facts.rule, `The ${facts.name} cannot move to ${nameOf(closed.to)}, only capture there.`, [
        closed.to,
      ]);
    case 'blocked': {
      const blocker = state.board[closed.blocker] as Occupant;
      return refusal(
        isPiece(blocker) ? facts.rule : 'SN-SNAKE-3',
        `${ownedName(blocker)} on ${nameOf(closed.blocker)} blocks the ${facts.name}.`,
        [closed.blocker],
      );
    }
  }
};

export const whyOutside = (from: Square, piece: Piece, to: Square): Refusal => {
  const { name, moves, captures, rule } = FACTS[piece.type];
  return refusal(rule, `The ${name} ${moves} and ${captures}. It cannot reach ${nameOf(to)}.`, [from]);
};

export const whyImmobile = (state: State, from: Square, piece: Piece): Refusal => {
  const held = pseudoLegalMoves(state, from, piece).filter((each) => each.kind === 'held');
  const reasons = held.map((each) => whyOccupied(piece, each));
  const shielded = reasons.find((reason) => reason.rule === SHIELD_CLAUSE);
  const name = `The ${unitName(piece)} on ${nameOf(from)} cannot move`;
  const only = shielded ?? (reasons.length === 1 ? reasons[0] : undefined);
  return {
    rule: (shielded ?? FACTS[piece.type]).rule,
    text: only ? `${name}. ${only.text}` : `${name}: ${blockersText(held, piece)}.`,
    squares: held.map(({ to }) => to),
  };
};

const blockersText = (held: readonly Extract<Destination, { kind: 'held' }>[], { side }: Piece): string => {
  if (held.some(({ holder }) => holder.side !== side)) return 'every square it could move to is taken';
  const own = `${possessive(side)} own pieces`;
  return held.every(({ holder }) => isPiece(holder)) ? `${own} block it` : `${own} and Snake block it`;
};

const SHIELD_CLAUSE = rule('SN-SHIELD-2');

export const whyNotYours = (square: Square, state: State): Refusal =>
  refusal('SN-TURN-1', `It is ${sideName(state.toMove)}'s turn.`, [square]);

/** Returns why the piece move of this turn is waived (skipped, SN-TURN-2). */
export const waiverText = (state: State): string => {
  const name = sideName(state.toMove);
  const pieces = piecesOf(state, state.toMove).map(([, piece]) => piece);
  const [first, ...others] = pieces;
  if (!first) return `${name} has only the Snake left to move`;
  if (hasPieceMove(state)) return `Any piece move of ${name} would strand the Snake: only the Snake moves`;
  const who =
    others.length === 0 ? `${ownedName(first)} cannot move` : `None of ${name}'s ${pieces.length} pieces can move`;
  return `${who}: only the Snake moves`;
};

export const whyStranding = ({ toMove, snakes, options }: State): Refusal =>
  refusal(
    options.stranding === 'barred' ? 'SN-TURN-4' : 'SN-TURN-2',
    `${possessive(toMove)} Snake would have no exit. In this game ${options.stranding === 'barred' ? 'no piece move may strand it' : 'the piece move is then skipped'}.`,
    snakes[toMove].slice(0, 1),
  );

/** Returns the refusal of a piece whose moves all strand the Snake (SN-END-2). Null if the piece has no moves. */
export const whyAllStrand = (state: State, from: Square, piece: Piece): Refusal | null => {
  const squares = pseudoLegalMoves(state, from, piece)
    .filter(isPieceMove)
    .map(({ to }) => to);
  if (squares.length === 0) return null;
  const why = whyStranding(state);
  const moves = `The ${unitName(piece)} on ${nameOf(from)} can only move to ${nameOrCount(squares.map(nameOf), 'squares')}`;
  return { ...why, text: `${moves}. ${why.text}`, squares: [...why.squares, ...squares] };
};
