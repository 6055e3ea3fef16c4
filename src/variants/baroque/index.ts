/** Baroque: Robert Abbott's Ultima, as the inventor of Baroque Battalion words it, army against army. */
import { sayings } from '../../kernel/agreement.ts';
import { defineGame } from '../../kernel/define.ts';
import { about } from './about.ts';
import { LENSES } from './lenses.ts';
import { asIf, lone } from './looking.ts';
import { menu } from './menu.ts';
import { notation } from './notation.ts';
import { outcome } from './outcome.ts';
import { kindOfAction, perform } from './perform.ts';
import { PIECES } from './pieces.ts';
import { RULES, rule } from './rules/index.ts';
import { SAMPLES } from './samples.ts';
import { BOARD } from './squares.ts';
import { type Action, type State, start } from './state.ts';
import { text } from './text.ts';
import { view } from './view.ts';

export const GAME = defineGame<State, Action>({
  id: 'baroque',
  title: 'Baroque',
  version: 1,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  options: [
    {
      id: 'version',
      title: 'Version',
      values: [
        { id: 'standard', title: 'Standard' },
        { id: 'twoplayer', title: 'Two-Player version' },
      ],
    },
  ],
  samples: SAMPLES,
  turnRule: rule('BQ-TURN-1'),
  lenses: LENSES,
  setup: (_seed, { version }) => start(version === 'twoplayer' ? 'twoplayer' : 'standard'),
  menu,
  asides: ({ talk }) => sayings(talk),
  asIf,
  lone,
  about,
  perform,
  view,
  outcome,
  kind: kindOfAction,
  text,
  notation,
});
