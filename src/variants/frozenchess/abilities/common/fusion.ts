/** Friends join on one square and part again: Fuse (FC-FUSE-2, FC-PAWN-9) and De-fuse (FC-FUSE-4). */

import type { Square } from '../../../../kernel/board.ts';
import { act, chain, type Menu } from '../../../../kernel/menu.ts';
import { exploded } from '../../mechanics/capture/explosion.ts';
import { isOnFarRank, promoted } from '../../mechanics/capture/promotion.ts';
import { parted } from '../../mechanics/capture/tombs.ts';
import { arrived } from '../../mechanics/movement/arrival.ts';
import { actingAt } from '../../mechanics/movement/displacement.ts';
import { type Entry, ownEnds, tombsPassed } from '../../mechanics/movement/entry.ts';
import { turnsLeft } from '../../mechanics/time/presence.ts';
import { given } from '../../moves/given.ts';
import { newcomer, type Ply, record, withStack } from '../../moves/resolution.ts';
import type { Special } from '../../position/action.ts';
import { area, nameOf } from '../../position/board.ts';
import { isImmobile, isLifeless, KIND_NAMES, type Kind } from '../../position/kinds.ts';
import {
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
  stackOn,
  theUnit,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, type Candidate, no, pickKind, whyMonad } from '../ability.ts';

/** So many Pawns fused explode. */
const BOMB_PAWNS = 7;
const BOMB_REACH = 2;

/** Does a Fuse of these two make a Pawn Fusion Bomb? */
const isBomb = (a: Stack, b: Stack): boolean => holdsOnly(a, 'P') && holdsOnly(b, 'P') && a.comps.length + b.comps.length >= BOMB_PAWNS;

/** Friends at the end of a normal move of the acting unit. */
const fusings = (state: State, from: Square): readonly Entry[] => {
  const side = stackOn(state, from)?.side;
  return ownEnds(state, from, (to) => {
    const there = stackOn(state, to);
    return there !== null && there.side === side && kindOf(there) !== 'K' && !isLifeless(kindOf(there)) && !isOnWall(state, to);
  });
};

/** What a Fuse there brings: the bomb of seven Pawns, or the paralysis of the one it joins. */
const fusing = (state: State, from: Square, to: Square): Candidate => {
  const mover = stackOn(state, from) as Stack;
  const host = stackOn(state, to) as Stack;
  if (isMonad(host)) return { square: to, why: () => whyMonad(state, to) };
  if (isBomb(mover, host) && !isOnFarRank(mover, to)) {
    const hint = () => no(rule('FC-PAWN-9'), area(to, BOMB_REACH), 'Seven Pawns fused explode 5x5: all units there die.');
    return { square: to, why: null, isDeadly: true, hint };
  }
  if (host.par === 0) return { square: to, why: null };
  return { square: to, why: null, hint: () => no(rule('FC-FUSE-2'), [to], `It shares the paralysis: ${turnsLeft(host.par, host.side)}.`) };
};

/** The same action, after the question what a Pawn becomes where it reaches its far rank by it. */
const withPromotion = (state: State, action: Special): Menu<Special> => {
  const stack = stackOn(state, action.from);
  if (!stack || action.to === null || !isOnFarRank(stack, action.to)) return act(action);
  return pickKind(state, (promote: Kind) => act({ ...action, promote }));
};

/** The moving stack stands on top of the other one, as one with it. */
const joined = (ply: Ply, mover: Stack, host: Stack): Stack => ({
  ...newcomer(ply, host),
  comps: [...host.comps, ...mover.comps],
  acting: host.comps.length + mover.acting,
  shock: Math.max(host.shock, mover.shock),
});

const fuse: Ability = {
  code: 'FU',
  rule: rule('FC-FUSE-2'),
  price: 0,
  words: 'Joins a friend at the end of a normal move; from then on they act as one.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && kindOf(stack) !== 'K' && !isImmobile(kindOf(stack)) && !isOnWall(state, from);
  },
  ask: (state, from) =>
    chain(
      aimed(
        'FU',
        from,
        fusings(state, from).map(({ to }) => fusing(state, from, to)),
        () => no(rule('FC-FUSE-2'), [from], `No friend stands at the end of a normal move of ${theUnit(state, from, 'inner')}.`),
      ),
      (action) => withPromotion(state, action),
    ),
  perform: (ply, { from, to, promote }) => {
    const mover = given(stackOn(ply.state, from));
    const host = given(stackOn(ply.state, given(to)));
    const entry = given(fusings(ply.state, from).find((each) => each.to === to));
    const stack = joined(ply, mover, host);
    const recorded = record(ply, { kind: 'joined', path: entry.path });
    const moved = actingAt(withStack(withStack(recorded, from, null), entry.to, stack), entry.to);
    const walling = { ...moved, trail: [...moved.trail, entry.path] };
    const changed = promote ? promoted(walling, entry.to, promote, rule('FC-PAWN-4')) : walling;
    const there = arrived(tombsPassed(changed, ply.state, entry.path), entry.to);
    return !promote && isBomb(mover, host) ? exploded(there, entry.to, rule('FC-PAWN-9'), [], BOMB_REACH) : there;
  },
};

/** Squares the acting unit can leave its stack for. */
const partings = (state: State, from: Square): readonly Entry[] => {
  const stack = stackOn(state, from);
  const isFrog = stack !== null && kindOf(stack) === 'F';
  return ownEnds(state, from, (to) => isEmpty(state, to) || (!isFrog && (isClosedTomb(state, to) || isCorrupted(state, to))));
};

/** Leaving for a closed tomb or a corrupted square is the end of the unit. */
const parting = (state: State, from: Square, to: Square): Candidate => {
  const name = KIND_NAMES[kindOf(stackOn(state, from) as Stack)];
  const corrupted = () => no(rule('FC-CORR-2'), [to], `The ${name} dies for good: ${nameOf(to)} is corrupted.`);
  if (isCorrupted(state, to)) return { square: to, why: null, isDeadly: true, hint: corrupted };
  if (!isClosedTomb(state, to)) return { square: to, why: null };
  return {
    square: to,
    why: null,
    isDeadly: true,
    hint: () => no(rule('FC-TOMB-4'), [to], `The ${name} dies: the tomb explodes under it.`),
  };
};

const defuse: Ability = {
  code: 'DF',
  rule: rule('FC-FUSE-4'),
  price: 0,
  words: 'Leaves its stack by a normal move of its own; the others stay. All of them lose their awards.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && isFused(stack);
  },
  ask: (state, from) => {
    const kind = KIND_NAMES[kindOf(stackOn(state, from) as Stack)];
    return chain(
      aimed(
        'DF',
        from,
        partings(state, from).map(({ to }) => parting(state, from, to)),
        () => no(rule('FC-FUSE-4'), [from], `The ${kind} has no normal move of its own away from ${nameOf(from)}.`),
      ),
      (action) => withPromotion(state, action),
    );
  },
  perform: (ply, { from, to, promote }) => {
    const stack = given(stackOn(ply.state, from));
    const entry = given(partings(ply.state, from).find((each) => each.to === to));
    const leaver = actingUnit(stack);
    const units = parted(stack.comps);
    const [first, ...rest] = units.filter(({ id }) => id !== leaver.id);
    const left = given(units.find(({ id }) => id === leaver.id));
    const alone: Stack = { ...newcomer(ply, stack), comps: [left], acting: 0, shock: 0 };
    const recorded = record(ply, { kind: 'parted', leaver: alone, path: entry.path });
    const stayed = withStack(recorded, from, { ...stack, comps: [given(first), ...rest], acting: 0 });
    const moved = withStack(stayed, entry.to, alone);
    const acting: Ply = {
      ...moved,
      actor: { ...given(ply.actor), stack: left.id, at: entry.to, movers: [left.id] },
      trail: [...moved.trail, entry.path],
    };
    const changed = promote ? promoted(acting, entry.to, promote, rule('FC-PAWN-4')) : acting;
    return arrived(tombsPassed(changed, ply.state, entry.path), entry.to);
  },
};

export const FUSION: readonly Ability[] = [fuse, defuse];
