import { seeded } from '../../kernel/chance.ts';
import { change } from '../../kernel/changed.ts';
import { type Evaluation, materialTerm, type RollResult } from '../../kernel/evaluation.ts';
import { other } from '../../kernel/side.ts';
import { captureGain } from './evaluation/gain.ts';
import { actions } from './evaluation/order.ts';
import { centrality, MATERIAL } from './evaluation/values.ts';
import { isInCheck } from './moves/attacks.ts';
import { EXPLOSION_ODDS, SUMS, USUAL_SUM } from './moves/dice.ts';
import { afterDice, makeAct } from './moves/make.ts';
import type { Act } from './position/action.ts';
import { rankOf } from './position/board.ts';
import { positionKey } from './position/repetition.ts';
import { phaseOf, type State, turnSide } from './position/state.ts';
import type { Unit } from './position/units.ts';

/** Scores a unit's squares in centipawns. Kings should avoid the middle. */
const placementValue = ({ type, side, at: [first, second] }: Unit): number => {
  const middle = second === undefined ? 2 * centrality(first) : centrality(first) + centrality(second);
  if (type === 'king') return -4 * middle;
  if (type === 'pawn') {
    const rank = side === 'white' ? rankOf(first) : 7 - rankOf(first);
    return 2 * rank * rank + middle;
  }
  return type === 'queen' || type === 'rook' ? middle : 3 * middle;
};

/** Returns an evaluation term in centipawns: the sum over White's units minus the sum over Black's. */
const balanceOf =
  (share: (unit: Unit) => number) =>
  ({ units }: State): number => {
    let sum = 0;
    for (let index = 0; index < units.length; index++) {
      const unit = units[index] as Unit;
      sum += unit.side === 'white' ? share(unit) : -share(unit);
    }
    return sum;
  };

const NO_EXPLOSION_CHANCE = 1 - EXPLOSION_ODDS[0] / EXPLOSION_ODDS[1];
const EXPLODING_SUM = SUMS[SUMS.length - 1] as number;

/** Dictated sums of dice that cause no explosion, enough for any action. */
const USUAL_ROLLS: readonly number[] = Array.from({ length: 64 }, () => USUAL_SUM);

const afterRolls = (made: State, sums: readonly number[]): State =>
  afterDice(change(made, { options: { ...made.options, dice: 'seeded' }, rng: seeded(1, sums) }));

const rollsLeft = ({ rng }: State): number => (rng?.kind === 'seeded' ? rng.dictated.length : 0);

/** Returns the positions after an action's dice, with chances. Two or more explosions are left out as too rare. */
const rollResults = (state: State, act: Act): readonly RollResult<State>[] => {
  const made = makeAct(state, act);
  const usual = afterRolls(made, USUAL_ROLLS);
  const count = USUAL_ROLLS.length - rollsLeft(usual);
  if (count === 0) return [{ state: usual, chance: 1 }];
  const none = NO_EXPLOSION_CHANCE ** count;
  const one = (1 - NO_EXPLOSION_CHANCE) * NO_EXPLOSION_CHANCE ** (count - 1);
  return [
    { state: usual, chance: none },
    ...Array.from({ length: count }, (_, index) => ({
      state: afterRolls(
        made,
        USUAL_ROLLS.map((sum, place) => (place === index ? EXPLODING_SUM : sum)),
      ),
      chance: one,
    })),
  ];
};

export const EVALUATION: Evaluation<State, Act> = {
  material: MATERIAL,
  terms: [
    materialTerm(MATERIAL, ({ units }) => units),
    {
      why: 'A piece in the middle reaches more, and a Pawn near the last rank promotes soon. A King is safer at the edge.',
      says: 'improves where its pieces stand',
      of: balanceOf(placementValue),
    },
    {
      why: 'An extended piece can only draw its other half after it.',
      says: 'improves the balance of extended pieces',
      of: balanceOf(({ at, type }) => (at.length === 2 ? (type === 'king' ? -30 : -12) : 0)),
    },
  ],
  nodesPerSecond: 3000,
  key: (state) => `${state.toMove}${state.owed ? 'owed' : ''}${positionKey(state)}`,
  captureGain,
  isMidTurn: ({ owed, talk }) => owed !== null || Boolean(talk?.offer),
  isInCheck: (state) => isInCheck(state, turnSide(state)),
  // Any action may break or threaten the enemy's castling in progress, which ends the game (IW-CASTLE-5, IW-CASTLE-6).
  isNearEnd: (state) => state.castling[other(turnSide(state))] !== null,
  awaitsDice: (state) => phaseOf(state) === 'dice',
  actions,
  rolls: rollResults,
};
