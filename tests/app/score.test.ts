import { expect, test } from 'vitest';
import { scoreOf } from '../../src/app/telling/score.ts';
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
  act.seat({ name: 'Quick', players: { white: 'Ann', black: '' } });
  const saved = act.saved();
  invariant(saved, 'a game is on the table');
  expect(scoreOf(CHESS, saved).split('\n')).toEqual([
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
