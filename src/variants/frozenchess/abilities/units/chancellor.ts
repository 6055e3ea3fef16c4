/** The Chancellor: Teleswap (FC-CHAN-2), Mirror Portal (FC-CHAN-4, FC-CHAN-6) and Quickening (FC-CHAN-5). */

import type { Square } from '../../../../kernel/board/board.ts';
import { act, type Refusal } from '../../../../kernel/menu.ts';
import { capital } from '../../../../kernel/words.ts';
import { isOnFarRank, promotePawn } from '../../mechanics/capture/promotion.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { isLateKing } from '../../mechanics/movement/courses.ts';
import { displace, swapUnits } from '../../mechanics/movement/displacement.ts';
import { whyImmune } from '../../mechanics/threat/immunity.ts';
import { protects } from '../../mechanics/threat/threat.ts';
import { whyNoLanding } from '../../moves/generate.ts';
import { waysOf } from '../../moves/lines.ts';
import { special } from '../../position/action.ts';
import { distance, mirror, nameOf } from '../../position/board.ts';
import { bitOf, isImmobile, type Kinds } from '../../position/kinds.ts';
import { kindsOn, memoizeByBoard, unitSquares } from '../../position/piece-lists.ts';
import {
  type Actor,
  actingUnit,
  actorAt,
  isClosedTomb,
  isCorrupted,
  isEmpty,
  isFilled,
  kindOf,
  obstacle,
  type State,
  stackOn,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, atOnce, candidateOn, isOf, no, otherFriends, pickAim, pickKind } from '../ability.ts';

const CHANCELLOR = bitOf('C');

const chancellors = memoizeByBoard((state: State): readonly Square[] => {
  const kinds = kindsOn(state);
  return unitSquares(state).filter((square) => ((kinds[square] as Kinds) & CHANCELLOR) !== 0);
});

export const TELESWAP: Ability<'TS'> = {
  code: 'TS',
  rule: rule('FC-CHAN-2'),
  price: 0,
  words: 'Swaps places with any friendly piece on the board except a Chancellor or a Wonder.',
  has: isOf('C'),
  ask: (state, actor) => {
    const candidates = otherFriends(state, actor).map((square) =>
      candidateOn(square, whyImmune(state, 'teleswap', 'C', actorAt(state, square))),
    );
    return pickAim('TS', actor, candidates, () =>
      no(rule('FC-CHAN-2'), [actor.square], 'Choose a friendly piece on the board.'),
    );
  },
  perform: (ply, { square: from }, { to }) => {
    swapUnits(ply, from, to, rule('FC-CHAN-2'));
    arrive(ply, to);
    arrive(ply, from);
  },
};

/** Does the unit here protect an own Chancellor? Only those that can move themselves count. */
const isPortalProtector = (state: State, from: Square): boolean => {
  const stack = stackOn(state, from);
  if (!stack || kindOf(stack) === 'K' || isImmobile(kindOf(stack))) return false;
  return chancellors(state).some((square) => protects(state, from, square));
};

const whyNoPortal = (state: State, actor: Actor, to: Square): (() => Refusal) | null => {
  const { stack } = actor;
  if (stack.shade) {
    const text = () => `The mirror square, ${nameOf(to)}, is not empty.`;
    return isEmpty(state, to) ? null : () => no(rule('FC-SHAD-3'), [to], text());
  }
  if (isCorrupted(state, to))
    return () => no(rule('FC-CHAN-4'), [to], `The mirror square, ${nameOf(to)}, is corrupted.`);
  if (isFilled(state, to))
    return () => no(rule('FC-CHAN-4'), [to], `${capital(obstacle(state, to))} fills the mirror square.`);
  return isClosedTomb(state, to) ? whyNoLanding(stack, to, 'a closed tomb') : null;
};

export const PORTAL: Ability<'MP'> = {
  code: 'MP',
  rule: rule('FC-CHAN-4'),
  price: 0,
  words: 'Moves to the square opposite through the middle of the board.',
  has: (state, { square, stack }) =>
    kindOf(stack) === 'C' ||
    (!stack.shade && (isPortalProtector(state, square) || isLateKing(state, kindOf(stack)))),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const to = mirror(from);
    const why = whyNoPortal(state, actor, to);
    if (why || !isOnFarRank(stack, to)) return atOnce(special(actor, 'MP', { promote: null }), why);
    return pickKind(state, (promote) => act(special(actor, 'MP', { promote })));
  },
  perform: (ply, actor, { promote }) => {
    const { square: from, stack } = actor;
    const to = mirror(from);
    const isKings = isLateKing(ply.state, kindOf(stack));
    const clause = isKings ? rule('FC-STG-8') : kindOf(stack) === 'C' ? rule('FC-CHAN-4') : rule('FC-CHAN-6');
    displace(ply, actor, [from, to], clause, { length: distance(from, to) });
    promotePawn(ply, promote);
    arrive(ply, to);
  },
};

const QUICK_PLIES = 64;

const patternSquares = ({ square: from, stack }: Actor): readonly Square[] =>
  waysOf('C', actingUnit(stack).aim, 'capture', from).flatMap(({ ends }) => ends.flat());

export const QUICKENING: Ability<'QU'> = {
  code: 'QU',
  rule: rule('FC-CHAN-5'),
  price: 5,
  words:
    "Makes all counters on a square of its pattern run twice as fast for 64 turns, counting both players'.",
  has: isOf('C'),
  ask: (_state, actor) =>
    pickAim(
      'QU',
      actor,
      patternSquares(actor).map((square) => ({ square, why: null })),
      () => no(rule('FC-CHAN-5'), [actor.square], 'It can quicken only a square of its own pattern.'),
    ),
  perform: (ply, _actor, { to }) => {
    const { quickened } = ply.state;
    const plies = (quickened[to] ?? 0) + QUICK_PLIES;
    ply.note?.({ kind: 'quickened', square: to, plies });
    ply.change('quickenedNow', to);
    ply.set({ quickened: { ...quickened, [to]: plies } });
  },
};
