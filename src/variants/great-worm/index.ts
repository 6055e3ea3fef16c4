/** Great Worm: two worms, two trails. The variant as one value. */
import { defineGame } from '../../kernel/define.ts';
import type { GameSpec } from '../../kernel/game.ts';
import { menu } from './menu/index.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { PIECES } from './moves/tables.ts';
import { hasCapturedWorm } from './moves/worm-paths.ts';
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
  id: 'great-worm',
  title: 'Great Worm',
  version: 1,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  credit: CREDIT,
  options: [
    {
      id: 'passing',
      title: 'Passing',
      values: [
        { id: 'off', title: 'Not allowed' },
        { id: 'on', title: 'Allowed in the regular Phase' },
      ],
    },
  ],
  samples: SAMPLES,
  turnRule: rule('GW-TURN-8'),
  royal: { type: 'worm', exits: 'worm-none' },
  lenses: LENSES,
  setup,
  menu,
  agreement: { resign: rule('GW-END-6'), draw: rule('GW-END-5') },
  asIf,
  lone,
  about,
  next,
  tell,
  view,
  outcome,
  kinds: ['move', 'promotion', 'enPassant', 'pass', 'waive', 'encroachment', 'leg'],
  kind: kindOfAct,
  text: { write: writePosition, read: readPosition },
  notation: { write: writeAction, read: readAction, passedOver: PASSED_OVER },
  // A complete half-turn ends with the Encroachment, or with the capture of a worm.
  countsAsPlay: (state) => state.phase.kind === 'regular' || hasCapturedWorm(state),
};

export const GAME = defineGame(SPEC);
