/** The questions of a turn of several steps (FC-DBL-1, FC-KNIG-3, FC-MULTI-2, FC-MULTI-3). */
import {
  ask,
  type Choice,
  chain,
  type Menu,
  open,
  type Refusal,
  refuse,
} from '../../../kernel/asking/menu.ts';
import { option, type Target } from '../../../kernel/asking/target.ts';
import { once } from '../../../kernel/memoize.ts';
import { sideName } from '../../../kernel/side.ts';
import { listWords } from '../../../kernel/words.ts';
import { deadEnd } from '../abilities/asking.ts';
import { abilitiesOf, actionNamed, deedNamed } from '../abilities/index.ts';
import { offer } from '../abilities/offers.ts';
import { leaptOver } from '../mechanics/movement/legs.ts';
import { actingNow } from '../mechanics/ply.ts';
import { checkersOf } from '../moves/attacks.ts';
import { type PseudoLegalMove, pseudoLegalMoves, whyNotThere } from '../moves/generate.ts';
import { lentTo, type Power, powersOf } from '../moves/threat/powers.ts';
import { whySieged } from '../moves/threat/siege.ts';
import type { Act, Part, Special } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { isImmobile } from '../position/kinds.ts';
import { obstacle, theActor } from '../position/names.ts';
import type { Lent } from '../position/schema.ts';
import { isOnWall } from '../position/squares.ts';
import { isPawnStack, kindOf } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import { type Partway, partway } from '../turn/resolve.ts';
import { type Allowance, allowanceOf, CAPTURING_STEPS, isCapture, mostSteps } from './allowance.ts';
import { withinFirstGame } from './first-game.ts';
import { deadIf, type IsFutile, prospectsOf } from './futile.ts';
import { controlChoices } from './mind-control.ts';
import { abilityChoice, bounceChoices, type Extra, legOf, moveChoices, moveLeaf } from './step.ts';

interface Turn {
  readonly start: State;
  readonly actor: Actor;
  readonly allowance: Allowance;
  /** The patterns it borrows for all steps, and those of them lent by friends. */
  readonly powers: readonly Power[];
  readonly lent: readonly Lent[];
  readonly parts: readonly Part[];
  /** The position after its parts. */
  readonly way: Partway;
  /** Which continuations are certainly futile; null if nothing can be proved. */
  readonly prospects: ReturnType<typeof prospectsOf>;
}

/** The refusal of any further step, or null. */
const whyOver = ({ start, way, parts, allowance }: Turn): Refusal | null => {
  const { state, now, isHalted } = way;
  const acting = actingNow(way);
  if (!now || isHalted)
    return refusal('FC-DBL-1', 'The turn ends there, without a second step.', acting ? [acting.at] : []);
  if (acting?.kind !== 'K' || parts.length === 0 || allowance.isLate) return null;
  const checkers = checkersOf(state, start.toMove);
  if (checkers.length === 0) return null;
  const by = listWords(checkers.map((square) => obstacle(state, square)));
  const text = `The King cannot be in check between its steps. On ${nameOf(now.square)} ${by} would check it.`;
  return refusal('FC-DBL-2', text, [now.square, ...checkers]);
};

/** Whether a part ends its turn, whatever steps are left. A Push or Pull does if it has a cost. */
const isEnding = ({ allowance, parts, way }: Turn, part: Part, after: Partway): boolean => {
  if (part.kind === 'leg') return isCapture(part) && !(allowance.isPrivileged && parts.length === 0);
  return (
    deedNamed(part.code)?.inMultimove !== 'any' ||
    (actingNow(after)?.dues.length ?? 0) > (actingNow(way)?.dues.length ?? 0)
  );
};

const goOn = (turn: Turn, part: Part): Menu<Act> => {
  const { start, actor, allowance } = turn;
  const parts = [...turn.parts, part];
  const way = partway(start, actor, parts);
  const next: Turn = { ...turn, parts, way };
  const isLast = isEnding(turn, part, way) || parts.length === mostSteps(allowance, parts);
  if (parts.length > 1 && (isLast || whyOver(next))) return moveLeaf(start, actor, parts);
  return isLast
    ? deadEnd(() =>
        refusal(allowance.rule, 'That would end the turn. Use it on its own, not as one of several steps.', [
          actor.square,
        ]),
      )
    : nextStep(next);
};

/** Whether this step may capture as one of the first two. Acceleration and the Run are tested elsewhere. */
const mayCapture = ({ way, actor, parts, allowance }: Turn): boolean => {
  const kind = actingNow(way)?.kind;
  const isLeftToOthers =
    parts.length === 0 ? kind === 'P' && !actor.stack.shade : kind === 'M' && isCapture(parts[0]);
  return allowance.isPrivileged && parts.length < CAPTURING_STEPS && !isLeftToOthers;
};

/** Whether this step may capture: as a privileged one, as the end of a multimove, or by a Knight's leap. */
const captures = (turn: Turn, canLeap: () => boolean): boolean => {
  const { isLate, ending, leap, mustLeap } = turn.allowance;
  const number = turn.parts.length + 1;
  return (
    mayCapture(turn) ||
    (number > 1 && (isLate || number <= ending)) ||
    (number === leap && (!mustLeap || canLeap()))
  );
};

/** Whether a special capture may or must be part of this leg. */
const extraFor = (turn: Turn, capture: boolean): Extra => {
  const number = turn.parts.length + 1;
  const { leap, mustLeap, ending } = turn.allowance;
  if (mayCapture(turn) && actingNow(turn.way)?.kind === 'N') return 'may';
  if (number === leap) return capture && mustLeap ? 'must' : 'may';
  return number > 1 && number <= ending ? 'may' : 'never';
};

/** A capture in this step, refused if none is allowed; a shadow may still move there. */
const captureMove = (turn: Turn, now: Actor, move: PseudoLegalMove): readonly PseudoLegalMove[] => {
  if (move.why || captures(turn, () => leaptOver(turn.way.state, now, move.to).length > 0)) return [move];
  const isMarch = turn.parts.length + 1 === turn.allowance.leap;
  const text = `${theActor(now)} cannot capture on ${nameOf(move.to)}: ${isMarch ? "its second step captures only with a Knight's Leap" : 'only the last step of a multimove captures'}.`;
  const why = () => refusal(isMarch ? 'FC-KNIG-3' : 'FC-ADV-1', text, [move.to]);
  return move.prey ? [] : [{ ...move, why }];
};

const stepChoices = (turn: Turn, now: Actor): readonly Choice<Act>[] => {
  const { way, parts, allowance, powers } = turn;
  const number = parts.length + 1;
  const isQuiet = number <= allowance.steps;
  const moves = pseudoLegalMoves(way.state, now, allowance.isLate && number > 1, powers).flatMap((move) => {
    if (move.capture) return captureMove(turn, now, move);
    return isQuiet || (now.stack.shade && move.why) ? [move] : [];
  });
  const step = (move: PseudoLegalMove): Menu<Act> =>
    chain(legOf(way, now, move, extraFor(turn, move.capture)), (leg) => goOn(turn, leg));
  const prospect = once(() => turn.prospects?.(parts));
  const isFutile: IsFutile = (move, mayGoOn) => prospect()?.isFutileBy(now, move, mayGoOn) ?? false;
  return [
    ...moveChoices(way.state, now, moves, step, undefined, isFutile),
    ...(isQuiet ? bounceChoices(way, now, step, isFutile) : []),
  ];
};

const abilityChoices = (turn: Turn, now: Actor): readonly Choice<Act>[] => {
  const number = turn.parts.length + 1;
  if (number > turn.allowance.ending) return [];
  const { powers, lent } = turn;
  const { state } = turn.way;
  const next = (action: Special): Menu<Act> => goOn(turn, action);
  return [
    ...abilitiesOf(state, now, lent)
      .filter(({ inMultimove }) => inMultimove === 'any' || (number > 1 && inMultimove === 'last'))
      .map((ability) => abilityChoice(state, now, ability, next, lent)),
    ...(number > 1 && !now.stack.shade
      ? controlChoices(state, now, pseudoLegalMoves(state, now, true, powers), next)
      : []),
  ];
};

/** The refusal of a special action that cannot be a step of this turn. */
const whyNotNow = ({ allowance }: Turn, now: Actor, target: Target): Refusal => {
  const action = target.kind === 'option' ? actionNamed(target.option) : undefined;
  if (!action) return refusal('FC-ADV-1', 'Choose a square for the next step.', [now.square]);
  const name = `${theActor(now)}: ${action.offer.name}`;
  if ('alone' in action && action.alone)
    return refusal(action.alone, `${name} must be the whole turn.`, [now.square]);
  return refusal(allowance.ending > 0 ? 'FC-MULTI-3' : 'FC-ADV-1', `${name} cannot be a step of this turn.`, [
    now.square,
  ]);
};

const nextStep = (turn: Turn): Menu<Act> => {
  const over = whyOver(turn);
  if (over) return deadEnd(() => over);
  const { start, actor, parts, way } = turn;
  const now = way.now ?? actor;
  const number = parts.length + 1;
  const done = open<Act>(option('done'), 'plain', () => moveLeaf(start, actor, parts), { label: 'End turn' });
  return ask<Act>(
    `${sideName(now.stack.side)}: choose step ${number} of ${theActor(now, 'inner')}${number > 2 ? ', or end the turn' : ''}.`,
    withinFirstGame(start, [
      ...(number > 2 ? [done] : []),
      ...stepChoices(turn, now),
      ...abilityChoices(turn, now),
    ]),
    (target) =>
      target.kind === 'square'
        ? whyNotThere(way.state, now, target.square, false)
        : whyNotNow(turn, now, target),
  );
};

const SEVERAL = option('steps');
const OFFER = offer('Move', 0, 's', 'again', '', 'continues after a step');

/** The choice of a turn of several steps; `held` refuses it. `canBegin`: whether a first step exists. */
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
  const { ending, leap, mustLeap, isLate, isPrivileged, label } = allowance;
  if (ending === 0 && !canBegin(isPrivileged)) return [];
  const bar = held ?? siege;
  if (isSolid && bar && (held || (ending === 0 && !isLate)))
    return [{ ...refuse(SEVERAL, () => bar, label), offer: OFFER }];
  const [powers, lent] = isSolid ? [powersOf(state, from), lentTo(state, from)] : [[], []];
  const isTold = ending === 0 && !isLate && !isPrivileged && (leap === 0 || mustLeap);
  const prospects = isTold ? prospectsOf(state, actor, powers, allowance) : null;
  const turn: Turn = {
    start: state,
    actor,
    allowance,
    powers,
    lent,
    parts: [],
    way: partway(state, actor, []),
    prospects,
  };
  const first = isSolid ? 'a normal move' : 'a move';
  return [
    open(SEVERAL, 'plain', () => nextStep(turn), {
      label,
      offer: OFFER,
      vast: true,
      quick: prospects ? (mayGoOn) => deadIf(prospects([]).isFutile(from, mayGoOn)) : undefined,
      hint: () =>
        refusal(
          allowance.rule,
          `${theActor(actor)} may continue after ${first}, up to ${allowance.steps} steps.`,
          [from],
        ),
    }),
  ];
};
