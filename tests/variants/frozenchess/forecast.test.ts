/** What is shown of what is still to come: areas in the next ply, timers on quickened squares, danger, Wonders. */
import { describe, expect, it } from 'vitest';
import { foldView } from '../../../src/kernel/fold.ts';
import { playText } from '../../../src/kernel/record.ts';
import type { BoardView } from '../../../src/kernel/view.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { must } from '../../support/scenario.ts';
import { at, squareOf } from './support.ts';

const COMING = ['pull', 'push', 'blast', 'hatching'];

/** The marks of what is to come, as "square kind to-square label". */
const coming = ({ marks }: Pick<BoardView, 'marks'>): readonly string[] =>
  Object.entries(marks).flatMap(([square, list]) =>
    list
      .filter(({ kind }) => COMING.includes(kind))
      .map(({ kind, label, to }) => [nameOf(Number(square)), kind, to === undefined ? '' : nameOf(to), label].filter(Boolean).join(' ')),
  );

const badges = (line: string, square: string): readonly string[] => {
  const unit = Object.values(GAME.view(at(line)).units).find((each) => each.at.includes(squareOf(square)));
  return unit?.badges.map(({ label }) => label) ?? [];
};

describe('the next ply, before it happens', () => {
  it('FC-TEMP-3 · whom a tornado pulls where', () => {
    expect(coming(GAME.view(at('w Nd4 / b Pg6 / tornados e5:10:w')))).toEqual([
      'd4 pull e5 next ply, if nothing changes: The tornado on e5 pulls the white Knight on d4 to e5.',
      'g6 pull f5 next ply, if nothing changes: The tornado on e5 pulls the black Pawn on g6 to f5.',
    ]);
  });
  it('FC-TEMP-4 · whom an avalanche pushes where, and what explodes then', () => {
    const marks = coming(GAME.view(at('w Pe5 / b Pe6 / closed e7:p / avalanches N:5:e2,e3,e4,e5,e6')));
    expect(marks).toContain('e6 push e7 next ply, if nothing changes: The avalanche pushes the black Pawn on e6 to e7.');
    expect(marks).toContain('e5 push e6 next ply, if nothing changes: The avalanche pushes the white Pawn on e5 to e6.');
    expect(marks.filter((each) => each.includes('blast'))).toHaveLength(9);
  });
  it('FC-TROT-1 · a tomb that rots through', () => {
    const marks = coming(GAME.view(at('closed e5:p / rot e5:39')));
    expect(marks.map((each) => each.slice(0, 8))).toEqual(
      ['d4', 'e4', 'f4', 'd5', 'e5', 'f5', 'd6', 'e6', 'f6'].map((each) => `${each} blast`),
    );
    expect(coming(GAME.view(at('closed e5:p / rot e5:38')))).toEqual([]);
  });
  it('FC-EGG-2 · an Egg that hatches', () => {
    expect(coming(GAME.view(at('w Ea3{59}')))).toEqual(['a3 hatching next ply, if nothing changes: A Dragon hatches on a3.']);
    expect(coming(GAME.view(at('b Ea13{59}')))).toEqual([]);
  });
  it('FC-TEMP-3 · the ghost of an action shows what the ply after it will bring', () => {
    const start = at('w Te1 / b Nf6');
    const steps = must(GAME.preview(start, must(GAME.readAction(start, 'Te1 TO e5')).picks)).tell();
    expect(coming(foldView(GAME.view(start), steps))).toEqual([
      'f6 pull e5 next ply, if nothing changes: The tornado on e5 pulls the black Knight on f6 to e5.',
    ]);
  });
});

describe('how long things last', () => {
  it('FC-TIME-6 · on a quickened square a unit misses half as many turns', () => {
    expect(badges('w Ra1*5 / quick a1:64', 'a1')).toContain("paralysed for 3 more of White's turns");
    expect(badges('w Ra1*5 / quick a1:1', 'a1')).toContain("paralysed for 4 more of White's turns");
    expect(badges('w Ra1*5', 'a1')).toContain("paralysed for 5 more of White's turns");
    expect(GAME.explain(at('w Ra1*5 / quick a1:64'), [], { kind: 'square', square: squareOf('a1') })?.text).toBe(
      "The Rook on a1 is paralysed for 3 more of White's turns.",
    );
  });
  it('FC-ASSN-7 FC-CANN-3 · bombs and the targets of loaded Cannons are among the squares in danger', () => {
    const seen = (line: string) => GAME.look(at(line), 'danger', null).map(([square, { label }]) => `${nameOf(square)} ${label}`);
    expect(seen('bombs e5:w')).toContain("d4 next to White's bomb on e5");
    expect(seen('w Zg2[N] / b Rg8')).toContain('f7 next to a target of the white Cannon on g2');
    expect(seen('w Zg2[N]')).toContain('g8 in range of the white Cannon on g2');
  });
  it('FC-STG-6 · how far the Wonders of each side are', () => {
    const figures = GAME.view(at('w Wa2{12} Wb2{3} / plies 1200')).turn.players.white.map(({ label }) => label);
    expect(figures).toContain('2 Wonders 12 of 50');
  });
});

it('FC-EXP-1 FC-EXP-2 FC-EXP-3 FC-EXP-5 · an explosion tells what it opens, whom it does not spare, what it does not set off', () => {
  const [turn] = must(playText(GAME, at('w Pe4 / b Fd6 Jf6 Kd5 / walls f4 / closed e5:n e6:p'), 'e4-e5'));
  const told = turn
    ?.tell()
    .filter(({ rule }) => rule.startsWith('FC-EXP'))
    .map(({ rule, text }) => `${rule} ${text}`);
  expect(told).toEqual([
    'FC-EXP-1 The wall on f4 vanishes and the tombs on e5 and e6 are open now.',
    'FC-EXP-2 Also the black Frog on d6 dies: explosions spare nobody.',
    'FC-EXP-3 The black Jester on f6 and the tomb on e6 do not explode in turn.',
    "FC-EXP-5 Black's King dies in it.",
  ]);
});
