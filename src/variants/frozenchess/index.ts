import { defineGame } from '../../kernel/define.ts';
import { ABILITY_CODES } from './abilities/index.ts';
import { readPosition, writePosition } from './format/index.ts';
import { LOOKS } from './looks.ts';
import { hasAction, menu, prepare } from './menu/index.ts';
import { PIECES } from './moves/tables.ts';
import { threatsOf } from './moves/threat/threat.ts';
import { ACCEPTED_FORMS, readAction, writeAction } from './notation.ts';
import { type Act, KINDS_OF_MOVE, kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { diagramPosition, withSideToMove } from './position/hypothetical.ts';
import type { Kind } from './position/kinds.ts';
import { OPTIONS } from './position/options.ts';
import { setup } from './position/setup.ts';
import type { State } from './position/state.ts';
import { CREDIT } from './rules/credit.ts';
import { RULES, rule } from './rules/index.ts';
import { SAMPLES } from './samples.ts';
import { inspectorFacts } from './show/about/index.ts';
import { attackers } from './show/about/relations.ts';
import { coming } from './show/coming.ts';
import { tell } from './show/describe/index.ts';
import { LENSES } from './show/lenses/index.ts';
import { view } from './show/view/index.ts';
import { next } from './turn/make.ts';
import { outcome } from './turn/outcome.ts';

export const GAME = defineGame<State, Act>({
  id: 'frozenchess',
  title: 'FrozenChess',
  version: 4,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  looks: LOOKS,
  options: OPTIONS,
  royal: { type: 'K' },
  setup,
  menu,
  next,
  view,
  outcome: (state, findAct) => outcome(state, hasAction, findAct),
  telling: {
    tell,
    turnRule: rule('FC-RES-1'),
    kinds: { all: [...KINDS_OF_MOVE, ...ABILITY_CODES, '00'], of: kindOfAct },
    notation: { write: writeAction, read: readAction, acceptedForms: ACCEPTED_FORMS },
    inspectorFacts,
    lenses: LENSES,
    upcomingEvents: coming,
  },
  editing: {
    text: { write: writePosition, read: readPosition },
    withSideToMove,
    diagramPosition: (type, side, square) => diagramPosition(type as Kind, side, square),
  },
  learning: {
    credit: CREDIT,
    samples: SAMPLES,
    first: { rules: 'first' },
  },
  asking: {
    agreement: { resign: rule('FC-END-7'), draw: null, write: () => 'RES' },
    attackers,
    captureSquares: threatsOf,
    prepare,
  },
});
