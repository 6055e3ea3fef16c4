/** Orthodox chess: the shortest whole game, and the proof of the kernel. */
import { sayings, unsaid } from '../../../src/kernel/agreement.ts';
import { defineGame } from '../../../src/kernel/define.ts';
import type { GameSpec } from '../../../src/kernel/game.ts';
import { other } from '../../../src/kernel/side.ts';
import { menu } from './menu/index.ts';
import { attackerOf } from './moves/attacks.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { PIECES } from './moves/tables.ts';
import type { Act } from './position/action.ts';
import { kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { readPosition, writePosition } from './position/format.ts';
import { asIf, lone } from './position/hypothetical.ts';
import { PASSED_OVER, readAction, writeAction } from './position/notation.ts';
import { setup } from './position/setup.ts';
import type { State } from './position/state.ts';
import { RULES, rule } from './rules/index.ts';
import { tell } from './show/describe.ts';
import { view } from './show/view.ts';

export const SPEC: GameSpec<State, Act> = {
  id: 'chess',
  title: 'Chess',
  version: 1,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  options: [],
  samples: [],
  turnRule: rule('CH-TURN-1'),
  lenses: [
    {
      id: 'attacked',
      title: 'Attacked squares',
      show: ({ squares, toMove }) =>
        BOARD.squares
          .filter(({ square }) => attackerOf(squares, square, other(toMove)) !== null)
          .map(({ square }) => [square, { kind: 'attacked', label: 'Attacked', rule: rule('CH-KING-1') }]),
    },
  ],
  setup,
  menu,
  asides: ({ talk }) => sayings(talk),
  unsaid: ({ talk }, target) => unsaid(talk, target, rule('CH-END-5')),
  next,
  tell,
  view,
  outcome,
  kinds: ['move', 'capture', 'castle'],
  kind: kindOfAct,
  text: { write: writePosition, read: readPosition },
  notation: { write: writeAction, read: readAction, passedOver: PASSED_OVER },
  asIf,
  lone,
};

export const GAME = defineGame(SPEC);
