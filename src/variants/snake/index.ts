import { defineGame } from '../../kernel/define.ts';
import type { Game } from '../../kernel/game.ts';
import type { GameSpec } from '../../kernel/spec.ts';
import { LOOKS } from './looks.ts';
import { asides } from './menu/draw-claims.ts';
import { menu } from './menu/index.ts';
import { next } from './moves/make.ts';
import { isOver, outcome } from './moves/outcome.ts';
import { ACCEPTED_FORMS, readAction, writeAction } from './notation.ts';
import { type Act, kindOfAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { readPosition, writePosition } from './position/format.ts';
import { diagramPosition, withSideToMove } from './position/hypothetical.ts';
import { OPTIONS } from './position/options.ts';
import { PIECES, type PieceType } from './position/pieces.ts';
import { setup } from './position/setup.ts';
import type { State } from './position/state.ts';
import { CREDIT } from './rules/credit.ts';
import { RULES, rule } from './rules/index.ts';
import { SAMPLES } from './samples.ts';
import { inspectorFacts } from './show/about.ts';
import { tell } from './show/describe.ts';
import { LENSES } from './show/lenses.ts';
import { view } from './show/view.ts';

export const SPEC: GameSpec<State, Act> = {
  id: 'snake',
  title: 'Snake in Ordamirror',
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  looks: LOOKS,
  options: OPTIONS,
  royal: { type: 'snake', exits: 'exits' },
  setup,
  menu,
  next,
  view,
  outcome,
  telling: {
    tell,
    turnRule: rule('SN-TURN-1'),
    kinds: { all: ['piece', 'promotion', 'snake'], of: kindOfAct },
    notation: { write: writeAction, read: readAction, acceptedForms: ACCEPTED_FORMS },
    inspectorFacts,
    lenses: LENSES,
  },
  editing: {
    text: { write: writePosition, read: readPosition },
    withSideToMove,
    diagramPosition: (type, side, square) => diagramPosition(type as PieceType | 'snake', side, square),
  },
  learning: { credit: CREDIT, samples: SAMPLES },
  asking: {
    agreement: { resign: rule('SN-END-7'), draw: rule('SN-END-7') },
    asides,
    counting: { isOver, endsPlay: ({ phase }) => phase === 'piece' },
  },
};

export const GAME: Game = defineGame(SPEC);
