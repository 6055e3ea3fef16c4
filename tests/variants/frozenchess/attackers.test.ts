/** Tests which enemies can capture or convert the piece pointed at. */
import { expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { at, squareOf } from './support.ts';

const attackers = (line: string, square: string): readonly string[] =>
  GAME.attackers(at(line), squareOf(square)).map(
    ([from, { label, to }]) => `${nameOf(from)} ${label} ${nameOf(to ?? 0)}`,
  );

it.each([
  ['FC-THR-7', 'a Rook on its file', 'w Pa5 / b Ra14', 'a5', ['a14 can capture the Pawn on a5 a5']],
  ['FC-BISH-2', 'a Bishop converts', 'w Nd5 / b Bg8', 'd5', ['g8 can convert the Knight on d5 d5']],
  ['FC-GUARD-1', 'what is guarded is only threatened', 'w Pa5 Ra1 Qe1 / b Ra14', 'a5', []],
  ['FC-PAR-1', 'a paralysed piece captures nothing', 'w Pa5 / b Ra14*2', 'a5', []],
  ['FC-THR-3', 'an empty square', 'w Pa5 / b Ra14', 'a6', []],
])('%s: %s', (_clause, _title, line, square, expected) => {
  expect(attackers(line, square)).toEqual(expected);
});

it('FC-THR-2 · threats of a piece, which for Lancer and Pawn differ from moves', () => {
  const strikes = (type: string) => {
    const alone = GAME.diagramPosition(type, 'white', squareOf('h8'));
    return alone && GAME.captureSquares(alone, squareOf('h8'))?.map(nameOf);
  };
  expect([...(strikes('P') ?? [])].sort()).toEqual(['g9', 'i9']);
  expect(strikes('F')).toEqual([]);
  expect(strikes('L')).toContain('i8');
});
