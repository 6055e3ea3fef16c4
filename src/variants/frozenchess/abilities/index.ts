/** All special actions, by unit and by code. */
import { invariant } from '../../../kernel/invariant.ts';
import type { PlayersCode, UnitCode } from '../position/action.ts';
import { isLifeless, KINDS, type Kind } from '../position/kinds.ts';
import type { Lent } from '../position/schema.ts';
import { isOnWall } from '../position/squares.ts';
import { kindOf } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { type Ability, type Deed, isUsedIn } from './ability.ts';
import { MIND_CONTROL } from './common/mind-control.ts';
import { MONAD } from './common/monad.ts';
import { ABILITIES } from './list.ts';
import { PLAYER_ACTIONS, type PlayerAction } from './players.ts';

const ALL: readonly Ability[] = [...ABILITIES, MONAD];

/** By kind, the abilities that a unit in that form may have, in the words of that form. */
const byKind = (form: 'normal' | 'shadow' | 'wall'): ReadonlyMap<Kind, readonly Ability[]> => {
  const used = ALL.filter((ability) => isUsedIn(ability, form));
  const told = form === 'shadow' ? used.map((each) => ({ ...each, ...each.amongShadows })) : used;
  const has = (kind: Kind) =>
    told.filter(({ kinds, sharedWith }) => sharedWith || !kinds || kinds.includes(kind));
  return new Map(KINDS.map((kind) => [kind, has(kind)]));
};

/** The abilities of all kinds, in normal form. */
export const COMMON: readonly Ability[] = ALL.filter(
  (each) => isUsedIn(each, 'normal') && !each.kinds,
).reverse();

const BY_FORM = { normal: byKind('normal'), shadow: byKind('shadow'), wall: byKind('wall') };

const listFor = (state: State, { square, stack }: Actor): readonly Ability[] => {
  const form = stack.shade ? 'shadow' : isOnWall(state, square) ? 'wall' : 'normal';
  return BY_FORM[form].get(kindOf(stack)) ?? [];
};

/** Whether a unit may try an ability of its form; `lent` as in `Deed.has`. */
export const mayTry = (ability: Ability, state: State, actor: Actor, lent?: readonly Lent[]): boolean =>
  ability.kinds?.includes(kindOf(actor.stack)) === false
    ? (ability.sharedWith?.(state, actor) ?? false)
    : (ability.has?.(state, actor, lent) ?? true);

export const abilitiesOf = (state: State, actor: Actor, lent?: readonly Lent[]): readonly Ability[] =>
  !actor.stack.shade && isLifeless(kindOf(actor.stack))
    ? []
    : listFor(state, actor).filter((ability) => mayTry(ability, state, actor, lent));

export const abilityOf = (
  state: State,
  actor: Actor,
  code: UnitCode,
  lent?: readonly Lent[],
): Ability | null =>
  listFor(state, actor).find((each) => each.code === code && mayTry(each, state, actor, lent)) ?? null;

/** The deed of a legal action's code for its unit; throws if there is none. */
export const deedOf = (state: State, actor: Actor, code: UnitCode): Deed => {
  if (code === MIND_CONTROL.code) return MIND_CONTROL;
  const named = listFor(state, actor).filter((ability) => ability.code === code);
  const found = named.length > 1 ? named.find((ability) => mayTry(ability, state, actor)) : named[0];
  invariant(found, `${kindOf(actor.stack)} has no ${code}`);
  return found;
};

export const playersActionFor = (code: PlayersCode): PlayerAction => {
  const found = PLAYER_ACTIONS.find((each) => each.code === code);
  invariant(found, `a player has no ${code}`);
  return found;
};

const DEEDS: ReadonlyMap<string, Deed> = new Map([...ALL, MIND_CONTROL].map((deed) => [deed.code, deed]));

export const deedNamed = (code: string): Deed | undefined => DEEDS.get(code);

/** The special action of that code, of a unit or of a player. */
export const actionNamed = (code: string): Deed | PlayerAction | undefined =>
  deedNamed(code) ?? PLAYER_ACTIONS.find((each) => each.code === code);

export const CODES: readonly string[] = [...DEEDS.keys(), ...PLAYER_ACTIONS.map(({ code }) => code)];
