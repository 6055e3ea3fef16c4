/** Tests FrozenChess's facts in the inspector: each is true, and under its clause. */
import { describe, expect, it } from 'vitest';
import { clausesOf } from '../../../src/kernel/learning/rulebook.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { SQUARES } from '../../../src/variants/frozenchess/position/board.ts';
import { crowdAfter } from './stage-starts.ts';
import { at, squareOf } from './support.ts';

const said = (line: string, square: string): readonly string[] =>
  GAME.inspectorFacts(at(line), squareOf(square)).map(({ rule, label }) => `${rule} ${label}`);

describe('the inspector tells about units', () => {
  it("FC-MOVE-3 FC-RANGE-1 FC-SHOCK-2 · the inspector tells a range's parts", () => {
    const lines = said('w Rd4(10)+25!2', 'd4');
    expect(lines).toContain('FC-MOVE-3 captures have cost it 6 squares and waiting has won it 1 square of range');
    expect(lines.join()).toContain('FC-RANGE-1');
    expect(lines.join()).toContain('FC-SHOCK-2');
  });
  it("FC-MULTI-1 FC-MULTI-3 · the inspector tells a Rook's captures and their awards", () => {
    expect(said('w Rd4 / captures d4:3', 'd4')).toContain('FC-MULTI-1 It has captured 3 non-Pawns');
  });
  it('FC-THR-3 FC-THR-4 FC-THR-7 · the inspector tells threats, protectors and captors', () => {
    const lines = said('w Rd4 Bc3 / b Rd9 Nf5', 'd4');
    expect(lines).toContain("FC-THR-3 Threatened by Black's Rook on d9, which cannot capture it");
    expect(lines).toContain("FC-THR-7 Can be captured by Black's Knight on f5");
    expect(lines).toContain("FC-THR-4 Protected by White's Bishop on c3");
  });
  it('FC-WALL-8 · the inspector tells what a unit keeps from its King', () => {
    expect(said('w Ni5 / b Ri9', 'i5').join()).toContain("FC-WALL-8 Shields its King from Black's Rook on i9");
    expect(said('w Nh5 / b Ri9', 'h5').join()).not.toContain('FC-WALL-8');
  });
  it('FC-EMP-2 · the inspector tells that Pawns alone empower no unit', () => {
    expect(said('w Ne5 Pd4 Pf4', 'e5').join()).toContain('FC-EMP-2');
    expect(said('w Ne5 Pd4 Re1', 'e5').join()).not.toContain('FC-EMP-2');
  });
});

describe('the inspector tells about squares', () => {
  it("FC-BOARD-3 FC-SQ-2 · the inspector tells a square's colour and emptiness", () => {
    expect(said('w Ra1', 'h1').join()).toContain("FC-BOARD-3 White's pieces count double");
    expect(said('w Rh2', 'h1').join()).toContain('FC-SQ-2');
    expect(said('closed h1:p', 'h1').join()).not.toContain('FC-SQ-2');
  });
  it("FC-EXP-1 FC-EXP-5 FC-EXP-3 · the inspector tells a tomb's explosion", () => {
    const lines = said('w Fd4 / b Kf6 / closed e5:rP e6:n', 'e5');
    expect(lines).toContain('FC-TOMB-5 The pieces here leave in this order: black Rook and white Pawn');
    expect(lines).toContain("FC-EXP-1 An explosion here would kill White's Frog on d4 and Black's King on f6");
    expect(lines).toContain("FC-EXP-5 An explosion here would kill Black's King, and Black would lose");
    expect(lines).toContain('FC-EXP-3 It does not set off e6');
  });
});

it('FC-SHOW-1 · every line about a crowded board names a clause of the rulebook', () => {
  const ids = new Set(clausesOf(GAME.rules).map(({ id }) => id));
  for (const plies of [100, 2996]) {
    const position = crowdAfter(plies);
    for (const square of [null, ...SQUARES]) {
      for (const { rule, label } of GAME.inspectorFacts(position, square))
        expect([label, ids.has(rule)]).toEqual([label, true]);
    }
  }
});

it('FC-THR-5 · a unit that checks a King is marked with a line to it', () => {
  const { marks } = GAME.view(at('b Ri9 Nk2'));
  for (const square of ['i9', 'k2']) {
    expect(marks[squareOf(square)]).toEqual([
      {
        kind: 'attacker',
        label: "checks White's King",
        rule: 'FC-THR-5',
        side: 'black',
        to: squareOf('i1'),
        news: '',
      },
    ]);
  }
});
