/** The tree of questions: which unit, where to or which special action, and whatever is left open after that. */
import type { Square } from '../../../kernel/board.ts';
import {
  anyLeadsOn,
  ask,
  type Choice,
  chain,
  type Hint,
  leadsOn,
  type Menu,
  open,
  option,
  type Refusal,
  refused,
  square,
  surelyLeadsOn,
  type Target,
  unit,
} from '../../../kernel/menu.ts';
import { remembered } from '../../../kernel/remembered.ts';
import { sideName } from '../../../kernel/side.ts';
import { no } from '../abilities/ability.ts';
import { abilitiesOf } from '../abilities/index.ts';
import { PLAYER_ACTIONS } from '../abilities/players.ts';
import { calledShadow, shadowsOfSide, shadowsOn } from '../mechanics/shadows/shadows.ts';
import { powersOf } from '../mechanics/threat/powers.ts';
import { knightmareOn } from '../mechanics/threat/threat.ts';
import { COMPLETE_AT, HATCHES_AT } from '../mechanics/time/growth.ts';
import { whyParalysed } from '../mechanics/time/presence.ts';
import { whyFollowing } from '../monad/words.ts';
import { triesOf, whyNotThere } from '../moves/generate.ts';
import { areStepsSafe, hasSafeStep } from '../moves/legality.ts';
import { PATTERN_WORDS } from '../moves/tables.ts';
import { type Act, CODES, type Special } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { aKind, KIND_NAMES, likeWhom } from '../position/kinds.ts';
import { squaresOf } from '../position/piece-lists.ts';
import { shownRange } from '../position/range.ts';
import {
  actingAs,
  actingUnit,
  actorAt,
  called,
  idOf,
  isFused,
  kindName,
  type Shadow,
  type Stack,
  type State,
  stackOn,
  theUnit,
} from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { controlChoices } from './mind-control.ts';
import { severalChoices } from './multi-step.ts';
import { isOpen, shadowTries } from './shadow-step.ts';
import { shadowHint, shadowLabel, shadowMenu, whyShadowHeld } from './shadow-turn.ts';
import { abilityChoice, leaf } from './step.ts';
import { singleBounces, singleSteps } from './turn.ts';

/** Why a pawn in a Knight's reach may do nothing but step. */
const whyHeld = (state: State, from: Square): Refusal | null => {
  const knight = knightmareOn(state, from);
  if (knight === null) return null;
  return no(rule('FC-KNIG-4'), [knight], `${theUnit(state, from)} faces ${called(state, knight)}: it may only step one square ahead.`);
};

const unitMenu = (state: State, from: Square): Menu<Act> => {
  const held = whyHeld(state, from);
  const tries = triesOf(state, from, true);
  const actor = actorAt(state, from);
  const abilities = abilitiesOf(state, actor);
  const complete = (action: Special): Menu<Act> => leaf(state, action);
  return ask<Act>(
    `${theUnit(state, from)}: pick a square or an action.`,
    [
      ...singleSteps(state, from, tries),
      ...severalChoices(state, from, tries, held),
      ...singleBounces(state, from, tries),
      ...(held
        ? abilities.map(({ code }) => refused(option(code), () => held, CODES[code]))
        : [...abilities.map((ability) => abilityChoice(state, actor, ability, complete)), ...controlChoices(state, from, tries, complete)]),
    ],
    (target) => otherwiseUnit(state, from, target),
  );
};

const otherwiseUnit = (state: State, from: Square, target: Target): Refusal => {
  if (target.kind === 'square') return whyNotThere(state, from, target.square, true);
  const name = target.kind === 'option' && target.option in CODES ? CODES[target.option as keyof typeof CODES] : 'such action';
  return no(rule('FC-RES-1'), [from], `${theUnit(state, from)} has no ${name} now.`);
};

const otherwiseRoot = (state: State, target: Target): Refusal => {
  if (target.kind !== 'square') return no(rule('FC-RES-1'), [], 'Pick one of your units, or an action of the player.');
  const [shadow] = shadowsOn(state, target.square);
  const held = stackOn(state, target.square) ? called(state, target.square) : shadow && calledShadow(shadow);
  const text = held
    ? `It is ${sideName(state.toMove)}'s turn, and ${nameOf(target.square)} holds ${held}.`
    : `No unit stands on ${nameOf(target.square)}.`;
  return no(rule('FC-RES-1'), [target.square], text);
};

/** What a unit is and how far it reaches. */
const unitHint = (state: State, from: Square): Hint => {
  const stack = stackOn(state, from) as Stack;
  const unit = actingUnit(stack);
  const lent = likeWhom(powersOf(state, from).map(({ kind }) => kind));
  const text = `Range ${shownRange(unit, stack)}. ${aKind(unit.kind)} ${PATTERN_WORDS[unit.kind]}.${lent && ` It goes like ${lent} too.`}`;
  return no(rule('FC-SHOW-1'), [from], text);
};

/** Who of a stack acts. */
const stackMenu = (state: State, from: Square): Menu<Act> => {
  const { comps } = stackOn(state, from) as Stack;
  return ask<Act>(
    `${theUnit(state, from)}: who of them acts?`,
    comps.map(({ id, kind }, index): Choice<Act> => {
      const as = actingAs(state, from, id);
      return open(unit(id), 'plain', () => unitMenu(as, from), {
        label: `${index + 1}: ${KIND_NAMES[kind]}`,
        hint: () => unitHint(as, from),
      });
    }),
    () => no(rule('FC-FUSE-1'), [from], `Pick one of the ${comps.length} units fused on ${nameOf(from)}.`),
  );
};

/** Eggs and Wonders do nothing. */
const whyLifeless = (state: State, from: Square): (() => Refusal) | null => {
  const { kind, growth, build } = actingUnit(stackOn(state, from) as Stack);
  if (kind === 'E') return () => no(rule('FC-EGG-3'), [from], `An Egg does nothing but grow: ${growth} of ${HATCHES_AT}.`);
  if (kind === 'W') return () => no(rule('FC-STG-6'), [from], `A Wonder does nothing but stand there, built ${build} of ${COMPLETE_AT}.`);
  return null;
};

/** The choice of the stack on a square, by that target. */
const stackChoice = (state: State, from: Square, target: Target): Choice<Act> => {
  const stack = stackOn(state, from) as Stack;
  const label = target.kind === 'unit' ? kindName(stack) : undefined;
  const labelled = label ? { label } : {};
  const { monad } = stack;
  if (monad) return refused(target, () => whyFollowing(theUnit(state, from), from, monad), label);
  const why = whyParalysed(state, from);
  if (why) return refused(target, () => why, label);
  const lifeless = whyLifeless(state, from);
  if (lifeless) return refused(target, lifeless, label);
  if (isFused(stack)) return open(target, 'plain', () => stackMenu(state, from), labelled);
  return open(target, 'plain', () => unitMenu(state, from), {
    ...labelled,
    hint: () => unitHint(state, from),
    surely: () => hasSafeStep(state, from),
  });
};

/** The choice of a shadow, by that target. */
const shadowChoice = (state: State, shadow: Shadow, target: Target): Choice<Act> => {
  const label = target.kind === 'unit' ? shadowLabel(state, shadow.stack) : undefined;
  const labelled = label ? { label } : {};
  const why = whyShadowHeld(shadow);
  if (why) return refused(target, () => why, label);
  return open(target, 'plain', () => shadowMenu(state, shadow), {
    ...labelled,
    hint: () => shadowHint(shadow),
    surely: () => areStepsSafe(state) && shadowTries(state, shadow).some(isOpen),
  });
};

/** Who acts of those that share a square. */
const crowdMenu = (state: State, from: Square, isOwn: boolean, shadows: readonly Shadow[]): Menu<Act> =>
  ask<Act>(
    `${nameOf(from)}: who acts?`,
    [
      ...(isOwn ? [stackChoice(state, from, unit(idOf(stackOn(state, from) as Stack)))] : []),
      ...shadows.map((shadow) => shadowChoice(state, shadow, unit(idOf(shadow.stack)))),
    ],
    () => no(rule('FC-SHAD-2'), [from], `Pick one of those on ${nameOf(from)}.`),
  );

const choiceOn = (state: State, from: Square): Choice<Act> => {
  const shadows = shadowsOn(state, from).filter(({ stack }) => stack.side === state.toMove);
  const [first] = shadows;
  if (!first) return stackChoice(state, from, square(from));
  const isOwn = stackOn(state, from)?.side === state.toMove;
  if (!isOwn && shadows.length === 1) return shadowChoice(state, first, square(from));
  return open(square(from), 'plain', () => crowdMenu(state, from, isOwn, shadows));
};

/** The squares of the side's units and shadows, in scan order. */
const actorSquares = (state: State): readonly Square[] => {
  const solid = squaresOf(state, state.toMove);
  const shadows = shadowsOfSide(state, state.toMove);
  return shadows.length === 0 ? solid : [...new Set([...solid, ...shadows.map((shadow) => shadow.square)])].sort((a, b) => a - b);
};

/** A choice for each square with units of the side. */
const unitChoices = remembered((state: State): readonly Choice<Act>[] => actorSquares(state).map((from) => choiceOn(state, from)));

/** What the player may do without a unit. */
const playersChoices = remembered((state: State): readonly Choice<Act>[] =>
  PLAYER_ACTIONS.filter(({ has }) => !has || has(state)).map(({ code, rule: clause, words, ...action }) =>
    open(option(code), 'plain', () => chain(action.ask(state), (chosen) => leaf(state, chosen)), {
      label: CODES[code],
      hint: () => no(clause, [], words),
    }),
  ),
);

/** Has whoever is picked so a legal single step? */
const hasStep = (choice: Choice<Act>): boolean => {
  const below = choice.kind === 'open' ? choice.next() : null;
  return below?.kind === 'ask' && below.choices.some((each) => each.target.kind === 'square' && leadsOn(each));
};

/**
 * Has the side to move any legal action but the Nullmove? Looks only until it finds one: first in front, where there is room to
 * move, and at the single steps of all before the many turns of several steps of any.
 */
export const hasAction = remembered((state: State): boolean => {
  const units = state.toMove === 'white' ? [...unitChoices(state)].reverse() : unitChoices(state);
  return units.some(surelyLeadsOn) || units.some(hasStep) || units.some(leadsOn) || anyLeadsOn(playersChoices(state));
});

export const menu = (state: State): Menu<Act> =>
  ask<Act>(
    `${sideName(state.toMove)}: pick a unit.`,
    [
      ...unitChoices(state),
      ...playersChoices(state),
      open(option('00'), state.lastNull ? 'danger' : 'plain', () => leaf(state, { kind: 'null' }), {
        label: 'Nullmove',
        hint: () =>
          no(rule('FC-NULL-1'), [], state.lastNull ? 'The second Nullmove in a row: a draw.' : 'Nothing is done; the turn passes.'),
      }),
    ],
    (target) => otherwiseRoot(state, target),
  );
