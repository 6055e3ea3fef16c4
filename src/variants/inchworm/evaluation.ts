/** Evaluation for the search: material, placement, move ordering, and dice. */
import { type Evaluation, materialTerm } from '../../kernel/evaluation.ts';
import { other } from '../../kernel/side.ts';
import { gain as captureGain } from './evaluation/gain.ts';
import { actions } from './evaluation/order.ts';
import { rolls } from './evaluation/rolls.ts';
import { centre, MATERIAL } from './evaluation/values.ts';
import { isInCheck } from './moves/attacks.ts';
import type { Act } from './position/action.ts';
import { rankOf } from './position/board.ts';
import { positionKey } from './position/repetition.ts';
import { phaseOf, type State, turnSide } from './position/state.ts';
import type { Unit } from './position/units.ts';

/** The value of a unit's place, in centipawns. */
const placeOf = ({ type, side, at: [first, second] }: Unit): number => {
  const middle = second === undefined ? 2 * centre(first) : centre(first) + centre(second);
  if (type === 'king') return -4 * middle;
  if (type === 'pawn') {
    const rank = side === 'white' ? rankOf(first) : 7 - rankOf(first);
    return 2 * rank * rank + middle;
  }
  return type === 'queen' || type === 'rook' ? middle : 3 * middle;
};

/** The sum of `share` over White's units less that over Black's. */
const balance =
  (share: (unit: Unit) => number) =>
  ({ units }: State): number => {
    let sum = 0;
    for (let index = 0; index < units.length; index++) {
      const unit = units[index] as Unit;
      sum += unit.side === 'white' ? share(unit) : -share(unit);
    }
    return sum;
  };

export const EVALUATION: Evaluation<State, Act> = {
  material: MATERIAL,
  terms: [
    materialTerm(MATERIAL, ({ units }) => units),
    {
      why: 'A piece in the middle reaches more, and a Pawn near the last rank promotes soon. A King is safer at the edge.',
      says: 'improves where its pieces stand',
      of: balance(placeOf),
    },
    {
      why: 'An extended piece can only draw its other half after it.',
      says: 'improves the balance of extended pieces',
      of: balance(({ at, type }) => (at.length === 2 ? (type === 'king' ? -30 : -12) : 0)),
    },
  ],
  nodesPerSecond: 3000,
  key: (state) => `${state.toMove}${state.owed ? 'owed' : ''}${positionKey(state)}`,
  captureGain,
  isMidTurn: ({ owed, talk }) => owed !== null || Boolean(talk?.offer),
  isInCheck: (state) => isInCheck(state, turnSide(state)),
  // Any action may break a castling.
  isNearEnd: (state) => state.castling[other(turnSide(state))] !== null,
  awaitsDice: (state) => phaseOf(state) === 'dice',
  actions,
  rolls,
};
