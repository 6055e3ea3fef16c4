/** Tests FrozenChess's disputed rules: a pincer and a Knight's March, each in one position under both readings. */
import { expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { playText } from '../../../src/kernel/record.ts';
import { EXAMPLES } from '../../../src/variants/frozenchess/demos/readings.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { threatsOf } from '../../../src/variants/frozenchess/moves/threat/threat.ts';
import { changeState } from '../../../src/variants/frozenchess/position/changed.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { describeLaws } from '../../support/laws.ts';
import { describeReadings } from '../../support/readings.ts';
import { must } from '../../support/scenario.ts';
import { at, line, positionFile, squareOf } from './support.ts';

const lastOf = (position: Position, text: string): Position =>
  must(playText(GAME, position, text)).at(-1)?.position ?? position;

/** Reads a line under the reading that a pincer needs Pawns on all sides (FC-PAWN-5). */
const surrounded = (line: string) =>
  must(GAME.read(JSON.stringify({ ...JSON.parse(positionFile(line)), pincer: 'all' })));

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

it('FC-PAWN-5: by the other reading the same board has other threats', () => {
  const ours = at('w Kf7 Ne5 / b Pd5 Pf5 Kf16') as State;
  expect(threatsOf(ours, squareOf('e5'))).toEqual([]);
  expect(threatsOf(changeState(ours, { options: { ...ours.options, pincer: 'all' } }), squareOf('e5'))).toHaveLength(8);
});

const marching = (line: string) => must(GAME.read(JSON.stringify({ ...JSON.parse(positionFile(line)), march: 'any' })));

it("FC-KNIG-3: a Knight's second step captures only with a leap, or without, too", () => {
  const plain = 'w Nb1 / b Rd5';
  expect(playText(GAME, at(plain), 'Nb1-c3xd5')).toMatchObject({ ok: false, error: { rule: 'FC-KNIG-3' } });
  expect(line(lastOf(marching(plain), 'Nb1-c3xd5'))).toContain('Nd5 / b Ki16');
  const leapt = 'w Nb1 / b Pc4 Rd5';
  expect(line(lastOf(marching(leapt), 'Nb1-c3xd5'))).toContain('b Pc4 Ki16');
  expect(line(lastOf(marching(leapt), 'Nb1-c3xd5^'))).not.toContain('Pc4');
});

it('FC-KNIG-3: neither reading captures in a third step, or a King', () => {
  const third = 'w Nb1 / b Re7';
  const king = 'w Nd4 / b Kf8';
  for (const position of [at, marching]) {
    expect(playText(GAME, position(third), 'Nb1-c3-d5xe7').ok).toBe(false);
    expect(playText(GAME, position(king), 'Nd4-e6xf8').ok).toBe(false);
  }
});

it('FC-KNIG-3: a capture by the second step is found if it saves the King', () => {
  const check = 'w Nb1 Ka5 / b Rd5';
  expect(playText(GAME, at(check), 'Nb1-c3xd5').ok).toBe(false);
  expect(playText(GAME, marching(check), 'Nb1-c3xd5').ok).toBe(true);
});

it("a position's text carries its other readings", () => {
  const ours = GAME.write(GAME.setup(1));
  const other = GAME.write(GAME.setup(1, { pincer: 'all', march: 'any' }));
  expect(JSON.parse(other)).toEqual({ ...JSON.parse(ours), pincer: 'all', march: 'any' });
  expect(ours).not.toMatch(/pincer|march/);
  expect(GAME.write(GAME.setup(1, { pincer: 'pair', march: 'leap' }))).toBe(ours);
  expect(GAME.write(must(GAME.read(other)))).toBe(other);
  expect(GAME.read(other.replace('"pincer":"all"', '"pincer":"none"'))).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('pincer') },
  });
});

describeLaws(GAME, { games: 2, plies: 12, seed: 1601, options: { pincer: 'all', march: 'any' }, near: 20 });

describeReadings(GAME, EXAMPLES);
