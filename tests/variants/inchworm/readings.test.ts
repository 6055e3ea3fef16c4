/** Rules in dispute: the half left behind, in one position by both readings. */
import { expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { describeLaws } from '../../support/laws.ts';
import { at, described, must, play, refusal, tidy } from './support.ts';

const ROOK = 'White: Kg1, Ra1; Black: Kg8';
const PULLED = { options: { dice: 'seeded', half: 'pulled' } };

it('IW-MAG-6: the half left behind stays, or magnetism pulls it', () => {
  expect(described(play(at(ROOK), 'Ra1~a5'))).toBe(tidy('White: Kg1, Ra1/a5; Black: Kg8'));
  expect(described(play(at(ROOK, PULLED), 'Ra1~a5'))).toBe(tidy('White: Kg1, Ra4/a5; Black: Kg8'));
});

it('IW-MAG-6: a half that is pulled away shields its King no longer', () => {
  const SHIELD = 'White: Kb1, Rd1; Black: Ke8, Rh1';
  expect(refusal(at(SHIELD), 'Rd1~d6')).toBe(null);
  expect(refusal(at(SHIELD, PULLED), 'Rd1~d6')).toBe('IW-CHECK-3');
});

it('IW-MAG-6: the text of a position carries the reading that is not ours', () => {
  const ours = GAME.write(GAME.setup(1));
  const pulled = GAME.write(GAME.setup(1, { half: 'pulled' }));
  expect(pulled).toBe(ours.replace('"dice":"seeded"', '"dice":"seeded","half":"pulled"'));
  expect(GAME.write(must(GAME.read(pulled)))).toBe(pulled);
  expect(GAME.write(GAME.setup(1, { half: 'stays' }))).toBe(ours);
  expect(GAME.read(pulled.replace('"pulled"', '"lost"'))).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('options.half') },
  });
});

it('IW-MAG-6: the inspector says what holds in this game', () => {
  const halves = 'White: Kg1, Ra1/a5; Black: Kg8';
  const about = (more: Record<string, unknown>) =>
    GAME.about(at(halves, more), 0).find(({ rule }) => rule === 'IW-MAG-6')?.label;
  expect(about({})).toBe('Its other half on a5 does not pull it');
  expect(about(PULLED)).toBe('Its other half on a5 pulls it');
});

describeLaws(GAME, { games: 10, plies: 20, seed: 1006, options: { half: 'pulled' } });
