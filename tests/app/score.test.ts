import { expect, test } from 'vitest';
import { scoring } from '../../src/app/telling/score.ts';
import { atOnce } from '../../src/app/work.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { chessRoom, pickAll } from './room.ts';

test('a game as text: its lines set in where they begin, with names and notes, and how it ended', async () => {
  const store = await chessRoom();
  const act = store.getState();
  pickAll(store, 'f2 f3 e7 e5 g2 g4 d8 h4');
  act.goTo(2);
  pickAll(store, 'b1 c3 b8 c6');
  act.goTo(1);
  pickAll(store, 'd7 d5');
  act.note(7, { name: 'Centre', text: 'Why\nnot?' });
  act.visit(4);
  act.seat((heading) => Object.assign(heading, { name: 'Quick', players: { white: 'Ann', black: '' } }));
  const saved = act.saved();
  invariant(saved, 'a game is on the table');
  expect(atOnce(scoring(CHESS, saved)).split('\n')).toEqual([
    'Quick',
    'Chess',
    'White: Ann. Black: not named.',
    'now',
    '',
    '1. White  f2-f3',
    '1. Black  e7-e5',
    '    or 1. Black  d7-d5',
    '     |   { "Centre" Why not? }',
    '2. White  g2-g4',
    '    or 2. White  Nb1-c3',
    '     | 2. Black  Nb8-c6',
    '2. Black  Qd8-h4',
    '',
    saved.result?.text,
    `Position: ${saved.snapshot}`,
    '',
  ]);
});

test('a game of thousands of lines, and of lines within lines, is told an action at a time', async () => {
  const store = await chessRoom();
  const saved = store.getState().saved();
  invariant(saved, 'a game is on the table');
  const there = ['g1 f3', 'g8 f6', 'f3 g1', 'f6 g8'];
  const back = ['b1 c3', 'b8 c6', 'c3 b1', 'c6 b8'];
  // Each of these lines is left at once by another one, which the next two go on from.
  const within = Array.from({ length: 200 }, (_, index) => {
    const depth = Math.floor(index / 2);
    return { id: index + 1, parent: depth * 2, action: (index % 2 === 0 ? there : back)[depth % 4] ?? '' };
  });
  const beside = Array.from({ length: 3000 }, (_, index) => ({
    id: index + 201,
    parent: 0,
    action: 'e2 e4',
  }));
  const work = scoring(CHESS, { ...saved, nodes: [...within, ...beside], at: 0, end: 0 });
  let pieces = 0;
  let next = work.next();
  for (; !next.done; next = work.next()) pieces++;
  expect(pieces).toBe(3200);
  const lines = next.value.split('\n');
  expect(lines).toContain('    or 1. White  e2-e4');
  expect(lines).toContain('     |     |     |    or 2. Black  Nc6-b8');
});
