/** Fuse (FC-FUSE-2, FC-PAWN-9) and De-fuse (FC-FUSE-4). */
import { act } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { explode } from '../../mechanics/capture/explosion.ts';
import { isOnFarRank, promotePawn } from '../../mechanics/capture/promotion.ts';
import { withoutLeaver } from '../../mechanics/capture/tombs.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { addTombCost, ownMoveEnds, type PathEnd, paysForTomb } from '../../mechanics/movement/quiet.ts';
import { addTrail, changeActing, type Ply, withStayReset } from '../../mechanics/ply.ts';
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
import { type Ability, aimedAbility } from '../ability.ts';
import { type AimCandidate, askPromotion } from '../asking.ts';
import { offer } from '../offers.ts';

/** The number of Pawns at which a stack explodes (FC-PAWN-9). */
const BOMB_PAWNS = 7;
const BOMB_REACH = 2;

const isBomb = (a: Stack, b: Stack): boolean =>
  holdsOnly(a, 'P') && holdsOnly(b, 'P') && a.units.length + b.units.length >= BOMB_PAWNS;

interface FusionTarget extends AimCandidate {
  readonly path: readonly Square[];
}

const askFusionDetails = (state: State, actor: Actor, { square: to, path }: FusionTarget) =>
  askPromotion(state, actor, to, (promote) => act({ to, path, promote }));

const fusionEnds = (state: State, { square: from, stack: { side } }: Actor): readonly PathEnd[] =>
  ownMoveEnds(state, from, (to) => {
    const there = stackOn(state, to);
    return (
      there !== null &&
      there.side === side &&
      kindOf(there) !== 'K' &&
      !isLifeless(kindOf(there)) &&
      !isOnWall(state, to)
    );
  });

const fusionTarget = (state: State, mover: Stack, to: Square): AimCandidate => {
  const host = stackAt(state, to);
  if (isMonad(host)) return { square: to, why: whyMonad({ square: to, stack: host }) };
  if (isBomb(mover, host) && !isOnFarRank(mover, to)) {
    const hint = () =>
      refusal('FC-PAWN-9', 'A stack of 7 Pawns explodes 5×5 and kills all pieces there.', area(to, BOMB_REACH));
    return { square: to, why: null, isDeadly: true, hint };
  }
  if (host.paralysis === 0) return { square: to, why: null };
  return {
    square: to,
    why: null,
    hint: () => refusal('FC-FUSE-2', `The stack is paralysed for ${turnsLeft(host.paralysis, host.side)}.`, [to]),
  };
};

const joinedStack = (ply: Ply, mover: Stack, host: Stack): Stack => ({
  ...withStayReset(ply, host),
  units: [...host.units, ...mover.units],
  acting: host.units.length + mover.acting,
  shock: Math.max(host.shock, mover.shock),
});

const FUSE = aimedAbility({
  code: 'FU',
  rule: 'FC-FUSE-2',
  offer: offer('Change', 2, 'j', 'fuse', 'Fuse', 'joins a friendly piece'),
  words: 'Moves onto a friendly piece and forms a stack with it.',
  inMultimove: 'last',
  has: (_state, { stack }) => kindOf(stack) !== 'K' && !isImmobile(kindOf(stack)),
  candidates: (state, actor) =>
    fusionEnds(state, actor).map(({ to, path }) => ({ ...fusionTarget(state, actor.stack, to), path })),
  details: askFusionDetails,
  none: (_state, actor) => `No friendly piece is at the end of a normal move of ${theActor(actor, 'inner')}.`,
  perform: (ply, { square: from, stack: mover }, { to, path, promote }) => {
    const host = stackAt(ply.state, to);
    const stack = joinedStack(ply, mover, host);
    const owes = paysForTomb(ply.state, { square: from, stack: mover }, path);
    ply.note?.({ kind: 'joined', path });
    ply.put(from, null);
    ply.put(to, stack);
    changeActing(ply, { at: to });
    addTrail(ply, path);
    promotePawn(ply, promote);
    if (owes) addTombCost(ply);
    arrive(ply, to);
    if (!promote && isBomb(mover, host)) explode(ply, to, 'FC-PAWN-9', [], BOMB_REACH);
  },
});

const separationEnds = (state: State, { square: from, stack }: Actor): readonly PathEnd[] => {
  const isFrog = kindOf(stack) === 'F';
  return ownMoveEnds(
    state,
    from,
    (to) => isEmpty(state, to) || (!isFrog && (isClosedTomb(state, to) || isCorrupted(state, to))),
  );
};

const separationTarget = (state: State, stack: Stack, to: Square): AimCandidate => {
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

const DEFUSE = aimedAbility({
  code: 'DF',
  rule: 'FC-FUSE-4',
  offer: offer('Change', 6, 'e', 'part', 'De-fuse', 'leaves its stack'),
  words: 'Leaves its stack by a normal move. All pieces of the stack lose their counts of captures.',
  inMultimove: 'last',
  has: (_state, { stack }) => isFused(stack),
  candidates: (state, actor) =>
    separationEnds(state, actor).map(({ to, path }) => ({
      ...separationTarget(state, actor.stack, to),
      path,
    })),
  details: askFusionDetails,
  none: (_state, actor) =>
    `The ${KIND_NAMES[kindOf(actor.stack)]} has no normal move away from ${nameOf(actor.square)}.`,
  perform: (ply, { square: from, stack }, { to, path, promote }) => {
    const leaver = changeUnit(actingUnit(stack), { nonPawnsCaptured: 0, pawnsCaptured: 0 });
    const units = withoutLeaver(stack.units, leaver.id);
    invariant(units, 'a unit leaves a stack, and others stay');
    const alone = changeStack(withStayReset(ply, stack), { units: [leaver], acting: 0, shock: 0 });
    const owes = paysForTomb(ply.state, { square: from, stack }, path);
    ply.note?.({ kind: 'parted', leaver: alone, path });
    ply.put(from, changeStack(stack, { units, acting: 0 }));
    ply.put(to, alone);
    changeActing(ply, { stack: leaver.id, at: to, movers: [leaver.id] });
    addTrail(ply, path);
    promotePawn(ply, promote);
    if (owes) addTombCost(ply);
    arrive(ply, to);
  },
});

export const FUSION: readonly Ability[] = [FUSE, DEFUSE];
