import { declarationText } from '../../kernel/agreement.ts';
import { defineGame } from '../../kernel/define.ts';
import { readPosition, writePosition } from './format/index.ts';
import { LOOKS } from './looks.ts';
import { asides, COUNTING, menu } from './menu/index.ts';
import { capturableSquares } from './moves/attacks.ts';
import { SUMS } from './moves/dice.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { PIECES } from './moves/tables.ts';
import { ACCEPTED_FORMS, readAction, writeAction } from './notation/index.ts';
import { type Act, kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { diagramPosition, withSideToMove } from './position/hypothetical.ts';
import { OPTIONS } from './position/options.ts';
import { setup } from './position/setup.ts';
import { phaseOf, type State } from './position/state.ts';
import { CREDIT } from './rules/credit.ts';
import { RULES, rule } from './rules/index.ts';
import { SAMPLES } from './samples.ts';
import { inspectorFacts } from './show/about.ts';
import { tell } from './show/describe.ts';
import { LENSES } from './show/lenses.ts';
import { view } from './show/view.ts';

export const GAME = defineGame<State, Act>({
  id: 'inchworm',
  title: 'Inchworm hybrid',
  version: 3,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  looks: LOOKS,
  options: OPTIONS,
  dice: SUMS,
  royal: { type: 'king' },
  setup,
  menu,
  next,
  view,
  outcome,
  telling: {
    tell,
    turnRule: rule('IW-TURN-1'),
    kinds: {
      all: ['extend', 'consolidate', 'pawn', 'crowd', 'castle', 'dice', 'promote', 'accept', 'refuse'],
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
  learning: {
    credit: CREDIT,
    samples: SAMPLES,
    first: { rules: 'first' },
  },
  asking: {
    agreement: {
      resign: rule('IW-END-7'),
      draw: rule('IW-END-7'),
      mayOfferAt: (state) => phaseOf(state) === 'act',
      write: declarationText,
    },
    asides,
    captureSquares: capturableSquares,
    counting: COUNTING,
  },
});
