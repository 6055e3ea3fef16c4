import type { Square } from '../../kernel/board/board.ts';
import type { Evaluation } from '../../kernel/evaluation.ts';
import { isNearEnd } from './evaluation/finish.ts';
import { actions } from './evaluation/order.ts';
import { gainOf, MATERIAL, pieceSquareValue, stackValue } from './evaluation/values.ts';
import { checkersOf } from './moves/attacks.ts';
import type { Act } from './position/action.ts';
import type { Stack, State } from './position/state.ts';
import { next } from './turn/make.ts';
import { decisionIn } from './turn/outcome.ts';
import { positionKey } from './turn/repetition.ts';

const visitStacks = (state: State, visit: (stack: Stack, square: Square) => void): void => {
  const { stacks, shadows } = state;
  for (let square = 0; square < stacks.length; square++) {
    const stack = stacks[square];
    if (stack) visit(stack, square);
  }
  for (const { stack, square } of shadows) visit(stack, square);
};

const balanceOf =
  (share: (stack: Stack, square: Square) => number) =>
  (state: State): number => {
    let sum = 0;
    visitStacks(state, (stack, square) => {
      const value = share(stack, square);
      sum += stack.side === 'white' ? value : -value;
    });
    return sum;
  };

export const EVALUATION: Evaluation<State, Act> = {
  material: MATERIAL,
  terms: [
    {
      why: 'More and stronger pieces win in the end.',
      says: 'gains material',
      of: balanceOf(stackValue),
    },
    {
      why: 'A paralysed piece can do nothing.',
      says: 'improves the balance of paralysed pieces',
      of: balanceOf((stack) => (stack.paralysis === 0 ? 0 : (-stackValue(stack) * Math.min(40, stack.paralysis)) / 60)),
    },
    {
      why: 'A piece further forward and in the middle reaches more. The King is safer on the first ranks.',
      says: 'improves where its pieces stand',
      of: balanceOf(pieceSquareValue),
    },
  ],
  nodesPerSecond: 2400,
  key: positionKey,
  captureGain: (state, act) => (act.kind === 'move' || act.kind === 'special' ? gainOf(state, act) : 0),
  decisionIn,
  isInCheck: (state) => checkersOf(state, state.toMove).length > 0,
  pass: (state) => (state.lastNull ? null : next(state, { kind: 'null' })),
  futilityMargin: 150,
  actions,
  isNearEnd,
};
