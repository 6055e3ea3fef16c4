/** The question of the second portion: where the Head goes (SN-HEAD-1 to SN-HEAD-6). */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Hint, type Menu, open, type Refusal, refused, square } from '../../../kernel/menu.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { other, sideName } from '../../../kernel/side.ts';
import { isWaived, piecesOf } from '../moves/generate.ts';
import { type Exit, exits, isExit, type Verdict, verdicts } from '../moves/legality.ts';
import { withSnakeMoved } from '../moves/make.ts';
import { outcomeOf } from '../moves/outcome.ts';
import type { SnakeAct } from '../position/action.ts';
import { nameOf, neighboursOf } from '../position/board.ts';
import { headOf, isPiece, type Piece, type SnakeState } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { beginning, ownedName, squaresListed } from '../show/names.ts';
import { whyUnsaid } from './draw-offers.ts';
import { exitsListed, exitWords, whyNoStep } from './head-move-text.ts';
import { whereTo } from './piece-move.ts';
import { whyImmobile } from './refusals.ts';

export const secondPortion = (state: SnakeState): Menu<SnakeAct> => {
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

const headChoice = (state: SnakeState, verdict: Verdict): Choice<SnakeAct> =>
  isExit(verdict)
    ? open(square(verdict.to), verdict.kind === 'capture' ? 'capture' : 'move', () => act<SnakeAct>({ kind: 'snake', to: verdict.to }), {
        hint: () => headHint(state, verdict),
      })
    : refused(square(verdict.to), () => whyNoStep(state, state.toMove, verdict));

const idleChoices = (state: SnakeState, around: readonly Verdict[]): readonly Choice<SnakeAct>[] =>
  piecesOf(state, state.toMove)
    .filter(([at]) => !around.some(({ to }) => to === at))
    .map(([at, piece]) => idleChoice(state, at, piece));

/** A piece that cannot move, listed so that whoever tries it learns why the first portion is waived. */
const idleChoice = (state: SnakeState, at: Square, piece: Piece): Choice<SnakeAct> => {
  const why = (): Refusal => {
    const { text, squares } = whyImmobile(state, at, piece);
    return { rule: rule('SN-TURN-2'), text: `${text} No piece can, so the first portion is waived.`, squares };
  };
  return { ...refused(square(at), why), below: () => whereTo(state, at, piece) };
};

const RULE_OF: Readonly<Record<Exit['kind'], RuleId>> = {
  step: rule('SN-HEAD-1'),
  follow: rule('SN-HEAD-4'),
  capture: rule('SN-HEAD-5'),
};

/** What the opponent's Snake could do next, with no piece moved; or that the opponent is stuck. */
const headHint = (state: SnakeState, exit: Exit): Hint => {
  const foe = other(state.toMove);
  const after = withSnakeMoved(state, exit.to);
  const outcome = outcomeOf(after);
  if (outcome) return { rule: outcome.rule, text: outcome.text, squares: [exit.to] };
  const left = exits(after, foe);
  const gain =
    exit.kind === 'capture' ? `: the Snake grows to ${after.snakes[state.toMove].length} Parts and is invulnerable for a play` : '';
  const text = `${beginning(exitWords(exit))}${gain}. As things then stand, ${exitsListed(foe, left)}.`;
  return { rule: RULE_OF[exit.kind], text, squares: left.map(({ to }) => to) };
};

/** The no to a square that is not next to the Head. */
const whyNotHere = (state: SnakeState, at: Square): Refusal => {
  const side = state.toMove;
  const head = headOf(state, side) as Square;
  const occupant = state.board[at];
  const steps = `the Head on ${nameOf(head)} moves to ${squaresListed(neighboursOf(head))} only`;
  if (at === head) return { rule: rule('SN-HEAD-1'), text: `Pick where the Head goes: ${steps}.`, squares: [head] };
  if (occupant?.side === side && isPiece(occupant)) {
    const text = `${sideName(side)} has moved a piece already; now the Snake moves.`;
    return { rule: rule('SN-TURN-1'), text, squares: [head] };
  }
  const what = occupant ? `${nameOf(at)} holds ${ownedName(occupant)}` : `${nameOf(at)} is not next to the Head`;
  return { rule: rule('SN-HEAD-2'), text: `${what}: ${steps}.`, squares: [head] };
};
