/** The question of the second portion: where the Head goes (SN-HEAD-1 to SN-HEAD-6). */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Menu, open, type Refusal, refused, square } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { isWaived, piecesOf } from '../moves/generate.ts';
import { isLegal, type Verdict, verdicts } from '../moves/legality.ts';
import type { Act } from '../position/action.ts';
import { nameOf, neighboursOf } from '../position/board.ts';
import { headOf, isPiece, type Piece, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { listSquares, ownedName } from '../show/names.ts';
import { whyUnsaid } from './draw-offers.ts';
import { whyNoStep } from './head-move-text.ts';
import { headHint } from './hints.ts';
import { destinationMenu } from './piece-move.ts';
import { whyImmobile } from './refusals.ts';

export const snakeMoveMenu = (state: State): Menu<Act> => {
  const side = state.toMove;
  const waived = isWaived(state);
  const around = verdicts(state, side);
  const choices = around.map((verdict) => headChoice(state, verdict));
  return ask(
    waived ? `${sideName(side)}: no piece can move; move the Snake's Head.` : `${sideName(side)}: move the Snake's Head.`,
    waived ? [...choices, ...idleChoices(state, around)] : choices,
    (target) => (target.kind === 'square' ? whyNotHere(state, target.square) : whyUnsaid(state, target)),
  );
};

const headChoice = (state: State, verdict: Verdict): Choice<Act> =>
  isLegal(verdict)
    ? open(square(verdict.to), verdict.kind === 'capture' ? 'capture' : 'move', () => act<Act>({ kind: 'snake', to: verdict.to }), {
        hint: () => headHint(state, verdict),
      })
    : refused(square(verdict.to), () => whyNoStep(state, state.toMove, verdict));

const idleChoices = (state: State, around: readonly Verdict[]): readonly Choice<Act>[] =>
  piecesOf(state, state.toMove)
    .filter(([at]) => !around.some(({ to }) => to === at))
    .map(([at, piece]) => idleChoice(state, at, piece));

/** A piece that cannot move, listed so that whoever tries it learns why the first portion is waived. */
const idleChoice = (state: State, at: Square, piece: Piece): Choice<Act> => {
  const why = (): Refusal => {
    const { text, squares } = whyImmobile(state, at, piece);
    return { rule: rule('SN-TURN-2'), text: `${text} No piece can, so the first portion is waived.`, squares };
  };
  return { ...refused(square(at), why), below: () => destinationMenu(state, at, piece) };
};

/** The no to a square that is not next to the Head. */
const whyNotHere = (state: State, at: Square): Refusal => {
  const side = state.toMove;
  const head = headOf(state, side) as Square;
  const occupant = state.board[at];
  const steps = `the Head on ${nameOf(head)} moves to ${listSquares(neighboursOf(head))} only`;
  if (at === head) return { rule: rule('SN-HEAD-1'), text: `Pick where the Head goes: ${steps}.`, squares: [head] };
  if (occupant?.side === side && isPiece(occupant)) {
    const text = `${sideName(side)} has moved a piece already; now the Snake moves.`;
    return { rule: rule('SN-TURN-1'), text, squares: [head] };
  }
  const what = occupant ? `${nameOf(at)} holds ${ownedName(occupant)}` : `${nameOf(at)} is not next to the Head`;
  return { rule: rule('SN-HEAD-2'), text: `${what}: ${steps}.`, squares: [head] };
};
