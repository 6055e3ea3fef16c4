/** What lies on squares: traps, bombs, walls, tunnels, marks, areas, tombs that rot. */
import { DIRECTION_NAMES } from '../../../../kernel/direction.ts';
import { told } from '../../../../kernel/event.ts';
import { counted } from '../../../../kernel/words.ts';
import { ROTS_AT } from '../../mechanics/time/passing-time.ts';
import type { GroundFact } from '../../moves/facts.ts';
import { nameOf } from '../../position/board.ts';
import { theUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import type { Describers } from './words.ts';

export const GROUND: Describers<GroundFact> = {
  trapDissolved: ({ square }) => told(rule('FC-JEST-3'), [], `The trap on ${nameOf(square)} dissolves without effect.`),
  bombLeft: ({ square }, state) => told(rule('FC-ASSN-7'), [], `${theUnit(state, square)} leaves a bomb.`),
  wallsBlasted: ({ count }) => told(rule('FC-CANN-4'), [], `${counted(count, 'wallsquare is', 'wallsquares are')} blasted away.`),
  walledIn: ({ square }, state) => told(rule('FC-JEST-6'), [], `${theUnit(state, square)} is walled in.`),
  tunnelDug: ({ entrance, wall, exit }) =>
    told(rule('FC-ASSN-6'), [], `A tunnel joins ${nameOf(entrance)} and ${nameOf(exit)} under the wall on ${nameOf(wall)}.`),
  marked: ({ square, toward }) => told(rule('FC-JEST-8'), [], `Rays that come over ${nameOf(square)} go on ${DIRECTION_NAMES[toward]}.`),
  quickened: ({ square, plies }) => told(rule('FC-CHAN-5'), [], `Time on ${nameOf(square)} runs twice as fast, for ${plies} plies.`),
  tornadoCast: ({ square, plies }) => told(rule('FC-TEMP-3'), [], `A tornado rises on ${nameOf(square)}, for ${plies} plies.`),
  avalancheCast: ({ from, to, plies }) =>
    told(rule('FC-TEMP-4'), [], `An avalanche flows from ${nameOf(from)} to ${nameOf(to)}, for ${plies} plies.`),
  corrupted: ({ rule: clause, squares }) => told(clause, [], `${squares.map(nameOf).join(', ')} is corrupted for the rest of the game.`),
  rotOrdered: ({ squares }) => told(rule('FC-RES-5'), [], `Rotten in the same ply, in scan order: ${squares.map(nameOf).join(', ')}.`),
  rotted: ({ square }) => told(rule('FC-TROT-1'), [], `Nobody has watched the tomb on ${nameOf(square)} for ${ROTS_AT} plies.`),
};
