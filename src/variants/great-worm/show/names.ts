/** Sentences about the worm's ways: what stops it, what threatens it, what is left to it. */
import type { Square } from '../../../kernel/board.ts';
import type { Hint, Refusal } from '../../../kernel/menu.ts';
import { other, type Side, sideName } from '../../../kernel/side.ts';
import { counted } from '../../../kernel/words.ts';
import type { Threat } from '../moves/attacks.ts';
import { legalWays, type Obstacle, obstacle } from '../moves/legality.ts';
import { boostIn, hasCapturedWorm, waysOf } from '../moves/worm-moves.ts';
import type { Way } from '../moves/worm-paths.ts';
import { nameOf, squaresIn } from '../position/board.ts';
import { regularText, wayText } from '../position/move-text.ts';
import { type Boost, type Unit, unitOn, type WormState, wormOf } from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** What each boost lets the worm do, as the end of a sentence. */
export const BOOST_WORDS: Readonly<Record<Boost, string>> = {
  none: 'go 1 or 2 squares along a rank or file',
  arm: 'also turn a corner',
  wing: 'also slide any distance along a rank or file',
  talon: 'also turn a corner or slide any distance',
};

/** The turn that would capture the worm, in the game's notation. `state` is the one in which it would be played. */
export const threatText = (state: WormState, { regular, way }: Threat): string => {
  const first = regularText(state, regular);
  return way ? `${first} / ${wayText(way, true)}` : first;
};

/** The squares at fault for a threat: the unit that acts, and the enemy worm where it is the one that captures. */
export const threatSquares = ({ regular, way }: Threat): readonly Square[] => [
  ...(regular.kind === 'regular' ? [regular.from] : []),
  ...(way ? [way.from] : []),
];

/** Why the worm may not go that way. `after` is the position in which a Check would arise. */
export const obstacleRefusal = (state: WormState, way: Way, found: Obstacle, after: WormState): Refusal => {
  const { side } = state.units[way.from] as Unit;
  const at = nameOf(found.at);
  switch (found.kind) {
    case 'trail':
      return {
        rule: rule('GW-TRAIL-1'),
        text:
          found.at === way.to
            ? `${sideName(side)}'s worm has been on ${at} and never enters its trail again.`
            : `On the way to ${nameOf(way.to)} ${sideName(side)}'s worm would pass ${at}, which is in its own trail.`,
        squares: [found.at],
      };
    case 'blocked':
      return {
        rule: way.rule,
        text:
          way.manner === 'corner'
            ? `The worm cannot turn on ${at}: the corner must be empty, and there stands ${unitOn(state, found.at)}.`
            : `The worm does not leap: ${unitOn(state, found.at)} stands between it and ${nameOf(way.to)}.`,
        squares: [found.at],
      };
    case 'friend':
      return {
        rule: rule('GW-MOVE-1'),
        text: `The worm cannot go to ${at}: ${unitOn(state, found.at)} stands there.`,
        squares: [found.at],
      };
    case 'check':
      return {
        rule: rule('GW-CHECK-2'),
        text: `On ${at} the worm would be in Check: ${sideName(other(side))} could play ${threatText(after, found.threat)}.`,
        squares: threatSquares(found.threat),
      };
  }
};

/** A square that blocks a longer way is also the end of a shorter one, so these three name every square at fault. */
const GROUPS = ['friend', 'trail', 'check'] as const;

const GROUP_WORDS: Readonly<Record<(typeof GROUPS)[number], (squares: string, many: boolean) => string>> = {
  friend: (squares, many) => (many ? `${squares} hold units of its own side` : `${squares} holds a unit of its own side`),
  trail: (squares, many) => `${squares} ${many ? 'are' : 'is'} in its trail`,
  check: (squares) => `on ${squares} it would be in Check`,
};

/** Everything that stops a worm: "c1 and d1 hold units of its own side; on f1 it would be in Check". */
const stopped = (state: WormState, side: Side): { readonly text: string; readonly squares: readonly Square[] } => {
  const found = waysOf(state, side, boostIn(state)).flatMap((way) => obstacle(state, way) ?? []);
  const groups = GROUPS.map((kind) => ({ kind, squares: [...new Set(found.filter((each) => each.kind === kind).map(({ at }) => at))] }));
  const parts = groups.filter(({ squares }) => squares.length > 0);
  return {
    text: parts.map(({ kind, squares }) => GROUP_WORDS[kind](squaresIn(squares), squares.length > 1)).join('; '),
    squares: parts.flatMap(({ squares }) => squares),
  };
};

/** So many squares are named; more are only lit. */
const FEW = 6;

/** What is left to the worm after a regular action: its squares, or why there is none. `after` is in the Encroachment Phase. */
export const prospect = (after: WormState): Hint => {
  const side = after.toMove;
  if (hasCapturedWorm(after)) {
    return { rule: rule('GW-END-3'), text: `This captures ${sideName(other(side))}'s Worm Titan and wins.`, squares: [] };
  }
  const squares = [...new Set(legalWays(after).map(({ to }) => to))];
  if (squares.length === 0) {
    const reasons = stopped(after, side);
    return {
      rule: rule('GW-TURN-7'),
      text: `${sideName(side)} loses at once: the worm on ${nameOf(wormOf(after, side) as Square)} cannot move, because ${reasons.text}.`,
      squares: reasons.squares,
    };
  }
  const which = squares.length > FEW ? '' : `: ${squaresIn(squares)}`;
  const boost = boostIn(after);
  return {
    rule: boost === 'none' ? rule('GW-TURN-6') : rule('GW-BOOST-1'),
    text: `Afterwards the worm has ${counted(squares.length, 'square')}${which}.${boost === 'none' ? '' : ` It may ${BOOST_WORDS[boost]}.`}`,
    squares,
  };
};
