/** A game in which White walks along a rank, and Black has only one action in each turn. */
import { act, makeQuestion, open } from '../../src/kernel/asking/menu.ts';
import { option, square } from '../../src/kernel/asking/target.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import { defineGame } from '../../src/kernel/define.ts';
import { makeStep } from '../../src/kernel/event.ts';
import type { PositionBase } from '../../src/kernel/game.ts';
import { problem } from '../../src/kernel/result.ts';
import type { TurnView } from '../../src/kernel/view.ts';

interface Walk extends PositionBase {
  readonly at: number;
}

type Act = { readonly kind: 'go' } | { readonly kind: 'rest' };

const turn = ({ toMove, ply }: Walk): TurnView => ({
  toMove,
  number: ply + 1,
  phases: [],
  players: { white: [], black: [] },
  notes: [],
  outcome: null,
});
const no = () => ({ rule: 'W-1', text: 'White goes one square on.', squares: [] });

export const FORCED = defineGame<Walk, Act>({
  id: 'walk',
  title: 'Walk',
  board: rectangle(5, 1),
  pieces: { walker: { name: 'Walker', letter: 'W', gist: 'Runs.', glyph: { fill: 'M10 10H35V35H10Z' } } },
  rules: [
    {
      title: 'Walking',
      clauses: [{ id: 'W-1', title: 'One square', text: 'White goes one square on, Black rests.' }],
    },
  ],
  setup: () => ({ toMove: 'white', ply: 0, rng: null, at: 0 }),
  menu: ({ toMove, at }) =>
    toMove === 'white'
      ? makeQuestion('White: go on.', [open(square(at + 1), 'move', () => act<Act>({ kind: 'go' }))], no)
      : makeQuestion(
          'Black: rest.',
          [open(option('rest'), 'plain', () => act<Act>({ kind: 'rest' }), { forced: true })],
          no,
        ),
  next: (state, { kind }) => {
    const ply = state.ply + 1;
    return kind === 'go' ? { ...state, toMove: 'black', ply, at: state.at + 1 } : { ...state, toMove: 'white', ply };
  },
  view: (state) => ({
    units: { 1: { id: 1, type: 'walker', side: 'white', at: [state.at], body: 'whole', badges: [] } },
    marks: {},
    turn: turn(state),
  }),
  outcome: ({ at }) => (at === 4 ? { winner: 'white', rule: 'W-1', text: 'White is there.' } : null),
  telling: {
    tell: ({ at }, { kind }) => [
      kind === 'go'
        ? makeStep('W-1', [{ kind: 'moved', unit: 1, path: [at, at + 1], at: [at + 1] }])
        : makeStep('W-1', [], 'Black rests.'),
    ],
    kinds: { all: ['go', 'rest'], of: ({ kind }) => kind },
    notation: { write: (_, { kind }) => kind, read: () => problem('Nobody reads this.') },
  },
});
