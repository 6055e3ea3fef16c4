/** Tests forecasts on FrozenChess's board: areas in the next ply, timers of quickened squares, danger, Wonders. */
import { describe, expect, it } from 'vitest';
import { foldView } from '../../../src/kernel/fold.ts';
import { playText } from '../../../src/kernel/record.ts';
import type { BoardView } from '../../../src/kernel/view.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { must } from '../../support/scenario.ts';
import { at, squareOf } from './support.ts';

const COMING = ['pull', 'push', 'blast', 'hatching'];

/** Returns the marks of upcoming events, as "square kind to-square label". */
const coming = ({ marks }: Pick<BoardView, 'marks'>): readonly string[] =>
  Object.entries(marks).flatMap(([square, list]) =>
    list
      .filter(({ kind }) => COMING.includes(kind))
      .map(({ kind, label, to }) =>
        [nameOf(Number(square)), kind, to === undefined ? '' : nameOf(to), label].filter(Boolean).join(' '),
      ),
  );

const badges = (line: string, square: string): readonly string[] => {
  const unit = Object.values(GAME.view(at(line)).units).find((each) => each.at.includes(squareOf(square)));
  return unit?.badges.map(({ label }) => label) ?? [];
};

describe('the board shows the next ply before it happens', () => {
  it('FC-TEMP-3 · the board shows which units a tornado pulls where', () => {
    expect(coming(GAME.view(at('w Nd4 / b Pg6 / tornados e5:10:w')))).toEqual([
      "d4 pull e5 this turn, if nothing changes, the tornado on e5 pulls White's Knight on d4 to e5",
      "g6 pull f5 this turn, if nothing changes, the tornado on e5 pulls Black's Pawn on g6 to f5",
    ]);
  });
  it('FC-TEMP-4 · the board shows what an avalanche pushes and makes explode', () => {
    const marks = coming(GAME.view(at('w Pe5 / b Pe6 / closed e7:p / avalanches N:5:e2,e3,e4,e5,e6')));
    expect(marks).toContain("e6 push e7 this turn, if nothing changes, the avalanche pushes Black's Pawn on e6 to e7");
    expect(marks).toContain("e5 push e6 this turn, if nothing changes, the avalanche pushes White's Pawn on e5 to e6");
    expect(marks.filter((each) => each.includes('blast'))).toHaveLength(9);
  });
  it('FC-TROT-1 · the board shows the blast of a tomb that rots through', () => {
    const marks = coming(GAME.view(at('closed e5:p / rot e5:39')));
    expect(marks.map((each) => each.slice(0, 8))).toEqual(
      ['d4', 'e4', 'f4', 'd5', 'e5', 'f5', 'd6', 'e6', 'f6'].map((each) => `${each} blast`),
    );
    expect(coming(GAME.view(at('closed e5:p / rot e5:38')))).toEqual([]);
  });
  it('FC-EGG-2 · the board shows that an Egg hatches in the next ply', () => {
    expect(coming(GAME.view(at('w Ea3{59}')))).toEqual([
      'a3 hatching this turn, if nothing changes, A Dragon hatches on a3',
    ]);
    expect(coming(GAME.view(at('b Ea13{59}')))).toEqual([]);
  });
  it("FC-TEMP-3 · an action's ghost shows the ply after it", () => {
    const start = at('w Te1 / b Nf6');
    const steps = must(GAME.preview(start, must(GAME.readAction(start, 'Te1 TO e5')).picks)).tell();
    expect(coming(foldView(GAME.view(start), steps))).toEqual([
      "f6 pull e5 this turn, if nothing changes, the tornado on e5 pulls Black's Knight on f6 to e5",
    ]);
  });
});

describe('the board shows how long things last', () => {
  it('FC-TIME-6 · on a quickened square a unit misses half as many turns', () => {
    expect(badges('w Ra1*5 / quick a1:64', 'a1')).toContain("paralysed for 3 more of White's turns");
    expect(badges('w Ra1*5 / quick a1:1', 'a1')).toContain("paralysed for 4 more of White's turns");
    expect(badges('w Ra1*5', 'a1')).toContain("paralysed for 5 more of White's turns");
    expect(GAME.explain(at('w Ra1*5 / quick a1:64'), [], { kind: 'square', square: squareOf('a1') })?.text).toBe(
      "The Rook on a1 is paralysed for 3 more of White's turns.",
    );
  });
  it('FC-ASSN-7 FC-CANN-3 · bombs and targets of loaded Cannons are in danger', () => {
    const seen = (line: string) =>
      GAME.look(at(line), 'danger', null).map(([square, { label }]) => `${nameOf(square)} ${label}`);
    expect(seen('bombs e5:w')).toContain("d4 next to White's bomb on e5");
    expect(seen('w Zg2[N] / b Rg8')).toContain("f7 next to a target of White's Cannon on g2");
    expect(seen('w Zg2[N]')).toContain("g8 in range of White's Cannon on g2");
  });
  it("FC-STG-6 · White's figures show how far its Wonders are", () => {
    const figures = GAME.view(at('w Wa2{12} Wb2{3} / plies 1200')).turn.players.white.map(({ label }) => label);
    expect(figures).toContain('2 Wonders, the first complete after 38 more turns');
  });
});

it('FC-EXP-1 FC-EXP-2 FC-EXP-3 FC-EXP-5 · explosions tell what they open and kill', () => {
  const [turn] = must(playText(GAME, at('w Pe4 / b Fd6 Jf6 Kd5 / walls f4 / closed e5:n e6:p'), 'e4-e5'));
  const told = turn
    ?.tell()
    .filter(({ rule }) => rule.startsWith('FC-EXP'))
    .map(({ rule, text }) => `${rule} ${text}`);
  expect(told).toEqual([
    'FC-EXP-1 The explosion removes the wall on f4.',
    "FC-EXP-2 The explosion kills Black's Frog on d6 too, as no piece is immune to it.",
    'FC-EXP-3 The explosion opens the tomb on e6 without setting it off.',
    "FC-EXP-3 The explosion does not set off Black's Jester on f6.",
    "FC-EXP-5 The explosion kills Black's King.",
  ]);
});
