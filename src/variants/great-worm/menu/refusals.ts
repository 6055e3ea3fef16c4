/** Every no of the regular Phase, with its clause and the squares at fault. */
import type { Square } from '../../../kernel/board.ts';
import type { Refusal, Target } from '../../../kernel/menu.ts';
import { sideName } from '../../../kernel/side.ts';
import { PIECES } from '../moves/tables.ts';
import type { Track } from '../moves/tracks.ts';
import { listSquares, nameOf } from '../position/board.ts';
import { type State, type Unit, unitOn } from '../position/state.ts';
import { rule } from '../rules/index.ts';

/** What makes a track impossible now: the clause, the units and squares at fault. */
export const whyNotAlong = (state: State, unit: Unit, from: Square, track: Track): Refusal => {
  const who = `The ${PIECES[unit.type].name} on ${nameOf(from)}`;
  const blocker = track.via.find((at) => state.units[at]);
  if (blocker !== undefined) {
    const text = {
      slide: `${who} does not leap: ${unitOn(state, blocker)} stands on its way to ${nameOf(track.to)}.`,
      bent: `${who} reaches ${nameOf(track.to)} only over ${listSquares(track.via)}, and there stands ${unitOn(state, blocker)}.`,
      jump: `${who} stops at ${unitOn(state, blocker)}: it leaps only over squares of the other colour.`,
      rush: `${who} needs ${listSquares([...track.via, track.to])} empty for a double step, and there stands ${unitOn(state, blocker)}.`,
      leap: '',
    }[track.manner];
    return { rule: track.manner === 'slide' ? rule('GW-MOVE-2') : track.rule, text, squares: [blocker] };
  }
  if (track.manner === 'leap') {
    return {
      rule: rule('GW-MOVE-3'),
      text: `${who} leaps to empty squares only and never captures this way: there stands ${unitOn(state, track.to)}.`,
      squares: [track.to],
    };
  }
  if (track.manner === 'rush') {
    return { rule: track.rule, text: `A double step never captures: there stands ${unitOn(state, track.to)}.`, squares: [track.to] };
  }
  return {
    rule: rule('GW-MOVE-1'),
    text: `${who} cannot go to ${nameOf(track.to)}: ${unitOn(state, track.to)} stands there.`,
    squares: [track.to],
  };
};

const HOW: Readonly<Record<Unit['type'], readonly [clause: string, text: string]>> = {
  claw: [rule('GW-CLAW-1'), 'A Claw goes 1 square forwards or sideways, or 2 squares forwards without capturing'],
  arm: [
    rule('GW-ARM-1'),
    'An Arm goes 1 to 4 squares along a diagonal, 3 and then 1 straight on, or leaps like a Knight without capturing',
  ],
  wing: [
    rule('GW-WING-1'),
    'A Wing goes 1 to 4 squares along a rank or file, 3 and then 1 diagonally onward, or leaps like a Knight without capturing',
  ],
  talon: [rule('GW-TALON-1'), 'A Talon goes as an Arm or as a Wing, one of them'],
  leg: [rule('GW-LEG-1'), 'A Leg goes 2, 4 or 6 squares along a rank or file, or leaps like a Knight without capturing'],
  worm: [rule('GW-TURN-5'), 'The Worm Titan acts only in the Encroachment Phase'],
};

/** The no for a square outside a unit's pattern: how it goes. */
export const whyOutOfReach = ({ type }: Unit, from: Square, target: Target): Refusal => {
  const [clause, how] = HOW[type];
  const { name } = PIECES[type];
  if (target.kind !== 'square') return { rule: clause, text: `The ${name} is moved by naming a square. ${how}.`, squares: [from] };
  const text =
    target.square === from
      ? `The ${name} must leave ${nameOf(from)}. ${how}.`
      : `${how}: never from ${nameOf(from)} to ${nameOf(target.square)}.`;
  return { rule: clause, text, squares: [from] };
};

/** The no for a first pick that is none of the player's units. */
export const whyNotFirst = (state: State, target: Target): Refusal => {
  const side = sideName(state.toMove);
  if (target.kind === 'square') {
    const { square: at } = target;
    const text = state.units[at]
      ? `${unitOn(state, at)} does not act now: ${side} is to move.`
      : `${nameOf(at)} is empty: ${side} picks a unit of their own.`;
    return { rule: rule('GW-TURN-2'), text, squares: [at] };
  }
  if (target.kind === 'option' && target.option === 'pass') {
    return {
      rule: rule('GW-TURN-4'),
      text: `${side} cannot pass: the option Passing is off, and no unit of this army gives that ability.`,
      squares: [],
    };
  }
  if (target.kind === 'option' && target.option === 'waive') {
    return {
      rule: rule('GW-TURN-3'),
      text: `${side} has a regular action and must make one: the Phase is waived only where there is none.`,
      squares: [],
    };
  }
  return { rule: rule('GW-TURN-2'), text: `The regular action begins with the square of one of ${side}'s units.`, squares: [] };
};
