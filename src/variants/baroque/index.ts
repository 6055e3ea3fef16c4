/** Baroque: Robert Abbott's Ultima with the army of Baroque Battalion. */
import { defineGame } from '../../kernel/define.ts';
import { readPosition, writePosition } from './format.ts';
import { LOOKS } from './looks.ts';
import { menu } from './menu/index.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { ACCEPTED_FORMS, readAction, writeAction, writeSaying } from './notation.ts';
import { type Act, kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { diagramPosition, withSideToMove } from './position/hypothetical.ts';
import { OPTIONS } from './position/options.ts';
import { PIECES } from './position/pieces.ts';
import { setup } from './position/setup.ts';
import type { State } from './position/state.ts';
import { CREDIT } from './rules/credit.ts';
import { RULES, rule } from './rules/index.ts';
import { SAMPLES } from './samples.ts';
import { inspectorFacts } from './show/about.ts';
import { tell } from './show/describe.ts';
import { LENSES } from './show/lenses.ts';
import { view } from './show/view.ts';

export const GAME = defineGame<State, Act>({
  id: 'baroque',
  title: 'Baroque',
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  looks: LOOKS,
  options: OPTIONS,
  royal: { type: 'titan' },
  setup,
  menu,
  next,
  view,
  outcome,
  telling: {
    tell,
    turnRule: rule('BQ-TURN-1'),
    kinds: { all: ['move', 'capture', 'self-capture', 'drop', 'place'], of: kindOfAct },
    notation: { write: writeAction, read: readAction, acceptedForms: ACCEPTED_FORMS },
    inspectorFacts,
    lenses: LENSES,
  },
  editing: {
    text: { write: writePosition, read: readPosition },
    withSideToMove,
    diagramPosition,
  },
  learning: { credit: CREDIT, samples: SAMPLES },
  asking: {
    agreement: { resign: rule('BQ-END-4'), draw: rule('BQ-END-4'), write: writeSaying },
  },
});
