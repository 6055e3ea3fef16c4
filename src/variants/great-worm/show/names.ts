/** Sentences about the worm's paths: obstacles, threats, squares left. */
import type { Square } from '../../../kernel/board/board.ts';
import { type Refusal, refusal } from '../../../kernel/menu.ts';
import type { WormAttack } from '../moves/attacks.ts';
import type { Obstacle } from '../moves/legality.ts';
import type { WormPath } from '../moves/worm-paths.ts';
import { nameOf } from '../position/board.ts';
import { pathText, pieceMoveText } from '../position/move-text.ts';
import { type Boost, type State, unitOn } from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** The worm's power by each boost, as the end of a sentence. */
export const BOOST_WORDS: Readonly<Record<Boost, string>> = {
  none: 'move 1 or 2 squares along a rank or file',
  arm: 'also turn a corner',
  wing: 'also slide along a rank or file',
  talon: 'also turn a corner or slide',
};

/**
 * The turn that would capture the worm, in the game's notation. `state` is the position in which it would be
 * played.
 */
export const attackText = (state: State, { pieceMove, path }: WormAttack): string => {
  const first = pieceMoveText(state, pieceMove);
  return path ? `${first} / ${pathText(path, true)}` : first;
};

/** The squares at fault for a threat: the acting unit, and the enemy worm where it captures. */
export const attackSquares = ({ pieceMove, path }: WormAttack): readonly Square[] => [
  ...(pieceMove.kind === 'regular' ? [pieceMove.from] : []),
  ...(path ? [path.from] : []),
];

/** The refusal of a worm's path. `after` is the position in which a Check would arise. */
export const whyObstructed = (state: State, path: WormPath, found: Obstacle, after: State): Refusal => {
  const at = nameOf(found.at);
  switch (found.kind) {
    case 'trail':
      return refusal(
        rule('GW-TRAIL-1'),
        found.at === path.to
          ? `The worm has been on ${at}. It can never enter its own trail.`
          : `The path to ${nameOf(path.to)} crosses ${at}, which is in the worm's own trail.`,
        [found.at],
      );
    case 'blocked':
      return refusal(
        path.rule,
        path.manner === 'corner'
          ? `The worm cannot turn on ${at}: ${unitOn(state, found.at)} is in the way.`
          : `${unitOn(state, found.at)} blocks the path to ${nameOf(path.to)}.`,
        [found.at],
      );
    case 'friend':
      return refusal(rule('GW-MOVE-1'), `${unitOn(state, found.at)} is in the way.`, [found.at]);
    case 'check':
      return refusal(
        rule('GW-CHECK-2'),
        `The worm would be in Check on ${at} (${attackText(after, found.attack)}).`,
        attackSquares(found.attack),
      );
  }
};
