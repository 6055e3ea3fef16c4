import type { Refusal } from '../../../kernel/asking/menu.ts';
import type { Target } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import { sideName } from '../../../kernel/side.ts';
import type { WormAttack } from '../moves/attacks.ts';
import type { Obstacle } from '../moves/legality.ts';
import { attackText } from '../moves/move-text.ts';
import type { Track } from '../moves/tables.ts';
import type { WormPath } from '../position/action.ts';
import { nameOf } from '../position/board.ts';
import { PIECES } from '../position/pieces.ts';
import { type State, type Unit, unitOn } from '../position/state.ts';
import { type ClauseId, refusal } from '../rules/index.ts';

export const whyNotAlong = (state: State, unit: Unit, track: Track): Refusal => {
  const blocker = track.via.find((at) => state.units[at]);
  if (blocker !== undefined) {
    const text = {
      slide: `${unitOn(state, blocker)} blocks the path to ${nameOf(track.to)}.`,
      bent: `${unitOn(state, blocker)} blocks the path to ${nameOf(track.to)}.`,
      jump: `${unitOn(state, blocker)} stops the ${PIECES[unit.type].name}: it leaps only over squares of the other colour.`,
      rush: `${unitOn(state, blocker)} blocks the double step.`,
      leap: '',
    }[track.manner];
    return refusal(track.manner === 'slide' ? 'GW-MOVE-2' : track.rule, text, [blocker]);
  }
  if (track.manner === 'leap') {
    return refusal('GW-MOVE-3', `${unitOn(state, track.to)} is in the way: a leap cannot capture.`, [track.to]);
  }
  if (track.manner === 'rush') {
    return refusal(track.rule, `${unitOn(state, track.to)} is in the way: a double step cannot capture.`, [track.to]);
  }
  return refusal('GW-MOVE-1', `${unitOn(state, track.to)} is in the way.`, [track.to]);
};

const MOVEMENT_TEXTS: Readonly<Record<Unit['type'], readonly [clause: ClauseId, text: string]>> = {
  claw: ['GW-CLAW-1', 'The Claw moves 1 square forward or sideways, or 2 squares forward without capturing'],
  arm: ['GW-ARM-1', 'The Arm slides up to 4 squares diagonally, turns after 3 of them, or leaps like a knight'],
  wing: ['GW-WING-1', 'The Wing slides up to 4 squares along a rank or file, turns after 3, or leaps like a knight'],
  talon: ['GW-TALON-1', 'The Talon moves like an Arm or like a Wing'],
  leg: ['GW-LEG-1', 'The Leg moves 2, 4 or 6 squares along a rank or file, or leaps like a knight'],
  worm: ['GW-TURN-5', 'The worm moves only in the Encroachment Phase'],
};

export const whyOutOfReach = ({ type }: Unit, from: Square, target: Target): Refusal => {
  const [clause, how] = MOVEMENT_TEXTS[type];
  const { name } = PIECES[type];
  if (target.kind !== 'square') return refusal(clause, `Choose a square for the ${name}.`, [from]);
  const text =
    target.square === from
      ? `Choose where the ${name} on ${nameOf(from)} moves.`
      : `${how}. It cannot reach ${nameOf(target.square)}.`;
  return refusal(clause, text, [from]);
};

export const whyNotFirst = (state: State, target: Target): Refusal => {
  const side = sideName(state.toMove);
  if (target.kind === 'square') {
    const { square: at } = target;
    const text = state.units[at]
      ? `It is ${side}'s turn.`
      : `${nameOf(at)} is empty. Choose a square with a ${state.toMove} piece.`;
    return refusal('GW-TURN-2', text, [at]);
  }
  if (target.kind === 'option' && target.option === 'pass') {
    return refusal('GW-TURN-4', `${side} cannot pass: this game is played without Passing.`);
  }
  if (target.kind === 'option' && target.option === 'waive') {
    return refusal('GW-TURN-3', `${side} has a piece that can move, so the Phase cannot be skipped.`);
  }
  return refusal('GW-TURN-2', `Choose one of ${side}'s pieces.`);
};

const attackSquares = ({ pieceMove, path }: WormAttack): readonly Square[] => [
  ...(pieceMove.kind === 'regular' ? [pieceMove.from] : []),
  ...(path ? [path.from] : []),
];

/** Returns the refusal of a worm's path, barred by the obstacle `found`. `after` is the position after the path. */
export const whyObstructed = (state: State, path: WormPath, found: Obstacle, after: State): Refusal<ClauseId> => {
  const at = nameOf(found.at);
  switch (found.kind) {
    case 'trail':
      if (!state.trails[(state.units[path.from] as Unit).side].includes(found.at))
        return refusal('GW-TRAIL-3', `${at} is in the enemy worm's trail. In this game every trail binds both worms.`, [
          found.at,
        ]);
      return refusal(
        'GW-TRAIL-1',
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
      return refusal('GW-MOVE-1', `${unitOn(state, found.at)} is in the way.`, [found.at]);
    case 'check':
      return refusal(
        'GW-CHECK-2',
        `The worm would be in Check on ${at} from ${attackText(after, found.attack)}.`,
        attackSquares(found.attack),
      );
  }
};
