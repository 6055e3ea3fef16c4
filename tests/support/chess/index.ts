/** Orthodox chess: the shortest whole game, and the proof of the kernel. */
import { defineGame } from '../../../src/kernel/define.ts';
import type { GameSpec } from '../../../src/kernel/game.ts';
import { menu } from './menu/index.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { PIECES } from './moves/tables.ts';
import { PASSED_OVER, readAction, writeAction } from './notation.ts';
import { type Act, kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { readPosition, writePosition } from './position/format.ts';
import { asIf, lone } from './position/hypothetical.ts';
import { setup } from './position/setup.ts';
import type { State } from './position/state.ts';
import { CREDIT } from './rules/credit.ts';
import { RULES, rule } from './rules/index.ts';
import { SAMPLES } from './samples.ts';
import { about } from './show/about.ts';
import { tell } from './show/describe.ts';
import { LENSES } from './show/lenses.ts';
import { view } from './show/view.ts';

export const SPEC: GameSpec<State, Act> = {
  id: 'chess',
  title: 'Chess',
  version: 1,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  credit: CREDIT,
  turnRule: rule('CH-TURN-1'),
  lenses: LENSES,
  samples: SAMPLES,
  setup,
  menu,
  agreement: { resign: rule('CH-END-4'), draw: rule('CH-END-5') },
  next,
  tell,
  view,
  outcome,
  kinds: ['move', 'capture', 'castle'],
  kind: kindOfAct,
  text: { write: writePosition, read: readPosition },
  notation: { write: writeAction, read: readAction, passedOver: PASSED_OVER },
  about,
  asIf,
  lone,
};

export const GAME = defineGame(SPEC);
