/** The questions of the first portion: which piece, where to, and what a Pawn becomes (SN-TURN-1, SN-TURN-4). */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Hint, type Menu, open, option, type Refusal, refused, square } from '../../../kernel/menu.ts';
import { other, sideName } from '../../../kernel/side.ts';
import { canGo, destinations, type Going, isOpen, piecesOf } from '../moves/generate.ts';
import { exits, hasExitAfter, verdicts } from '../moves/legality.ts';
import { isLastRank, withPieceMoved } from '../moves/make.ts';
import { FACTS, forSides, forTypes, PROMOTIONS } from '../moves/tables.ts';
import type { SnakeAct } from '../position/action.ts';
import { BOARD, nameOf, neighboursOf } from '../position/board.ts';
import { headOf, type Piece, type SnakeState } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { possessive } from '../show/names.ts';
import { whyUnsaid } from './draw-offers.ts';
import { exitsListed, verdictWords } from './head-move-text.ts';
import { movesCounted, notYours, whyClosed, whyImmobile, whyOutside } from './refusals.ts';

export const firstPortion = (state: SnakeState): Menu<SnakeAct> =>
  ask(
    `${sideName(state.toMove)}: move a piece.`,
    piecesOf(state, state.toMove).map(([from, piece]) => pieceChoice(state, from, piece)),
    (target) => (target.kind === 'square' ? whyNotFirst(state, target.square) : whyUnsaid(state, target)),
  );

const pieceChoice = (state: SnakeState, from: Square, piece: Piece): Choice<SnakeAct> => {
  const below = () => whereTo(state, from, piece);
  if (!canGo(state, from, piece)) return { ...refused(square(from), () => whyImmobile(state, from, piece)), below };
  return open(square(from), 'plain', below, { hint: () => pieceHint(state, from, destinations(state, from, piece).filter(isOpen)) });
};

/** The question where a piece goes, for every piece on every square: a walk asks it more often than anybody reads it. */
const WHERE_TO = forSides((side) =>
  forTypes((type) => BOARD.squares.map(({ name }) => `${sideName(side)}: where does the ${FACTS[type].name} on ${name} go?`)),
);

/** Where a piece goes; every answer is refused where it cannot move. */
export const whereTo = (state: SnakeState, from: Square, piece: Piece): Menu<SnakeAct> =>
  ask(
    WHERE_TO[piece.side][piece.type][from] ?? '',
    destinations(state, from, piece).map((each) =>
      isOpen(each) ? goingChoice(state, from, piece, each) : refused(square(each.to), () => whyClosed(state, from, piece, each)),
    ),
    (target) => (target.kind === 'square' ? whyOutside(from, piece, target.square) : whyUnsaid(state, target)),
  );

const wins = (going: Going): boolean => going.kind === 'capture' && going.captured.type === 'head';

/** Does this first-part move leave the mover's Snake without a legal move (SN-END-2)? */
const strands = (state: SnakeState, from: Square, going: Going): boolean => !wins(going) && !hasExitAfter(state, from, going.to);

const goingChoice = (state: SnakeState, from: Square, piece: Piece, going: Going): Choice<SnakeAct> => {
  const { to } = going;
  const danger = strands(state, from, going);
  const tone = danger ? 'danger' : going.kind === 'capture' ? 'capture' : 'move';
  const hint = () => goingHint(state, from, going);
  const next = () =>
    piece.type === 'pawn' && isLastRank(piece.side, to)
      ? becomesWhat(state, from, to, danger, hint)
      : act<SnakeAct>({ kind: 'piece', from, to, promotion: null });
  return open(square(to), tone, next, { hint });
};

const becomesWhat = (state: SnakeState, from: Square, to: Square, danger: boolean, hint: () => Hint): Menu<SnakeAct> =>
  ask(
    `${sideName(state.toMove)}: what does the Pawn become on ${nameOf(to)}?`,
    PROMOTIONS.map((promotion) => {
      const { letter, name } = FACTS[promotion];
      const next = () => act<SnakeAct>({ kind: 'piece', from, to, promotion });
      return open(option(letter), danger ? 'danger' : 'special', next, { label: name, hint });
    }),
    (target) => {
      const text = `The Pawn on ${nameOf(to)} becomes a Lancer (L), Kheshig (H), Archer (A), Falcon (F) or Yurt (Y), and nothing else.`;
      return target.kind === 'unit' ? whyUnsaid(state, target) : { rule: rule('SN-PROMO-1'), text, squares: [to] };
    },
  );

const pieceHint = (state: SnakeState, from: Square, goings: readonly Going[]): Hint => {
  const stranding = goings.filter((going) => strands(state, from, going));
  const text = `${movesCounted(goings.length, stranding.length)}.`;
  return { rule: rule('SN-TURN-4'), text, squares: stranding.map(({ to }) => to) };
};

/** The exits that remain after a first-part move: the preview that matters most. */
const goingHint = (state: SnakeState, from: Square, going: Going): Hint => {
  const side = state.toMove;
  if (wins(going)) return { rule: rule('SN-END-3'), text: `Captures ${possessive(other(side))} Head and wins.`, squares: [going.to] };
  const after = withPieceMoved(state, from, going.to, null);
  const left = exits(after, side);
  if (left.length > 0) return { rule: rule('SN-TURN-4'), text: `${exitsListed(side, left)}.`, squares: left.map(({ to }) => to) };
  const head = headOf(after, side);
  return {
    rule: rule('SN-END-2'),
    text: `Strands ${possessive(side)} Snake: no square next to its Head stays open, and ${sideName(side)} loses at once.`,
    squares: head === undefined ? [] : neighboursOf(head),
  };
};

/** The no to a square that no piece of the side to move stands on. */
const whyNotFirst = (state: SnakeState, at: Square): Refusal => {
  const side = state.toMove;
  const occupant = state.board[at];
  if (occupant && occupant.side !== side) return notYours(at, occupant, state);
  if (occupant) return { rule: rule('SN-TURN-1'), text: `The Snake moves second: ${sideName(side)} moves a piece first.`, squares: [at] };
  const verdict = verdicts(state, side).find(({ to }) => to === at);
  if (!verdict) return { rule: rule('SN-TURN-1'), text: `${nameOf(at)} is empty: ${sideName(side)} picks a piece first.`, squares: [at] };
  const seen = verdictWords(state, side, verdict);
  const text = `The Head moves second: ${sideName(side)} has a piece that can move and must move one first. As things stand, ${seen}.`;
  return { rule: rule('SN-TURN-3'), text, squares: [at] };
};
