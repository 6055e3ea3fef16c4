/** Piece values, piece-square values and gains, in hundredths of a Pawn. */
import type { Square } from '../../../kernel/board/board.ts';
import { ROYAL_VALUE } from '../../../kernel/evaluation.ts';
import type { Side } from '../../../kernel/side.ts';
import { PROMOTE } from '../abilities/common/rotation.ts';
import { definitionNamed } from '../abilities/index.ts';
import type { Move, Special } from '../position/action.ts';
import { fileOf, rankOf } from '../position/board.ts';
import type { Kind } from '../position/kinds.ts';
import { stackOn } from '../position/squares.ts';
import { kindOf, unitsAboard } from '../position/stacks.ts';
import type { Stack, State } from '../position/state.ts';

/** The material value of each kind. Pieces can morph into stronger kinds, so values differ less than in chess. */
export const MATERIAL = {
  P: { value: 100, why: 'It moves 1 square and may promote.' },
  E: { value: 150, why: 'A Dragon hatches from it, after 60 turns.' },
  S: { value: 320, why: 'It carries others and cannot be captured, nor capture.' },
  X: { value: 280, why: 'It never moves, and shoots at 3 squares only.' },
  Z: { value: 280, why: 'It never moves, and fires what is loaded into it.' },
  F: { value: 330, why: 'It leaps and cannot be captured, nor capture.' },
  O: { value: 300, why: 'It throws pieces, and cannot capture.' },
  W: { value: 320, why: 'It wins the game once it is complete.' },
  A: { value: 350, why: 'It paralyses along 8 lines, and cannot capture.' },
  J: { value: 360, why: 'It lays traps, and its capture is an explosion.' },
  C: { value: 380, why: 'It swaps places with any friendly piece.' },
  L: { value: 400, why: 'It slides along diagonals and captures 1 square onward.' },
  N: { value: 410, why: 'It leaps and marches on, and holds enemy Pawns.' },
  M: { value: 430, why: 'It leaps, and captures up to 3 times in a turn.' },
  D: { value: 450, why: 'It slides, leaps and burns what is next to it.' },
  B: { value: 470, why: 'It slides, and converts enemies instead of capturing.' },
  R: { value: 470, why: 'It slides along ranks and files.' },
  T: { value: 500, why: 'It slides along ranks and files behind its shield.' },
  Q: { value: 650, why: 'It slides in all directions, leaps, and poisons its captor.' },
} as const;

export const figureOf = (kind: Kind): number => (kind === 'K' ? 0 : MATERIAL[kind].value);

export const stackValue = (stack: Stack): number =>
  stack.units.length === 1 && stack.units[0].cargo.length === 0
    ? figureOf(stack.units[0].kind)
    : unitsAboard(stack).reduce((sum, { kind }) => sum + figureOf(kind), 0);

/** Returns how many ranks a square is from a side's back rank, 0 to 15. */
const advance = (side: Side, square: Square): number => (side === 'white' ? rankOf(square) : 15 - rankOf(square));

/** Returns how near the middle a square's file is: 7 in the middle, 0 at the edge. */
const middle = (square: Square): number => 7 - Math.floor(Math.abs(fileOf(square) - 7.5));

/** Returns a stack's bonus for its square, in hundredths of a Pawn. A King's bonus falls as the King advances. */
export const pieceSquareValue = ({ side, units }: Stack, square: Square): number => {
  const [{ kind }] = units;
  if (kind === 'K') return -6 * advance(side, square);
  const ahead = advance(side, square);
  return kind === 'P' ? 2 * ahead + (ahead > 10 ? 15 * (ahead - 10) : 0) : 2 * Math.min(ahead, 8) + middle(square);
};

/** Returns the value of the enemy on a square, or 0. A King counts `ROYAL_VALUE`, since `MATERIAL` has no King. */
export const enemyValueOn = (state: State, square: Square, side: Side): number => {
  const stack = stackOn(state, square);
  if (!stack || stack.side === side) return 0;
  return kindOf(stack) === 'K' ? ROYAL_VALUE : stackValue(stack);
};

export const gainOf = (state: State, act: Move | Special): number => {
  const side = state.toMove;
  if (act.kind === 'special') {
    if (act.code === PROMOTE.code) return figureOf(act.promote) - figureOf('P');
    const takes = definitionNamed(act.code)?.captureGainFactor ?? 0;
    return takes > 0 && 'to' in act ? takes * enemyValueOn(state, act.to, side) : 0;
  }
  let sum = 0;
  for (const leg of act.legs) {
    if (leg.kind !== 'leg') continue;
    if (leg.capture) sum += Math.max(1, enemyValueOn(state, leg.to, side));
    if (leg.promote) sum += figureOf(leg.promote) - figureOf('P');
  }
  return sum;
};
