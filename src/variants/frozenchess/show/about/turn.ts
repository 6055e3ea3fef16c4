import { sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { stageOf } from '../../position/stages.ts';
import type { State } from '../../position/state.ts';
import { fact } from '../../rules/index.ts';
import { facts } from './facts.ts';

/** Turns without a stage after which a chess player may expect the 50-move rule. */
const LONG = 100;

export const turnFacts = (state: State): readonly Badge[] => {
  const { ply, toMove } = state;
  const stage = stageOf(state);
  return facts(
    fact('FC-TIME-1', `This is ${sideName(toMove)}'s turn in move ${Math.floor(ply / 2) + 1}`),
    fact(
      'FC-RES-2',
      'After an action come its costs, walls, tombs, bombs, counters, areas and monads, in this order',
    ),
    ply === 0 && fact('FC-WALL-7', 'White begins with 46 single moves, and no piece is threatened'),
    ply >= LONG &&
      stage === 0 &&
      state.options.rules === 'all' &&
      fact('FC-END-6', 'There is no 50-move rule. From move 300 on stages end the game'),
    stage > 0 &&
      fact(
        'FC-END-8',
        'These wins are tested before mate, in this order: superior material, Wonder, victory sequence',
      ),
  );
};
