/** Rules in dispute: a pincer in one position by both readings. */
import { expect, it } from 'vitest';
import { playText } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { describeLaws } from '../../support/laws.ts';
import { must } from '../../support/scenario.ts';
import { at, fileOf, squareOf } from './support.ts';

/** The position of a line where a pincer needs Pawns on all sides. */
const surrounded = (line: string) =>
  must(GAME.read(JSON.stringify({ ...JSON.parse(fileOf(line)), pincer: 'all' })));

const PAIR = 'w Ne5 / b Pd5 Pf5';
const FOUR = 'w Ne5 / b Pd5 Pf5 Pe4 Pe6';

it('FC-PAWN-5: two opposite Pawns pinch, or only Pawns on all sides', () => {
  expect(playText(GAME, at(PAIR), 'Ne5-c4')).toMatchObject({
    ok: false,
    error: { rule: 'FC-PAWN-5', squares: ['d5', 'f5'].map(squareOf) },
  });
  expect(playText(GAME, surrounded(PAIR), 'Ne5-c4').ok).toBe(true);
  expect(playText(GAME, surrounded(FOUR), 'Ne5-c4')).toMatchObject({
    ok: false,
    error: { rule: 'FC-PAWN-5', squares: ['d5', 'f5', 'e4', 'e6'].map(squareOf) },
  });
});

it('FC-PAWN-5: at the edge of the board there are no Pawns on all sides', () => {
  const line = 'w Ra5 / b Pa4 Pa6 Pb5';
  expect(playText(GAME, at(line), 'Ra5xa6')).toMatchObject({ ok: false, error: { rule: 'FC-PAWN-5' } });
  expect(playText(GAME, surrounded(line), 'Ra5xa6').ok).toBe(true);
});

it('FC-PAWN-5: the text of a position carries the reading that is not ours', () => {
  const ours = GAME.write(GAME.setup(1));
  const other = GAME.write(GAME.setup(1, { pincer: 'all' }));
  expect(JSON.parse(other)).toEqual({ ...JSON.parse(ours), pincer: 'all' });
  expect(ours).not.toContain('pincer');
  expect(GAME.write(GAME.setup(1, { pincer: 'pair' }))).toBe(ours);
  expect(GAME.write(must(GAME.read(other)))).toBe(other);
  expect(GAME.read(other.replace('"pincer":"all"', '"pincer":"none"'))).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('pincer') },
  });
});

describeLaws(GAME, { games: 2, plies: 12, seed: 1601, options: { pincer: 'all' }, near: 20 });
