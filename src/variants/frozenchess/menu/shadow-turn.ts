/** The menu of a shadow: single steps, a Run, turns of several steps, special actions (FC-SHAD-3, FC-SHAD-4, FC-SHAD-6). */
import {
  act,
  ask,
  type Choice,
  chain,
  type Hint,
  type Menu,
  open,
  option,
  type Refusal,
  refused,
  type Target,
} from '../../../kernel/menu.ts';
import { counted } from '../../../kernel/words.ts';
import { type Ability, deadEnd, no } from '../abilities/ability.ts';
import { abilitiesOf } from '../abilities/index.ts';
import { anyPlan } from '../abilities/shadows/monad.ts';
import { shadowsLeaptOver } from '../mechanics/shadows/legs.ts';
import { whyShadowNotThere } from '../mechanics/shadows/reach.ts';
import { actorShadow, shadowName, theShadow, unitOf } from '../mechanics/shadows/shadows.ts';
import { turnsLeft } from '../mechanics/time/presence.ts';
import { whyFollowing } from '../monad/words.ts';
import { faultOf, restFault } from '../moves/legality.ts';
import type { Ply } from '../moves/resolution.ts';
import { walkedLegs } from '../moves/resolve.ts';
import { PATTERN_WORDS } from '../moves/tables.ts';
import { type Act, CODES, type Leg, type Part, type Special } from '../position/action.ts';
import { aKind, isImmobile } from '../position/kinds.ts';
import { shownRange } from '../position/range.ts';
import { ageOf, type Shadow, type Stack, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { type Allowance, allowanceOf, CAPTURING_STEPS, isCapture, isEnding, mostSteps, STEPPING } from './multi-step.ts';
import { isOpen, type ShadowTry, shadowChoices, shadowLegOf, shadowPly, shadowTries, withoutHunt, withoutMove } from './shadow-step.ts';
import { abilityChoice, type Extra, leaf, moveLeaf } from './step.ts';

const MOST_RUN_CAPTURES = 3;

/** Special actions of shadows that may end a multimove. */
const ENDING: ReadonlySet<string> = new Set(['CV', 'BS', 'PA', 'WS', 'LD', 'DS']);

/** The turn after these captures of an Assassin: complete, or with the question whether to run on. */
const afterLegs = (state: State, shadow: Shadow, legs: readonly Leg[]): Menu<Act> => {
  const done = (): Menu<Act> => moveLeaf(state, shadow, legs);
  const isRunning = unitOf(shadow).kind === 'M' && isCapture(legs[0]) && legs.length < MOST_RUN_CAPTURES;
  const ply = isRunning ? walkedLegs(shadowPly(state, shadow), legs) : null;
  const there = ply && actorShadow(ply);
  if (!ply || !there) return done();
  const tries = shadowTries(ply.state, there).map(withoutMove);
  if (!tries.some(isOpen)) return done();
  return ask<Act>(
    `${theShadow(there)} may go on.`,
    [
      open(option('done'), 'plain', done, { label: 'End the turn here' }),
      ...shadowChoices(there, tries, (each) =>
        chain(
          shadowLegOf(ply, there, each, () => 'never'),
          (leg) => afterLegs(state, shadow, [...legs, leg]),
        ),
      ),
    ],
    (target) => ({ ...otherwise(ply.state, there, target), rule: rule('FC-ASSN-2') }),
  );
};

/** A turn of several steps in the making. */
interface Turn {
  readonly start: State;
  readonly shadow: Shadow;
  readonly allowance: Allowance;
  readonly parts: readonly Part[];
  readonly ply: Ply;
}

/** May this step capture for being one of the first two (FC-STG-5)? What a Run allows is left to it. */
const mayCapture = ({ shadow, parts, allowance }: Turn): boolean =>
  allowance.isPrivileged && parts.length < CAPTURING_STEPS && !(unitOf(shadow).kind === 'M' && isCapture(parts[0]));

/** The turn with one more part: whole, or asking for the next. */
const goneOn = (turn: Turn, part: Part): Menu<Act> => {
  const { start, shadow, allowance } = turn;
  const parts = [...turn.parts, part];
  const ply = walkedLegs(turn.ply, [part]);
  const isOver = ply.isHalted || !actorShadow(ply);
  const isLast = isEnding(turn, part, ply) || parts.length === mostSteps(allowance, parts);
  if (parts.length > 1 && (isLast || isOver)) return moveLeaf(start, shadow, parts);
  if (isLast || isOver) return deadEnd(() => no(allowance.rule, [shadow.square], 'That ends the turn; it is an action of its own.'));
  return nextStep({ ...turn, parts, ply });
};

/** What of a try this step allows: its capture only by a Knight's leap, as the last step of a multimove, or not at all. */
const allowed = (turn: Turn, there: Shadow, each: ShadowTry): ShadowTry => {
  const { ply, parts, allowance } = turn;
  const number = parts.length + 1;
  const isQuiet = number <= allowance.steps;
  const canLeap = number === allowance.leap && shadowsLeaptOver(ply.state, there, each.to).length > 0;
  const canCapture = mayCapture(turn) || (number > 1 && number <= allowance.ending) || canLeap;
  const quiet = isQuiet ? each : withoutMove(each);
  return canCapture ? quiet : withoutHunt(quiet);
};

/** May a special capture be part of this leg? A Knight's second step captures only with its leap. */
const extraFor = (turn: Turn, leg: Leg): Extra => {
  const number = turn.parts.length + 1;
  const { leap, ending } = turn.allowance;
  if (mayCapture(turn) && turn.ply.actor?.kind === 'N') return 'may';
  if (number === leap) return leg.capture ? 'must' : 'may';
  return number > 1 && number <= ending ? 'may' : 'never';
};

const nextStep = (turn: Turn): Menu<Act> => {
  const { start, shadow, allowance, parts, ply } = turn;
  const there = actorShadow(ply) ?? shadow;
  const number = parts.length + 1;
  const tries = shadowTries(ply.state, there).map((each) => allowed(turn, there, each));
  const abilities = number > allowance.ending ? [] : abilitiesOf(ply.state, there);
  return ask<Act>(
    `${theShadow(there)}: pick its step ${number}${number > 2 ? ', or end the turn' : ''}.`,
    [
      ...(number > 2 ? [open<Act>(option('done'), 'plain', () => moveLeaf(start, shadow, parts), { label: 'End the turn here' })] : []),
      ...shadowChoices(there, tries, (each) =>
        chain(
          shadowLegOf(ply, there, each, (leg) => extraFor(turn, leg)),
          (leg) => goneOn(turn, leg),
        ),
      ),
      ...abilities
        .filter(({ code }) => STEPPING.has(code) || (number > 1 && ENDING.has(code)))
        .map((ability) => abilityChoice(ply.state, there, ability, (action) => goneOn(turn, action))),
    ],
    (target) => ({ ...otherwise(ply.state, there, target), rule: allowance.rule }),
  );
};

/** The choice to make several steps in this turn, for shadows that have a first one to make. */
const severalChoices = (state: State, shadow: Shadow, tries: readonly ShadowTry[]): readonly Choice<Act>[] => {
  if (isImmobile(unitOf(shadow).kind)) return [];
  const allowance = allowanceOf(state, shadow.stack, false);
  if (allowance.ending === 0 && !tries.some(({ path, hunt }) => path || (hunt && allowance.isPrivileged))) return [];
  const fault = allowance.ending === 0 ? restFault(state) : null;
  if (fault) return [refused(option('steps'), fault, allowance.label)];
  const turn: Turn = { start: state, shadow, allowance, parts: [], ply: shadowPly(state, shadow) };
  const text = `${theShadow(shadow)} may go on after a move: ${allowance.steps} steps at most.`;
  return [
    open(option('steps'), 'plain', () => nextStep(turn), {
      label: allowance.label,
      hint: () => no(allowance.rule, [shadow.square], text),
    }),
  ];
};

const otherwise = (state: State, shadow: Shadow, target: Target): Refusal => {
  if (target.kind === 'square') return whyShadowNotThere(state, shadow, target.square);
  const name = target.kind === 'option' && target.option in CODES ? CODES[target.option as keyof typeof CODES] : 'such action';
  return no(rule('FC-SHAD-6'), [shadow.square], `${theShadow(shadow)} has no ${name}: it touches shadows only.`);
};

/** An ability as the whole of a turn. */
const soleAbility = (state: State, shadow: Shadow, ability: Ability): Choice<Act> => {
  if (ability.code !== 'MN') return abilityChoice(state, shadow, ability, (action) => leaf(state, action));
  // There are too many plans to try each.
  const ask = (): Menu<Special> => {
    const fault = faultOf(state, anyPlan(shadow));
    return fault ? deadEnd(fault) : ability.ask(state, shadow);
  };
  return abilityChoice(state, shadow, { ...ability, ask }, (action) => act<Act>(action));
};

/** All that a shadow may do. */
export const shadowMenu = (state: State, shadow: Shadow): Menu<Act> => {
  const fault = restFault(state);
  const tries = shadowTries(state, shadow).map((each): ShadowTry => (fault && !each.why ? { ...each, why: fault } : each));
  const ply = shadowPly(state, shadow);
  return ask<Act>(
    `${theShadow(shadow)}: pick a square or an action.`,
    [
      ...shadowChoices(shadow, tries, (each) =>
        chain(
          shadowLegOf(ply, shadow, each, () => 'may'),
          (leg) => afterLegs(state, shadow, [leg]),
        ),
      ),
      ...severalChoices(state, shadow, tries),
      ...abilitiesOf(state, shadow).map((ability) => soleAbility(state, shadow, ability)),
    ],
    (target) => otherwise(state, shadow, target),
  );
};

/** What a shadow is and how it goes. */
export const shadowHint = (shadow: Shadow): Hint => {
  const { kind } = unitOf(shadow);
  const text = `Range ${shownRange(unitOf(shadow), shadow.stack)}. ${aKind(kind)} ${PATTERN_WORDS[kind]}; as a shadow it touches shadows only.`;
  return no(rule('FC-SHOW-1'), [shadow.square], text);
};

/** How a shadow is told from others that it shares a square with. */
export const shadowLabel = (state: State, stack: Stack): string =>
  `${shadowName(stack)}, ${counted(ageOf(state, stack), 'turn')} old, ${counted(stack.shade?.dist ?? 0, 'square')} travelled`;

/** Why a shadow cannot act, or null. */
export const whyShadowHeld = (shadow: Shadow): Refusal | null => {
  const { square, stack } = shadow;
  if (stack.monad) return whyFollowing(theShadow(shadow), square, stack.monad);
  if (stack.par === 0) return null;
  return no(stack.parBy, [square], `${theShadow(shadow)} is paralysed for ${turnsLeft(stack.par, stack.side)}.`);
};
