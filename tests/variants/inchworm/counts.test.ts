/** Tests Inchworm's counts of named positions: legal turns and link steps. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { obstacleToLink } from '../../../src/variants/inchworm/moves/linking.ts';
import { boardSquare } from '../../../src/variants/inchworm/position/board.ts';
import { type State, turnSide } from '../../../src/variants/inchworm/position/state.ts';
import { start, TABLE } from './counts.ts';
import { at, countActions, play } from './support.ts';

/**
 * Counts the link steps by the rules, whether or not a legal action follows. Removals that divide equal units alike
 * count once.
 */
const linkSteps = (state: State): number => {
  if (state.mode === 'linking') {
    const squares = Array.from({ length: 64 }, (_, square) => square);
    return squares.filter((square) => obstacleToLink(state, turnSide(state), square) === null).length;
  }
  return state.links.reduce<number>((sum, file, rank) => {
    if (file === null) return sum;
    const units = state.units.filter((man) => man.at.some((square) => square === boardSquare(file, rank)));
    const kinds = new Map<string, number>();
    for (const man of units) {
      const kind = `${man.type}${man.at.join('/')}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    return sum + [...kinds.values()].reduce((product, count) => product * (count + 1), 1);
  }, 0);
};

describe('IW check values', () => {
  it('the initial position, two plies deep', () => expect(GAME.perft(start, 2)).toBe(1594));

  it.each([
    ['dice are owed', () => play(GAME.setup(1, { dice: 'real' }) as State, 'e2-e4'), 40],
    [
      'a promotion is owed',
      () => play(at('White: Kb1, Pe7; Black: Kh6'), 'e7-e8 (7)'),
      GAME.perft(play(at('White: Kb1, Pe7; Black: Kh6'), 'e7-e8 (7)', 'e8=Q'), 1),
    ],
    ['a draw is offered', () => ({ ...start, offer: 'standing' }) as State, 40],
  ])('with %s, omitted steps are made first', (_what, make, turns) => expect(GAME.perft(make(), 1)).toBe(turns));

  it.each(TABLE)('%s', (_name, make, [plain, steps, all]) => {
    const state = make();
    expect([GAME.perft(state, 1), linkSteps(state), countActions(state)]).toEqual([plain, steps, all]);
  });

  it('the initial position by kind of action', () => {
    const kinds = [...GAME.actions(start)].filter(({ spelling }) => !spelling.startsWith('=')).map(({ kind }) => kind);
    expect([kinds.filter((kind) => kind === 'pawn').length, kinds.filter((kind) => kind === 'extend').length]).toEqual([
      16, 24,
    ]);
  });

  const linked: readonly (readonly [string, number])[] = [
    ...['a1', 'c1', 'd1', 'f1', 'h1'].map((square) => [square, 47] as const),
    ...['b1', 'e1', 'g1'].map((square) => [square, 41] as const),
    ['c2', 42],
    ['d3', 41],
    ['d4', 40],
    ['d5', 40],
    ['d6', 40],
  ];
  it.each(linked)('the initial position with %s linked: %i turns', (square, turns) => {
    expect([
      ...GAME.actions(start, [
        { kind: 'option', option: 'link' },
        { kind: 'square', square: GAME.board.squares.findIndex(({ name }) => name === square) },
      ]),
    ]).toHaveLength(turns);
  });
});
