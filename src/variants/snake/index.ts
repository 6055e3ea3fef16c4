/** Snake in Ordamirror: two Snakes on a chessboard of steppe riders. */
import { defineGame } from '../../kernel/define.ts';
import type { Game, GameSpec } from '../../kernel/game.ts';
import { invariant } from '../../kernel/invariant.ts';
import { about } from './about.ts';
import type { SnakeAct } from './act.ts';
import { asides } from './asides.ts';
import { LENSES } from './lenses.ts';
import { asIf, lone } from './looking.ts';
import { menu } from './menu.ts';
import { notation } from './notation.ts';
import { isOver, outcomeOf } from './outcome.ts';
import { perform } from './perform.ts';
import { PIECES, type PieceType } from './pieces.ts';
import { RULES, rule } from './rules.ts';
import { SAMPLES } from './samples.ts';
import { BOARD } from './squares.ts';
import type { SnakeState } from './state.ts';
import { read, write } from './text.ts';
import { view } from './view.ts';

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
  about,
  asIf,
  lone: (type, side, square) => lone(type as PieceType | 'snake', side, square),
  perform,
  view,
  outcome: outcomeOf,
  isOver,
  kind: kindOf,
  text: { write, read },
  notation,
  countsAsPlay: ({ phase }) => phase === 'piece',
};

export const GAME: Game = defineGame(SPEC);
