/** Immunity (FC-TGT-1): the units that each effect spares. */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { isNear } from '../../position/board.ts';
import { type Kind, lacksKindImmunity } from '../../position/kinds.ts';
import { theActor } from '../../position/names.ts';
import { kingOf } from '../../position/piece-lists.ts';
import { isOnWall } from '../../position/squares.ts';
import { idOf, isMonad } from '../../position/stacks.ts';
import type { Actor, Stack, State } from '../../position/state.ts';
import { type ClauseId, refusal } from '../../rules/index.ts';

/** A class of targets that some effects spare. Class `kind` means units of the actor's own kind (FC-KIND-1). */
type TargetClass =
  | 'egg'
  | 'wonder'
  | 'king'
  | 'ship'
  | 'frog'
  | 'kind'
  | 'guard'
  | 'templar'
  | 'chancellor'
  | 'jester'
  | 'trapped';

/** Units that nearly all effects spare: an Assassin on a wall (FC-ASSN-4), and a monad (FC-MONAD-2). */
type Untouchable = 'wall' | 'monad';

const BARRED = {
  capture: ['ship', 'frog', 'kind'],
  further: ['king', 'ship', 'frog', 'kind'],
  blast: ['ship', 'frog', 'kind'],
  conversion: ['king', 'ship', 'frog', 'kind', 'wonder'],
  shot: ['king', 'kind', 'guard'],
  paralyse: ['king', 'kind', 'guard'],
  stun: ['king', 'kind', 'guard'],
  swipe: ['king', 'ship', 'frog', 'kind', 'guard'],
  trap: ['king', 'guard', 'jester'],
  slime: ['king', 'guard'],
  presence: ['king', 'kind', 'guard', 'chancellor', 'jester'],
  gaze: ['guard'],
  pincer: ['king', 'guard'],
  warning: ['guard'],
  walltrap: ['king', 'kind', 'jester'],
  swapEnemy: ['king', 'ship', 'frog', 'kind', 'chancellor', 'wonder'],
  swapFriend: ['king', 'ship', 'frog', 'kind', 'wonder'],
  teleswap: ['kind', 'chancellor', 'wonder'],
  throw: ['king', 'ship', 'kind', 'wonder'],
  pull: ['king', 'ship', 'kind', 'trapped', 'wonder'],
  push: ['king', 'ship', 'kind', 'templar', 'wonder'],
  control: ['king', 'ship', 'frog', 'kind', 'egg', 'wonder'],
  decoherence: ['jester'],
  spin: ['king', 'ship', 'jester', 'wonder'],
  tornado: ['king', 'ship', 'wonder', 'trapped'],
  avalanche: ['king', 'ship', 'templar', 'wonder'],
  shadowstrike: ['king', 'frog', 'kind', 'egg', 'wonder'],
  exchange: ['king'],
  kingsCheck: ['king'],
} as const satisfies Record<string, readonly TargetClass[]>;

export type Effect = keyof typeof BARRED;

export const isRoyalGuard = (state: State, square: Square, { side, units, shade }: Stack): boolean => {
  const king = shade || units[0].kind === 'W' ? null : kingOf(state, side);
  return king !== null && isNear(king, square);
};

/** The reason for an immunity: its clause, and a text that follows the target's name. */
interface Reason {
  readonly rule: ClauseId;
  readonly text: string;
}

type BelongsTo = (kind: Kind, actor: Kind | null, state: State, target: Actor) => boolean;

const isOfKind =
  (only: Kind): BelongsTo =>
  (kind) =>
    kind === only;

const CLASSES: Readonly<Record<TargetClass, Reason & { readonly has: BelongsTo }>> = {
  king: { has: isOfKind('K'), rule: 'FC-KING-6', text: 'is immune: this cannot affect a King' },
  ship: {
    has: isOfKind('S'),
    rule: 'FC-SHIP-2',
    text: 'is immune: a Ship can only be paralysed, walled in, teleswapped, shadowstruck or blown up',
  },
  frog: { has: isOfKind('F'), rule: 'FC-FROG-3', text: 'is immortal: a Frog cannot be captured' },
  kind: {
    has: (kind, actor) => kind === actor && !lacksKindImmunity(kind),
    rule: 'FC-KIND-1',
    text: 'is immune: it is of the same kind',
  },
  guard: {
    has: (_kind, _actor, state, { square, stack }) => isRoyalGuard(state, square, stack),
    rule: 'FC-PAR-4',
    text: 'cannot be paralysed: it is next to its King',
  },
  templar: { has: isOfKind('T'), rule: 'FC-TEMP-5', text: 'cannot be pushed' },
  chancellor: {
    has: isOfKind('C'),
    rule: 'FC-CHAN-7',
    text: 'is immune: neither enemy SwapShots nor Chancellors move a Chancellor',
  },
  jester: { has: isOfKind('J'), rule: 'FC-TGT-1', text: 'is immune' },
  trapped: {
    has: (_kind, _actor, { traps }, { square, stack }) =>
      traps.some((trap) => trap.square === square && trap.sprung === idOf(stack)),
    rule: 'FC-PULL-2',
    text: 'cannot be pulled: it is caught in a trap',
  },
  egg: { has: isOfKind('E'), rule: 'FC-EGG-3', text: 'is immune: this cannot affect an Egg' },
  wonder: {
    has: isOfKind('W'),
    rule: 'FC-STG-6',
    text: 'is immune: a Wonder neither moves nor changes side',
  },
};

const REASONS: Readonly<Record<TargetClass | Untouchable, Reason>> = {
  ...CLASSES,
  wall: { rule: 'FC-ASSN-4', text: 'is on a wall: nothing can be aimed at it' },
  monad: { rule: 'FC-MONAD-2', text: 'is a monad: nothing can be aimed at it until its plan is done' },
};

/** The effects that move monads (FC-MONAD-2). All other effects spare monads. */
const EFFECTS_ON_MONADS: ReadonlySet<Effect> = new Set(['tornado', 'avalanche']);

const barringKind = (
  state: State,
  effect: Effect,
  actor: Kind | null,
  target: Actor,
  kind: Kind,
): TargetClass | null => {
  for (const which of BARRED[effect]) if (CLASSES[which].has(kind, actor, state, target)) return which;
  return null;
};

/**
 * Returns the class of targets that bars an effect, such as `wall`; null if the effect is possible.
 * Without `kind`, an effect on a fused target is barred only if each of its units is immune (FC-TGT-3).
 */
export const barringClass = (
  state: State,
  effect: Effect,
  actor: Kind | null,
  target: Actor,
  kind?: Kind,
): TargetClass | Untouchable | null => {
  const { square, stack } = target;
  if (!stack.shade && isOnWall(state, square)) return 'wall';
  if (isMonad(stack) && !EFFECTS_ON_MONADS.has(effect)) return 'monad';
  if (kind) return barringKind(state, effect, actor, target, kind);
  let found: TargetClass | null = null;
  for (const unit of stack.units) {
    const bar = barringKind(state, effect, actor, target, unit.kind);
    if (!bar) return null;
    found ??= bar;
  }
  return found;
};

const refusalByClass = (which: TargetClass | Untouchable, target: Actor): Refusal =>
  refusal(REASONS[which].rule, `${theActor(target)} ${REASONS[which].text}.`, [target.square]);

export const whyMonad = (monad: Actor): Refusal => refusalByClass('monad', monad);

/** Refuses an immune target (FC-TGT-1). If no kind is given, all units of the target must be immune. */
export const whyImmune = (
  state: State,
  effect: Effect,
  actor: Kind | null,
  target: Actor,
  kind?: Kind,
): Refusal | null => {
  const which = barringClass(state, effect, actor, target, kind);
  return which && refusalByClass(which, target);
};
