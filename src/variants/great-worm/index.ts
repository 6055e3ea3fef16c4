import { defineGame } from '../../kernel/define.ts';
import { LOOKS } from './looks.ts';
import { menu } from './menu/index.ts';
import { diagramPosition, withSideToMove } from './moves/hypothetical.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { hasCapturedWorm } from './moves/worm-paths.ts';
import { ACCEPTED_FORMS, readAction, writeAction } from './notation.ts';
import { type Act, kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { readPosition, writePosition } from './position/format.ts';
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
  id: 'great-worm',
  title: 'Great Worm',
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  looks: LOOKS,
  options: OPTIONS,
  royal: { type: 'worm', exits: 'worm-none' },
  setup,
  menu,
  next,
  view,
  outcome,
  telling: {
    tell,
    turnRule: rule('GW-TURN-8'),
    kinds: {
      all: ['move', 'promotion', 'enPassant', 'pass', 'waive', 'encroachment', 'leg'],
      of: kindOfAct,
    },
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
    agreement: { resign: rule('GW-END-6'), draw: rule('GW-END-5') },
    // For perft, a turn is complete after the Encroachment or the capture of a worm.
    counting: { endsPlay: (state) => state.phase.kind === 'regular' || hasCapturedWorm(state) },
  },
});
