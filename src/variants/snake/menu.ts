/** The questions of a turn: which piece goes where (the first portion), then where the Head goes (the second). */
import { type Saying, sayings } from '../../kernel/agreement.ts';
import type { Square } from '../../kernel/board.ts';
import {
  act,
  ask,
  type Choice,
  chain,
  type Hint,
  type Menu,
  open,
  option,
  type Refusal,
  refused,
  square,
  type Target,
} from '../../kernel/menu.ts';
import { other, sideName } from '../../kernel/side.ts';
import { exits, hasExit, isExit, verdicts } from './exits.ts';
import { isLastRank, withPieceMoved, withSnakeMoved } from './moved.ts';
import { CLAIM_AT, outcomeOf } from './outcome.ts';
import { FACTS, type PieceType, PROMOTIONS } from './pieces.ts';
import { destinations, type Going, isOpen, isWaived, piecesOf } from './reach.ts';
import { movesCounted, notYours, whyClosed, whyImmobile, whyOutside } from './refusals.ts';
import { rule } from './rules.ts';
import { nameOf, neighboursOf } from './squares.ts';
import { headOf, isPiece, occupancy, type Piece, type SnakeState } from './state.ts';
import { exitsListed, exitWords, verdictWords, whyClosed as whyNoStep } from './verdictWords.ts';
import { ownedName, possessive, squaresListed, unitName } from './words.ts';

export type SnakeAct =
  | { readonly kind: 'piece'; readonly from: Square; readonly to: Square; readonly promotion: PieceType | null }
  | { readonly kind: 'snake'; readonly to: Square }
  | { readonly kind: 'claim' }
  | { readonly kind: 'say'; readonly saying: Saying };

/** What beside the board may be said now: offers, answers, resigning, and the fifty-move claim. */
export const asides = (state: SnakeState): readonly Choice<SnakeAct>[] => {
  const talk = ask('', sayings(state.talk), () => noOption(state));
  const said = chain(talk, (saying) => act<SnakeAct>({ kind: 'say', saying }));
  const claim = open(option('claim-draw'), 'plain', () => act<SnakeAct>({ kind: 'claim' }), { label: 'Claim a draw' });
  return [...(state.phase === 'piece' && state.quiet >= CLAIM_AT ? [claim] : []), ...(said.kind === 'ask' ? said.choices : [])];
};

const noOption = (state: SnakeState, name = ''): Refusal => {
  const squares: Square[] = [];
  if (name !== 'claim-draw')
    return { rule: rule('SN-END-7'), text: `"${name}" cannot be said now: it answers nothing that stands.`, squares };
  const text =
    state.quiet >= CLAIM_AT
      ? 'A draw can be claimed only before a piece is moved.'
      : `A draw can be claimed after ${CLAIM_AT} plays in a row without a Pawn move or a capture; now there are ${state.quiet}.`;
  return { rule: rule('SN-END-6'), text, squares };
};

export const menu = (state: SnakeState): Menu<SnakeAct> =>
  state.phase === 'piece' && !isWaived(state) ? pieceMenu(state) : headMenu(state);

const pieceMenu = (state: SnakeState): Menu<SnakeAct> =>
  ask(
    `${sideName(state.toMove)}: move a piece.`,
    piecesOf(state, state.toMove).map(([from, piece]) => pieceChoice(state, from, piece)),
    (target) => (target.kind === 'square' ? whyNotFirst(state, target.square) : noOption(state, nameOfTarget(target))),
  );

const nameOfTarget = (target: Target): string => (target.kind === 'option' ? target.option : target.kind);

const pieceChoice = (state: SnakeState, from: Square, piece: Piece): Choice<SnakeAct> => {
  const pattern = destinations(state, from, piece);
  if (!pattern.some(isOpen)) return refused(square(from), () => whyImmobile(state, from, piece));
  return open(
    square(from),
    'plain',
    () =>
      ask(
        `${sideName(piece.side)}: where does the ${unitName(piece)} on ${nameOf(from)} go?`,
        pattern.map((each) =>
          isOpen(each) ? goingChoice(state, from, piece, each) : refused(square(each.to), () => whyClosed(state, from, piece, each)),
        ),
        (target) => (target.kind === 'square' ? whyOutside(from, piece, target.square) : noOption(state, nameOfTarget(target))),
      ),
    { hint: () => pieceHint(state, from, pattern.filter(isOpen)) },
  );
};

const wins = (going: Going): boolean => going.kind === 'capture' && going.captured.type === 'head';

/** Does this first-part move leave the own Snake without a legal move (SN-END-2)? */
const strands = (state: SnakeState, from: Square, going: Going): boolean =>
  !wins(going) && !hasExit(withPieceMoved(state, from, going.to, null), state.toMove);

const pieceHint = (state: SnakeState, from: Square, goings: readonly Going[]): Hint => {
  const stranding = goings.filter((going) => strands(state, from, going));
  const text = `${movesCounted(goings.length, stranding.length)}.`;
  return { rule: rule('SN-TURN-4'), text, squares: stranding.map(({ to }) => to) };
};

const goingChoice = (state: SnakeState, from: Square, piece: Piece, going: Going): Choice<SnakeAct> => {
  const { to } = going;
  const danger = strands(state, from, going);
  const tone = danger ? 'danger' : going.kind === 'capture' ? 'capture' : 'move';
  const hint = () => goingHint(state, from, going);
  const leaf = (promotion: PieceType | null) => act<SnakeAct>({ kind: 'piece', from, to, promotion });
  if (piece.type !== 'pawn' || !isLastRank(piece.side, to)) return open(square(to), tone, () => leaf(null), { hint });
  return open(
    square(to),
    tone,
    () =>
      ask(
        `${sideName(piece.side)}: what does the Pawn become on ${nameOf(to)}?`,
        PROMOTIONS.map((type) =>
          open(option(FACTS[type].letter), danger ? 'danger' : 'special', () => leaf(type), { label: FACTS[type].name, hint }),
        ),
        () => ({
          rule: rule('SN-PROMO-1'),
          text: `The Pawn on ${nameOf(to)} becomes a Lancer (L), Kheshig (H), Archer (A), Falcon (F) or Yurt (Y), and nothing else.`,
          squares: [to],
        }),
      ),
    { hint },
  );
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
    text: `Strands the own Snake, and ${sideName(side)} loses at once: no square next to the Head stays open.`,
    squares: head === undefined ? [] : neighboursOf(head),
  };
};

/** The no to a square that no piece of the side to move stands on. */
const whyNotFirst = (state: SnakeState, at: Square): Refusal => {
  const side = state.toMove;
  const occupant = occupancy(state)[at];
  if (occupant && occupant.side !== side) return notYours(at, occupant, state);
  if (occupant) return { rule: rule('SN-TURN-1'), text: `The Snake moves second: ${sideName(side)} moves a piece first.`, squares: [at] };
  const verdict = verdicts(state, side).find(({ to }) => to === at);
  if (!verdict) return { rule: rule('SN-TURN-1'), text: `${nameOf(at)} is empty: ${sideName(side)} picks a piece first.`, squares: [at] };
  const text = `The Head moves second: ${sideName(side)} has a piece that can move and must move one first. As things stand, ${verdictWords(state, side, verdict)}.`;
  return { rule: rule('SN-TURN-3'), text, squares: [at] };
};

const headMenu = (state: SnakeState): Menu<SnakeAct> => {
  const side = state.toMove;
  const waived = isWaived(state);
  return ask(
    waived ? `${sideName(side)}: no piece can move; move the Snake's Head.` : `${sideName(side)}: move the Snake's Head.`,
    verdicts(state, side).map((verdict) =>
      isExit(verdict)
        ? open(
            square(verdict.to),
            verdict.kind === 'capture' ? 'capture' : 'move',
            () => act<SnakeAct>({ kind: 'snake', to: verdict.to }),
            {
              hint: () => headHint(state, verdict.to, `${exitWords(verdict)}`),
            },
          )
        : refused(square(verdict.to), () => whyNoStep(state, side, verdict)),
    ),
    (target) => (target.kind === 'square' ? whyNotHere(state, target.square, waived) : noOption(state, nameOfTarget(target))),
  );
};

/** What the opponent's Snake could do next, with no piece moved; or that the opponent is stuck. */
const headHint = (state: SnakeState, to: Square, words: string): Hint => {
  const foe = other(state.toMove);
  const after = withSnakeMoved(state, to);
  const outcome = outcomeOf(after);
  if (outcome) return { rule: outcome.rule, text: outcome.text, squares: [to] };
  const left = exits(after, foe);
  return {
    rule: rule('SN-HEAD-1'),
    text: `${words}. As things then stand, ${exitsListed(foe, left)}.`,
    squares: left.map((exit) => exit.to),
  };
};

/** The no to a square that is not next to the Head. */
const whyNotHere = (state: SnakeState, at: Square, waived: boolean): Refusal => {
  const side = state.toMove;
  const head = headOf(state, side) as Square;
  const occupant = occupancy(state)[at];
  const steps = `the Head on ${nameOf(head)} moves to ${squaresListed(neighboursOf(head))} only`;
  if (occupant?.side === side && isPiece(occupant)) {
    if (!waived) {
      const text = `${sideName(side)} has moved a piece already; now the Snake moves.`;
      return { rule: rule('SN-TURN-1'), text, squares: [head] };
    }
    const { text, squares } = whyImmobile(state, at, occupant);
    return { rule: rule('SN-TURN-2'), text: `${text} The first portion is waived.`, squares };
  }
  if (occupant && occupant.side !== side && isPiece(occupant)) {
    return { rule: rule('SN-HEAD-2'), text: `${ownedName(occupant)} on ${nameOf(at)} is out of reach: ${steps}.`, squares: [head] };
  }
  const what = occupant ? `${nameOf(at)} holds ${ownedName(occupant)}` : `${nameOf(at)} is not next to the Head`;
  return { rule: rule('SN-HEAD-1'), text: `${what}: ${steps}.`, squares: [head] };
};
