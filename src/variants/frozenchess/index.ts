/** FrozenChess 11.0: the door of this folder. */
import { defineGame } from '../../kernel/define.ts';
import { CODES } from './abilities/index.ts';
import { threatsOf } from './mechanics/threat/threat.ts';
import { hasAction, menu } from './menu/index.ts';
import { next } from './moves/make.ts';
import { outcome } from './moves/outcome.ts';
import { PIECES } from './moves/tables.ts';
import { PASSED_OVER, readAction, writeAction } from './notation.ts';
import { type Act, KINDS_OF_MOVE, kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { changeState } from './position/changed.ts';
import { readPosition, writePosition } from './position/format/index.ts';
import { asIf, lone } from './position/hypothetical.ts';
import type { Kind } from './position/kinds.ts';
import { setup } from './position/setup.ts';
import type { State } from './position/state.ts';
import { CREDIT } from './rules/credit.ts';
import { RULES, rule } from './rules/index.ts';
import { SAMPLES } from './samples.ts';
import { about } from './show/about/index.ts';
import { attackers } from './show/about/relations.ts';
import { coming } from './show/coming.ts';
import { tell } from './show/describe/index.ts';
import { LENSES } from './show/lenses/index.ts';
import { view } from './show/view/index.ts';

export const GAME = defineGame<State, Act>({
  id: 'frozenchess',
  title: 'FrozenChess',
  version: 3,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  credit: CREDIT,
  options: [
    {
      id: 'rules',
      title: 'Rules',
      values: [
        { id: 'all', title: 'All rules' },
        { id: 'first', title: 'First game: no special actions' },
      ],
    },
  ],
  first: {
    options: { rules: 'first' },
    grow: (state) => (state.isFirst ? changeState(state, { isFirst: false }) : null),
  },
  samples: SAMPLES,
  turnRule: rule('FC-RES-1'),
  agreement: { resign: rule('FC-END-7'), draw: null, write: () => 'RES' },
  royal: { type: 'K' },
  lenses: LENSES,
  setup,
  menu,
  next,
  tell,
  view,
  outcome: (state, able) => outcome(state, hasAction, able),
  kinds: [...KINDS_OF_MOVE, ...CODES, '00'],
  kind: kindOfAct,
  asIf,
  about,
  coming,
  attackers,
  strikes: threatsOf,
  lone: (type, side, square) => lone(type as Kind, side, square),
  text: { write: writePosition, read: readPosition },
  notation: { write: writeAction, read: readAction, passedOver: PASSED_OVER },
});
