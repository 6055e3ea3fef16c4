/** The questions of a turn: a piece move, then a Snake move (SN-TURN-1). */
import {
  act,
  type Choice,
  type Hint,
  type Menu,
  makeQuestion,
  open,
  type Refusal,
  refuse,
} from '../../../kernel/asking/menu.ts';
import { option, square } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { forSides, sideName } from '../../../kernel/side.ts';
import { canMove, hasPieceMove, isPieceMove, type PieceMove, piecesOf, pseudoLegalMoves } from '../moves/generate.ts';
import { headVerdicts, isLegal, isWaived, type Verdict } from '../moves/legality.ts';
import { isLastRank } from '../moves/make.ts';
import type { Act } from '../position/action.ts';
import { BOARD, nameOf } from '../position/board.ts';
import { FACTS, forTypes, PROMOTIONS } from '../position/pieces.ts';
import { headOf, isPiece, type Piece, type State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import { whyNoOption } from './draw-claims.ts';
import { describeExit, whyClosedToHead } from './head-move-text.ts';
import { headHint, isCornering, isNarrowing, isStranding, pieceHint, pieceMoveHint } from './hints.ts';
import { whyAllStrand, whyClosed, whyImmobile, whyNotYours, whyOutside, whyStranding } from './refusals.ts';

export const menu = (state: State): Menu<Act> =>
  state.phase === 'piece' && !isWaived(state) ? pieceMoveMenu(state) : snakeMoveMenu(state);

export const pieceMoveMenu = (state: State): Menu<Act> =>
  makeQuestion(
    `${sideName(state.toMove)}: move a piece.`,
    piecesOf(state, state.toMove).map(([from, piece]) => pieceChoice(state, from, piece)),
    (target) => (target.kind === 'square' ? whyNotFirst(state, target.square) : whyNoOption(state, target)),
  );

/** Lists a piece's moves. Only the reading `free` includes moves that strand the Snake (SN-TURN-4). */
const pieceMovesOf = (state: State, from: Square, piece: Piece): readonly PieceMove[] =>
  pseudoLegalMoves(state, from, piece)
    .filter(isPieceMove)
    .filter((move) => state.options.stranding === 'free' || !isStranding(state, from, move));

const pieceChoice = (state: State, from: Square, piece: Piece): Choice<Act> => {
  const below = () => destinationMenu(state, from, piece);
  if (!canMove(state, from, piece)) return { ...refuse(square(from), () => whyImmobile(state, from, piece)), below };
  return open(square(from), 'plain', below, {
    hint: () => pieceHint(state, from, pieceMovesOf(state, from, piece)),
  });
};

/** The prompts for a piece's destination, by side, type and square. Made once, since random games need many. */
const DESTINATION_PROMPTS = forSides((side) =>
  forTypes((type) => BOARD.squares.map(({ name }) => `${sideName(side)}: move the ${FACTS[type].name} on ${name}.`)),
);

export const destinationMenu = (state: State, from: Square, piece: Piece): Menu<Act> => ({
  kind: 'ask',
  prompt: DESTINATION_PROMPTS[piece.side][piece.type][from] ?? '',
  choices: pseudoLegalMoves(state, from, piece).map((each) =>
    isPieceMove(each)
      ? destinationChoice(state, from, piece, each)
      : refuse(square(each.to), () => whyClosed(state, piece, each)),
  ),
  refuseOther: (target) =>
    target.kind === 'square' ? whyOutside(from, piece, target.square) : whyNoOption(state, target),
  whyAllRefused: () => whyAllStrand(state, from, piece),
});

const destinationChoice = (state: State, from: Square, piece: Piece, move: PieceMove): Choice<Act> => {
  const { to } = move;
  const danger = isStranding(state, from, move);
  if (danger && (state.options.stranding === 'barred' || isWaived(state)))
    return refuse(square(to), () => whyStranding(state));
  const tone = danger ? 'danger' : move.kind === 'capture' ? 'capture' : 'move';
  const hint = () => pieceMoveHint(state, from, move);
  const next = () =>
    piece.type === 'pawn' && isLastRank(piece.side, to)
      ? promotionMenu(state, from, to, danger, hint)
      : act<Act>({ kind: 'piece', from, to, promotion: null });
  return open(square(to), tone, next, { hint, leavesFewMoves: () => isNarrowing(state, from, move) });
};

const promotionsIn = ({ options }: State): readonly (typeof PROMOTIONS)[number][] =>
  options.promotion === 'yurt' ? PROMOTIONS.filter((type) => type === 'yurt') : PROMOTIONS;

const promotionMenu = (state: State, from: Square, to: Square, danger: boolean, hint: () => Hint): Menu<Act> =>
  makeQuestion(
    `${sideName(state.toMove)}: choose what the Pawn on ${nameOf(to)} becomes.`,
    promotionsIn(state).map((promotion) => {
      const { letter, name } = FACTS[promotion];
      const next = () => act<Act>({ kind: 'piece', from, to, promotion });
      return open(option(letter), danger ? 'danger' : 'special', next, { label: name, hint });
    }),
    (target) => {
      const text =
        state.options.promotion === 'yurt'
          ? 'In this game a Pawn can only become a Yurt (Y).'
          : 'A Pawn can only become a Lancer (L), Kheshig (H), Archer (A), Falcon (F) or Yurt (Y).';
      return target.kind === 'unit' ? whyNoOption(state, target) : refusal('SN-PROMO-1', text, [to]);
    },
  );

const whyNotFirst = (state: State, at: Square): Refusal => {
  const side = state.toMove;
  const occupant = state.board[at];
  if (occupant && occupant.side !== side) return whyNotYours(at, state);
  if (occupant) return refusal('SN-TURN-1', 'The Snake moves second. First move a piece.', [at]);
  const verdict = headVerdicts(state, side).find(({ to }) => to === at);
  if (!verdict) return refusal('SN-TURN-1', `${nameOf(at)} is empty. Choose a square with a ${side} piece.`, [at]);
  const seen = isLegal(verdict) ? ` For now ${describeExit(verdict)}.` : '';
  return refusal('SN-TURN-3', `First move a piece, then the Snake.${seen}`, [at]);
};

/** Asks for a Snake move (SN-HEAD-1). A pick of the Head itself repeats the question. */
const snakeMoveMenu = (state: State): Menu<Act> => {
  const side = state.toMove;
  const waived = isWaived(state);
  const around = headVerdicts(state, side);
  const choices = around.map((verdict) => headChoice(state, verdict));
  const idle = waived ? idleChoices(state, around) : [];
  const askFor = (more: readonly Choice<Act>[]): Menu<Act> =>
    makeQuestion(
      waived
        ? `${sideName(side)}: move the Snake (${hasPieceMove(state) ? 'any piece move strands it' : 'no piece can move'}).`
        : `${sideName(side)}: move the Snake's Head.`,
      [...choices, ...idle, ...more],
      (target) => (target.kind === 'square' ? whyNotAdjacent(state, target.square) : whyNoOption(state, target)),
    );
  const head = square(headOf(state, side) as Square);
  return askFor([open<Act>(head, 'plain', () => askFor([]), { isUnlisted: true })]);
};

const headChoice = (state: State, verdict: Verdict): Choice<Act> =>
  isLegal(verdict)
    ? open(
        square(verdict.to),
        verdict.kind === 'capture' ? 'capture' : 'move',
        () => act<Act>({ kind: 'snake', to: verdict.to }),
        {
          hint: () => headHint(state, verdict),
          leavesFewMoves: () => isCornering(state, verdict),
        },
      )
    : refuse(square(verdict.to), () => whyClosedToHead(state, state.toMove, verdict));

const idleChoices = (state: State, around: readonly Verdict[]): readonly Choice<Act>[] =>
  piecesOf(state, state.toMove)
    .filter(([at]) => !around.some(({ to }) => to === at))
    .map(([at, piece]) => idleChoice(state, at, piece));

const idleChoice = (state: State, at: Square, piece: Piece): Choice<Act> => {
  const why = (): Refusal => {
    const { text, squares } = canMove(state, at, piece) ? whyStranding(state) : whyImmobile(state, at, piece);
    return refusal('SN-TURN-2', `${text} Only the Snake can move.`, squares);
  };
  return { ...refuse(square(at), why), below: () => destinationMenu(state, at, piece) };
};

const whyNotAdjacent = (state: State, at: Square): Refusal => {
  const side = state.toMove;
  const head = headOf(state, side) as Square;
  const occupant = state.board[at];
  if (at === head) return refusal('SN-HEAD-1', 'Choose a square orthogonally next to the Head.', [head]);
  if (occupant?.side === side && isPiece(occupant)) {
    const text = `${sideName(side)} has moved a piece. Now move the Snake.`;
    return refusal('SN-TURN-1', text, [head]);
  }
  return refusal('SN-HEAD-2', `${nameOf(at)} is not orthogonally next to the Head.`, [head]);
};
