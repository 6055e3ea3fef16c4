/** Orthodox chess, which tests the kernel: its counts are published. */
import { defineGame } from '../../../src/kernel/define.ts';
import type { GameSpec } from '../../../src/kernel/spec.ts';
import { menu } from './menu/index.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { PIECES } from './moves/tables.ts';
import { ACCEPTED_FORMS, readAction, writeAction } from './notation.ts';
import { type Act, kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { readPosition, writePosition } from './position/format.ts';
import { diagramPosition, withSideToMove } from './position/hypothetical.ts';
import { setup } from './position/setup.ts';
import type { State } from './position/state.ts';
import { CREDIT } from './rules/credit.ts';
import { RULES, rule } from './rules/index.ts';
import { SAMPLES } from './samples.ts';
import { inspectorFacts } from './show/about.ts';
import { tell } from './show/describe.ts';
import { LENSES } from './show/lenses.ts';
import { view } from './show/view.ts';

export const SPEC: GameSpec<State, Act> = {
  id: 'chess',
  title: 'Chess',
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  setup,
  menu,
  next,
  view,
  outcome,
  telling: {
    tell,
    kinds: { all: ['move', 'capture', 'castle'], of: kindOfAct },
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
  asking: { agreement: { resign: rule('CH-END-4'), draw: rule('CH-END-5') } },
};

export const GAME = defineGame(SPEC);
