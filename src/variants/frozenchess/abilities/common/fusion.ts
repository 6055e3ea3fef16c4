/** Fuse (FC-FUSE-2, FC-PAWN-9) and De-fuse (FC-FUSE-4): friends join on one square, and part again. */
import { act } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { explode } from '../../mechanics/capture/explosion.ts';
import { isOnFarRank, promotePawn } from '../../mechanics/capture/promotion.ts';
import { withoutLeaver } from '../../mechanics/capture/tombs.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { type Entry, isOverTomb, oweForTombs, ownEnds } from '../../mechanics/movement/quiet.ts';
import { addTrail, changeActing, newcomer, type Ply } from '../../mechanics/ply.ts';
import { whyMonad } from '../../moves/threat/immunity.ts';
import { turnsLeft } from '../../moves/threat/paralysis-by-presence.ts';
import { area, nameOf } from '../../position/board.ts';
import { changeStack, changeUnit } from '../../position/changed.ts';
import { isImmobile, isLifeless, KIND_NAMES } from '../../position/kinds.ts';
import { theActor } from '../../position/names.ts';
import { isClosedTomb, isCorrupted, isEmpty, isOnWall, stackAt, stackOn } from '../../position/squares.ts';
import { actingUnit, holdsOnly, isFused, isMonad, kindOf } from '../../position/stacks.ts';
import type { Actor, Stack, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { type Ability, aimed } from '../ability.ts';
import { type AimCandidate, askPromotion } from '../asking.ts';
import { offer } from '../offers.ts';

/** The number of fused Pawns that explodes. */
const BOMB_PAWNS = 7;
const BOMB_REACH = 2;

/** Whether a Fuse of these two makes a Pawn Fusion Bomb. */
const isBomb = (a: Stack, b: Stack): boolean =>
  holdsOnly(a, 'P') && holdsOnly(b, 'P') && a.comps.length + b.comps.length >= BOMB_PAWNS;

interface Way extends AimCandidate {
  readonly path: readonly Square[];
}

/** The details of the action, with a Pawn's promotion at the end of its path. */
const askWay = (state: State, actor: Actor, { square: to, path }: Way) =>
  askPromotion(state, actor, to, (promote) => act({ to, path, promote }));

const fusings = (state: State, { square: from, stack: { side } }: Actor): readonly Entry[] =>
  ownEnds(state, from, (to) => {
    const there = stackOn(state, to);
    return (
      there !== null &&
      there.side === side &&
      kindOf(there) !== 'K' &&
      !isLifeless(kindOf(there)) &&
      !isOnWall(state, to)
    );
  });

/** A Fuse as a target, with a hint if it explodes or costs paralysis. */
const fusing = (state: State, mover: Stack, to: Square): AimCandidate => {
  const host = stackAt(state, to);
  if (isMonad(host)) return { square: to, why: whyMonad({ square: to, stack: host }) };
  if (isBomb(mover, host) && !isOnFarRank(mover, to)) {
    const hint = () =>
      refusal(
        'FC-PAWN-9',
        'A stack of 7 Pawns explodes 5×5 and kills all pieces there.',
        area(to, BOMB_REACH),
      );
    return { square: to, why: null, isDeadly: true, hint };
  }
  if (host.par === 0) return { square: to, why: null };
  return {
    square: to,
    why: null,
    hint: () => refusal('FC-FUSE-2', `The stack is paralysed for ${turnsLeft(host.par, host.side)}.`, [to]),
  };
};

const join = (ply: Ply, mover: Stack, host: Stack): Stack => ({
  ...newcomer(ply, host),
  comps: [...host.comps, ...mover.comps],
  acting: host.comps.length + mover.acting,
  shock: Math.max(host.shock, mover.shock),
});

const fuse = aimed({
  code: 'FU',
  rule: 'FC-FUSE-2',
  offer: offer('Change', 2, 'j', 'fuse', 'Fuse', 'joins a friendly piece'),
  words: 'Moves onto a friendly piece and forms a stack with it.',
  inMultimove: 'last',
  has: (_state, { stack }) => kindOf(stack) !== 'K' && !isImmobile(kindOf(stack)),
  candidates: (state, actor) =>
    fusings(state, actor).map(({ to, path }) => ({ ...fusing(state, actor.stack, to), path })),
  details: askWay,
  none: (_state, actor) => `No friendly piece is at the end of a normal move of ${theActor(actor, 'inner')}.`,
  perform: (ply, { square: from, stack: mover }, { to, path, promote }) => {
    const host = stackAt(ply.state, to);
    const stack = join(ply, mover, host);
    const owes = isOverTomb(ply.state, { square: from, stack: mover }, path);
    ply.note?.({ kind: 'joined', path });
    ply.put(from, null);
    ply.put(to, stack);
    changeActing(ply, { at: to });
    addTrail(ply, path);
    promotePawn(ply, promote);
    if (owes) oweForTombs(ply);
    arrive(ply, to);
    if (!promote && isBomb(mover, host)) explode(ply, to, 'FC-PAWN-9', [], BOMB_REACH);
  },
});

const partings = (state: State, { square: from, stack }: Actor): readonly Entry[] => {
  const isFrog = kindOf(stack) === 'F';
  return ownEnds(
    state,
    from,
    (to) => isEmpty(state, to) || (!isFrog && (isClosedTomb(state, to) || isCorrupted(state, to))),
  );
};

/** De-fusing onto a closed tomb or corrupted square kills the unit. */
const parting = (state: State, stack: Stack, to: Square): AimCandidate => {
  const name = KIND_NAMES[kindOf(stack)];
  const corrupt = () => refusal('FC-CORR-2', `The ${name} dies for good: ${nameOf(to)} is corrupted.`, [to]);
  if (isCorrupted(state, to)) return { square: to, why: null, isDeadly: true, hint: corrupt };
  if (!isClosedTomb(state, to)) return { square: to, why: null };
  return {
    square: to,
    why: null,
    isDeadly: true,
    hint: () => refusal('FC-TOMB-4', `The ${name} dies: the tomb on ${nameOf(to)} explodes.`, [to]),
  };
};

const defuse = aimed({
  code: 'DF',
  rule: 'FC-FUSE-4',
  offer: offer('Change', 6, 'e', 'part', 'De-fuse', 'leaves its stack'),
  words: 'Leaves its stack by a normal move. All pieces of the stack lose their counts of captures.',
  inMultimove: 'last',
  has: (_state, { stack }) => isFused(stack),
  candidates: (state, actor) =>
    partings(state, actor).map(({ to, path }) => ({ ...parting(state, actor.stack, to), path })),
  details: askWay,
  none: (_state, actor) =>
    `The ${KIND_NAMES[kindOf(actor.stack)]} has no normal move away from ${nameOf(actor.square)}.`,
  perform: (ply, { square: from, stack }, { to, path, promote }) => {
    const leaver = changeUnit(actingUnit(stack), { capN: 0, capP: 0 });
    const comps = withoutLeaver(stack.comps, leaver.id);
    invariant(comps, 'a unit leaves a stack, and others stay');
    const alone = changeStack(newcomer(ply, stack), { comps: [leaver], acting: 0, shock: 0 });
    const owes = isOverTomb(ply.state, { square: from, stack }, path);
    ply.note?.({ kind: 'parted', leaver: alone, path });
    ply.put(from, changeStack(stack, { comps, acting: 0 }));
    ply.put(to, alone);
    changeActing(ply, { stack: leaver.id, at: to, movers: [leaver.id] });
    addTrail(ply, path);
    promotePawn(ply, promote);
    if (owes) oweForTombs(ply);
    arrive(ply, to);
  },
});

export const FUSION: readonly Ability[] = [fuse, defuse];
