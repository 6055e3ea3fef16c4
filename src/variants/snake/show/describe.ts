import type { Square } from '../../../kernel/board/board.ts';
import type { BoardEvent, Step } from '../../../kernel/event.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { other } from '../../../kernel/side.ts';
import { withArticle } from '../../../kernel/words.ts';
import { waiverText } from '../menu/refusals.ts';
import { changedLineSteps } from '../moves/attacks.ts';
import { isWaived } from '../moves/legality.ts';
import { claimText, grownChain, movedChain } from '../moves/make.ts';
import { DRAWN_AFTER, outcome } from '../moves/outcome.ts';
import type { Act } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { possessive } from '../position/names.ts';
import { FACTS, type PieceType } from '../position/pieces.ts';
import { isPiece, type Occupant, pieceOn, SNAKE_ID, type State } from '../position/state.ts';
import { type ClauseId, rule, step } from '../rules/index.ts';

export const tell = (state: State, action: Act, after: State): readonly Step[] => {
  switch (action.kind) {
    case 'piece':
      return pieceSteps(state, action.from, action.to, action.promotion);
    case 'snake':
      return [
        ...snakeSteps(state, action.to, after),
        ...shieldEndSteps(state),
        ...waiverSteps(after),
        ...precedenceSteps(after),
      ];
    case 'claim':
      return [step('SN-END-6', [], claimText(state))];
  }
};

const idOf = (occupant: Occupant): number => (isPiece(occupant) ? occupant.id : SNAKE_ID[occupant.side]);

const pieceSteps = (state: State, from: Square, to: Square, promotion: PieceType | null): readonly Step[] => {
  const piece = pieceOn(state, from);
  invariant(piece, `no piece on ${nameOf(from)}`);
  const captured = state.board[to];
  const events: BoardEvent[] = [
    ...(captured ? [{ kind: 'captured', unit: idOf(captured), by: piece.id } as const] : []),
    { kind: 'moved', unit: piece.id, path: [from, to], at: [to] },
  ];
  const steps = [step(FACTS[piece.type].rule, events)];
  if (promotion) {
    const text = `The Pawn on ${nameOf(to)} becomes ${withArticle(FACTS[promotion].name)}.`;
    steps.push(step('SN-PROMO-1', [{ kind: 'changed', unit: piece.id, to: { type: promotion } }], text));
    steps.push(step('SN-PROMO-2', [], `The new ${FACTS[promotion].name} attacks and blocks at once.`));
  }
  return steps;
};

const headRule = (state: State, occupant: Occupant | null | undefined): ClauseId => {
  if (!occupant) return 'SN-HEAD-1';
  if (occupant.side === state.toMove) return 'SN-HEAD-4';
  return rule(isPiece(occupant) ? 'SN-HEAD-5' : 'SN-HEAD-6');
};

const snakeSteps = (state: State, to: Square, after: State): readonly Step[] => {
  const side = state.toMove;
  const unit = SNAKE_ID[side];
  const chain = state.snakes[side];
  const [head, beforeTail, tail] = [chain[0], chain.at(-2), chain.at(-1)];
  invariant(
    head !== undefined && beforeTail !== undefined && tail !== undefined,
    'a Snake has a Head, a Tail and a Part between',
  );
  const occupant = state.board[to];
  const captured = occupant?.side === other(side) ? occupant : null;
  const steps: Step[] = [
    step(headRule(state, occupant), [
      ...(captured ? [{ kind: 'captured', unit: idOf(captured), by: unit } as const] : []),
      { kind: 'moved', unit, path: [head, to], at: [to, ...chain] },
    ]),
    step('SN-BODY-1', [{ kind: 'moved', unit, path: [tail, beforeTail], at: movedChain(chain, to) }]),
  ];
  if (captured) {
    const text = `It grows to ${chain.length + 1} Parts. It is invulnerable for ${possessive(other(side))} next turn.`;
    steps.push(step('SN-GROW-1', [{ kind: 'moved', unit, path: [beforeTail, tail], at: grownChain(chain, to) }], text));
  }
  return [...steps, ...changedLineSteps(state, after, occupant ? null : to, captured || to === tail ? null : tail)];
};

/** Returns the step that ends the invulnerability of the opponent's Snake (SN-SHIELD-4), if any. */
const shieldEndSteps = ({ shielded }: State): readonly Step[] => {
  if (!shielded) return [];
  const text = `${possessive(shielded)} Snake can be captured again.`;
  return [step('SN-SHIELD-4', [{ kind: 'changed', unit: SNAKE_ID[shielded], to: { badges: [] } }], text)];
};

const waiverSteps = (state: State): readonly Step[] =>
  isWaived(state) && !outcome(state) ? [step('SN-TURN-2', [], `${waiverText(state)}.`)] : [];

/** Tells that a loss takes precedence over a draw by the same move (SN-END-9). Returns one step or none. */
const precedenceSteps = (state: State): readonly Step[] => {
  const isBoth = state.quiet >= DRAWN_AFTER && outcome(state)?.rule === 'SN-END-1';
  return isBoth
    ? [
        step(
          'SN-END-9',
          [],
          `The loss comes before the draw after ${DRAWN_AFTER} turns without a Pawn move or a capture.`,
        ),
      ]
    : [];
};
