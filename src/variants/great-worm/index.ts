/** Great Worm: two worms, two trails. The variant as one value. */
import { defineGame } from '../../kernel/define.ts';
import type { GameSpec } from '../../kernel/game.ts';
import { about } from './about.ts';
import type { Act } from './act.ts';
import { hasCapturedWorm } from './encroach.ts';
import { LENSES } from './lenses.ts';
import { asIf, lone } from './looking.ts';
import { asides, menu } from './menu.ts';
import { NOTATION } from './notation.ts';
import { outcomeOf } from './outcome.ts';
import { kindOf, perform } from './perform.ts';
import { PIECES } from './pieces.ts';
import { RULES, rule } from './rules.ts';
import { SAMPLES } from './samples.ts';
import { setup } from './setup.ts';
import { BOARD, type WormState } from './state.ts';
import { readPosition, writePosition } from './text.ts';
import { view } from './view.ts';

export const SPEC: GameSpec<WormState, Act> = {
  id: 'great-worm',
  title: 'Great Worm',
  version: 1,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  options: [
    {
      id: 'passing',
      title: 'Passing',
      values: [
        { id: 'off', title: 'Nobody may pass' },
        { id: 'on', title: 'A player may pass the regular Phase' },
      ],
    },
  ],
  samples: SAMPLES,
  turnRule: rule('GW-TURN-8'),
  lenses: LENSES,
  setup,
  menu,
  asides,
  asIf,
  lone,
  about,
  perform,
  view,
  outcome: outcomeOf,
  kind: kindOf,
  text: { write: writePosition, read: readPosition },
  notation: NOTATION,
  // A complete half-turn ends with the Encroachment, or with the capture of a worm.
  countsAsPlay: (state) => state.phase.kind === 'regular' || hasCapturedWorm(state),
};

export const GAME = defineGame(SPEC);
