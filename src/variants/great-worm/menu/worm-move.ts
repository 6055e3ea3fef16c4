/** What is asked in the Encroachment Phase: where the worm goes, by which corner, and whether it hatches a Leg. */
import type { Square } from '../../../kernel/board.ts';
import { act, ask, type Choice, type Menu, open, option, type Refusal, refused, square, type Target } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { legalPaths, obstacleOn } from '../moves/legality.ts';
import { besideLair, boostIn, legSquares, moveWorm } from '../moves/worm-moves.ts';
import { pathsBetween, pathsFrom, type WormPath } from '../moves/worm-paths.ts';
import type { Act } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { type Boost, type State, unitOn, wormOf } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { BOOST_WORDS, whyObstructed } from '../show/names.ts';
import { encroachmentHint, encroachmentOf, isFatal, legHint } from './hints.ts';

const whyNoLeg = (state: State, at: Square): Refusal => {
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
const legMenu = (state: State, path: WormPath): Menu<Act> => {
  if (state.waits[state.toMove] > 0) return act<Act>(encroachmentOf(path, null));
  const moved = moveWorm(state, path);
  const free = legSquares(moved);
  if (free.length === 0) return act<Act>(encroachmentOf(path, null));
  const side = sideName(state.toMove);
  const lair = state.lairs[state.toMove];
  const occupied = besideLair(lair).filter((at) => !free.includes(at));
  const choices: readonly Choice<Act>[] = [
    ...free.map((at) =>
      open<Act>(square(at), 'special', () => act<Act>(encroachmentOf(path, at)), { hint: () => legHint(state, encroachmentOf(path, at)) }),
    ),
    ...[...occupied, lair].map((at) => refused(square(at), () => whyNoLeg(moved, at))),
    open<Act>(option('none'), 'plain', () => act<Act>(encroachmentOf(path, null)), {
      label: 'No Leg',
      hint: () => encroachmentHint(state, encroachmentOf(path, null)),
    }),
  ];
  return ask(`${side}: create a Leg next to the Lair on ${nameOf(lair)}, or none.`, choices, (target) =>
    target.kind === 'square'
      ? whyNoLeg(moved, target.square)
      : { rule: rule('GW-NIGHT-1'), text: `${side} picks a square for the Leg, or no Leg.`, squares: [lair] },
  );
};

/** Which corner: asked only where both leave their own trail. */
const cornerMenu = (state: State, paths: readonly WormPath[]): Menu<Act> => {
  const [first, ...others] = paths as [WormPath, ...WormPath[]];
  if (others.length === 0) return legMenu(state, first);
  const to = nameOf(first.to);
  const choices = paths.map((path) =>
    open<Act>(square(path.crossed[0] as Square), 'move', () => legMenu(state, path), {
      hint: () => encroachmentHint(state, encroachmentOf(path, null)),
    }),
  );
  return ask(`${sideName(state.toMove)}: over which corner does the worm go to ${to}?`, choices, () => ({
    rule: rule('GW-BOOST-2'),
    text: `The worm reaches ${to} over ${paths.map((path) => nameOf(path.crossed[0] as Square)).join(' or ')}; the corner joins its trail.`,
    squares: paths.flatMap(({ crossed }) => crossed),
  }));
};

const whyNoPath = (state: State, paths: readonly WormPath[]): Refusal => {
  const refusals = paths.flatMap((path) => {
    const found = obstacleOn(state, path);
    return found ? [whyObstructed(state, path, found, moveWorm(state, path))] : [];
  });
  const [first] = refusals as [Refusal, ...Refusal[]];
  return {
    rule: first.rule,
    text: [...new Set(refusals.map(({ text }) => text))].join(' '),
    squares: [...new Set(refusals.flatMap(({ squares }) => squares))],
  };
};

const destinationChoice = (state: State, paths: readonly WormPath[]): Choice<Act> => {
  const [first] = paths as [WormPath, ...WormPath[]];
  const target = square(first.to);
  const legal = paths.filter((path) => legalPaths(state).includes(path));
  const [best] = legal;
  if (!best) return refused(target, () => whyNoPath(state, paths));
  const tone = () =>
    legal.every((path) => isFatal(state, encroachmentOf(path, null))) ? 'danger' : state.units[first.to] ? 'capture' : 'move';
  return open(target, tone, () => cornerMenu(state, legal), { hint: () => encroachmentHint(state, encroachmentOf(best, null)) });
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

const whyUnreachable = (state: State, boost: Boost, target: Target): Refusal => {
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
  const [far] = pathsBetween(from, at);
  if (far && far.manner !== 'step') {
    const [clause, text] = LACKING[far.manner];
    return { rule: clause, text: `${text}, so not to ${nameOf(at)}.`, squares: [from] };
  }
  const may = boost === 'none' ? BOOST_WORDS.none : `${BOOST_WORDS.none}, and this turn ${BOOST_WORDS[boost]}`;
  return { rule: REACH[boost], text: `The worm may ${may}: never from ${nameOf(from)} to ${nameOf(at)}.`, squares: [from] };
};

/** The question of the Encroachment Phase. Whoever picks the worm first is asked the same again. */
export const wormMoveMenu = (state: State): Menu<Act> => {
  const boost = boostIn(state);
  const from = wormOf(state, state.toMove) as Square;
  const targets = new Map<Square, WormPath[]>();
  for (const path of pathsFrom(from, boost)) targets.set(path.to, [...(targets.get(path.to) ?? []), path]);
  const choices = [...targets.values()].map((paths) => destinationChoice(state, paths));
  const asked = (more: readonly Choice<Act>[]): Menu<Act> =>
    ask(`${sideName(state.toMove)}: move the Worm Titan.`, [...choices, ...more], (target) => whyUnreachable(state, boost, target));
  return asked([open<Act>(square(from), 'plain', () => asked([]), { again: true })]);
};
