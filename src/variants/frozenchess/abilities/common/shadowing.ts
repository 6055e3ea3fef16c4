/** Changes into and out of shadow form (FC-SHAD-1, FC-SHAD-7, FC-SHAD-8, FC-ASSN-2). */
import type { Refusal } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { other } from '../../../../kernel/side.ts';
import { countWords, listWords, plural } from '../../../../kernel/words.ts';
import { changeActing, currentActing, currentActorSquare, type Ply } from '../../mechanics/ply.ts';
import { newShade, putShadow, RETURN_AFTER, removeShadow, returnCost } from '../../mechanics/shadows/shadows.ts';
import type { ProjectedUnit } from '../../moves/projected-unit.ts';
import { shadowCaptureEnds } from '../../moves/shadow-reach.ts';
import { isShieldedFrom } from '../../moves/threat/capturable.ts';
import { whyImmune } from '../../moves/threat/immunity.ts';
import { protectorsOf, threateners } from '../../moves/threat/threat.ts';
import { nameOf } from '../../position/board.ts';
import { changeStack } from '../../position/changed.ts';
import { isLifeless, isPeaceful } from '../../position/kinds.ts';
import { kindName, obstacle, theActor, theUnit } from '../../position/names.ts';
import { unitOf } from '../../position/shadows.ts';
import { ageOf, isCorrupted, isFilled, isOnWall, stackAt, stackOn } from '../../position/squares.ts';
import { holds, idOf, isFused, kindOf } from '../../position/stacks.ts';
import type { Actor, Shadow, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { squareAbility, unaimedAbility } from '../ability.ts';
import { onCaptures } from '../aims.ts';
import { whyOtherColour, whyStack } from '../asking.ts';
import { offer } from '../offers.ts';

const turnIntoShadow = (ply: Ply, square: Square): void => {
  const stack = stackAt(ply.state, square);
  ply.put(square, null);
  putShadow(ply, { square, stack: changeStack(stack, { shade: newShade(ply, stack.side) }) });
};

const whyNoShadowing = (state: State, { square, stack }: Actor): Refusal | string | null => {
  if (isFused(stack)) return whyStack(state, square, 'become shadows');
  const kind = kindOf(stack);
  const isSolid = kind === 'K' || kind === 'P' || isLifeless(kind);
  return isSolid ? `A ${kindName(stack)} cannot become a shadow.` : null;
};

export const SHADOWING = unaimedAbility({
  code: 'SH',
  rule: 'FC-SHAD-1',
  offer: offer('Change', 3, 'q', 'shadow', 'Shadowing', 'becomes a shadow'),
  words: `Becomes a shadow, which fills no square and affects only shadows. After ${RETURN_AFTER} turns it can return.`,
  inMultimove: 'last',
  whyUnusable: whyNoShadowing,
  perform: (ply, { square: from }) => {
    ply.note?.({ kind: 'shadowed', square: from });
    turnIntoShadow(ply, from);
  },
});

const CAPTURES_OF_A_RUN = 2;

/** Ends an Assassin's Run: after two or more captures, the Assassin becomes a shadow (FC-ASSN-2). */
export const endAssassinRun = (ply: Ply, captures: number): void => {
  const at = currentActing(ply)?.kind === 'M' && captures >= CAPTURES_OF_A_RUN ? currentActorSquare(ply) : null;
  if (at === null || isFused(stackAt(ply.state, at))) return;
  ply.note?.({ kind: 'runEnded', square: at });
  turnIntoShadow(ply, at);
};

export const whyNoReturn = (state: State, shadow: Shadow): Refusal | null => {
  const { square, stack } = shadow;
  const name = theActor(shadow);
  const age = ageOf(state, stack);
  if (age < RETURN_AFTER) {
    const text = `${name} can return in ${countWords(RETURN_AFTER - age, 'turn')}.`;
    return refusal('FC-SHAD-7', text, [square]);
  }
  if (isFilled(state, square))
    return refusal('FC-SHAD-7', `${name} cannot return: ${obstacle(state, square)} fills its square.`, [square]);
  if (isCorrupted(state, square))
    return refusal('FC-SHAD-7', `${name} cannot return: ${nameOf(square)} is corrupted.`, [square]);
  if (state.traps.some((trap) => trap.square === square))
    return refusal('FC-SHAD-7', `${name} cannot return: there is a trap on ${nameOf(square)}.`, [square]);
  const by = threateners(state, square, other(stack.side));
  const text = () =>
    `${name} cannot return: ${listWords(by.map((each) => obstacle(state, each)))} ${plural(by.length, 'threatens', 'threaten')} ${nameOf(square)}.`;
  return by.length > 0 ? refusal('FC-SHAD-7', text(), [square, ...by]) : null;
};

export const DE_SHADOW = unaimedAbility({
  code: 'DS',
  rule: 'FC-SHAD-7',
  offer: offer('Change', 4, 'q', 'shadow', 'De-shadow', 'becomes a piece again'),
  costOf: ({ stack }) => returnCost(stack),
  words: 'Becomes a piece again on its square. This costs half the squares it travelled, for an Assassin a sixth.',
  form: 'shadow',
  inMultimove: 'last',
  plan: { after: () => ({ isShadow: false }) },
  whyUnusable: whyNoReturn,
  perform: (ply, shadow) => {
    const { square, stack } = shadow;
    removeShadow(ply, idOf(stack));
    ply.put(square, changeStack(stack, { shade: null }));
    changeActing(ply, { at: square });
    ply.note?.({ kind: 'returned', shadow });
  },
});

const STRIKE_COST = 10;

const whyNoStrike = (state: State, shadow: Shadow, at: Square): Refusal | null => {
  const target = stackAt(state, at);
  const name = theUnit(state, at);
  if (isFused(target)) return whyStack(state, at, 'be struck');
  const bar = whyImmune(state, 'shadowstrike', unitOf(shadow).kind, { square: at, stack: target });
  if (bar) return bar;
  const colour = whyOtherColour('FC-SHAD-8', shadow.square, at, 'strike');
  if (colour) return colour;
  const protectors = protectorsOf(state, at);
  if (protectors.length > 0) {
    const text = `${name} cannot be struck: ${listWords(protectors.map((each) => obstacle(state, each)))} ${plural(protectors.length, 'protects', 'protect')} it.`;
    return refusal('FC-SHAD-8', text, [at, ...protectors]);
  }
  if (!holds(target, 'T') || !isShieldedFrom(state, at, shadow.square)) return null;
  const text = `${name} threatens ${nameOf(shadow.square)}, so its Shield protects it.`;
  return refusal('FC-TEMP-2', text, [at, shadow.square]);
};

const strikeSquares = (state: State, shadow: Shadow): readonly Square[] =>
  [...shadowCaptureEnds(state, shadow).keys()].filter((square) => {
    const stack = stackOn(state, square);
    return stack !== null && stack.side !== shadow.stack.side && !isOnWall(state, square);
  });

export const strikableShadows = (state: State, shadow: Shadow): readonly Square[] =>
  strikeSquares(state, shadow).filter((square) => !whyNoStrike(state, shadow, square));

/** The squares at which a plan can aim a Shadowstrike (FC-SHAD-8). A Bishop aims at its Conversion squares. */
const plannedStrikes = (projected: ProjectedUnit): readonly Square[] =>
  isPeaceful(projected.kind) && projected.kind !== 'B' ? [] : onCaptures(projected);

export const SHADOWSTRIKE = squareAbility({
  code: 'SS',
  rule: 'FC-SHAD-8',
  offer: offer('Attack', 8, '6', 'shadow', 'Shadowstrike', 'makes an enemy a shadow'),
  cost: STRIKE_COST,
  words: 'Turns an unprotected enemy on its capture pattern, on a square of the same colour, into a shadow.',
  form: 'shadow',
  captureGainFactor: 1,
  plan: { isFor: (projected) => plannedStrikes(projected).length > 0, targets: plannedStrikes },
  has: (state, shadow) => shadowCaptureEnds(state, shadow).size > 0,
  targets: strikeSquares,
  why: whyNoStrike,
  none: (_state, shadow) =>
    refusal('FC-SHAD-8', `No enemy piece is on the capture pattern of ${theActor(shadow, 'inner')}.`, [shadow.square]),
  perform: (ply, shadow, { to }) => {
    ply.note?.({ kind: 'shadowstruck', shadow, square: to });
    turnIntoShadow(ply, to);
  },
});
