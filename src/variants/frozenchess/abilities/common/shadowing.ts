/** Into shadow form and out of it: Shadowing (FC-SHAD-1), De-shadow (FC-SHAD-7), Shadowstrike (FC-SHAD-8), the end of a Run (FC-ASSN-2). */

import type { Square } from '../../../../kernel/board.ts';
import type { Refusal } from '../../../../kernel/menu.ts';
import { other } from '../../../../kernel/side.ts';
import { listed } from '../../../../kernel/words.ts';
import { actingAt } from '../../mechanics/movement/displacement.ts';
import { huntEnds } from '../../mechanics/shadows/reach.ts';
import { newShade, RIPE_AT, returnPrice, unitOf, withoutShadow, withShadow } from '../../mechanics/shadows/shadows.ts';
import { isShieldedFrom } from '../../mechanics/threat/capturable.ts';
import { whyImmune } from '../../mechanics/threat/targets.ts';
import { protects, threateners } from '../../mechanics/threat/threat.ts';
import { obstacle } from '../../moves/generate.ts';
import { actorSquare, type Ply, record, withStack } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { fileOf, nameOf, rankOf } from '../../position/board.ts';
import { isLifeless } from '../../position/kinds.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import {
  type Actor,
  ageOf,
  holds,
  idOf,
  isCorrupted,
  isFilled,
  isFused,
  isOnWall,
  kindName,
  kindOf,
  type Shadow,
  type Stack,
  type State,
  stackAt,
  stackOn,
  theActor,
  theUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, atOnce, type Candidate, no } from '../ability.ts';

/** The unit on that square is a shadow from now on. */
const shadowed = (ply: Ply, square: Square): Ply => {
  const stack = stackAt(ply.state, square);
  return withShadow(withStack(ply, square, null), { square, stack: { ...stack, shade: newShade(ply, stack.side) } });
};

/** Why the unit here is never a shadow by its own will, or null. */
const whySolid = (state: State, { square, stack }: Actor): Refusal | null => {
  if (isFused(stack)) return no(rule('FC-FUSE-6'), [square], `${theUnit(state, square)} is fused: a stack cannot turn into a shadow.`);
  const kind = kindOf(stack);
  if (kind !== 'K' && kind !== 'P' && !isLifeless(kind)) return null;
  return no(rule('FC-SHAD-1'), [square], `${theUnit(state, square)} cannot turn into a shadow: a ${kindName(stack)} never does.`);
};

const shadowing: Ability<'SH'> = {
  code: 'SH',
  rule: rule('FC-SHAD-1'),
  price: 0,
  words: `Turns into a shadow, which fills no square and touches shadows only. After ${RIPE_AT} turns it may return.`,
  has: (state, { square }) => !isOnWall(state, square),
  ask: (state, actor) => {
    const why = whySolid(state, actor);
    return atOnce(special(actor, 'SH', {}), why && (() => why));
  },
  perform: (ply, { square: from }) => shadowed(record(ply, { kind: 'shadowed', square: from }), from),
};

export const SHADOWING: readonly Ability[] = [shadowing];

const CAPTURES_OF_A_RUN = 2;

/** An Assassin that captured twice or more in its turn ends it as a shadow. */
export const runEnded = (ply: Ply, captures: number): Ply => {
  const at = ply.actor?.kind === 'M' && captures >= CAPTURES_OF_A_RUN ? actorSquare(ply) : null;
  if (at === null || isFused(stackOn(ply.state, at) as Stack)) return ply;
  return shadowed(record(ply, { kind: 'runEnded', square: at }), at);
};

/** What keeps a shadow from returning on its square, or null. */
export const whyNoReturn = (state: State, shadow: Shadow): Refusal | null => {
  const { square, stack } = shadow;
  const name = theActor(shadow);
  const age = ageOf(state, stack);
  if (age < RIPE_AT) {
    const text = `${name} cannot return yet: it has been a shadow for ${age} of ${RIPE_AT} turns.`;
    return no(rule('FC-SHAD-7'), [square], text);
  }
  if (isFilled(state, square)) return no(rule('FC-SHAD-7'), [square], `${name} cannot return: ${obstacle(state, square)} is in its place.`);
  if (isCorrupted(state, square)) return no(rule('FC-SHAD-7'), [square], `${name} cannot return: ${nameOf(square)} is corrupted.`);
  if (state.traps.some((trap) => trap.square === square))
    return no(rule('FC-SHAD-7'), [square], `${name} cannot return: there is a trap on ${nameOf(square)}.`);
  const by = threateners(state, square, other(stack.side));
  const text = () => `${name} cannot return: ${nameOf(square)} is threatened by ${listed(by.map((each) => obstacle(state, each)))}.`;
  return by.length > 0 ? no(rule('FC-SHAD-7'), [square, ...by], text()) : null;
};

export const DE_SHADOW: Ability<'DS'> = {
  code: 'DS',
  rule: rule('FC-SHAD-7'),
  price: 0,
  cost: ({ stack }) => returnPrice(stack),
  words: 'Becomes a unit again where it is. Half the squares it travelled is the price in turns, for an Assassin a sixth.',
  has: () => true,
  ask: (state, shadow) => {
    const why = whyNoReturn(state, shadow);
    return atOnce(special(shadow, 'DS', {}), why && (() => why));
  },
  perform: (ply, shadow) => {
    const { square, stack } = shadow;
    const back = withStack(withoutShadow(ply, idOf(stack)), square, { ...stack, shade: null });
    return record(actingAt(back, square), { kind: 'returned', shadow });
  },
};

const STRIKE_PRICE = 10;

const isDark = (at: Square): boolean => (fileOf(at) + rankOf(at)) % 2 === 0;

/** Why an enemy unit within reach cannot be struck, or null. */
const whyUnstruck = (state: State, shadow: Shadow, at: Square): Refusal | null => {
  const target = stackAt(state, at);
  const name = theUnit(state, at);
  if (isFused(target)) return no(rule('FC-FUSE-6'), [at], `${name} is fused: no stack is struck.`);
  const bar = whyImmune(state, 'shadowstrike', unitOf(shadow).kind, at);
  if (bar) return bar;
  if (isDark(shadow.square) !== isDark(at)) {
    const shade = (square: Square) => (isDark(square) ? 'dark' : 'light');
    const text = `${nameOf(shadow.square)} is ${shade(shadow.square)}, ${nameOf(at)} ${shade(at)}: both must be of one colour.`;
    return no(rule('FC-SHAD-8'), [shadow.square, at], text);
  }
  const protectors = squaresOf(state, target.side).filter((each) => protects(state, each, at));
  if (protectors.length > 0) {
    const text = `${name} is protected by ${listed(protectors.map((each) => obstacle(state, each)))}.`;
    return no(rule('FC-SHAD-8'), [at, ...protectors], text);
  }
  if (!holds(target, 'T') || !isShieldedFrom(state, at, shadow.square)) return null;
  const text = `${name} is shielded from ${nameOf(shadow.square)}: it could capture there itself.`;
  return no(rule('FC-TEMP-2'), [at, shadow.square], text);
};

/** The enemy units on its capture pattern. */
const strikeSquares = (state: State, shadow: Shadow): readonly Square[] =>
  [...huntEnds(state, shadow).keys()].filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && stack.side !== shadow.stack.side && !isOnWall(state, square);
  });

/** Those of them that it could strike now. */
export const strikable = (state: State, shadow: Shadow): readonly Square[] =>
  strikeSquares(state, shadow).filter((square) => !whyUnstruck(state, shadow, square));

export const SHADOWSTRIKE: Ability<'SS'> = {
  code: 'SS',
  rule: rule('FC-SHAD-8'),
  price: STRIKE_PRICE,
  words: 'An unprotected enemy on its capture pattern, on a square of its own colour, becomes a shadow.',
  has: (state, shadow) => huntEnds(state, shadow).size > 0,
  ask: (state, shadow) => {
    const candidates = strikeSquares(state, shadow).map((square): Candidate => {
      const why = whyUnstruck(state, shadow, square);
      return { square, why: why && (() => why) };
    });
    const none = () => no(rule('FC-SHAD-8'), [shadow.square], `No enemy unit is on the capture pattern of ${theActor(shadow, 'inner')}.`);
    return aimed('SS', shadow, candidates, none);
  },
  perform: (ply, shadow, { to }) => shadowed(record(ply, { kind: 'shadowstruck', shadow, square: to }), to),
};
