/** Friends join on one square and part again: Fuse (FC-FUSE-2, FC-PAWN-9) and De-fuse (FC-FUSE-4). */

import type { Square } from '../../../../kernel/board/board.ts';
import { invariant } from '../../../../kernel/invariant.ts';
import { act } from '../../../../kernel/menu.ts';
import { explode } from '../../mechanics/capture/explosion.ts';
import { isOnFarRank, promotePawn } from '../../mechanics/capture/promotion.ts';
import { withoutLeaver } from '../../mechanics/capture/tombs.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { type Entry, ownEnds, payForTombs } from '../../mechanics/movement/quiet.ts';
import { turnsLeft } from '../../mechanics/time/paralysis-by-presence.ts';
import {
  newcomer,
  type Resolution,
  record,
  withActing,
  withStack,
  withTrail,
} from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import { area, nameOf } from '../../position/board.ts';
import { changeStack, changeUnit } from '../../position/changed.ts';
import { isImmobile, isLifeless, KIND_NAMES } from '../../position/kinds.ts';
import {
  type Actor,
  actingUnit,
  holdsOnly,
  isClosedTomb,
  isCorrupted,
  isEmpty,
  isFused,
  isMonad,
  isOnWall,
  kindOf,
  type Stack,
  type State,
  stackAt,
  stackOn,
  theUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, askPromotion, type Candidate, no, pickTarget, whyMonad } from '../ability.ts';

/** So many Pawns fused explode. */
const BOMB_PAWNS = 7;
const BOMB_REACH = 2;

/** Does a Fuse of these two make a Pawn Fusion Bomb? */
export const isBomb = (a: Stack, b: Stack): boolean =>
  holdsOnly(a, 'P') && holdsOnly(b, 'P') && a.comps.length + b.comps.length >= BOMB_PAWNS;

/** Friends at the end of a normal move of the acting unit. */
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

/** What a Fuse there brings: the bomb of seven Pawns, or the paralysis of the one it joins. */
const fusing = (state: State, mover: Stack, to: Square): Candidate => {
  const host = stackAt(state, to);
  if (isMonad(host)) return { square: to, why: () => whyMonad({ square: to, stack: host }) };
  if (isBomb(mover, host) && !isOnFarRank(mover, to)) {
    const hint = () =>
      no(
        rule('FC-PAWN-9'),
        area(to, BOMB_REACH),
        'A stack of 7 Pawns explodes 5×5 and kills all pieces there.',
      );
    return { square: to, why: null, isDeadly: true, hint };
  }
  if (host.par === 0) return { square: to, why: null };
  return {
    square: to,
    why: null,
    hint: () => no(rule('FC-FUSE-2'), [to], `The stack is paralysed for ${turnsLeft(host.par, host.side)}.`),
  };
};

/** The moving stack stands on top of the other one, as one with it. */
const join = (resolution: Resolution, mover: Stack, host: Stack): Stack => ({
  ...newcomer(resolution, host),
  comps: [...host.comps, ...mover.comps],
  acting: host.comps.length + mover.acting,
  shock: Math.max(host.shock, mover.shock),
});

const fuse: Ability<'FU'> = {
  code: 'FU',
  rule: rule('FC-FUSE-2'),
  price: 0,
  words: 'Moves onto a friendly piece and forms a stack with it.',
  has: (state, { square: from, stack }) =>
    kindOf(stack) !== 'K' && !isImmobile(kindOf(stack)) && !isOnWall(state, from),
  ask: (state, actor) =>
    pickTarget(
      'FU',
      fusings(state, actor).map(({ to, path }) => ({ ...fusing(state, actor.stack, to), path })),
      (to, { path }) =>
        askPromotion(state, actor, to, (promote) => act(special(actor, 'FU', { to, path, promote }))),
      () =>
        no(
          rule('FC-FUSE-2'),
          [actor.square],
          `No friendly piece is at the end of a normal move of ${theUnit(state, actor.square, 'inner')}.`,
        ),
    ),
  perform: (resolution, { square: from, stack: mover }, { to, path, promote }) => {
    const host = stackAt(resolution.state, to);
    const stack = join(resolution, mover, host);
    const recorded = record(resolution, { kind: 'joined', path });
    const moved = withActing(withStack(withStack(recorded, from, null), to, stack), { at: to });
    const walling = withTrail(moved, path);
    const changed = promotePawn(walling, promote);
    const there = arrive(payForTombs(changed, resolution.state, path), to);
    return !promote && isBomb(mover, host) ? explode(there, to, rule('FC-PAWN-9'), [], BOMB_REACH) : there;
  },
};

/** Squares the acting unit can leave its stack for. */
const partings = (state: State, { square: from, stack }: Actor): readonly Entry[] => {
  const isFrog = kindOf(stack) === 'F';
  return ownEnds(
    state,
    from,
    (to) => isEmpty(state, to) || (!isFrog && (isClosedTomb(state, to) || isCorrupted(state, to))),
  );
};

/** Leaving for a closed tomb or a corrupted square is the end of the unit. */
const parting = (state: State, stack: Stack, to: Square): Candidate => {
  const name = KIND_NAMES[kindOf(stack)];
  const corrupt = () => no(rule('FC-CORR-2'), [to], `The ${name} dies for good: ${nameOf(to)} is corrupted.`);
  if (isCorrupted(state, to)) return { square: to, why: null, isDeadly: true, hint: corrupt };
  if (!isClosedTomb(state, to)) return { square: to, why: null };
  return {
    square: to,
    why: null,
    isDeadly: true,
    hint: () => no(rule('FC-TOMB-4'), [to], `The ${name} dies: the tomb on ${nameOf(to)} explodes.`),
  };
};

const defuse: Ability<'DF'> = {
  code: 'DF',
  rule: rule('FC-FUSE-4'),
  price: 0,
  words: 'Leaves its stack by a normal move. All pieces of the stack lose their counts of captures.',
  has: (_state, { stack }) => isFused(stack),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    return pickTarget(
      'DF',
      partings(state, actor).map(({ to, path }) => ({ ...parting(state, stack, to), path })),
      (to, { path }) =>
        askPromotion(state, actor, to, (promote) => act(special(actor, 'DF', { to, path, promote }))),
      () =>
        no(
          rule('FC-FUSE-4'),
          [from],
          `The ${KIND_NAMES[kindOf(stack)]} has no normal move away from ${nameOf(from)}.`,
        ),
    );
  },
  perform: (resolution, { square: from, stack }, { to, path, promote }) => {
    const leaver = changeUnit(actingUnit(stack), { capN: 0, capP: 0 });
    const comps = withoutLeaver(stack.comps, leaver.id);
    invariant(comps, 'a unit leaves a stack, and others stay');
    const alone = changeStack(newcomer(resolution, stack), { comps: [leaver], acting: 0, shock: 0 });
    const recorded = record(resolution, { kind: 'parted', leaver: alone, path });
    const stayed = withStack(recorded, from, changeStack(stack, { comps, acting: 0 }));
    const moved = withStack(stayed, to, alone);
    const acting = withTrail(withActing(moved, { stack: leaver.id, at: to, movers: [leaver.id] }), path);
    const changed = promotePawn(acting, promote);
    return arrive(payForTombs(changed, resolution.state, path), to);
  },
};

export const FUSION: readonly Ability[] = [fuse, defuse];
