/** Orthodox chess: the shortest whole game, and the proof of the kernel. */
import { sayings, unsaid } from '../../../src/kernel/agreement.ts';
import { defineGame } from '../../../src/kernel/define.ts';
import type { GameSpec } from '../../../src/kernel/game.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { other } from '../../../src/kernel/side.ts';
import { menu } from './menu/index.ts';
import { attackerOf } from './moves/attacks.ts';
import { next } from './moves/make.ts';
import { BOARD, PIECES } from './moves/tables.ts';
import { START, text } from './position/format.ts';
import { notation } from './position/notation.ts';
import type { Act, Chess } from './position/state.ts';
import { RULES, rule } from './rules/index.ts';
import { tell } from './show/describe.ts';
import { outcome, view } from './show/view.ts';

const setup = (): Chess => {
  const start = text.read(START);
  invariant(start.ok, 'chess has a start');
  return start.value;
};

export const SPEC: GameSpec<Chess, Act> = {
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
  kind: (act) => (act.kind === 'move' && act.taken !== null ? 'capture' : act.kind),
  text,
  notation,
  asIf: (state, side) => ({ ...state, toMove: side, passed: null }),
  lone: (type, side, square) => {
    const state = setup();
    const unit = state.squares.find((each) => each?.type === type && each.side === side);
    const kings = [0, 63].map((corner, index) => [corner, state.squares[index === 0 ? 4 : 60]] as const);
    const standing = new Map([...kings, [square, unit] as const]);
    return { ...state, toMove: side, castling: '', squares: state.squares.map((_, at) => standing.get(at) ?? null) };
  },
};

export const GAME = defineGame(SPEC);
