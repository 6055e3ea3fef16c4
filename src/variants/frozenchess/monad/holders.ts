/**
 * The monads on the board, in either form (FC-MONAD-2): how their plans change, what makes them active
 * (FC-MONAD-3), what carries them off.
 */
import type { Square } from '../../../kernel/board/board.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { Side } from '../../../kernel/side.ts';
import { relocate, shadowsOn, withActor, withShadow } from '../mechanics/shadows/shadows.ts';
import { barring } from '../mechanics/threat/immunity.ts';
import type { Current } from '../moves/facts.ts';
import { type Resolution, record } from '../moves/resolution.ts';
import { changeStack } from '../position/changed.ts';
import { monadSquares } from '../position/piece-lists.ts';
import { idOf, isEmpty, isMonad, type Shadow, type Stack, type State, unitsOn } from '../position/state.ts';
import type { Monad } from './plan.ts';

/** A monad where it is; `stack.shade` tells its form. */
export interface Holder {
  readonly square: Square;
  readonly stack: Stack;
  readonly monad: Monad;
}

const NONE: readonly Holder[] = [];

/** All monads in scan order; on one square the unit in normal form first, then by id. */
export const monadsOf = (state: State): readonly Holder[] => {
  const solid = unitsOn(state, monadSquares(state));
  const ethereal = state.shadows.filter(({ stack }) => isMonad(stack));
  if (solid.length + ethereal.length === 0) return NONE;
  return [...solid, ...ethereal]
    .sort((a, b) => a.square - b.square)
    .map(({ square, stack }) => ({ square, stack, monad: stack.monad as Monad }));
};

/**
 * The active monads of a side that are not waiting to have paid for a step: they act in the next ply of its
 * enemy.
 */
export const actingMonads = (state: State, side: Side): readonly Holder[] =>
  monadsOf(state).filter(({ stack, monad }) => stack.side === side && monad.isActive && stack.par === 0);

/** The monad with that id, or null. */
export const monadWith = (state: State, id: UnitId): Holder | null =>
  monadsOf(state).find(({ stack }) => idOf(stack) === id) ?? null;

/** The same unit with another plan, or none. */
export const withMonad = (
  resolution: Resolution,
  { square, stack }: Holder,
  monad: Monad | null,
): Resolution => withActor(resolution, { square, stack: changeStack(stack, { monad }) });

const wasThere = ({ start }: Resolution, square: Square, id: UnitId): boolean =>
  shadowsOn(start, square).some(({ stack }) => idOf(stack) === id);

/** An enemy shadow on its square that was none there when the ply began. */
const rouserOf = (resolution: Resolution, { square, stack }: Holder): Shadow | null =>
  shadowsOn(resolution.state, square).find(
    (each) => each.stack.side !== stack.side && !wasThere(resolution, square, idOf(each.stack)),
  ) ?? null;

/** Phase 9. */
export const activateMonads = (resolution: Resolution): Resolution =>
  monadsOf(resolution.state)
    .filter(({ monad }) => !monad.isActive)
    .reduce((sum, holder) => {
      const rouser = rouserOf(sum, holder);
      return rouser
        ? withMonad(record(sum, { kind: 'activated', holder, rouser }), holder, {
            ...holder.monad,
            isActive: true,
          })
        : sum;
    }, resolution);

export interface Flow {
  readonly by: Current;
  /** Who has been moved by such in this ply already, and is now. */
  readonly moved: Set<UnitId>;
}

/** Those on a square go on to another, if they may enter it; nothing awaits them there. */
export const sweepMonads = (
  resolution: Resolution,
  from: Square,
  to: Square,
  { by, moved }: Flow,
): Resolution => {
  const loose = shadowsOn(resolution.state, from).filter(
    (shadow) =>
      shadow.stack.monad?.isActive &&
      !moved.has(idOf(shadow.stack)) &&
      !barring(resolution.state, by.deed, null, shadow),
  );
  if (loose.length === 0 || !isEmpty(resolution.state, to)) return resolution;
  return loose.reduce((sum, shadow) => {
    moved.add(idOf(shadow.stack));
    return withShadow(record(sum, { kind: 'swept', by, who: shadow, to }), relocate(sum, shadow, to));
  }, resolution);
};
