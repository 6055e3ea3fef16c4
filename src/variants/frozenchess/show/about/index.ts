/** Inspector lines about a square. Each line names its clause. */
import type { Square } from '../../../../kernel/board/board.ts';
import { sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { stackOn } from '../../position/squares.ts';
import { stageOf } from '../../position/stages.ts';
import type { State } from '../../position/state.ts';
import { fact } from '../../rules/index.ts';
import { facts } from './facts.ts';
import { kindFacts } from './kinds.ts';
import { monadFacts } from './monads.ts';
import { numberFacts } from './numbers.ts';
import { relationFacts } from './relations.ts';
import { shadowFacts } from './shadows.ts';
import { squareFacts } from './squares.ts';
import { tombFacts } from './tombs.ts';

const unitFacts = (state: State, square: Square): readonly Badge[] => {
  const stack = stackOn(state, square);
  return stack
    ? [
        ...relationFacts(state, square, stack),
        ...stack.units.flatMap((unit) => numberFacts(state, square, stack, unit)),
      ]
    : [];
};

const kindFactsOn = (state: State, square: Square): readonly Badge[] =>
  stackOn(state, square)?.units.flatMap(({ kind }) => kindFacts(kind)) ?? [];

const factsOf = (state: State, square: Square): readonly Badge[] => [
  ...unitFacts(state, square),
  ...monadFacts(state, square),
  ...shadowFacts(state, square),
  ...tombFacts(state, square),
  ...squareFacts(state, square),
  ...kindFactsOn(state, square),
];

/** The first ply at which the inspector denies a 50-move rule, which chess players then expect (FC-END-6). */
const LONG_GAME_PLY = 100;

const turnFacts = (state: State): readonly Badge[] => {
  const { ply, toMove } = state;
  const stage = stageOf(state);
  return facts(
    fact('FC-TIME-1', `This is ${sideName(toMove)}'s turn in move ${Math.floor(ply / 2) + 1}`),
    fact('FC-RES-2', 'After an action come its costs, walls, tombs, bombs, counters, areas and monads, in this order'),
    ply === 0 && fact('FC-WALL-7', 'White begins with 46 single moves, and no piece is threatened'),
    ply >= LONG_GAME_PLY &&
      stage === 0 &&
      state.options.rules === 'all' &&
      fact('FC-END-6', 'There is no 50-move rule. From move 300 on stages end the game'),
    stage > 0 &&
      fact('FC-END-8', 'These wins are tested before mate, in this order: superior material, Wonder, victory sequence'),
  );
};

export const inspectorFacts = (state: State, focus: Square | null): readonly Badge[] =>
  focus === null
    ? turnFacts(state)
    : factsOf(state, focus).filter(({ label }, index, all) => all.findIndex((each) => each.label === label) === index);
