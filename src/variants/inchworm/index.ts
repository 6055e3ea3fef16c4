/** Inchworm hybrid: halves, crowds, magnets, mutation, the lunar hallway and exploding Pawns. */
import { defineGame } from '../../kernel/define.ts';
import { about } from './about.ts';
import type { Act } from './action.ts';
import { BOARD } from './board.ts';
import { LENSES } from './lenses.ts';
import { asIf, lone } from './looking.ts';
import { asides, menu } from './menu.ts';
import { writeAction } from './notation.ts';
import { outcome } from './outcome.ts';
import { perform } from './perform.ts';
import { PIECES } from './pieces.ts';
import { readAction } from './reading.ts';
import { RULES, rule } from './rules.ts';
import { SAMPLES } from './samples.ts';
import { type State, setup } from './state.ts';
import { writePosition } from './text.ts';
import { readPosition } from './text-read.ts';
import { view } from './view.ts';

export const GAME = defineGame<State, Act>({
  id: 'inchworm',
  title: 'Inchworm hybrid',
  version: 2,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  options: [
    {
      id: 'dice',
      title: 'Dice for exploding Pawns',
      values: [
        { id: 'seeded', title: 'Rolled by the app' },
        { id: 'real', title: 'Real dice, entered by hand' },
      ],
    },
  ],
  samples: SAMPLES,
  turnRule: rule('IW-TURN-1'),
  lenses: LENSES,
  setup,
  menu,
  asides,
  perform,
  view,
  outcome,
  asIf,
  lone,
  about,
  kind: ({ kind }) => kind,
  text: { write: writePosition, read: readPosition },
  notation: { write: writeAction, read: readAction },
});
