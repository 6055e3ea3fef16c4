/** What the inspector says of a unit's counters: range, captures, time on its square, timers, aim. */
import type { Square } from '../../../../kernel/board.ts';
import { DIRECTION_NAMES } from '../../../../kernel/direction.ts';
import { other, sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { counted } from '../../../../kernel/words.ts';
import { movesOf } from '../../mechanics/capture/awards.ts';
import { empowermentsOf } from '../../mechanics/threat/powers.ts';
import { siegedBy } from '../../mechanics/threat/siege.ts';
import { holdOn } from '../../mechanics/time/presence.ts';
import { isAimed, isRider, losesRange } from '../../position/kinds.ts';
import { type Component, idleOf, rangeOf, type Stack, type State } from '../../position/state.ts';
import { fact, NONE } from './fact.ts';

/** "3 4/20 squares" */
const twentieths = (count: number): string => {
  const whole = Math.floor(count / 20);
  const rest = count % 20 === 0 ? '' : `${count % 20}/20`;
  const words = [whole > 0 || rest === '' ? String(whole) : '', rest].filter(Boolean).join(' ');
  return `${words} ${count === 20 ? 'square' : 'squares'}`;
};

const rangeFacts = (unit: Component, stack: Stack): readonly Badge[] => {
  const { kind, ext20, crr20 } = unit;
  const { shock } = stack;
  if (!isRider(kind)) return NONE;
  const parts = [
    '16',
    ext20 > 0 && `${twentieths(ext20)} won by waiting`,
    crr20 > 0 && `${twentieths(crr20)} lost by captures`,
    shock > 0 && `${shock} by shellshock`,
  ];
  return [
    fact('FC-MOVE-3', `Its rays reach ${rangeOf(unit, stack)}: ${parts.filter((part) => part !== false).join(', ')}`),
    ...(losesRange(kind) ? [fact('FC-RANGE-1', 'Each own turn it stays wins it a twentieth of a square')] : NONE),
    ...(ext20 > 0 ? [fact('FC-RANGE-2', 'What waiting won outlasts death; promotion and a Morph into a kind without rays end it')] : NONE),
    ...(shock > 0 ? [fact('FC-SHOCK-2', 'Shellshock lasts to the end of its next own turn, and leaves a range of 3')] : NONE),
  ];
};

const moveFacts = (unit: Component, stack: Stack): readonly Badge[] => {
  const { capN, capP, kind } = unit;
  const moves = movesOf(unit);
  return [
    ...(capN + capP > 0
      ? [fact('FC-MULTI-1', `${counted(capN, 'piece')} and ${counted(capP, 'Pawn')} captured: ${counted(moves, 'move')} per turn`)]
      : NONE),
    ...(moves > 1 ? [fact('FC-MULTI-3', 'The last step of its turn may be a capture, an attack ability or a special move')] : NONE),
    ...(moves === 1 && isRider(kind)
      ? [fact('FC-BNC-3', `Each step of a double move may use its whole range of ${rangeOf(unit, stack)}`)]
      : NONE),
    ...(isAimed(kind) ? [fact('FC-MOVE-6', `It aims ${DIRECTION_NAMES[unit.aim]}; its pattern turns with the aim`)] : NONE),
  ];
};

const timeFacts = (state: State, square: Square, stack: Stack): readonly Badge[] => {
  const { par, side } = stack;
  const idle = idleOf(state, stack);
  const [own, foe] = [sideName(side), sideName(other(side))];
  const isRestricted = holdOn(state, square) !== null || siegedBy(state, square) !== null || empowermentsOf(state, square).length > 0;
  return [
    ...(idle > 0 ? [fact('FC-TIME-4', `${counted(idle, 'own turn')} on this square`)] : NONE),
    ...(par > 0
      ? [
          fact('FC-PAR-2', `It misses ${own}'s turns until its timer is 0; of two paralyses the longer counts`),
          fact('FC-TIME-2', `Its timer falls at the end of ${own}'s turns, never of ${foe}'s`),
        ]
      : NONE),
    ...(holdOn(state, square) ? [fact('FC-PAR-5', 'No timer: it is free as soon as they no longer hold it')] : NONE),
    ...(isRestricted
      ? [fact('FC-RES-7', 'What holds it, sieges it or is lent to it is read when its turn begins, and stays so for all steps')]
      : NONE),
  ];
};

export const numberFacts = (state: State, square: Square, stack: Stack, unit: Component): readonly Badge[] => [
  ...rangeFacts(unit, stack),
  ...moveFacts(unit, stack),
  ...timeFacts(state, square, stack),
];
