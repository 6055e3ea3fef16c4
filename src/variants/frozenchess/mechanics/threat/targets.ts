/** Which ability may be aimed at whom (FC-TGT-1): one table, a row an ability, listing the classes it may not touch. */
import type { Square } from '../../../../kernel/board.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { isNear } from '../../position/board.ts';
import { isKindBlind, type Kind } from '../../position/kinds.ts';
import { kingOf } from '../../position/piece-lists.ts';
import { idOf, isMonad, isOnWall, type Shadow, type Stack, type State, stackOn, theActor, theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';

/** `kind`: the actor's own kind. `guard`: near its own king. */
type TargetClass = 'egg' | 'wonder' | 'king' | 'ship' | 'frog' | 'kind' | 'guard' | 'templar' | 'chancellor' | 'jester' | 'trapped';

/** Barred whatever is done: an Assassin on a wall, a monad. */
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

export const isRoyalGuard = (state: State, square: Square, { side, comps, shade }: Stack): boolean => {
  const king = shade || comps[0].kind === 'W' ? null : kingOf(state, side);
  return king !== null && isNear(king, square);
};

const belongs = (state: State, square: Square, stack: Stack, kind: Kind, which: TargetClass, actor: Kind | null): boolean => {
  switch (which) {
    case 'king':
      return kind === 'K';
    case 'ship':
      return kind === 'S';
    case 'frog':
      return kind === 'F';
    case 'templar':
      return kind === 'T';
    case 'chancellor':
      return kind === 'C';
    case 'jester':
      return kind === 'J';
    case 'egg':
      return kind === 'E';
    case 'wonder':
      return kind === 'W';
    case 'kind':
      return kind === actor && !isKindBlind(kind);
    case 'guard':
      return isRoyalGuard(state, square, stack);
    case 'trapped':
      return state.traps.some((trap) => trap.square === square && trap.sprung === idOf(stack));
  }
};

/** What moves active monads too. */
const FLOWS: ReadonlySet<Effect> = new Set(['tornado', 'avalanche']);

/** The class that keeps a unit of that kind in the stack here from being its target. */
const barringKind = (state: State, deed: Effect, actor: Kind | null, square: Square, stack: Stack, kind: Kind): TargetClass | null => {
  for (const which of BARRED[deed]) if (belongs(state, square, stack, kind, which, actor)) return which;
  return null;
};

/**
 * The class that keeps this stack from being its target, or null if it may be. `actor`: the kind that acts. `kind`: only
 * that one of its units is meant; otherwise one unit that may be a target is enough (FC-TGT-3).
 */
export const barring = (state: State, deed: Effect, actor: Kind | null, square: Square, kind?: Kind): TargetClass | Untouchable | null => {
  const stack = stackOn(state, square);
  if (!stack) return null;
  if (isOnWall(state, square)) return 'wall';
  if (isMonad(stack) && !FLOWS.has(deed)) return 'monad';
  if (kind) return barringKind(state, deed, actor, square, stack, kind);
  let found: TargetClass | null = null;
  for (const unit of stack.comps) {
    const bar = barringKind(state, deed, actor, square, stack, unit.kind);
    if (!bar) return null;
    found ??= bar;
  }
  return found;
};

const REASONS: Readonly<Record<TargetClass | Untouchable, { readonly rule: RuleId; readonly text: string }>> = {
  king: { rule: rule('FC-KING-6'), text: 'is immune: kings cannot be touched by this' },
  ship: { rule: rule('FC-SHIP-2'), text: 'is immune: Ships can be frozen, walled in, teleswapped or blown up, nothing else' },
  frog: { rule: rule('FC-FROG-3'), text: 'is immortal: Frogs are never captured' },
  kind: { rule: rule('FC-KIND-1'), text: 'is of the same kind, and units are immune to their own kind' },
  guard: { rule: rule('FC-PAR-4'), text: 'stands next to its own King and cannot be paralysed' },
  templar: { rule: rule('FC-TEMP-5'), text: 'cannot be pushed: a Templar never is' },
  chancellor: {
    rule: rule('FC-CHAN-7'),
    text: 'stays where it is: no SwapShot of an enemy moves a Chancellor, nor does another Chancellor',
  },
  jester: { rule: rule('FC-TGT-1'), text: 'is a Jester, to whom Jesters do nothing' },
  trapped: { rule: rule('FC-PULL-2'), text: 'sits in a trap and cannot be pulled' },
  egg: { rule: rule('FC-EGG-3'), text: 'is an Egg, which this does not touch' },
  wonder: { rule: rule('FC-STG-6'), text: 'is a Wonder, which stays where it is and whose it is' },
  wall: { rule: rule('FC-ASSN-4'), text: 'stands on a wall, where nothing aims at it' },
  monad: { rule: rule('FC-MONAD-2'), text: 'is a monad: nothing is aimed at it until its plan is done' },
};

/** Why this unit cannot be the target, as a sentence with its clause; null if it may be. */
export const whyImmune = (state: State, deed: Effect, actor: Kind | null, square: Square, kind?: Kind): Refusal | null => {
  const which = barring(state, deed, actor, square, kind);
  return which && { rule: REASONS[which].rule, text: `${theUnit(state, square)} ${REASONS[which].text}.`, squares: [square] };
};

/** The same for a shadow as the target of a shadow. */
export const whyShadowBarred = (state: State, deed: Effect, actor: Kind | null, shadow: Shadow): Refusal | null => {
  const { square, stack } = shadow;
  const which = isMonad(stack) && !FLOWS.has(deed) ? 'monad' : barringKind(state, deed, actor, square, stack, stack.comps[0].kind);
  return which && { rule: REASONS[which].rule, text: `${theActor(shadow)} ${REASONS[which].text}.`, squares: [square] };
};
