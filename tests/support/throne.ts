/**
 * King's walk with a throne: a sixth game, which has a mark, a badge and the drawing of an ability of its own. All
 * their texts and drawings are in this file, so that tests can show that no other file names them.
 */
import { act, type Menu, open } from '../../src/kernel/asking/menu.ts';
import { option } from '../../src/kernel/asking/target.ts';
import { unitViews } from '../../src/kernel/board/placement.ts';
import { defineGame } from '../../src/kernel/define.ts';
import { type Looks, MARKS } from '../../src/kernel/drawing/looks.ts';
import { circle, MIDDLE, stroke } from '../../src/kernel/drawing/shapes.ts';
import type { GameEntry } from '../../src/kernel/game.ts';
import { citing } from '../../src/kernel/learning/citing.ts';
import type { LegendOf } from '../../src/kernel/learning/legend.ts';
import { other } from '../../src/kernel/side.ts';
import { askSquare, askUnit } from '../../src/kernel/units.ts';
import { next, REACH } from './kings-walk/moves.ts';
import { type Act, BOARD, PIECES, type PieceType, type State, setup } from './kings-walk/position.ts';
import { RULES } from './kings-walk/rules.ts';

export const LOOKS = {
  marks: {
    throne: {
      shapes: [stroke(circle(MIDDLE, 14), 'board-violet', 2)],
      urgency: 'power',
      things: ['throne', 'thrones'],
    },
    footstool: { ...MARKS.reach, number: 'disc', urgency: 'timer' },
  },
  badges: {
    anointed: {
      icon: 'M3 12.5H13L14.5 5L10.8 8L8 3L5.2 8L1.5 5Z',
      color: 'amber',
      urgency: 'power',
      state: 'anointed',
    },
  },
} as const satisfies Partial<Looks>;

const { rule, badge, mark } = citing(RULES, LOOKS);

export const SCEPTRE = 'M4 16L13 7M12 4L16 8';

const THRONE = BOARD.at('c3');
const PASS: Act = { from: THRONE, to: THRONE };

const ABILITY = {
  place: 0,
  group: null,
  sign: SCEPTRE,
  isBasic: true,
  key: 'h',
  name: 'Hold court',
  brief: 'lets the turn pass',
};

const MOVING = {
  board: BOARD,
  pieces: PIECES,
  reaches: REACH,
  rules: { move: rule('KW-MOVE-1'), bar: rule('KW-MOVE-2') },
};

/** The menu of King's walk, in which a King may also hold court (pass). */
const menu = (state: State): Menu<Act> =>
  askUnit(BOARD, state, rule('KW-TURN-1'), (from) => {
    const below = askSquare<PieceType, Act>(MOVING, state.squares, from, (to) => act({ from, to }));
    const court = open(option('HC'), 'special', () => act(PASS), { label: 'Hold court', offer: ABILITY });
    return below.kind === 'ask' ? { ...below, choices: [...below.choices, court] } : below;
  });

/** Whether a square is on the throne's rank or on one beside it, where Kings are anointed. */
const isNear = (square: number) => Math.abs(BOARD.rankOf(square) - BOARD.rankOf(THRONE)) < 2;

export const GAME = defineGame<State, Act>({
  id: 'throne',
  title: 'Throne',
  board: BOARD,
  pieces: PIECES,
  rules: RULES,
  looks: LOOKS,
  setup,
  menu,
  next: (state, made) =>
    made.from === made.to ? { ...state, toMove: other(state.toMove), ply: state.ply + 1 } : next(state, made),
  view: ({ squares, ply }) => ({
    units: unitViews(squares, (_, square) =>
      isNear(square) ? [badge('anointed', 'KW-MOVE-1', 'anointed by the throne')] : [],
    ),
    marks:
      ply > 0
        ? {
            [THRONE]: [mark('throne', 'KW-END-1', 'the throne')],
            [THRONE - 1]: [mark('footstool', 'KW-END-1', 'a footstool', { value: 2 })],
          }
        : {},
  }),
});

const LEGEND: LegendOf<typeof RULES, typeof LOOKS> = {
  marks: {
    throne: { says: 'The throne.', rule: 'KW-END-1' },
    footstool: { says: 'A footstool.', rule: 'KW-END-1', value: 2 },
  },
  overlays: {},
  badges: { anointed: { says: 'This King is anointed.', rule: 'KW-MOVE-1' } },
};

export const ENTRY: GameEntry = {
  id: 'throne',
  title: 'Throne',
  summary: ['A King walks.', 'There is a throne.'],
  difficulty: 1,
  minutes: 5,
  kinds: 1,
  load: async () => GAME,
  legend: async () => LEGEND,
};
