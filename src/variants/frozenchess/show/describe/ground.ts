import { DIRECTION_NAMES } from '../../../../kernel/board/direction.ts';
import { countWords, listWords, plural } from '../../../../kernel/words.ts';
import type { GroundFact } from '../../mechanics/facts.ts';
import { EXPLODES_AT } from '../../mechanics/time/passing-time.ts';
import { nameOf } from '../../position/board.ts';
import { unitName } from '../../position/names.ts';
import { step } from '../../rules/index.ts';
import type { Describers } from './words.ts';

const turnsOfBothText = (turns: number): string => `${turns} turns, counting both players'`;

export const GROUND_DESCRIBERS: Describers<GroundFact> = {
  trapDissolved: ({ square }) => step('FC-JEST-3', [], `The trap on ${nameOf(square)} disappears without effect.`),
  bombLeft: ({ square }, state) => step('FC-ASSN-7', [], `${unitName(state, square)} leaves a bomb.`),
  wallsBlasted: ({ count }) => step('FC-CANN-4', [], `The blast removes ${countWords(count, 'wall square')}.`),
  walledIn: ({ square }, state) => step('FC-JEST-6', [], `${unitName(state, square)} is walled in.`),
  tunnelDug: ({ entrance, wall, exit }) =>
    step('FC-ASSN-6', [], `A tunnel joins ${nameOf(entrance)} and ${nameOf(exit)} under the wall on ${nameOf(wall)}.`),
  marked: ({ square, toward }) =>
    step('FC-JEST-8', [], `Slides over ${nameOf(square)} now turn ${DIRECTION_NAMES[toward]}.`),
  quickened: ({ square, plies }) =>
    step('FC-CHAN-5', [], `Time runs twice as fast on ${nameOf(square)} for ${turnsOfBothText(plies)}.`),
  tornadoCast: ({ square, plies }) =>
    step('FC-TEMP-3', [], `A tornado rises on ${nameOf(square)} for ${turnsOfBothText(plies)}.`),
  avalancheCast: ({ from, to, plies }) =>
    step('FC-TEMP-4', [], `An avalanche runs from ${nameOf(from)} to ${nameOf(to)} for ${turnsOfBothText(plies)}.`),
  corrupted: ({ rule: clause, squares }) =>
    step(
      clause,
      [],
      `${listWords(squares.map(nameOf))} ${plural(squares.length, 'is', 'are')} corrupted for the rest of the game.`,
    ),
  rotOrdered: ({ squares }) =>
    step(
      'FC-RES-5',
      [],
      `${squares.length} tombs explode by rot in this turn, in this order: ${listWords(squares.map(nameOf))}.`,
    ),
  rotted: ({ square }) =>
    step(
      'FC-TROT-1',
      [],
      `For ${EXPLODES_AT} turns no piece has threatened the tomb on ${nameOf(square)}: it explodes.`,
    ),
};
