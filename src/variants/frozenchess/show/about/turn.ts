/** What the inspector says of the turn: which it is, what follows an action, what ends a game and what does not. */
import { SIDES, sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { listed } from '../../../../kernel/words.ts';
import { stageOf } from '../../position/stages.ts';
import type { State } from '../../position/state.ts';
import { fact, NONE } from './fact.ts';

/** Plies without a stage after which a chess player would think of the 50-move rule. */
const LONG = 100;

export const turnFacts = (state: State): readonly Badge[] => {
  const { ply, turns, toMove } = state;
  const stage = stageOf(state);
  const done = SIDES.map((side) => `${sideName(side)} ${turns[side]}`);
  return [
    fact(
      'FC-TIME-1',
      `Ply ${ply + 1}, ${sideName(toMove)}'s in move ${Math.floor(ply / 2) + 1}; own turns since this board was set up: ${listed(done)}`,
    ),
    fact(
      'FC-RES-2',
      'After the action: prices, walls, tombs, bombs, the counters of the side, areas and monads, the counters of squares, the results',
    ),
    ...(ply === 0 ? [fact('FC-WALL-7', 'White begins with 46 single moves, and nobody is threatened')] : NONE),
    ...(ply >= LONG && stage === 0
      ? [fact('FC-END-6', 'However long nobody captures, the game goes on; from move 300 on stages end it')]
      : NONE),
    ...(stage > 0
      ? [fact('FC-END-8', 'Tested after a lost King and before mate: superior material, Wonders, the victory sequence')]
      : NONE),
  ];
};
