/** The questions of a turn: a unit, then the unit's target square or special action (FC-RES-1). */
import { searchAny } from '../../../kernel/asking/legal.ts';
import {
  type Ask,
  act,
  type Choice,
  chain,
  type Hint,
  type MayContinue,
  type Menu,
  makeQuestion,
  type OpenChoice,
  open,
  type Refusal,
  refuse,
  type SearchAnswer,
} from '../../../kernel/asking/menu.ts';
import { option, square, type Target, unit } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { memoize, objectCache } from '../../../kernel/memoize.ts';
import { sideName } from '../../../kernel/side.ts';
import { countWords } from '../../../kernel/words.ts';
import type { Ability } from '../abilities/ability.ts';
import { deadEnd } from '../abilities/asking.ts';
import { abilitiesOf, abilityOf, actionNamed, COMMON, isAbilityAvailable } from '../abilities/index.ts';
import { offer } from '../abilities/offers.ts';
import { PLAYER_ACTIONS } from '../abilities/players.ts';
import { checksOn } from '../moves/attacks.ts';
import { type PseudoLegalMove, pseudoLegalMoves, whyNotThere } from '../moves/generate.ts';
import { shownRange } from '../moves/range.ts';
import { PATTERN_WORDS } from '../moves/tables.ts';
import { powersOf } from '../moves/threat/powers.ts';
import type { Act, Special, UnitCode } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { aKind, KIND_NAMES, listKinds } from '../position/kinds.ts';
import { formName, kindName, theActor, theUnit } from '../position/names.ts';
import { kingOf, squaresOf } from '../position/piece-lists.ts';
import { shadowsOfSide, shadowsOn } from '../position/shadows.ts';
import { actingAs, actorAt, ageOf, isOnWall, stackOn } from '../position/squares.ts';
import { actingUnit, idOf, isFused } from '../position/stacks.ts';
import type { Actor, State } from '../position/state.ts';
import { refusal } from '../rules/index.ts';
import { faultOf, plainSteps } from '../turn/legality.ts';
import { decisionIn } from '../turn/outcome.ts';
import { withinFirstGame } from './first-game.ts';
import { controlChoices } from './mind-control.ts';
import { multiStepChoices } from './multi-step.ts';
import { whyCannotAct, whyNoSuchAction, whyNotPickable, whyOnlyStepForward } from './refusals.ts';
import { abilityChoice, actionLeaf } from './step.ts';
import { singleBounces, singleSteps } from './turn.ts';

const stepChoices = (
  state: State,
  actor: Actor,
  moves: readonly PseudoLegalMove[],
  held: Refusal | null,
): readonly Choice<Act>[] => {
  const canBegin = (withCaptures: boolean) => moves.some(({ capture, why }) => !why && (!capture || withCaptures));
  return [
    ...singleSteps(state, actor, moves),
    ...multiStepChoices(state, actor, canBegin, held),
    ...singleBounces(state, actor, moves),
  ];
};

/** Returns an ability as the choice of a whole turn. A sample action stands for all in the test of legality. */
const abilityAsTurn = (state: State, actor: Actor, ability: Ability): OpenChoice<Act> => {
  const any = ability.sampleAction?.(actor);
  if (!any) {
    const next = (action: Special) => actionLeaf(state, action);
    return abilityChoice(state, actor, ability, next);
  }
  const ask = (): Menu<Special> => {
    const fault = faultOf(state, any);
    return fault ? deadEnd(fault) : ability.ask(state, actor);
  };
  return abilityChoice(state, actor, { ...ability, ask }, (action) => act<Act>(action));
};

export const abilityBy = (state: State, actor: Actor, code: UnitCode): Choice<Act> | null => {
  if (!actor.stack.shade && whyOnlyStepForward(state, actor.square)) return null;
  const ability = abilityOf(state, actor, code);
  return (ability && withinFirstGame(state, [abilityAsTurn(state, actor, ability)])[0]) ?? null;
};

const isAbility = ({ target }: Choice<unknown>): boolean =>
  target.kind === 'option' && actionNamed(target.option) !== undefined;

const actionPrompt = (actor: Actor, choices: readonly Choice<unknown>[]): string => {
  const open = choices.filter(({ kind }) => kind === 'open');
  const abilities = open.filter(isAbility).length;
  const unit = theActor(actor, 'inner');
  if (abilities > 0 && abilities === open.length) return `${unit} cannot move. Choose an ability.`;
  return `move ${unit}${abilities > 0 ? ', or use an ability' : ''}.`;
};

const whyBoxedIn = ({ stack }: Actor, moves: readonly PseudoLegalMove[], state: State): Refusal | null => {
  const squares = [...new Set(moves.map(({ to }) => to))];
  const isBoxedIn = squares.length > 1 && squares.every((to) => stackOn(state, to)?.side === stack.side);
  if (!isBoxedIn) return null;
  return refusal('FC-SQ-1', `${sideName(stack.side)}'s own pieces stand on all its squares.`, squares);
};

export const unitMenu = (state: State, actor: Actor): Ask<Act> => {
  const { square: from, stack } = actor;
  const held = stack.shade ? null : whyOnlyStepForward(state, from);
  const moves = pseudoLegalMoves(state, actor, true);
  const abilities = abilitiesOf(state, actor);
  return {
    kind: 'ask',
    prompt: `${sideName(stack.side)}: move ${theActor(actor, 'inner')}, or use an ability.`,
    promptFor: (choices) => `${sideName(stack.side)}: ${actionPrompt(actor, choices)}`,
    whyAllRefused: () => (held ? null : whyBoxedIn(actor, moves, state)),
    choices: withinFirstGame(state, [
      ...stepChoices(state, actor, moves, held),
      ...(held
        ? abilities.map(({ code, offer }) => ({ ...refuse(option(code), () => held, offer.name), offer }))
        : abilities.map((ability) => abilityAsTurn(state, actor, ability))),
      ...(held || stack.shade ? [] : controlChoices(state, actor, moves, (action) => actionLeaf(state, action))),
    ]),
    refuseOther: (target) =>
      target.kind === 'square' ? whyNotThere(state, actor, target.square, true) : whyNoSuchAction(actor, target),
  };
};

const stackMenu = (state: State, { square: from, stack }: Actor): Menu<Act> =>
  makeQuestion<Act>(
    `${sideName(stack.side)}: choose which piece of ${theUnit(state, from, 'inner')} acts.`,
    stack.units.map(({ id, kind }, index): Choice<Act> => {
      const as = actingAs(state, from, id);
      return open(unit(id), 'plain', () => unitMenu(as, actorAt(as, from)), {
        label: `${index + 1}: ${KIND_NAMES[kind]}`,
        hint: () => unitHint(as, actorAt(as, from)),
        quickTest: quickAnswer(as, actorAt(as, from)),
      });
    }),
    () =>
      refusal('FC-FUSE-1', `Choose one of the ${stack.units.length} pieces in the stack on ${nameOf(from)}.`, [from]),
  );

const labelOf = (state: State, { stack }: Actor): string => {
  const age = () =>
    `, ${countWords(ageOf(state, stack), 'turn')} as a shadow, ${countWords(stack.shade?.dist ?? 0, 'square')} travelled`;
  return stack.shade ? `${formName(stack)}${age()}` : kindName(stack);
};

/** Returns choices that are likely to be legal. Only a search uses them, to find a legal action early. */
const likelyChoices = (state: State, actor: Actor): readonly Choice<Act>[] => {
  const { square: from, stack } = actor;
  if (stack.shade) return [];
  const part = (next: () => Menu<Act>) => open(square(from), 'plain', next);
  const only = (choices: readonly Choice<Act>[]) =>
    makeQuestion('', choices, (target) => whyNoSuchAction(actor, target));
  const abilities = () =>
    COMMON.map((ability) =>
      part(() => (isAbilityAvailable(ability, state, actor) ? abilityAsTurn(state, actor, ability).next() : only([]))),
    );
  const isBarred = () =>
    state.options.rules === 'first' || isOnWall(state, from) || whyOnlyStepForward(state, from) !== null;
  return [
    ...plainSteps(state, actor).map((step) => part(() => actionLeaf(state, step))),
    part(() => only(isBarred() ? [] : abilities())),
  ];
};

/** Returns a quick test that tries only likely choices. The full search is slower and decides the rest. */
const quickAnswer = (state: State, actor: Actor): OpenChoice<Act>['quickTest'] => {
  let begun: readonly Choice<Act>[] | null = null;
  return (mayContinue) => {
    if (!begun && !mayContinue()) return null;
    begun ??= likelyChoices(state, actor);
    const found = searchAny(begun, mayContinue);
    if (found !== null) begun = null;
    return found === false ? undefined : found;
  };
};

const unitHint = (state: State, { square: from, stack }: Actor): Hint => {
  const unit = actingUnit(stack);
  const lent = stack.shade ? '' : listKinds(powersOf(state, from).map(({ kind }) => kind));
  const form = stack.shade ? '. As a shadow it affects only shadows' : '';
  const text = `Range ${shownRange(unit, stack)}. ${aKind(unit.kind)} ${PATTERN_WORDS[unit.kind]}${form}.${lent && ` It also moves like ${lent}.`}`;
  return refusal('FC-SHOW-1', text, [from]);
};

const actorChoice = (state: State, actor: Actor, target: Target): Choice<Act> => {
  const label = target.kind === 'unit' ? labelOf(state, actor) : undefined;
  const why = whyCannotAct(state, actor);
  if (why) return refuse(target, why, label);
  // The quick test of a stack tries its base, which acts in the position as it is.
  const isStack = isFused(actor.stack);
  return open(target, 'plain', () => (isStack ? stackMenu(state, actor) : unitMenu(state, actor)), {
    label,
    hint: isStack ? undefined : () => unitHint(state, actor),
    quickTest: quickAnswer(state, actor),
  });
};

const crowdMenu = (state: State, from: Square, actors: readonly Actor[]): Menu<Act> =>
  makeQuestion<Act>(
    `${sideName(state.toMove)}: choose which piece on ${nameOf(from)} moves.`,
    actors.map((actor) => actorChoice(state, actor, unit(idOf(actor.stack)))),
    () => refusal('FC-SHAD-2', `Choose one of the pieces on ${nameOf(from)}.`, [from]),
  );

/** Returns the units on a square that may act. A square can hold a unit in normal form and shadows (FC-SHAD-2). */
export const actorsOn = (state: State, from: Square): readonly Actor[] => {
  const stack = stackOn(state, from);
  const all = [...(stack ? [{ square: from, stack }] : []), ...shadowsOn(state, from)];
  return all.filter((actor) => actor.stack.side === state.toMove);
};

const squareChoice = (state: State, from: Square): Choice<Act> => {
  const own = actorsOn(state, from);
  const [first] = own;
  return first && own.length === 1
    ? actorChoice(state, first, square(from))
    : open(square(from), 'plain', () => crowdMenu(state, from, own));
};

/** Returns the squares with units or shadows of the side to move, in scan order (FC-RES-5). */
export const actorSquares = (state: State): readonly Square[] => {
  const solid = squaresOf(state, state.toMove);
  const alone = shadowsOfSide(state, state.toMove).flatMap(({ square: at }) =>
    stackOn(state, at)?.side === state.toMove ? [] : [at],
  );
  return alone.length === 0 ? solid : [...solid, ...new Set(alone)].sort((a, b) => a - b);
};

const unitChoices = memoize((state: State): readonly Choice<Act>[] =>
  actorSquares(state).map((from) => squareChoice(state, from)),
);

const playersChoices = memoize((state: State): readonly Choice<Act>[] =>
  withinFirstGame(
    state,
    PLAYER_ACTIONS.filter(({ has }) => !has || has(state)).map(({ code, rule: clause, words, offer, ...action }) =>
      open(option(code), 'plain', () => chain(action.ask(state), (chosen) => actionLeaf(state, chosen)), {
        label: offer.name,
        offer,
        hint: () => refusal(clause, words),
      }),
    ),
  ),
);

/** Returns the choices of units: a checked King first, then units far forward. A search then ends early. */
const likelyFirst = (state: State): readonly Choice<Act>[] => {
  const units = state.toMove === 'white' ? [...unitChoices(state)].reverse() : unitChoices(state);
  const king = checksOn(state)[state.toMove].length > 0 ? kingOf(state, state.toMove) : null;
  const isKings = ({ target }: Choice<Act>): boolean => target.kind === 'square' && target.square === king;
  return king === null ? units : [...units.filter(isKings), ...units.filter((each) => !isKings(each))];
};

const hasActionCache = objectCache<State, boolean>();

const searchAction = (state: State, mayContinue: MayContinue): SearchAnswer => {
  const found = hasActionCache.get(state);
  if (found !== undefined) return found;
  const able = searchAny(likelyFirst(state), mayContinue);
  const left = able === false ? searchAny(playersChoices(state), mayContinue) : able;
  if (left !== null) hasActionCache.set(state, left);
  return left;
};

export const hasAction = (state: State): boolean => searchAction(state, () => true) === true;

/** Searches for a legal action in slices, so that the menu opens at once. False if interrupted, else true. */
export const prepare = (state: State, mayContinue: MayContinue): boolean =>
  !!decisionIn(state)?.winner || searchAction(state, mayContinue) !== null;

const NULLMOVE = offer(null, 3, '3', 'pass', 'Nullmove', 'passes the turn');

const nullmove = (state: State): Choice<Act> =>
  open(option('00'), state.lastNull ? 'danger' : 'plain', () => actionLeaf(state, { kind: 'null' }), {
    label: NULLMOVE.name,
    offer: NULLMOVE,
    hint: () =>
      refusal(
        'FC-NULL-1',
        state.lastNull ? 'A second Nullmove in a row draws the game.' : 'Nothing moves, and the turn passes.',
      ),
  });

export const menu = (state: State): Menu<Act> =>
  makeQuestion<Act>(
    `${sideName(state.toMove)}: choose a piece.`,
    [...unitChoices(state), ...playersChoices(state), ...withinFirstGame(state, [nullmove(state)])],
    (target) => whyNotPickable(state, target),
  );
