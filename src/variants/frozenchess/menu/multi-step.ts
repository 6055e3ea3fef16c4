/** The questions of a turn of several steps (FC-DBL-1, FC-KNIG-3, FC-MULTI-2, FC-MULTI-3). */
import {
  type Choice,
  chain,
  type Menu,
  makeQuestion,
  open,
  type Refusal,
  refuse,
} from '../../../kernel/asking/menu.ts';
import { option, type Target } from '../../../kernel/asking/target.ts';
import { once } from '../../../kernel/memoize.ts';
import { sideName } from '../../../kernel/side.ts';
import { listWords } from '../../../kernel/words.ts';
import { deadEnd } from '../abilities/asking.ts';
import { abilitiesOf, actionNamed, definitionNamed } from '../abilities/index.ts';
import { offer } from '../abilities/offers.ts';
import { leaptOver } from '../mechanics/movement/legs.ts';
import { currentActing } from '../mechanics/ply.ts';
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
import { type TurnPosition, turnPositionAfter } from '../turn/resolve.ts';
import { type Allowance, allowanceOf, CAPTURING_STEPS, isCapture, mostSteps } from './allowance.ts';
import { withinFirstGame } from './first-game.ts';
import { continuationsOf, type IsFutile, quickAnswerFrom } from './futile.ts';
import { controlChoices } from './mind-control.ts';
import { abilityChoice, bounceChoices, type ExtraCapture, legOf, moveChoices, moveLeaf } from './step.ts';

interface PartialTurn {
  readonly start: State;
  readonly actor: Actor;
  readonly allowance: Allowance;
  readonly powers: readonly Power[];
  readonly lent: readonly Lent[];
  readonly parts: readonly Part[];
  readonly position: TurnPosition;
  readonly continuations: ReturnType<typeof continuationsOf>;
}

/** Returns why a turn is over. A King may not continue if he is in check after a step (FC-DBL-2). */
const whyTurnOver = ({ start, position, parts, allowance }: PartialTurn): Refusal | null => {
  const { state, now, isHalted } = position;
  const acting = currentActing(position);
  if (!now || isHalted)
    return refusal('FC-DBL-1', 'The turn ends there, without a second step.', acting ? [acting.at] : []);
  if (acting?.kind !== 'K' || parts.length === 0 || allowance.isLate) return null;
  const checkers = checkersOf(state, start.toMove);
  if (checkers.length === 0) return null;
  const by = listWords(checkers.map((square) => obstacle(state, square)));
  const text = `The King cannot be in check between its steps. On ${nameOf(now.square)} ${by} would check it.`;
  return refusal('FC-DBL-2', text, [now.square, ...checkers]);
};

/** Whether a part ends the turn. A Push or Pull ends the turn only if it costs paralysis (FC-MULTI-2). */
const endsTurn = ({ allowance, parts, position }: PartialTurn, part: Part, after: TurnPosition): boolean => {
  if (part.kind === 'leg') return isCapture(part) && !(allowance.isPrivileged && parts.length === 0);
  return (
    definitionNamed(part.code)?.inMultimove !== 'any' ||
    (currentActing(after)?.owedParalysis.length ?? 0) > (currentActing(position)?.owedParalysis.length ?? 0)
  );
};

const continueTurn = (turn: PartialTurn, part: Part): Menu<Act> => {
  const { start, actor, allowance } = turn;
  const parts = [...turn.parts, part];
  const position = turnPositionAfter(start, actor, parts);
  const next: PartialTurn = { ...turn, parts, position };
  const isLast = endsTurn(turn, part, position) || parts.length === mostSteps(allowance, parts);
  if (parts.length > 1 && (isLast || whyTurnOver(next))) return moveLeaf(start, actor, parts);
  return isLast
    ? deadEnd(() =>
        refusal(allowance.rule, 'That would end the turn. Use it on its own, not as one of several steps.', [
          actor.square,
        ]),
      )
    : nextStep(next);
};

/** Whether the majority side's privilege allows a capture now (FC-STG-5). */
const mayCaptureAsPrivileged = ({ position, actor, parts, allowance }: PartialTurn): boolean => {
  const kind = currentActing(position)?.kind;
  const isLeftToOthers = parts.length === 0 ? kind === 'P' && !actor.stack.shade : kind === 'M' && isCapture(parts[0]);
  return allowance.isPrivileged && parts.length < CAPTURING_STEPS && !isLeftToOthers;
};

const canCapture = (turn: PartialTurn, canLeap: () => boolean): boolean => {
  const { isLate, ending, leap, mustLeap } = turn.allowance;
  const number = turn.parts.length + 1;
  return (
    mayCaptureAsPrivileged(turn) ||
    (number > 1 && (isLate || number <= ending)) ||
    (number === leap && (!mustLeap || canLeap()))
  );
};

const extraCaptureFor = (turn: PartialTurn, capture: boolean): ExtraCapture => {
  const number = turn.parts.length + 1;
  const { leap, mustLeap, ending } = turn.allowance;
  if (mayCaptureAsPrivileged(turn) && currentActing(turn.position)?.kind === 'N') return 'may';
  if (number === leap) return capture && mustLeap ? 'must' : 'may';
  return number > 1 && number <= ending ? 'may' : 'never';
};

/**
 * Returns a capture, with a refusal if the turn forbids a capture at this step.
 * A forbidden capture of a shadow is dropped, because a quiet move may end on the shadow's square.
 */
const captureMove = (turn: PartialTurn, now: Actor, move: PseudoLegalMove): readonly PseudoLegalMove[] => {
  if (move.why || canCapture(turn, () => leaptOver(turn.position.state, now, move.to).length > 0)) return [move];
  const isMarch = turn.parts.length + 1 === turn.allowance.leap;
  const text = `${theActor(now)} cannot capture on ${nameOf(move.to)}: ${isMarch ? "its second step captures only with a Knight's Leap" : 'only the last step of a multimove captures'}.`;
  const why = () => refusal(isMarch ? 'FC-KNIG-3' : 'FC-ADV-1', text, [move.to]);
  return move.prey ? [] : [{ ...move, why }];
};

const stepChoices = (turn: PartialTurn, now: Actor): readonly Choice<Act>[] => {
  const { position, parts, allowance, powers } = turn;
  const number = parts.length + 1;
  const isQuiet = number <= allowance.steps;
  const moves = pseudoLegalMoves(position.state, now, allowance.isLate && number > 1, powers).flatMap((move) => {
    if (move.capture) return captureMove(turn, now, move);
    return isQuiet || (now.stack.shade && move.why) ? [move] : [];
  });
  const step = (move: PseudoLegalMove): Menu<Act> =>
    chain(legOf(position, now, move, extraCaptureFor(turn, move.capture)), (leg) => continueTurn(turn, leg));
  const continuation = once(() => turn.continuations?.(parts));
  const isFutile: IsFutile = (move, mayContinue) => continuation()?.isFutileBy(now, move, mayContinue) ?? false;
  return [
    ...moveChoices(position.state, now, moves, step, undefined, isFutile),
    ...(isQuiet ? bounceChoices(position, now, step, isFutile) : []),
  ];
};

const abilityChoices = (turn: PartialTurn, now: Actor): readonly Choice<Act>[] => {
  const number = turn.parts.length + 1;
  if (number > turn.allowance.ending) return [];
  const { powers, lent } = turn;
  const { state } = turn.position;
  const next = (action: Special): Menu<Act> => continueTurn(turn, action);
  return [
    ...abilitiesOf(state, now, lent)
      .filter(({ inMultimove }) => inMultimove === 'any' || (number > 1 && inMultimove === 'last'))
      .map((ability) => abilityChoice(state, now, ability, next, lent)),
    ...(number > 1 && !now.stack.shade
      ? controlChoices(state, now, pseudoLegalMoves(state, now, true, powers), next)
      : []),
  ];
};

const whyNotNow = ({ allowance }: PartialTurn, now: Actor, target: Target): Refusal => {
  const action = target.kind === 'option' ? actionNamed(target.option) : undefined;
  if (!action) return refusal('FC-ADV-1', 'Choose a square for the next step.', [now.square]);
  const name = `${theActor(now)}: ${action.offer.name}`;
  if ('wholeTurnClause' in action && action.wholeTurnClause)
    return refusal(action.wholeTurnClause, `${name} must be the whole turn.`, [now.square]);
  return refusal(allowance.ending > 0 ? 'FC-MULTI-3' : 'FC-ADV-1', `${name} cannot be a step of this turn.`, [
    now.square,
  ]);
};

const nextStep = (turn: PartialTurn): Menu<Act> => {
  const over = whyTurnOver(turn);
  if (over) return deadEnd(() => over);
  const { start, actor, parts, position } = turn;
  const now = position.now ?? actor;
  const number = parts.length + 1;
  const done = open<Act>(option('done'), 'plain', () => moveLeaf(start, actor, parts), { label: 'End turn' });
  return makeQuestion<Act>(
    `${sideName(now.stack.side)}: choose step ${number} of ${theActor(now, 'inner')}${number > 2 ? ', or end the turn' : ''}.`,
    withinFirstGame(start, [...(number > 2 ? [done] : []), ...stepChoices(turn, now), ...abilityChoices(turn, now)]),
    (target) =>
      target.kind === 'square' ? whyNotThere(position.state, now, target.square, false) : whyNotNow(turn, now, target),
  );
};

const SEVERAL_STEPS = option('steps');
const OFFER = offer('Move', 0, 's', 'again', '', 'continues after a step');

/** Returns the choice of a turn of several steps, or an empty list. Siege may refuse the choice (FC-ROOK-3). */
export const multiStepChoices = (
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
    return [{ ...refuse(SEVERAL_STEPS, () => bar, label), offer: OFFER }];
  const [powers, lent] = isSolid ? [powersOf(state, from), lentTo(state, from)] : [[], []];
  const isTold = ending === 0 && !isLate && !isPrivileged && (leap === 0 || mustLeap);
  const continuations = isTold ? continuationsOf(state, actor, powers, allowance) : null;
  const turn: PartialTurn = {
    start: state,
    actor,
    allowance,
    powers,
    lent,
    parts: [],
    position: turnPositionAfter(state, actor, []),
    continuations,
  };
  const first = isSolid ? 'a normal move' : 'a move';
  return [
    open(SEVERAL_STEPS, 'plain', () => nextStep(turn), {
      label,
      offer: OFFER,
      hasLargeSubtree: true,
      quickTest: continuations
        ? (mayContinue) => quickAnswerFrom(continuations([]).isFutile(from, mayContinue))
        : undefined,
      hint: () =>
        refusal(allowance.rule, `${theActor(actor)} may continue after ${first}, up to ${allowance.steps} steps.`, [
          from,
        ]),
    }),
  ];
};
