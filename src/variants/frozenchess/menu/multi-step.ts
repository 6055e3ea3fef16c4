/** Asking for a turn of several steps: double move, March, multimove (FC-DBL-1, FC-KNIG-3, FC-MULTI-2, FC-MULTI-3). */
import type { Square } from '../../../kernel/board.ts';
import { ask, type Choice, chain, type Menu, open, option, type Refusal, refused, sameTarget, type Target } from '../../../kernel/menu.ts';
import { deadEnd, no } from '../abilities/ability.ts';
import { abilitiesOf } from '../abilities/index.ts';
import { movesOf } from '../mechanics/capture/awards.ts';
import { hasPrivilege } from '../mechanics/capture/material.ts';
import { isLateKing } from '../mechanics/movement/courses.ts';
import { leaptOver } from '../mechanics/movement/leap.ts';
import { shadowsLeaptOver } from '../mechanics/shadows/legs.ts';
import { lentTo, type Power, powersOf } from '../mechanics/threat/powers.ts';
import { whySieged } from '../mechanics/threat/siege.ts';
import { checkersOf } from '../moves/attacks.ts';
import { obstacle, type PseudoLegalMove, pseudoLegalMoves } from '../moves/generate.ts';
import { restFault } from '../moves/legality.ts';
import { actorOf, begun, type Ply } from '../moves/resolution.ts';
import { walkedLegs } from '../moves/resolve.ts';
import { type Act, CODES, type Code, type Part, type Special } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { isImmobile } from '../position/kinds.ts';
import {
  type Actor,
  actingUnit,
  isOnWall,
  isPawnStack,
  kindOf,
  type Lent,
  type Stack,
  type State,
  theActor,
  theUnit,
} from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { controlChoices } from './mind-control.ts';
import { shadowChoices, shadowLegOf, shadowTries, withoutHunt, withoutMove } from './shadow-step.ts';
import { abilityChoice, bounceChoices, type Extra, legOf, moveLeaf, tryChoices, whyNotTo } from './step.ts';

/** How many steps a turn may have. */
interface Allowance {
  readonly rule: string;
  readonly label: string;
  /** So many normal moves. */
  readonly steps: number;
  /** Up to this step one may capture or use an ability, and so end the turn; 0: none may. */
  readonly ending: number;
  /** In this step a Knight may leap and capture, and so end the turn; 0: in none. */
  readonly leap: number;
  /** Its first two steps may capture, as the majority side's do in long games (FC-STG-5). */
  readonly isPrivileged: boolean;
  /** A King of the fifth stage goes over attacked squares, and takes the enemy King by any step (FC-STG-8). */
  readonly isLate: boolean;
}

const MARCH = 4;
const LATE_STEPS = 3;
/** So many steps of a privileged turn may capture. */
const CAPTURING_STEPS = 2;

/** What a unit may do in a turn of several steps. */
const allowanceOf = (state: State, stack: Stack, isSieged: boolean): Allowance => {
  const unit = actingUnit(stack);
  const moves = movesOf(unit);
  const isKnight = unit.kind === 'N';
  const isPrivileged = hasPrivilege(state, stack.side);
  if (isLateKing(state, unit.kind)) {
    const steps = Math.max(LATE_STEPS, moves);
    const ending = moves > 1 ? moves : 0;
    return { rule: rule('FC-STG-8'), label: `Up to ${steps} steps`, steps, ending, leap: 0, isPrivileged, isLate: true };
  }
  const late = { isPrivileged, isLate: false };
  if (moves > 1) {
    const steps = isKnight && !isSieged ? Math.max(MARCH, moves) : moves;
    return { rule: rule('FC-MULTI-2'), label: `Up to ${steps} steps`, steps, ending: moves, leap: 0, ...late };
  }
  return isKnight
    ? { rule: rule('FC-KNIG-3'), label: `March: up to ${MARCH} steps`, steps: MARCH, ending: 0, leap: 2, ...late }
    : { rule: rule('FC-DBL-1'), label: 'Move twice', steps: 2, ending: 0, leap: 0, ...late };
};

/** Special actions that may be any step of a multimove, and those that may be its last. */
const STEPPING: ReadonlySet<string> = new Set(['PU', 'PL'] satisfies Code[]);
const ENDING: ReadonlySet<string> = new Set(['CV', 'BS', 'PA', 'WS', 'LD', 'FU', 'DF', 'SN', 'MO', 'PT', 'SH', 'DS'] satisfies Code[]);

/** A turn in the making. */
interface Turn {
  readonly start: State;
  readonly actor: Actor;
  readonly allowance: Allowance;
  /** What the unit borrows, and which of it was lent by friends, for all its steps. */
  readonly powers: readonly Power[];
  readonly lent: readonly Lent[];
  readonly parts: readonly Part[];
  readonly ply: Ply;
}

/** Why the turn cannot go on from here, if it cannot. */
const whyOver = ({ ply, parts, allowance }: Turn): Refusal | null => {
  const now = actorOf(ply);
  const { actor, state, side } = ply;
  if (!now || ply.isHalted) return no(rule('FC-DBL-1'), actor ? [actor.at] : [], 'The turn ends there; no second step follows.');
  if (actor?.kind !== 'K' || parts.length === 0 || allowance.isLate) return null;
  const checkers = checkersOf(state, side);
  if (checkers.length === 0) return null;
  const by = checkers.map((square) => obstacle(state, square)).join(' and ');
  const text = `Between two steps the King may not be in check: on ${nameOf(now.square)} it is, from ${by}.`;
  return no(rule('FC-DBL-2'), [now.square, ...checkers], text);
};

const isCapture = (part: Part | undefined): boolean => part?.kind === 'leg' && (part.capture || part.extra !== null);

/** Does this part end its turn, whatever steps are left? A Push or Pull does if it is to be paid for. */
const isEnding = ({ allowance, parts, ply }: Turn, part: Part, after: Ply): boolean => {
  if (part.kind === 'leg') return isCapture(part) && !(allowance.isPrivileged && parts.length === 0);
  return !STEPPING.has(part.code) || after.dues.length > ply.dues.length;
};

/** How many steps the turn may have after its first part: a capture leaves one more of a double move or March. */
const mostSteps = ({ steps, ending, isLate }: Allowance, [first]: readonly Part[]): number =>
  ending === 0 && !isLate && isCapture(first) ? CAPTURING_STEPS : Math.max(steps, ending);

/** The turn with one more part: whole, or asking for the next. */
const goneOn = (turn: Turn, part: Part): Menu<Act> => {
  const { start, actor, allowance } = turn;
  const parts = [...turn.parts, part];
  const ply = walkedLegs(turn.ply, [part]);
  const next: Turn = { ...turn, parts, ply };
  const isLast = isEnding(turn, part, ply) || parts.length === mostSteps(allowance, parts);
  if (parts.length > 1 && (isLast || whyOver(next))) return moveLeaf(start, actor, parts);
  return isLast ? deadEnd(() => no(allowance.rule, [actor.square], 'That ends the turn; it is an action of its own.')) : nextStep(next);
};

/** May this step capture for being one of the first two? What Acceleration and the Run allow is left to them. */
const mayCapture = ({ ply, actor, parts, allowance }: Turn): boolean => {
  const kind = ply.actor?.kind;
  const isLeftToOthers = parts.length === 0 ? kind === 'P' && !actor.stack.shade : kind === 'M' && isCapture(parts[0]);
  return allowance.isPrivileged && parts.length < CAPTURING_STEPS && !isLeftToOthers;
};

/** Does this step capture: as the last step of a multimove, by a Knight's leap, or not at all? */
const captures = (turn: Turn, canLeap: () => boolean): boolean => {
  const { isLate, ending, leap } = turn.allowance;
  const number = turn.parts.length + 1;
  return mayCapture(turn) || (number > 1 && (isLate || number <= ending)) || (number === leap && canLeap());
};

/** May a special capture be part of this leg? A Knight's second step captures only with its leap. */
const extraFor = (turn: Turn, capture: boolean): Extra => {
  const number = turn.parts.length + 1;
  const { leap, ending } = turn.allowance;
  if (mayCapture(turn) && turn.ply.actor?.kind === 'N') return 'may';
  if (number === leap) return capture ? 'must' : 'may';
  return number > 1 && number <= ending ? 'may' : 'never';
};

/** A capture in this step, refused where it may not be. */
const captureTry = (turn: Turn, at: Square, each: PseudoLegalMove): PseudoLegalMove => {
  const { state } = turn.ply;
  if (each.why || captures(turn, () => leaptOver(state, at, each.to).length > 0)) return each;
  const text = `${theUnit(state, at)} cannot capture on ${nameOf(each.to)}: no step of this turn but the last of a multimove captures.`;
  return { ...each, why: () => no(rule('FC-ADV-1'), [each.to], text) };
};

/** The squares to go to in this step. */
const stepChoices = (turn: Turn, { square: at }: Actor): readonly Choice<Act>[] => {
  const { ply, parts, allowance, powers } = turn;
  const number = parts.length + 1;
  const isQuiet = number <= allowance.steps;
  const tries = pseudoLegalMoves(ply.state, at, allowance.isLate && number > 1, powers)
    .filter(({ capture }) => capture || isQuiet)
    .map((each) => (each.capture ? captureTry(turn, at, each) : each));
  const step = (each: PseudoLegalMove): Menu<Act> => chain(legOf(ply, at, each, extraFor(turn, each.capture)), (leg) => goneOn(turn, leg));
  return [...tryChoices(ply.state, at, tries, step), ...(isQuiet ? bounceChoices(ply, at, step) : [])];
};

/** The same for a shadow. */
const shadowStepChoices = (turn: Turn, shadow: Actor): readonly Choice<Act>[] => {
  const { ply, parts, allowance } = turn;
  const tries = shadowTries(ply.state, shadow).map((each) => {
    const quiet = parts.length < allowance.steps ? each : withoutMove(each);
    return captures(turn, () => shadowsLeaptOver(ply.state, shadow, each.to).length > 0) ? quiet : withoutHunt(quiet);
  });
  return shadowChoices(shadow, tries, (each) =>
    chain(
      shadowLegOf(ply, shadow, each, (leg) => extraFor(turn, leg.capture)),
      (leg) => goneOn(turn, leg),
    ),
  );
};

/** The special actions that may be this step. */
const abilityChoices = (turn: Turn, now: Actor): readonly Choice<Act>[] => {
  const number = turn.parts.length + 1;
  if (number > turn.allowance.ending) return [];
  const { powers, lent } = turn;
  const { state } = turn.ply;
  const next = (action: Special): Menu<Act> => goneOn(turn, action);
  return [
    ...abilitiesOf(state, now, lent)
      .filter(({ code }) => STEPPING.has(code) || (number > 1 && ENDING.has(code)))
      .map((ability) => abilityChoice(state, now, ability, next, lent)),
    ...(number > 1 && !now.stack.shade ? controlChoices(state, now.square, pseudoLegalMoves(state, now.square, true, powers), next) : []),
  ];
};

/** Why that special action is no step of this turn. */
const whyNotNow = ({ allowance }: Turn, now: Actor, target: Target): Refusal => {
  if (target.kind !== 'option' || !(target.option in CODES)) return no(allowance.rule, [now.square], 'Pick a square for the next step.');
  const name = `${theActor(now)}: ${CODES[target.option as Code]}`;
  if (target.option === 'SW') return no(rule('FC-SWAP-2'), [now.square], `${name} is an action of its own, never a step among others.`);
  return no(allowance.ending > 0 ? rule('FC-MULTI-3') : rule('FC-ADV-1'), [now.square], `${name} is no step of this turn.`);
};

const nextStep = (turn: Turn): Menu<Act> => {
  const over = whyOver(turn);
  if (over) return deadEnd(() => over);
  const { start, actor, allowance, parts, ply } = turn;
  const now = actorOf(ply) ?? actor;
  const number = parts.length + 1;
  const done = open<Act>(option('done'), 'plain', () => moveLeaf(start, actor, parts), { label: 'End the turn here' });
  return ask<Act>(
    `${theActor(now)}: pick its step ${number}${number > 2 ? ', or end the turn' : ''}.`,
    [
      ...(number > 2 ? [done] : []),
      ...(now.stack.shade ? shadowStepChoices(turn, now) : stepChoices(turn, now)),
      ...abilityChoices(turn, now),
    ],
    (target) =>
      target.kind === 'square' ? { ...whyNotTo(ply.state, now, target.square, false), rule: allowance.rule } : whyNotNow(turn, now, target),
  );
};

const SEVERAL = option('steps');

/** Does this choice begin a turn of several steps? */
export const isSeveral = ({ target }: Choice<Act>): boolean => sameTarget(target, SEVERAL);

/**
 * The choice to make several steps in this turn, for units that have a first one to make. `canBegin`: have they, with or without
 * a capture? `held`: why none but single steps are made.
 */
export const severalChoices = (
  state: State,
  actor: Actor,
  canBegin: (withCaptures: boolean) => boolean,
  held: Refusal | null,
): readonly Choice<Act>[] => {
  const { square: from, stack } = actor;
  const isSolid = !stack.shade;
  if (isImmobile(kindOf(stack)) || (isSolid && isOnWall(state, from)) || isPawnStack(stack)) return [];
  const siege = isSolid ? whySieged(state, from) : null;
  const allowance = allowanceOf(state, stack, siege !== null);
  const { ending, isLate, isPrivileged, label } = allowance;
  if (ending === 0 && !canBegin(isPrivileged)) return [];
  const bar = held ?? siege;
  const why = isSolid ? bar && (() => bar) : restFault(state);
  if (why && (held || (ending === 0 && !isLate))) return [refused(SEVERAL, why, label)];
  const [powers, lent] = isSolid ? [powersOf(state, from), lentTo(state, from)] : [[], []];
  const turn: Turn = { start: state, actor, allowance, powers, lent, parts: [], ply: begun(state, actor) };
  const first = isSolid ? 'a normal move' : 'a move';
  return [
    open(SEVERAL, 'plain', () => nextStep(turn), {
      label,
      hint: () => no(allowance.rule, [from], `${theActor(actor)} may go on after ${first}: ${allowance.steps} steps at most.`),
    }),
  ];
};
