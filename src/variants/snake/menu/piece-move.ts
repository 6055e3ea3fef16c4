/** The questions of the first portion: which piece, where to, and what a Pawn becomes (SN-TURN-1, SN-TURN-4). */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Hint, type Menu, open, option, type Refusal, refused, square } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { canMove, isPieceMove, type PieceMove, piecesOf, pseudoLegalMoves } from '../moves/generate.ts';
import { verdicts } from '../moves/legality.ts';
import { isLastRank } from '../moves/make.ts';
import { FACTS, forSides, forTypes, PROMOTIONS } from '../moves/tables.ts';
import type { Act } from '../position/action.ts';
import { BOARD, nameOf } from '../position/board.ts';
import type { Piece, State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { whyUnsaid } from './draw-offers.ts';
import { verdictWords } from './head-move-text.ts';
import { isStranding, pieceHint, pieceMoveHint } from './hints.ts';
import { whyClosed, whyImmobile, whyNotYours, whyOutside } from './refusals.ts';

export const pieceMoveMenu = (state: State): Menu<Act> =>
  ask(
    `${sideName(state.toMove)}: move a piece.`,
    piecesOf(state, state.toMove).map(([from, piece]) => pieceChoice(state, from, piece)),
    (target) => (target.kind === 'square' ? whyNotFirst(state, target.square) : whyUnsaid(state, target)),
  );

const pieceChoice = (state: State, from: Square, piece: Piece): Choice<Act> => {
  const below = () => destinationMenu(state, from, piece);
  if (!canMove(state, from, piece)) return { ...refused(square(from), () => whyImmobile(state, from, piece)), below };
  return open(square(from), 'plain', below, {
    hint: () => pieceHint(state, from, pseudoLegalMoves(state, from, piece).filter(isPieceMove)),
  });
};

/** The question where a piece goes, for every piece on every square: a walk asks it more often than anybody reads it. */
const WHERE_TO = forSides((side) =>
  forTypes((type) => BOARD.squares.map(({ name }) => `${sideName(side)}: where does the ${FACTS[type].name} on ${name} go?`)),
);

/** Where a piece goes; every answer is refused where it cannot move. */
export const destinationMenu = (state: State, from: Square, piece: Piece): Menu<Act> =>
  ask(
    WHERE_TO[piece.side][piece.type][from] ?? '',
    pseudoLegalMoves(state, from, piece).map((each) =>
      isPieceMove(each) ? destinationChoice(state, from, piece, each) : refused(square(each.to), () => whyClosed(state, from, piece, each)),
    ),
    (target) => (target.kind === 'square' ? whyOutside(from, piece, target.square) : whyUnsaid(state, target)),
  );

const destinationChoice = (state: State, from: Square, piece: Piece, move: PieceMove): Choice<Act> => {
  const { to } = move;
  const danger = isStranding(state, from, move);
  const tone = danger ? 'danger' : move.kind === 'capture' ? 'capture' : 'move';
  const hint = () => pieceMoveHint(state, from, move);
  const next = () =>
    piece.type === 'pawn' && isLastRank(piece.side, to)
      ? promotionMenu(state, from, to, danger, hint)
      : act<Act>({ kind: 'piece', from, to, promotion: null });
  return open(square(to), tone, next, { hint });
};

const promotionMenu = (state: State, from: Square, to: Square, danger: boolean, hint: () => Hint): Menu<Act> =>
  ask(
    `${sideName(state.toMove)}: what does the Pawn become on ${nameOf(to)}?`,
    PROMOTIONS.map((promotion) => {
      const { letter, name } = FACTS[promotion];
      const next = () => act<Act>({ kind: 'piece', from, to, promotion });
      return open(option(letter), danger ? 'danger' : 'special', next, { label: name, hint });
    }),
    (target) => {
      const text = `The Pawn on ${nameOf(to)} becomes a Lancer (L), Kheshig (H), Archer (A), Falcon (F) or Yurt (Y), and nothing else.`;
      return target.kind === 'unit' ? whyUnsaid(state, target) : { rule: rule('SN-PROMO-1'), text, squares: [to] };
    },
  );

/** The no to a square that no piece of the side to move stands on. */
const whyNotFirst = (state: State, at: Square): Refusal => {
  const side = state.toMove;
  const occupant = state.board[at];
  if (occupant && occupant.side !== side) return whyNotYours(at, occupant, state);
  if (occupant) return { rule: rule('SN-TURN-1'), text: `The Snake moves second: ${sideName(side)} moves a piece first.`, squares: [at] };
  const verdict = verdicts(state, side).find(({ to }) => to === at);
  if (!verdict) return { rule: rule('SN-TURN-1'), text: `${nameOf(at)} is empty: ${sideName(side)} picks a piece first.`, squares: [at] };
  const seen = verdictWords(state, side, verdict);
  const text = `The Head moves second: ${sideName(side)} has a piece that can move and must move one first. As things stand, ${seen}.`;
  return { rule: rule('SN-TURN-3'), text, squares: [at] };
};
