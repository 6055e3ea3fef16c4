/** The tree of questions: which unit, where to or which special action, and whatever is left open after that. */
import type { Square } from '../../kernel/board.ts';
import {
  act,
  ask,
  type Choice,
  chain,
  type Hint,
  isAlive,
  type Menu,
  open,
  option,
  type Refusal,
  refused,
  square,
  type Target,
} from '../../kernel/menu.ts';
import { remembered } from '../../kernel/remembered.ts';
import { sideName } from '../../kernel/side.ts';
import { type Act, type Action, CODES, type Leg } from './act.ts';
import { nameOf } from './geometry.ts';
import { aKind } from './kinds.ts';
import { faultOf } from './legality.ts';
import { wearOf } from './mechanics/capture.ts';
import { displaced } from './mechanics/displacement.ts';
import { leaptOver } from './mechanics/leap.ts';
import { burnt } from './mechanics/legs.ts';
import { obstacle, type Try, triesOf, whyNotThere } from './mechanics/moves.ts';
import { whyParalysed } from './mechanics/presence.ts';
import { isOnFarRank } from './mechanics/promotion.ts';
import { checkersOf, knightmareOn } from './mechanics/threat.ts';
import { PATTERN_WORDS } from './pieces.ts';
import { actorSquare, begun, type Ply } from './ply.ts';
import { shownRange } from './range.ts';
import { walkedLegs } from './resolve.ts';
import { rule } from './rules.ts';
import { squaresOf } from './standing.ts';
import { base, called, isClosedTomb, isEmpty, isOnWall, kindOf, rangeOf, type Stack, type State, stackOn, theUnit, worn } from './state.ts';
import { type Ability, deadEnd, no, pickKind } from './units/ability.ts';
import { abilitiesOf } from './units/index.ts';

/** An action as a leaf, or a dead end that says why it is illegal. */
const leaf = (state: State, action: Action): Menu<Act> => {
  const fault = faultOf(state, action);
  return fault ? deadEnd(() => fault) : act<Act>(action);
};

/** Whom the King would kill by stepping into their check. */
const kingHint = (state: State, from: Square, { to, path, capture }: Pick<Try, 'to' | 'path' | 'capture'>): Hint => {
  const leg: Leg = { to, path, capture, extra: null, promote: null };
  const moved = walkedLegs(begun(state, from, true), [leg]);
  const killed = moved.isKingTaken ? [] : checkersOf(moved.state, state.toMove);
  if (killed.length === 0) return no(rule('FC-KING-1'), [to], `No enemy checks the King on ${nameOf(to)}.`);
  return no(rule('FC-KING-2'), killed, `King's Check: ${killed.map((each) => obstacle(moved.state, each)).join(' and ')} would die.`);
};

/** Worth knowing before a unit goes there. */
const hintFor = (state: State, from: Square, { to, path, capture }: Try): (() => Hint) | null => {
  if (!capture && isClosedTomb(state, to)) {
    return () => no(rule('FC-TOMB-4'), [to], `${theUnit(state, from)} dies: the tomb on ${nameOf(to)} explodes under it.`);
  }
  const victim = capture ? stackOn(state, to) : null;
  if (victim && kindOf(victim) === 'J') {
    return () => no(rule('FC-JEST-5'), [to], `The captured Jester explodes: whatever stands on or next to ${nameOf(to)} dies.`);
  }
  if (victim && kindOf(victim) === 'Q') return () => no(rule('FC-QUEEN-3'), [to], 'The capturer is poisoned: it misses six turns.');
  const unit = base(stackOn(state, from) as Stack);
  if (unit.kind === 'K') return () => kingHint(state, from, { to, path, capture });
  const passed = unit.kind === 'D' ? [] : path.slice(1, -1).filter((each) => isClosedTomb(state, each));
  if (passed.length > 0) return () => no(rule('FC-TOMB-3'), passed, `${theUnit(state, from)} passes over a tomb and misses a turn.`);
  const range = victim ? rangeOf(worn(unit, wearOf(kindOf(victim)))) : rangeOf(unit);
  if (range !== rangeOf(unit)) return () => no(rule('FC-CAP-3'), [from], `Its range falls from ${rangeOf(unit)} to ${range}.`);
  return null;
};

const toneOf = (state: State, { to, capture }: Try): 'move' | 'capture' | 'danger' => {
  const victim = capture ? stackOn(state, to) : null;
  if (victim ? kindOf(victim) === 'J' : isClosedTomb(state, to)) return 'danger';
  return capture ? 'capture' : 'move';
};

/** Squares to go to, each leading on to what is asked next. */
const tryChoices = (state: State, from: Square, tries: readonly Try[], next: (each: Try) => Menu<Act>): readonly Choice<Act>[] =>
  tries.map((each) => {
    if (each.why) return refused(square(each.to), each.why);
    const hint = hintFor(state, from, each);
    return open(square(each.to), toneOf(state, each), () => next(each), hint ? { hint } : {});
  });

/** What a pawn becomes on its far rank, or nothing. */
const askPromotion = (state: State, from: Square, to: Square): Menu<Leg['promote']> =>
  isOnFarRank(stackOn(state, from) as Stack, to) ? pickKind<Leg['promote']>(state, (kind) => act(kind)) : act<Leg['promote']>(null);

const askExtra = (plain: string, extra: string, name: 'leap' | 'fire', squares: readonly Square[], clause: string): Menu<Leg['extra']> =>
  ask<Leg['extra']>(
    'With or without its special capture?',
    [
      open(option('plain'), 'move', () => act<Leg['extra']>(null), { label: plain }),
      open(option(name), 'capture', () => act<Leg['extra']>(name), { label: `${extra}: ${squares.map(nameOf).join(', ')}` }),
    ],
    () => no(clause, squares, 'Choose with or without the special capture.'),
  );

/** Knight's Leap and Dragon's Fire are offered where they would take somebody. */
const askSpecialCapture = (ply: Ply, from: Square, { to, path, capture }: Try): Menu<Leg['extra']> => {
  const { state } = ply;
  const kind = kindOf(stackOn(state, from) as Stack);
  if (kind === 'N' && (capture || isEmpty(state, to))) {
    const victims = leaptOver(state, from, to);
    if (victims.length > 0) return askExtra(`Just ${nameOf(to)}`, "Knight's Leap", 'leap', victims, rule('FC-KNIG-2'));
  }
  if (kind === 'D' && !capture && isEmpty(state, to)) {
    const victims = burnt(displaced(ply, path, rule('FC-MOVE-4')).state, to);
    if (victims.length > 0) return askExtra(`Just ${nameOf(to)}`, "Dragon's Fire", 'fire', victims, rule('FC-DRAG-2'));
  }
  return act<Leg['extra']>(null);
};

const MOST_RUN_CAPTURES = 3;

/** What a turn may go on with after these legs: the clause, and which tries. */
const furtherTries = (start: State, ply: Ply, legs: readonly Leg[]): { readonly rule: string; readonly tries: readonly Try[] } | null => {
  const at = actorSquare(ply);
  const first = legs[0];
  if (at === null || !first || ply.isHalted || ply.isKingTaken) return null;
  const kind = ply.actor?.kind;
  const isWallWalk = isOnWall(start, first.path[0] as Square);
  if (kind === 'M' && isWallWalk && legs.length === 1 && isOnWall(ply.state, at)) {
    return { rule: rule('FC-ASSN-4'), tries: triesOf(ply.state, at, false) };
  }
  if (kind === 'M' && legs.every(({ capture }) => capture) && legs.length < MOST_RUN_CAPTURES) {
    return { rule: rule('FC-ASSN-2'), tries: triesOf(ply.state, at, false).filter(({ capture }) => capture) };
  }
  const isAccelerated = kind === 'P' && first.capture && (legs.length === 1 || (legs.length === 2 && !legs[1]?.capture));
  if (!isAccelerated) return null;
  const tries = triesOf(ply.state, at, false);
  return { rule: rule('FC-PAWN-6'), tries: legs.length === 1 ? tries : tries.filter(({ capture }) => !capture) };
};

/** Kinds whose turn may have more than one leg. */
const mayGoOn = (state: State, from: Square, [first]: readonly Leg[]): boolean => {
  const kind = kindOf(stackOn(state, from) as Stack);
  return kind === 'M' ? first?.capture === true || isOnWall(state, from) : kind === 'P' && first?.capture === true;
};

/** The turn after these legs: complete, or with the question whether to go on. */
const afterLegs = (state: State, from: Square, legs: readonly Leg[]): Menu<Act> => {
  const complete = (): Menu<Act> => leaf(state, { kind: 'move', from, legs });
  if (!mayGoOn(state, from, legs)) return complete();
  const ply = walkedLegs(begun(state, from, true), legs);
  const further = furtherTries(state, ply, legs);
  const at = actorSquare(ply);
  if (!further || at === null || !further.tries.some(({ why }) => !why)) return complete();
  return ask<Act>(
    `${theUnit(ply.state, at)} may go on.`,
    [
      open(option('done'), 'plain', complete, { label: 'End the turn here' }),
      ...tryChoices(ply.state, at, further.tries, (each) => oneLeg(state, from, legs, ply, at, each)),
    ],
    (target) =>
      target.kind === 'square'
        ? { ...whyNotThere(ply.state, at, target.square, false), rule: further.rule }
        : no(further.rule, [at], 'Pick a square to go on, or end the turn.'),
  );
};

const oneLeg = (state: State, from: Square, legs: readonly Leg[], ply: Ply, at: Square, each: Try): Menu<Act> => {
  const { path, to, capture } = each;
  return chain(askPromotion(ply.state, at, to), (promote) =>
    chain(askSpecialCapture(ply, at, each), (extra) => afterLegs(state, from, [...legs, { path, to, capture, extra, promote }])),
  );
};

const abilityChoice = (state: State, from: Square, ability: Ability, knight: Square | null): Choice<Act> => {
  const { code, price, costs, words, rule: clause } = ability;
  const label = price > 0 ? `${CODES[code]} (price ${price})` : CODES[code];
  if (knight !== null) {
    const text = () => `${theUnit(state, from)} faces ${called(state, knight)}: it may only step one square ahead.`;
    return refused(option(code), () => no(rule('FC-KNIG-4'), [knight], text()), label);
  }
  const paid = price > 0 ? ` It is paralysed for ${price} turns in return.` : '';
  return open(option(code), costs ? 'danger' : 'special', () => chain(ability.ask(state, from), (action) => leaf(state, action)), {
    label,
    hint: () => no(clause, [from], `${words}${paid}`),
  });
};

const unitMenu = (state: State, from: Square): Menu<Act> => {
  const knight = knightmareOn(state, from);
  const ply = begun(state, from, true);
  return ask<Act>(
    `${theUnit(state, from)}: pick a square or an action.`,
    [
      ...tryChoices(state, from, triesOf(state, from, true), (each) => oneLeg(state, from, [], ply, from, each)),
      ...abilitiesOf(state, from).map((ability) => abilityChoice(state, from, ability, knight)),
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
  if (target.kind !== 'square') return no(rule('FC-RES-1'), [], 'Pick one of your units, or the Nullmove.');
  const stack = stackOn(state, target.square);
  const text = stack
    ? `It is ${sideName(state.toMove)}'s turn, and ${nameOf(target.square)} holds ${called(state, target.square)}.`
    : `No unit stands on ${nameOf(target.square)}.`;
  return no(rule('FC-RES-1'), [target.square], text);
};

/** What a unit is and how far it reaches. */
const unitHint = (state: State, from: Square): Hint => {
  const unit = base(stackOn(state, from) as Stack);
  const text = `Range ${shownRange(unit)}. ${aKind(unit.kind)} ${PATTERN_WORDS[unit.kind]}.`;
  return no(rule('FC-SHOW-1'), [from], text);
};

/** A choice for each of the side's units. */
const unitChoices = remembered((state: State): readonly Choice<Act>[] =>
  squaresOf(state, state.toMove).map((from): Choice<Act> => {
    const why = whyParalysed(state, from);
    return why
      ? refused(square(from), () => why)
      : open(square(from), 'plain', () => unitMenu(state, from), { hint: () => unitHint(state, from) });
  }),
);

/** Has the side to move any legal action but the Nullmove? Looks only until it finds one. */
export const hasAction = (state: State): boolean => unitChoices(state).some((choice) => choice.kind === 'open' && isAlive(choice.next()));

export const menu = (state: State): Menu<Act> =>
  ask<Act>(
    `${sideName(state.toMove)}: pick a unit.`,
    [
      ...unitChoices(state),
      open(option('00'), state.lastNull ? 'danger' : 'plain', () => leaf(state, { kind: 'null' }), {
        label: 'Nullmove',
        hint: () =>
          no(rule('FC-NULL-1'), [], state.lastNull ? 'The second Nullmove in a row: a draw.' : 'Nothing is done; the turn passes.'),
      }),
    ],
    (target) => otherwiseRoot(state, target),
  );
