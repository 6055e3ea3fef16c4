/** Snake in Ordamirror: two Snakes on a chessboard of steppe riders. */
import { unsaid } from '../../kernel/agreement.ts';
import { defineGame } from '../../kernel/define.ts';
import type { Game, GameSpec } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import { asides } from './menu/draw-offers.ts';
import { menu } from './menu/index.ts';
import { next } from './moves/make.ts';
import { isOver, outcomeOf } from './moves/outcome.ts';
import { PIECES, type PieceType } from './moves/tables.ts';
import type { SnakeAct } from './position/action.ts';
import { BOARD } from './position/board.ts';
import { read, write } from './position/format.ts';
import { asIf, lone } from './position/hypothetical.ts';
import { notation } from './position/notation.ts';
import type { SnakeState } from './position/state.ts';
import { RULES, rule } from './rules/index.ts';
import { SAMPLES } from './samples.ts';
import { about } from './show/about.ts';
import { tell } from './show/describe.ts';
import { LENSES } from './show/lenses.ts';
import { view } from './show/view.ts';

const START = 'lhafyahl/8/pppppppp/8/8/PPPPPPPP/8/LHAFYAHL w P f2g2h2 f7g7h7 - 0 1';

const setup = (): SnakeState => {
  const start = read(START);
  invariant(start.ok, 'the start position reads');
  return start.value;
};

/** For filters: what moves, or what is said. */
const kindOf = (act: SnakeAct): string => {
  switch (act.kind) {
    case 'piece':
      return act.promotion ? 'promotion' : 'piece';
    case 'snake':
      return 'snake';
    case 'claim':
      return 'claim';
    case 'say':
      return act.saying.kind;
  }
};

export const SPEC: GameSpec<SnakeState, SnakeAct> = {
  id: 'snake',
  title: 'Snake in Ordamirror',
  version: 1,
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  options: [],
  samples: SAMPLES,
  turnRule: rule('SN-TURN-1'),
  lenses: LENSES,
  setup,
  menu,
  asides,
  unsaid: ({ talk }, target) => unsaid(talk, target, rule('SN-END-7')),
  about,
  asIf,
  lone: (type, side, square) => lone(type as PieceType | 'snake', side, square),
  next,
  tell,
  view,
  outcome: outcomeOf,
  isOver,
  kinds: ['piece', 'promotion', 'snake'],
  kind: kindOf,
  text: { write, read },
  notation,
  countsAsPlay: ({ phase }) => phase === 'piece',
};

export const GAME: Game = defineGame(SPEC);
