/** The Chancellor: Teleswap (FC-CHAN-2), Mirror Portal (FC-CHAN-4, FC-CHAN-6), Quickening (FC-CHAN-5). */
import { act } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { capitalize } from '../../../../kernel/words.ts';
import { promotePawn } from '../../mechanics/capture/promotion.ts';
import { arrive } from '../../mechanics/movement/arrival.ts';
import { displace, swapUnits } from '../../mechanics/movement/displacement.ts';
import { isLateKing } from '../../moves/bent-lines.ts';
import { whyNoLanding } from '../../moves/closed.ts';
import { linesOf } from '../../moves/lines.ts';
import { whyImmune } from '../../moves/threat/immunity.ts';
import { protects } from '../../moves/threat/threat.ts';
import { special } from '../../position/action.ts';
import { distance, mirror, nameOf } from '../../position/board.ts';
import { bitOf, isImmobile, type Kinds } from '../../position/kinds.ts';
import { obstacle } from '../../position/names.ts';
import { kindsOn, memoizeByBoard, unitSquares } from '../../position/piece-lists.ts';
import { actorAt, isClosedTomb, isCorrupted, isEmpty, isFilled, stackOn } from '../../position/squares.ts';
import { actingUnit, kindOf } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { type Ability, squareAbility } from '../ability.ts';
import { onAnySquare, onMoves } from '../aims.ts';
import { askPromotion, deadEnd, otherFriends, type WhyNot } from '../asking.ts';
import { offer } from '../offers.ts';

const CHANCELLOR = bitOf('C');

const chancellors = memoizeByBoard((state: State): readonly Square[] => {
  const kinds = kindsOn(state);
  return unitSquares(state).filter((square) => ((kinds[square] as Kinds) & CHANCELLOR) !== 0);
});

export const TELESWAP = squareAbility({
  code: 'TS',
  rule: 'FC-CHAN-2',
  offer: offer('Move', 4, '1', 'swap', 'Teleswap', 'swaps with any friend'),
  words: 'Swaps places with any friendly piece on the board except a Chancellor or a Wonder.',
  kinds: ['C'],
  plan: { targets: onAnySquare, after: (_projected, { to }) => ({ square: to }) },
  targets: otherFriends,
  why: (state, _actor, square) => whyImmune(state, 'teleswap', 'C', actorAt(state, square)),
  none: 'Choose a friendly piece on the board.',
  perform: (ply, { square: from }, { to }) => {
    swapUnits(ply, from, to, 'FC-CHAN-2');
    arrive(ply, to);
    arrive(ply, from);
  },
});

/** Whether the unit protects a friendly Chancellor (FC-CHAN-6). */
const isPortalProtector = (state: State, from: Square): boolean => {
  const stack = stackOn(state, from);
  if (!stack || kindOf(stack) === 'K' || isImmobile(kindOf(stack))) return false;
  return chancellors(state).some((square) => protects(state, from, square));
};

const whyNoPortal = (state: State, actor: Actor, to: Square): WhyNot => {
  const { stack } = actor;
  if (stack.shade) {
    const text = () => `The mirror square, ${nameOf(to)}, is not empty.`;
    return isEmpty(state, to) ? null : () => refusal('FC-SHAD-3', text(), [to]);
  }
  if (isCorrupted(state, to))
    return () => refusal('FC-CHAN-4', `The mirror square, ${nameOf(to)}, is corrupted.`, [to]);
  if (isFilled(state, to))
    return () => refusal('FC-CHAN-4', `${capitalize(obstacle(state, to))} fills the mirror square.`, [to]);
  return isClosedTomb(state, to) ? whyNoLanding(stack, to, 'a closed tomb') : null;
};

export const PORTAL: Ability<'MP'> = {
  code: 'MP',
  rule: 'FC-CHAN-4',
  offer: offer('Move', 5, '8', 'swap', 'Mirror Portal', 'crosses to the mirrored square'),
  words: 'Moves to the square opposite through the middle of the board.',
  shadowChanges: {},
  kinds: ['C'],
  plan: { after: ({ square }) => ({ square: mirror(square) }) },
  mayOtherKindUse: (state, { square, stack }) =>
    !stack.shade && (isPortalProtector(state, square) || isLateKing(state, kindOf(stack))),
  ask: (state, actor) => {
    const to = mirror(actor.square);
    const why = whyNoPortal(state, actor, to);
    if (why) return deadEnd(why);
    return askPromotion(state, actor, to, (promote) => act(special(actor, 'MP', { promote })));
  },
  perform: (ply, actor, { promote }) => {
    const { square: from, stack } = actor;
    const to = mirror(from);
    const isKings = isLateKing(ply.state, kindOf(stack));
    const clause = isKings ? 'FC-STG-8' : kindOf(stack) === 'C' ? 'FC-CHAN-4' : 'FC-CHAN-6';
    displace(ply, actor, [from, to], clause, { length: distance(from, to) });
    promotePawn(ply, promote);
    arrive(ply, to);
  },
};

const QUICK_PLIES = 64;

const patternSquares = ({ square: from, stack }: Actor): readonly Square[] =>
  linesOf('C', actingUnit(stack).aim, 'capture', from).flatMap(({ ends }) => ends.flat());

export const QUICKENING = squareAbility({
  code: 'QU',
  rule: 'FC-CHAN-5',
  offer: offer('Change', 11, '3', 'time', 'Quickening', 'doubles time on a square'),
  cost: 5,
  words: "Makes all counters on a square of its pattern run twice as fast for 64 turns, counting both players'.",
  kinds: ['C'],
  plan: { targets: onMoves },
  targets: (_state, actor) => patternSquares(actor),
  none: 'It can quicken only a square of its own pattern.',
  perform: (ply, _actor, { to }) => {
    const { quickened } = ply.state;
    const plies = (quickened[to] ?? 0) + QUICK_PLIES;
    ply.note?.({ kind: 'quickened', square: to, plies });
    ply.change('quickenedNow', to);
    ply.set({ quickened: { ...quickened, [to]: plies } });
  },
});
