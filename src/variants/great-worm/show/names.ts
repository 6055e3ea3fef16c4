/** Sentences about the worm's ways: what stops it, what threatens it, what is left to it. */
import type { Square } from '../../../kernel/board.ts';
import type { Refusal } from '../../../kernel/menu.ts';
import { other, sideName } from '../../../kernel/side.ts';
import type { WormAttack } from '../moves/attacks.ts';
import type { Obstacle } from '../moves/legality.ts';
import type { WormPath } from '../moves/worm-paths.ts';
import { nameOf } from '../position/board.ts';
import { pathText, pieceMoveText } from '../position/move-text.ts';
import { type Boost, type State, type Unit, unitOn } from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** What each boost lets the worm do, as the end of a sentence. */
export const BOOST_WORDS: Readonly<Record<Boost, string>> = {
  none: 'go 1 or 2 squares along a rank or file',
  arm: 'also turn a corner',
  wing: 'also slide any distance along a rank or file',
  talon: 'also turn a corner or slide any distance',
};

/** The turn that would capture the worm, in the game's notation. `state` is the one in which it would be played. */
export const attackText = (state: State, { pieceMove, path }: WormAttack): string => {
  const first = pieceMoveText(state, pieceMove);
  return path ? `${first} / ${pathText(path, true)}` : first;
};

/** The squares at fault for a threat: the unit that acts, and the enemy worm where it is the one that captures. */
export const attackSquares = ({ pieceMove, path }: WormAttack): readonly Square[] => [
  ...(pieceMove.kind === 'regular' ? [pieceMove.from] : []),
  ...(path ? [path.from] : []),
];

/** Why the worm may not go that way. `after` is the position in which a Check would arise. */
export const whyObstructed = (state: State, path: WormPath, found: Obstacle, after: State): Refusal => {
  const { side } = state.units[path.from] as Unit;
  const at = nameOf(found.at);
  switch (found.kind) {
    case 'trail':
      return {
        rule: rule('GW-TRAIL-1'),
        text:
          found.at === path.to
            ? `${sideName(side)}'s worm has been on ${at} and never enters its trail again.`
            : `On the way to ${nameOf(path.to)} ${sideName(side)}'s worm would pass ${at}, which is in its own trail.`,
        squares: [found.at],
      };
    case 'blocked':
      return {
        rule: path.rule,
        text:
          path.manner === 'corner'
            ? `The worm cannot turn on ${at}: the corner must be empty, and there stands ${unitOn(state, found.at)}.`
            : `The worm does not leap: ${unitOn(state, found.at)} stands between it and ${nameOf(path.to)}.`,
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
        text: `On ${at} the worm would be in Check: ${sideName(other(side))} could play ${attackText(after, found.attack)}.`,
        squares: attackSquares(found.attack),
      };
  }
};
