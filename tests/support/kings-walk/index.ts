/** King's walk: the smallest whole game, and what `npm run new-variant` makes a copy of. */
import { defineGame } from '../../../src/kernel/define.ts';
import { menu } from './menu/index.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { PIECES } from './moves/tables.ts';
import { type Act, kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { readPosition, writePosition } from './position/format.ts';
import { asIf, lone } from './position/hypothetical.ts';
import { setup } from './position/setup.ts';
import type { State } from './position/state.ts';
import { CREDIT } from './rules/credit.ts';
import { RULES, rule } from './rules/index.ts';
import { tell } from './show/describe.ts';
import { view } from './show/view.ts';

export const GAME = defineGame<State, Act>({
  id: 'kings-walk',
  title: "King's walk",
  version: 1,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  credit: CREDIT,
  turnRule: rule('KW-TURN-1'),
  agreement: { resign: rule('KW-END-2'), draw: rule('KW-END-3') },
  kinds: ['move'],
  setup,
  menu,
  next,
  tell,
  view,
  outcome,
  kind: kindOfAct,
  text: { write: writePosition, read: readPosition },
  asIf,
  lone,
});
