import { invariant } from '../../../kernel/invariant.ts';
import type { PlayersCode, UnitCode } from '../position/action.ts';
import { isLifeless, KINDS, type Kind } from '../position/kinds.ts';
import type { Lent } from '../position/schema.ts';
import { isOnWall } from '../position/squares.ts';
import { kindOf } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { type Ability, type ActionDefinition, isUsedIn } from './ability.ts';
import { MIND_CONTROL } from './common/mind-control.ts';
import { MONAD } from './common/monad.ts';
import { ABILITIES } from './list.ts';
import { PLAYER_ACTIONS, type PlayerAction } from './players.ts';

const ABILITIES_AND_MONAD: readonly Ability[] = [...ABILITIES, MONAD];

const byKind = (form: 'normal' | 'shadow' | 'wall'): ReadonlyMap<Kind, readonly Ability[]> => {
  const used = ABILITIES_AND_MONAD.filter((ability) => isUsedIn(ability, form));
  const told = form === 'shadow' ? used.map((each) => ({ ...each, ...each.shadowChanges })) : used;
  const has = (kind: Kind) =>
    told.filter(({ kinds, mayOtherKindUse }) => mayOtherKindUse || !kinds || kinds.includes(kind));
  return new Map(KINDS.map((kind) => [kind, has(kind)]));
};

/**
 * Abilities common to all kinds, in the order in which a search tries them.
 * Abilities that only a shadow can use are excluded.
 */
export const COMMON: readonly Ability[] = ABILITIES_AND_MONAD.filter(
  (each) => isUsedIn(each, 'normal') && !each.kinds,
).reverse();

const BY_FORM = { normal: byKind('normal'), shadow: byKind('shadow'), wall: byKind('wall') };

const abilitiesInForm = (state: State, { square, stack }: Actor): readonly Ability[] => {
  const form = stack.shade ? 'shadow' : isOnWall(state, square) ? 'wall' : 'normal';
  return BY_FORM[form].get(kindOf(stack)) ?? [];
};

export const isAbilityAvailable = (ability: Ability, state: State, actor: Actor, lent?: readonly Lent[]): boolean =>
  ability.kinds?.includes(kindOf(actor.stack)) === false
    ? (ability.mayOtherKindUse?.(state, actor) ?? false)
    : (ability.has?.(state, actor, lent) ?? true);

export const abilitiesOf = (state: State, actor: Actor, lent?: readonly Lent[]): readonly Ability[] =>
  !actor.stack.shade && isLifeless(kindOf(actor.stack))
    ? []
    : abilitiesInForm(state, actor).filter((ability) => isAbilityAvailable(ability, state, actor, lent));

export const abilityOf = (state: State, actor: Actor, code: UnitCode, lent?: readonly Lent[]): Ability | null =>
  abilitiesInForm(state, actor).find((each) => each.code === code && isAbilityAvailable(each, state, actor, lent)) ??
  null;

export const definitionOf = (state: State, actor: Actor, code: UnitCode): ActionDefinition => {
  if (code === MIND_CONTROL.code) return MIND_CONTROL;
  const named = abilitiesInForm(state, actor).filter((ability) => ability.code === code);
  const found = named.length > 1 ? named.find((ability) => isAbilityAvailable(ability, state, actor)) : named[0];
  invariant(found, `${kindOf(actor.stack)} has no ${code}`);
  return found;
};

export const playersActionFor = (code: PlayersCode): PlayerAction => {
  const found = PLAYER_ACTIONS.find((each) => each.code === code);
  invariant(found, `a player has no ${code}`);
  return found;
};

const DEFINITIONS: ReadonlyMap<string, ActionDefinition> = new Map(
  [...ABILITIES_AND_MONAD, MIND_CONTROL].map((definition) => [definition.code, definition]),
);

export const definitionNamed = (code: string): ActionDefinition | undefined => DEFINITIONS.get(code);

export const actionNamed = (code: string): ActionDefinition | PlayerAction | undefined =>
  definitionNamed(code) ?? PLAYER_ACTIONS.find((each) => each.code === code);

export const ABILITY_CODES: readonly string[] = [...DEFINITIONS.keys(), ...PLAYER_ACTIONS.map(({ code }) => code)];
