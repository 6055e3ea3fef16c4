/** What is asked in the Encroachment Phase: where the worm goes, by which corner, and whether it hatches a Leg. */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Menu, open, option, type Refusal, refused, square, type Target } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { legalWays, obstacle } from '../moves/legality.ts';
import { afterWay, besideLair, boostIn, legSquares } from '../moves/worm-moves.ts';
import { type Way, waysBetween, waysFrom } from '../moves/worm-paths.ts';
import type { Act } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { type Boost, unitOn, type WormState, wormOf } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { BOOST_WORDS, obstacleRefusal } from '../show/names.ts';
import { consequence, encroachment, isFatal, promise } from './hints.ts';
import { offered } from './offered.ts';

const legRefusal = (state: WormState, at: Square): Refusal => {
  const lair = state.lairs[state.toMove];
  const text =
    at === lair
      ? `A Leg appears next to the Lair, never on it: ${nameOf(at)} is the Lair.`
      : besideLair(lair).includes(at)
        ? `A Leg needs an empty square: ${unitOn(state, at)} stands there.`
        : `A Leg appears next to the Lair on ${nameOf(lair)}, and ${nameOf(at)} is not.`;
  return { rule: rule('GW-NIGHT-2'), text, squares: besideLair(lair).includes(at) ? [at, lair] : [lair] };
};

/** The Leg, if one may be created after this way. */
const hatching = (state: WormState, way: Way): Menu<Act> => {
  if (state.waits[state.toMove] > 0) return act<Act>(encroachment(way, null));
  const moved = afterWay(state, way);
  const free = legSquares(moved);
  if (free.length === 0) return act<Act>(encroachment(way, null));
  const side = sideName(state.toMove);
  const lair = state.lairs[state.toMove];
  const occupied = besideLair(lair).filter((at) => !free.includes(at));
  const choices: readonly Choice<Act>[] = [
    ...free.map((at) =>
      open<Act>(square(at), 'special', () => act<Act>(encroachment(way, at)), { hint: () => promise(state, encroachment(way, at)) }),
    ),
    ...[...occupied, lair].map((at) => refused(square(at), () => legRefusal(moved, at))),
    open<Act>(option('none'), 'plain', () => act<Act>(encroachment(way, null)), {
      label: 'No Leg',
      hint: () => consequence(state, encroachment(way, null)),
    }),
  ];
  return ask(`${side}: create a Leg next to the Lair on ${nameOf(lair)}, or none.`, choices, (target) =>
    target.kind === 'square'
      ? legRefusal(moved, target.square)
      : { rule: rule('GW-NIGHT-1'), text: `${side} picks a square for the Leg, or no Leg.`, squares: [lair] },
  );
};

/** Which corner: asked only where both leave their own trail. */
const route = (state: WormState, ways: readonly Way[]): Menu<Act> => {
  const [first, ...others] = ways as [Way, ...Way[]];
  if (others.length === 0) return hatching(state, first);
  const to = nameOf(first.to);
  const choices = ways.map((way) =>
    open<Act>(square(way.crossed[0] as Square), 'move', () => hatching(state, way), {
      hint: () => consequence(state, encroachment(way, null)),
    }),
  );
  return ask(`${sideName(state.toMove)}: over which corner does the worm go to ${to}?`, choices, () => ({
    rule: rule('GW-BOOST-2'),
    text: `The worm reaches ${to} over ${ways.map((way) => nameOf(way.crossed[0] as Square)).join(' or ')}; the corner joins its trail.`,
    squares: ways.flatMap(({ crossed }) => crossed),
  }));
};

const refusalFor = (state: WormState, ways: readonly Way[]): Refusal => {
  const refusals = ways.flatMap((way) => {
    const found = obstacle(state, way);
    return found ? [obstacleRefusal(state, way, found, afterWay(state, way))] : [];
  });
  const [first] = refusals as [Refusal, ...Refusal[]];
  return {
    rule: first.rule,
    text: [...new Set(refusals.map(({ text }) => text))].join(' '),
    squares: [...new Set(refusals.flatMap(({ squares }) => squares))],
  };
};

const destination = (state: WormState, ways: readonly Way[]): Choice<Act> => {
  const [first] = ways as [Way, ...Way[]];
  const target = square(first.to);
  const legal = ways.filter((way) => legalWays(state).includes(way));
  const [best] = legal;
  if (!best) return refused(target, () => refusalFor(state, ways));
  const tone = () =>
    legal.every((way) => isFatal(state, encroachment(way, null))) ? 'danger' : state.units[first.to] ? 'capture' : 'move';
  return offered(
    target,
    tone,
    () => consequence(state, encroachment(best, null)),
    () => route(state, legal),
  );
};

const LACKING: Readonly<Record<'slide' | 'corner', readonly [clause: string, text: string]>> = {
  slide: [rule('GW-BOOST-3'), 'The worm slides further than 2 squares only in a turn in which a Wing or Talon was used'],
  corner: [rule('GW-BOOST-2'), 'The worm turns a corner only in a turn in which an Arm or Talon was used'],
};

/** The clause that says how far the worm goes this turn. */
const REACH: Readonly<Record<Boost, string>> = {
  none: rule('GW-TITAN-2'),
  arm: rule('GW-BOOST-2'),
  wing: rule('GW-BOOST-3'),
  talon: rule('GW-BOOST-4'),
};

const unreachable = (state: WormState, boost: Boost, target: Target): Refusal => {
  const from = wormOf(state, state.toMove) as Square;
  const side = sideName(state.toMove);
  if (target.kind !== 'square') {
    return { rule: rule('GW-TURN-6'), text: `${side}'s worm must move now: pick the square it goes to.`, squares: [from] };
  }
  const at = target.square;
  if (at === from) {
    return { rule: rule('GW-TURN-6'), text: `${side}'s worm may not stay on ${nameOf(at)}: pick the square it goes to.`, squares: [at] };
  }
  if (state.units[at]?.side === state.toMove) {
    return {
      rule: rule('GW-TURN-5'),
      text: `${unitOn(state, at)} does not act now: in the Encroachment Phase only the worm does.`,
      squares: [at],
    };
  }
  const [far] = waysBetween(from, at);
  if (far && far.manner !== 'step') {
    const [clause, text] = LACKING[far.manner];
    return { rule: clause, text: `${text}, so not to ${nameOf(at)}.`, squares: [from] };
  }
  const may = boost === 'none' ? BOOST_WORDS.none : `${BOOST_WORDS.none}, and this turn ${BOOST_WORDS[boost]}`;
  return { rule: REACH[boost], text: `The worm may ${may}: never from ${nameOf(from)} to ${nameOf(at)}.`, squares: [from] };
};

/** The question of the Encroachment Phase. Whoever picks the worm first is asked the same again. */
export const encroachmentMenu = (state: WormState): Menu<Act> => {
  const boost = boostIn(state);
  const from = wormOf(state, state.toMove) as Square;
  const targets = new Map<Square, Way[]>();
  for (const way of waysFrom(from, boost)) targets.set(way.to, [...(targets.get(way.to) ?? []), way]);
  const choices = [...targets.values()].map((ways) => destination(state, ways));
  const asked = (more: readonly Choice<Act>[]): Menu<Act> =>
    ask(`${sideName(state.toMove)}: move the Worm Titan.`, [...choices, ...more], (target) => unreachable(state, boost, target));
  return asked([open<Act>(square(from), 'plain', () => asked([]), { again: true })]);
};
