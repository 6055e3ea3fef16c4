/** Guards, empowerment, Tower, Siege, retained patterns: FC-GUARD-1, FC-EMP-1 and 2, FC-ROOK-3 and 4, FC-ASSN-8. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/kernel/game.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { empowermentsOf } from '../../../src/variants/frozenchess/mechanics/threat/powers.ts';
import { whySieged } from '../../../src/variants/frozenchess/mechanics/threat/siege.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { squaresOf } from '../../../src/variants/frozenchess/position/piece-lists.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { at, goals, play, squareOf } from './support.ts';
import { gone, played } from './table.ts';

/** What the unit there is badged with, of these kinds. */
const badges = (position: Position, square: string, ...kinds: readonly string[]): readonly string[] => {
  const unit = Object.values(GAME.view(position).units).find((each) => each.at[0] === squareOf(square));
  return (unit?.badges ?? []).filter(({ kind }) => kinds.includes(kind)).map(({ kind, label }) => `${kind}: ${label}`);
};

describe('guards', () => {
  played([
    ['FC-GUARD-1', 'hard case 5: Rh16 and Ng11 guard h9: Rh4xh9 is illegal', 'w Rh4 / b Ph9 Rh16 Ng11', 'Rh4xh9', 'no FC-GUARD-1'],
    [
      'FC-GUARD-1',
      'hard case 5: Bb6 threatens g11, one valid protector is left: legal',
      'w Rh4 Bb6 / b Ph9 Rh16 Ng11',
      'Rh4xh9',
      'w Bb6 Rh9(15) / b Ng11 Rh16 / walls h4 h5 h6 h7 h8 / hidden h9:p',
    ],
    [
      'FC-THR-1',
      'a guarded unit still counts as threatened: it guards nobody',
      'w Rh4 / b Ph9 Rh16 Ng11 Ni10 Pk11',
      'h4 h9',
      'no FC-GUARD-1',
    ],
    ['FC-GUARD-1', 'one protector is no guard', 'w Rh4 / b Ph9 Rh16', 'Rh4xh9', 'w Rh9(15) / b Rh16 / walls h4 h5 h6 h7 h8 / hidden h9:p'],
    [
      'FC-GUARD-1',
      'Pawns are no valid protectors',
      'w Rh4 / b Nh9 Pg10 Pi10',
      'Rh4xh9',
      'w Rh9(13) / b Pg10*2 Pi10*2 / walls h4 h5 h6 h7 h8 / hidden h9:n',
    ],
    ['FC-EMP-2', 'the King plus one other valid protector guard', 'w Rh4 / b Ph15 Rp15', 'Rh4xh15', 'no FC-GUARD-1'],
    ['FC-GUARD-1', 'a guarded unit is not converted', 'w Bd4 / b Rg7 Rg16 Rp7', 'd4 =CV g7', 'no FC-GUARD-1'],
    ['FC-TGT-1', 'but it can be shot at', 'w Ad4 / b Rg7 Rg16 Rp7', 'Ad4 BS g7', 'w Ad4 / b Rg7*6 Rg16 Rp7'],
    [
      'FC-GUARD-1',
      'a guarded unit captures as usual',
      'w Rh4 / b Ng6 Rg16 Rp6 / turn b',
      'Ng6xh4',
      'b Nh4 Rg16 Rp6 / walls g6 / hidden h4:R',
    ],
    ['FC-GUARD-1', 'nor is it burnt', 'w Dd4 / b Pe7 Re16 Rp7', 'd4 d6 =fire', 'no none'],
    ['FC-GUARD-1', 'nor leapt over and taken', 'w Nd4 / b Pd5 Rd16 Rp5', 'd4 e6 =leap', 'no none'],
    [
      'FC-PAR-1',
      'a paralysed protector guards nobody',
      'w Rh4 / b Ph9 Rp9*2 Ng11',
      'h4 h9',
      'w Rh9(15) / b Rp9*2 Ng11 / walls h4 h5 h6 h7 h8 / hidden h9:p',
    ],
  ]);
  it('FC-SHOW-1 FC-GUARD-1 · the board shows who is guarded', () => {
    expect(badges(at('w Rh4 / b Ph9 Rh16 Ng11'), 'h9', 'guarded')).toEqual([
      'guarded: guarded by two or more friends that nobody threatens: cannot be captured',
    ]);
  });
});

describe('empowered', () => {
  gone([
    [
      'FC-EMP-1',
      'Knight e5, only protector Rook e1: e5-e9, or captures along its rank and file',
      'w Ne5 Re1 / b Pb5 Pe10 Pm14',
      'e5',
      'e2 d3 e3 f3 c4 e4 g4 xb5 c5 d5 f5 g5 h5 i5 j5 k5 l5 m5 n5 o5 p5 c6 d6 e6 f6 g6 d7 e7 f7 e8 e9 xe10',
    ],
    ['FC-EMP-1', 'the protector is threatened: nothing', 'w Ne5 Re1 / b Ra1', 'e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
    ['FC-EMP-1', 'two protectors guard and do not empower', 'w Ne5 Re1 Ra5', 'e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
    ['FC-EMP-2', 'a knight protected by two pawns: nothing', 'w Ne5 Pd4 Pf4', 'e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
    ['FC-EMP-2', 'a knight protected by its King: nothing', 'w Ne5 Ke4', 'e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
    ['FC-EMP-2', 'a pawn protected by a rook: nothing', 'w Pe5 Re1', 'e5', 'e6'],
    ['FC-TREB-4', 'a Trebuchet protected by a queen gains nothing', 'w Xe5 Qe1', 'e5', ''],
    [
      'FC-EMP-1',
      "with the protector's range",
      'w Ne5 Re1(5)',
      'e5',
      'e2 d3 e3 f3 c4 e4 g4 a5 b5 c5 d5 f5 g5 h5 i5 j5 c6 d6 e6 f6 g6 d7 e7 f7 e8 e9 e10',
    ],
    [
      'FC-BOARD-4',
      'a Ballista empowered by a rook moves like one but does not capture',
      'w Ae5 Re1 / b Pe8 / walls d5 f5',
      'e5',
      'e2 e3 e4 e6 e7 d8 f8',
    ],
    ['FC-SHIP-2', 'a Ship cannot be empowered', 'w Sc1 Ra1 / walls b2 d2', 'c1', ''],
    ['FC-EMP-1', 'a Bishop lends moves, no captures', 'w Ne5 Bc3 / b Pg7 / walls d6 f4', 'e5', 'd3 f3 c4 d4 e4 g4 d5 f5 c6 e6 f6 g6 d7 f7'],
    ['FC-BNC-1', 'a lent ray does not bounce', 'w Nn1 Rn4 / walls m1 o1 m3 m2 o2 o3 l2 p2', 'n1', 'n2 n3'],
  ]);
  played([
    ['FC-KIND-1', 'a Knight empowered by a rook still cannot capture a knight', 'w Ne5 Re1 / b Ne9', 'e5 e9', 'no FC-KIND-1'],
    ['FC-EMP-1', 'a lent ray walls its path', 'w Ne5 Re1', 'Ne5-e9', 'w Re1 Ne9 / walls e5 e6 e7 e8'],
    ['FC-SHOCK-1', 'a Knight that slides is no rider', 'w Ne5 Re1 / b Ra7', 'Ne5-e9', 'w Re1 Ne9 / b Ra7 / walls e5 e6 e7 e8'],
    [
      'FC-LANC-3',
      'a lent capture swipes nobody',
      'w Ld4 Qa4 / b Pf6 Ne4 Nd5',
      'Ld4xf6',
      'w Qa4 Lf6(15)!2 / b Ne4 Nd5 / walls d4 e5 / hidden f6:p',
    ],
    [
      'FC-THR-5',
      'hard case 10: Ng9 is empowered by Rg16 and checks g1; Ra5-a16 threatens Rg16: legal',
      'w Kg1 Ra5 / b Ng9 Rg16',
      'Ra5-a16',
      'w Kg1 Ra16 / b Ng9 Rg16 / walls a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15',
    ],
    ['FC-THR-5', 'hard case 10: any other move leaves the King in check', 'w Kg1 Ra5 / b Ng9 Rg16', 'Ra5-a15', 'no FC-RES-6'],
    ['FC-RES-6', 'a unit may not stop threatening the one protector', 'w Kg1 Ra16 / b Ng9 Rg16', 'Ra16-a15', 'no FC-RES-6'],
  ]);
  it('FC-WALL-7 · at the start Ra1, Rp1, La2, Lp2, Dd1, Dm1, Je1, Jl1 are empowered, and nobody else', () => {
    const start = GAME.setup(1) as State;
    const names = squaresOf(start, 'white').filter((square) => empowermentsOf(start, square).length > 0);
    expect(names.map(nameOf)).toEqual(['a1', 'd1', 'e1', 'l1', 'm1', 'p1', 'a2', 'p2']);
  });
  it('FC-SHOW-1 FC-EMP-1 · the board shows who is empowered, by whom', () => {
    expect(badges(at('w Ne5 Re1'), 'e5', 'empowered')).toEqual(['empowered: also goes like a Rook: empowered by the white Rook on e1']);
  });
});

describe('Tower and Siege', () => {
  gone([
    [
      'FC-ROOK-4',
      'Knight d4 is the only valid protector of Rook f5: the rook moves also as a knight',
      'w Nd4 Rf5 / walls e5 g5 f4 f6',
      'f5',
      'e3 g3 h4 d6 e6 g6 h6 e7 g7',
    ],
    ['FC-ROOK-4', 'and the knight also as a rook', 'w Nd4 Rf5 / walls e5 g5 f4 f6 c4 d6 d2', 'd4', 'c2 e2 b3 d3 f3 e4 b5 c5 d5 c6 e6'],
    [
      'FC-ROOK-4',
      'a Rook that is empowered by another empowers only that one',
      'w Nd4 Rf5 Rf9 / walls c4 e4 d5 d3',
      'd4',
      'c2 e2 b3 f3 b5 c5 e5 c6 e6',
    ],
    ['FC-ROOK-4', 'a guarded unit has its Tower too', 'w Nd4 Rf5 Bb2 Bf2 / walls c4 e4 d5 d3 e5 g5 f4 f6', 'd4', 'c2 e2 b3 f3 b5 c5 c6 e6'],
  ]);
  it('FC-ROOK-3 · Knight e9 in the line of Rook e4 may make one step only', () => {
    const position = at('w Re4 / b Ne9 Qe10') as State;
    expect(whySieged(position, squareOf('e9'))).toEqual({
      rule: 'FC-ROOK-3',
      text: 'The Knight on e9 is under Siege by the white Rook on e4: it goes one step only.',
      squares: [squareOf('e9'), squareOf('e4')],
    });
    expect(whySieged(position, squareOf('e10'))).toBeNull();
  });
  it('FC-ROOK-3 · Kings and Rooks are not sieged, and a paralysed Rook sieges nobody', () => {
    expect(whySieged(at('w Re4 / b Ke9') as State, squareOf('e9'))).toBeNull();
    expect(whySieged(at('w Re4 / b Re9') as State, squareOf('e9'))).toBeNull();
    expect(whySieged(at('w Re4*2 / b Ne9') as State, squareOf('e9'))).toBeNull();
  });
  it('FC-DBL-2 · the board shows it on a black Lancer in T of a white rook', () => {
    expect(badges(at('w Re4 / b Le9'), 'e9', 'siege')).toEqual(['siege: under Siege by the white Rook on e4: no double move']);
  });
});

describe('retained patterns', () => {
  const moved = (line: string, actions: string): Position => {
    const result = play(at(line), actions);
    if ('rule' in result) throw new Error(result.text);
    return result.position;
  };
  const alone = moved('w Ma1 Ra4 / b Pa3 / turn b', 'a3 AIM W; Ra4-d4; a3 AIM S');

  it('FC-ASSN-8 · empowered by a rook once, it later moves like a rook, but captures nobody that way', () => {
    expect(goals(alone, 'a1')).toBe('b1 c1 d1 e1 f1 g1 h1 a2 c2 b3');
  });
  it('FC-ASSN-8 · until another unit empowers it', () => {
    const again = moved('w Ma1 Ra4 Nc4 / b Pn14 / turn b', 'n14 AIM W; Ra4-a8; n14 AIM S; Nc4-d2; n14 AIM W; Nd2-b3; n14 AIM S');
    expect(GAME.write(again)).toContain('"retained":[["N",16]]');
    expect(goals(again, 'a1')).toBe('d1 b2 c2');
  });
  it('FC-ASSN-8 · the position file keeps it', () => {
    const read = GAME.read(GAME.write(alone));
    expect(read.ok && goals(read.value, 'a1')).toBe('b1 c1 d1 e1 f1 g1 h1 a2 c2 b3');
    expect(GAME.write(alone)).toContain('"retained":[["R",16]]');
    expect(badges(alone, 'a1', 'retained')).toEqual(['retained: still moves like a Rook']);
  });
});

describe('pulls', () => {
  played([
    ['FC-PULL-2', 'hard case 17: a guarded friend cannot be pulled', 'w Qe1 Ne9 Re16 Ba5', 'e1 =PL e9', 'no FC-GUARD-1'],
    ['FC-PULL-1', 'along a ray that is lent', 'w Ne5 Re1 / b Pe9', 'Ne5 PL e9 2', 'w Ne5 Re1 / b Pe7'],
    ['FC-PULL-1', 'who never captures pulls along a lent ray that would', 'w Ae5 Re1 / b Pe9', 'Ae5 PL e9 2', 'w Ae5 Re1 / b Pe7'],
    ['FC-PULL-1', 'a Bishop lends no ray that captures', 'w Nc5 Be3 / b Pg9', 'c5 =PL g9', 'no FC-RES-1'],
  ]);
});

describe('ways of looking', () => {
  const seen = (position: Position, lens: string, focus: string | null): readonly string[] =>
    GAME.look(position, lens, focus === null ? null : squareOf(focus)).map(([square, { label }]) => `${nameOf(square)}: ${label}`);

  it('FC-GUARD-1 · who guards the unit under the pointer, and who protects it in vain', () => {
    const position = at('w Rh4 Bb6 / b Ph9 Rh16 Ng11 Pg10');
    expect(seen(position, 'guarded', null)).toEqual([]);
    expect(seen(position, 'guarded', 'h9')).toEqual([
      'g10: protects the black Pawn on h9 in vain: it is a Pawn',
      'g11: protects the black Pawn on h9 in vain: it is threatened itself',
      'h16: protects the black Pawn on h9',
    ]);
    expect(seen(at('w Rh4 / b Ph9 Rh16 Ng11'), 'guarded', null)).toEqual([
      'h9: guarded by the black Knight on g11 and the black Rook on h16',
    ]);
  });
  it('FC-EMP-1 FC-ROOK-4 · who empowers whom', () => {
    expect(seen(at('w Nd4 Rf5'), 'empowered', null)).toEqual([
      'd4: goes like a Rook too: empowered by the white Rook on f5',
      'f5: goes like a Knight too: empowered by the white Knight on d4',
    ]);
    expect(seen(at('w Ne5 Re1'), 'empowered', 'e5')).toEqual([
      'e5: goes like a Rook too: empowered by the white Rook on e1',
      'e1: empowers the white Knight on e5',
    ]);
  });
  it('FC-ROOK-3 · who is under Siege', () => {
    expect(seen(at('w Re4 / b Ne9'), 'siege', null)).toEqual(['e9: under Siege by the white Rook on e4']);
  });
  it('FC-SHOCK-1 · what passing costs', () => {
    expect(seen(at('w Ra1 / b Pc7 Rp1 / walls h15 i15 j15 h16 j16 p2 p16'), 'shellshock', 'a1')).toEqual([
      ...['i1', 'j1', 'k1', 'l1', 'm1', 'n1', 'o1'].map((square) => `${square}: passing costs 1`),
      ...['b6', 'd6'].map((square) => `${square}: passing costs 2`),
    ]);
  });
});

describe('stacks and support', () => {
  played([
    ['FC-EMP-1', 'in a mixed stack an acting Knight uses what is lent', 'w PNe5 Re1', 'Ne5-e9', 'w Re1 PNe9 / walls e5 e6 e7 e8'],
    ['FC-EMP-1', 'an acting Pawn does not', 'w PNe5 Re1', 'e5 #1 e9', 'no FC-MOVE-8'],
    [
      'FC-EMP-1',
      'of a stack only those that protect lend: here the Rook, not the Knight',
      'w Ce5 NRe1',
      'Ce5-e9',
      'w NRe1 Ce9 / walls e5 e6 e7 e8',
    ],
    ['FC-GUARD-1', 'a stack of a Ship and a Rook may be guarded', 'w Nd7 / b SRe9 Re16 Rp9', 'd7 e9', 'no FC-SHIP-2'],
    [
      'FC-ENT-1',
      'hard case 7: Rp9 is guarded by Qp16 and Bm12 and lives',
      'w Nb7 / b Ra9 Rp9 Qp16 Bm12',
      'Nb7xa9',
      'w Na9 / b Rp9 Bm12 Qp16 / walls b7 / hidden a9:r',
    ],
    [
      'FC-ENT-1',
      'hard case 7: without Bm12 it is captured too',
      'w Nb7 / b Ra9 Rp9 Qp16',
      'Nb7xa9',
      'w Na9 / b Qp16 / walls b7 / closed p9:r / hidden a9:r',
    ],
    ['FC-SWAP-1', 'a guarded friend is swapped with all the same', 'w Nd4 Pe6 Re16 Rp6', 'Nd4 SW e6', 'w Pd4 Ne6 Rp6 Re16'],
    ['FC-SWAP-1', 'a guarded enemy is not', 'w Nd4 / b Pe6 Re16 Rp6', 'd4 =SW e6', 'no FC-GUARD-1'],
    ['FC-MC-1', 'nor controlled: it is protected anyway', 'w Rh4 / b Nh8 Pi9', 'h4 =MC h8', 'no FC-MC-1'],
    [
      'FC-CAP-4',
      'a King in check from a lent pattern can be captured that way',
      'w Ne5 Re1 / b Ke9',
      'Ne5xe9',
      'w Ne5 Re1 / b dead / hidden e9:k',
    ],
  ]);
  gone([
    ['FC-EMP-1', 'a loaded Cannon gives nothing', 'w Ne5 Ze3[P]', 'e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
    ['FC-EMP-1', 'but it counts as a protector: with a Rook it guards', 'w Ne5 Ze3[P] Ra5', 'e5', 'd3 f3 c4 g4 c6 d6 f6 g6 d7 f7'],
  ]);
});
