/** What a quiet step of FrozenChess promises: where it leads, whom it attacks from there, and what it escapes. */
import type { Square } from '../../../kernel/board/board.ts';
import { other, type Side } from '../../../kernel/side.ts';
import { reaches } from '../mechanics/movement/courses.ts';
import type { Attack } from '../mechanics/threat/attacks.ts';
import { isGuarded } from '../mechanics/threat/guards.ts';
import { isImmortal, isPeaceful, type Kind } from '../position/kinds.ts';
import { squaresOf } from '../position/piece-lists.ts';
import { actingUnit, kindOf, rangeOf, type Stack, type State, stackAt } from '../position/state.ts';
import { runFrom, runThrough } from './runs.ts';
import { placeOf, stackValue } from './values.ts';

/** An enemy that a quiet step may attack, and what that promises. */
export interface Aim {
  readonly square: Square;
  readonly kind: Kind;
  readonly promise: number;
}

/** So many enemies are aimed at: those who promise most. */
const AIMS = 16;
/** What an attack promises, as a share of what is attacked: more where it is paralysed and cannot flee. */
const HELD = 1 / 3;
const FREE = 1 / 12;
/** The same of what an Assassin's Run would win: of several, not all can flee. */
const RUN = 1 / 6;
/** What an attack on the King promises. */
const CHECK = 60;
/** As a share of what may be lost: what leaving an attacked square promises, and what entering one costs. */
const LOST = 1 / 2;

/** Whom the quiet steps of a side may attack, the best first. */
export const aimsOf = (state: State, side: Side): readonly Aim[] => {
  const aims: Aim[] = [];
  for (const square of squaresOf(state, other(side))) {
    const stack = stackAt(state, square);
    const kind = kindOf(stack);
    if (isImmortal(kind) || isGuarded(state, square)) continue;
    const promise = kind === 'K' ? CHECK : stackValue(stack) * (stack.par > 1 ? HELD : FREE);
    aims.push({ square, kind, promise });
  }
  return aims.sort((a, b) => b.promise - a.promise).slice(0, AIMS);
};

/** What a promise is made of: the position, who attacks what, and whom to attack. */
export interface Prospects {
  readonly state: State;
  readonly side: Side;
  readonly isInCheck: boolean;
  /** Whom quiet steps may attack, the best first. */
  readonly aims: readonly Aim[];
  /** Null: only captures are wanted. */
  readonly attacks: readonly (readonly Attack[])[] | null;
}

export const isThreatened = ({ attacks, side }: Prospects, square: Square): boolean =>
  attacks?.[square]?.some((attack) => attack.side !== side) ?? false;

const canCapture = (hunter: Kind, prey: Kind): boolean =>
  hunter === 'B' || (!isPeaceful(hunter) && (hunter !== prey || hunter === 'P'));

/** What a side may lose where this kind of stack stands on that square. */
const lossOn = ({ attacks, side }: Prospects, kind: Kind, value: number, square: Square): number =>
  attacks?.[square]?.some((attack) => attack.side !== side && canCapture(attack.unit.kind, kind)) ? value : 0;

/** What a side may lose where a stack stands now: an Assassin may go on from there. */
const lossHere = (prospects: Prospects, stack: Stack, square: Square): number => {
  const { attacks, side, state } = prospects;
  const run = attacks?.[square]?.some((attack) => attack.side !== side && attack.unit.kind === 'M')
    ? runThrough(state, side, square)
    : 0;
  return Math.max(run, lossOn(prospects, kindOf(stack), stackValue(stack), square));
};

/**
 * How much better a piece stands elsewhere than on `from`, whether it is attacked here or there, and all whom
 * it attacks from there: a fork goes first.
 */
export const promiseFrom = (prospects: Prospects, stack: Stack, from: Square): ((to: Square) => number) => {
  const { state, side, isInCheck, aims } = prospects;
  if (kindOf(stack) === 'K') return () => (isInCheck ? 5000 : -50);
  const value = stackValue(stack);
  const acting = actingUnit(stack);
  const range = rangeOf(acting, stack);
  const { kind, aim } = acting;
  const here = LOST * lossHere(prospects, stack, from) + value / 50 - 4 * placeOf(stack, from);
  const attackFrom = (to: Square): number =>
    aims.reduce(
      (sum, each) =>
        canCapture(kind, each.kind) && reaches(state, kind, aim, range, to, each.square)
          ? sum + each.promise
          : sum,
      0,
    );
  return (to) => {
    const attack = kind === 'M' ? Math.max(attackFrom(to), RUN * runFrom(state, side, to)) : attackFrom(to);
    return here + 4 * placeOf(stack, to) + attack - LOST * lossOn(prospects, kind, value, to);
  };
};
