/** King's walk: the smallest complete game, and the template of `npm run new-variant`. */
import { defineGame } from '../../../src/kernel/define.ts';
import { menu } from './menu.ts';
import { next, outcome } from './moves.ts';
import {
  type Act,
  BOARD,
  diagramPosition,
  PIECES,
  readPosition,
  type State,
  setup,
  withSideToMove,
  writePosition,
} from './position.ts';
import { RULES, rule } from './rules.ts';
import { tell, view } from './show.ts';

export const GAME = defineGame<State, Act>({
  id: 'kings-walk',
  title: "King's walk",
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  setup,
  menu,
  next,
  view,
  outcome,
  telling: { tell },
  editing: {
    text: { write: writePosition, read: readPosition },
    withSideToMove,
    diagramPosition,
  },
  asking: { agreement: { resign: rule('KW-END-2'), draw: rule('KW-END-3') } },
});
