/** Tests Inchworm's disputed rule on the half left behind, in one position under both readings. */
import { expect, it } from 'vitest';
import { EXAMPLES } from '../../../src/variants/inchworm/demos/readings.ts';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { describeLaws } from '../../support/laws.ts';
import { describeReadings } from '../../support/readings.ts';
import { at, described, must, play, refusal, rollers, tidy } from './support.ts';

const ROOK = 'White: Kg1, Ra1; Black: Kg8';
const PULLED = { options: { dice: 'seeded', half: 'pulled' } };

it('IW-MAG-6: the half left behind stays, or magnetism pulls it', () => {
  expect(described(play(at(ROOK), 'Ra1~a5'))).toBe(tidy('White: Kg1, Ra1/a5; Black: Kg8'));
  expect(described(play(at(ROOK, PULLED), 'Ra1~a5'))).toBe(tidy('White: Kg1, Ra4/a5; Black: Kg8'));
});

it('IW-MAG-6: a half pulled away no longer shields its King', () => {
  const SHIELD = 'White: Kb1, Rd1; Black: Ke8, Rh1';
  expect(refusal(at(SHIELD), 'Rd1~d6')).toBe(null);
  expect(refusal(at(SHIELD, PULLED), 'Rd1~d6')).toBe('IW-CHECK-3');
});

const TURNED = { options: { dice: 'seeded', rolling: 'turned' } };

it('IW-BOOM-3: a Pawn that takes a Knight still rolls, or is a Knight by then', () => {
  const pawn = 'White: Kb1, Pe4; Black: Kg7, Nd5';
  expect(rollers(at(pawn), 'e4xd5=N')).toEqual(['d5']);
  expect(rollers(at(pawn, TURNED), 'e4xd5=N')).toEqual([]);
});

it("IW-BOOM-3: of a Knight's Pawns, the one that moved rolls by its new type", () => {
  const knight = 'White: Kb1, Ne4; Black: Kg7, Pf6';
  const turn = 'Ne4~xf6=P';
  expect(rollers(at(knight), turn)).toEqual([]);
  expect(rollers(at(knight, TURNED), turn)).toEqual(['f6']);
});

it("a position's text carries its other readings", () => {
  const ours = GAME.write(GAME.setup(1));
  const pulled = GAME.write(GAME.setup(1, { half: 'pulled', rolling: 'turned' }));
  expect(pulled).toBe(ours.replace('"dice":"seeded"', '"dice":"seeded","half":"pulled","rolling":"turned"'));
  expect(GAME.write(must(GAME.read(pulled)))).toBe(pulled);
  expect(GAME.write(GAME.setup(1, { half: 'stays', rolling: 'moved' }))).toBe(ours);
  expect(GAME.read(pulled.replace('"pulled"', '"lost"'))).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('options.half') },
  });
});

it("IW-MAG-6: the inspector states the game's reading", () => {
  const halves = 'White: Kg1, Ra1/a5; Black: Kg8';
  const about = (more: Record<string, unknown>) =>
    GAME.inspectorFacts(at(halves, more), 0).find(({ rule }) => rule === 'IW-MAG-6')?.label;
  expect(about({})).toBe('Its other half on a5 does not pull it');
  expect(about(PULLED)).toBe('Its other half on a5 pulls it');
});

describeLaws(GAME, { games: 10, plies: 20, seed: 1006, options: { half: 'pulled', rolling: 'turned' } });

describeReadings(GAME, EXAMPLES);
