/** The promise (estimated worth) of a quiet step. */
import type { Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { ROYAL_VALUE } from '../../../kernel/evaluation.ts';
import { other, type Side } from '../../../kernel/side.ts';
import type { Mover } from '../menu/by-picks.ts';
import { checkersOf } from '../moves/attacks.ts';
import { reaches } from '../moves/bent-lines.ts';
import { type Attack, attacksOnAll } from '../moves/threat/attacks.ts';
import { isGuarded } from '../moves/threat/guards.ts';
import { isImmortal, isPeaceful, type Kind } from '../position/kinds.ts';
import { kingOf, squaresOf } from '../position/piece-lists.ts';
import { stackAt } from '../position/squares.ts';
import { actingUnit, kindOf, rangeOf } from '../position/stacks.ts';
import type { Stack, State } from '../position/state.ts';
import { runFrom, runThrough } from './runs.ts';
import { pieceSquareValue, stackValue } from './values.ts';

interface Aim {
  readonly square: Square;
  readonly kind: Kind;
  readonly promise: number;
}

const MAX_AIMS = 16;
/** A paralysed target cannot flee, so an attack on it promises this share of its value. */
const PARALYSED_TARGET_SHARE = 1 / 3;
const MOBILE_TARGET_SHARE = 1 / 12;
/**
 * Share of a Run's gain that is credited to the quiet move before the Run (FC-ASSN-2).
 * The share is below 1, because some targets can flee.
 */
const RUN_SHARE = 1 / 6;
const CHECK = 60;
/** Share of the value at risk that counts as lost on an attacked square. */
const LOSS_SHARE = 1 / 2;

/** Returns the enemies worth attacking, best promise first. Guards are looked up last, since that takes long. */
const aimsOf = (state: State, side: Side): readonly Aim[] => {
  const known = squaresOf(state, other(side)).map((square): Aim => {
    const stack = stackAt(state, square);
    const kind = kindOf(stack);
    const promise =
      kind === 'K' ? CHECK : stackValue(stack) * (stack.paralysis > 1 ? PARALYSED_TARGET_SHARE : MOBILE_TARGET_SHARE);
    return { square, kind, promise };
  });
  const aims: Aim[] = [];
  for (const aim of known.sort((a, b) => b.promise - a.promise)) {
    if (aims.length === MAX_AIMS) break;
    if (!isImmortal(aim.kind) && !isGuarded(state, aim.square)) aims.push(aim);
  }
  return aims;
};

/** A candidate for the search: all actions of one unit that begin with certain picks. */
export interface TurnCandidate {
  readonly mover: Mover;
  readonly picks: readonly Target[];
  /** The estimated worth, in hundredths of a Pawn. */
  readonly promise: number;
}

export const mostPromising = (a: TurnCandidate, b: TurnCandidate): number => b.promise - a.promise;

/** The least promise of a capture. No quiet action promises as much. */
export const CAPTURE = 10_000;
export const WIN = CAPTURE + ROYAL_VALUE;

export interface Prospects {
  readonly state: State;
  readonly side: Side;
  /** The enemy King's square. */
  readonly king: Square | null;
  readonly isInCheck: boolean;
  readonly aims: readonly Aim[];
  /** The attacks on each square, indexed by square. Null in a search of captures only. */
  readonly attacks: readonly (readonly Attack[])[] | null;
}

export const prospectsOf = (state: State, isForcing: boolean): Prospects => ({
  state,
  side: state.toMove,
  king: kingOf(state, other(state.toMove)),
  isInCheck: checkersOf(state, state.toMove).length > 0,
  aims: isForcing ? [] : aimsOf(state, state.toMove),
  attacks: isForcing ? null : attacksOnAll(state),
});

export const isThreatenedByEnemy = ({ attacks, side }: Prospects, square: Square): boolean =>
  attacks?.[square]?.some((attack) => attack.side !== side) ?? false;

const canCapture = (hunter: Kind, prey: Kind): boolean =>
  hunter === 'B' || (!isPeaceful(hunter) && (hunter !== prey || hunter === 'P'));

/** Returns what a unit may lose on a square: `value` if an enemy could capture its kind there, else 0. */
const lossOn = ({ attacks, side }: Prospects, kind: Kind, value: number, square: Square): number =>
  attacks?.[square]?.some((attack) => attack.side !== side && canCapture(attack.unit.kind, kind)) ? value : 0;

/** Returns the value that a side may lose on this square. If an Assassin attacks, a whole Run counts (FC-ASSN-2). */
const lossHere = (prospects: Prospects, stack: Stack, square: Square): number => {
  const { attacks, side, state } = prospects;
  const run = attacks?.[square]?.some((attack) => attack.side !== side && attack.unit.kind === 'M')
    ? runThrough(state, side, square)
    : 0;
  return Math.max(run, lossOn(prospects, kindOf(stack), stackValue(stack), square));
};

/** Returns a function that estimates the promise of a quiet step: the step's worth in hundredths of a Pawn. */
export const promiseFrom = (prospects: Prospects, stack: Stack, from: Square): ((to: Square) => number) => {
  const { state, side, isInCheck, aims } = prospects;
  if (kindOf(stack) === 'K') return () => (isInCheck ? 5000 : -50);
  const value = stackValue(stack);
  const acting = actingUnit(stack);
  const range = rangeOf(acting, stack);
  const { kind, aim } = acting;
  const here = LOSS_SHARE * lossHere(prospects, stack, from) + value / 50 - 4 * pieceSquareValue(stack, from);
  const attackFrom = (to: Square): number =>
    aims.reduce(
      (sum, each) =>
        canCapture(kind, each.kind) && reaches(state, kind, aim, range, to, each.square) ? sum + each.promise : sum,
      0,
    );
  return (to) => {
    const attack = kind === 'M' ? Math.max(attackFrom(to), RUN_SHARE * runFrom(state, side, to)) : attackFrom(to);
    return here + 4 * pieceSquareValue(stack, to) + attack - LOSS_SHARE * lossOn(prospects, kind, value, to);
  };
};
