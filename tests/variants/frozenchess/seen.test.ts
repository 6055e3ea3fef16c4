/** What the board shows of a square and of the players, and what each way of looking shows, in words. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { nameOf } from '../../../src/variants/frozenchess/position/board.ts';
import { at, squareOf } from './support.ts';

/** The clause, what is shown, the position, where, and what is shown there. */
type Seen = readonly [clause: string, what: string, before: string, where: string, ...shown: string[]];

const each = (rows: readonly Seen[], shown: (before: string, where: string, clause: string) => readonly string[]): void => {
  for (const [clause, what, before, where, ...labels] of rows) {
    it(`${clause} · ${what}`, () => expect(shown(before, where, clause)).toEqual(labels));
  }
};

/** Badges under a clause of whoever stands on a square, and marks under it on that square. */
const onSquare = (before: string, where: string, clause: string): readonly string[] => {
  const { units, marks } = GAME.view(at(before));
  const standing = Object.values(units).filter((unit) => unit.at.includes(squareOf(where)) && unit.inside === undefined);
  return [...standing.flatMap(({ badges }) => badges), ...(marks[squareOf(where)] ?? [])]
    .filter(({ rule }) => rule === clause)
    .map(({ kind, label, value }) => `${kind}${value === undefined ? '' : ` ${value}`}: ${label}`);
};

const ofTurn = (before: string, where: string, clause: string): readonly string[] => {
  const { notes, players } = GAME.view(at(before)).turn;
  const list = where === 'notes' ? notes : players[where as 'white' | 'black'];
  return list.filter(({ rule }) => rule === clause).map(({ label }) => label);
};

/** `where`: a way of looking, and maybe the square under the pointer. */
const looked = (before: string, where: string, clause: string): readonly string[] => {
  const [lens = '', focus] = where.split(' ');
  return GAME.look(at(before), lens, focus ? squareOf(focus) : null)
    .filter(([, { rule }]) => rule === clause)
    .map(([square, { label }]) => `${nameOf(square)} ${label}`);
};

describe('on units', () =>
  each(
    [
      ['FC-TRAN-3', 'a Ship with two', 'w Sd5[PR]', 'd5', 'cargo 2: carries Pawn, Rook'],
      ['FC-TRAN-3', 'an empty Ship', 'w Sd5', 'd5'],
      ['FC-TRAN-3', 'a carried shadow', 'w Zd5[sN]', 'd5', 'cargo 1: carries Shadow Knight'],
      ['FC-FUSE-1', 'a stack, on its base', 'w PRe5', 'e5', 'stack 2: fused, from the base: Pawn, Rook'],
      ['FC-FUSE-1', 'not on one unit', 'w Re5', 'e5'],
      ['FC-PAR-1', 'a timer, once for a stack', 'w PRe5*3', 'e5', "frozen 3: paralysed for 3 more of White's turns"],
      [
        'FC-PAR-1',
        'twice as fast while the square is quickened',
        'w Re5*3 / quick e5:4',
        'e5',
        "frozen 2: paralysed for 2 more of White's turns",
      ],
      [
        'FC-PAR-1',
        'quickened for its first own turn only',
        'w Re5*5 / quick e5:1',
        'e5',
        "frozen 4: paralysed for 4 more of White's turns",
      ],
      [
        'FC-PAR-1',
        "a ply is over before its own side's turn",
        'w Re5*5 / quick e5:1 / turn b',
        'e5',
        "frozen 5: paralysed for 5 more of White's turns",
      ],
      ['FC-PAR-1', 'quickened for two own turns', 'w Re5*5 / quick e5:3', 'e5', "frozen 3: paralysed for 3 more of White's turns"],
      ['FC-JEST-7', 'after ten turns', 'w Je5~10', 'e5', 'ready: stayed long enough to detonate'],
      ['FC-JEST-7', 'not after nine', 'w Je5~9', 'e5'],
      ['FC-TEMP-2', 'a Templar', 'w Te5', 'e5', 'shield: its Shield keeps off attackers from squares it threatens'],
      ['FC-TEMP-2', 'not on a grave', 'w Te5 / hidden e5:p', 'e5'],
      ['FC-TEMP-2', 'not paralysed', 'w Te5*1', 'e5'],
      ['FC-TEMP-2', 'not held', 'w Te5 / b Jd6', 'e5'],
      ['FC-ASSN-4', 'on a wall', 'w Me5 / walls e5', 'e5', 'climb: on a wall: threatens nobody, no target'],
      ['FC-ASSN-4', 'not beside it', 'w Me5 / walls e6', 'e5'],
      ['FC-KNIG-4', 'before a Knight', 'w Pe5 / b Nd7', 'e5', 'knightmare: may only step ahead: faces the black Knight on d7'],
      ['FC-KNIG-4', 'only a Pawn', 'w Be5 / b Nd7', 'e5'],
      ['FC-THR-5', 'two checkers', 'b Ri9 Nk2', 'i1', 'check: in check from the black Knight on k2 and the black Rook on i9'],
      ['FC-KING-5', 'beside its King', 'w Rh2', 'h2', 'guard: next to its King: cannot be paralysed by others'],
      ['FC-KING-5', 'not the King himself', 'w Rh2', 'i1'],
      ['FC-KING-5', "not beside the other's", 'w Rh15', 'h15'],
      ['FC-JEST-4', 'beside a Jester', 'w Re5 / b Jd6', 'e5', 'held: paralysed by the black Jester on d6'],
      ['FC-PAWN-5', 'between two Pawns', 'w Ne5 / b Pe4 Pe6', 'e5', 'held: paralysed by the black Pawn on e4 and the black Pawn on e6'],
      ['FC-PAWN-5', 'beside its King it is not held', 'w Nh1 / b Pg1', 'h1'],
      ['FC-PAWN-5', 'a Royal Guard is not held', 'w Nh2 / b Pg2 Pi2', 'h2'],
      ['FC-PAWN-5', 'nor a Ship', 'w Se5 / b Pe4 Pe6', 'e5', 'held: paralysed by the black Pawn on e4 and the black Pawn on e6'],
      ['FC-EGG-2', 'an Egg', 'w Ee5{7}', 'e5', 'growth 7: grown 7 of 60'],
      ['FC-STG-6', 'a Wonder', 'w We5{49}', 'e5', 'build 49: built 49 of 50'],
    ],
    onSquare,
  ));

describe('on squares', () =>
  each(
    [
      ['FC-WALL-1', 'of a Rook', 'w Ra5 / walls a1:Ra5', 'a1', 'wall: wall of the white Rook on a5'],
      ['FC-WALL-1', 'of a shadow', 'w sRe9 / walls a1:sRe9', 'a1', 'wall: wall of the white Shadow Rook on e9'],
      ['FC-WALL-1', 'of the dead', 'walls a1', 'a1', 'wall: wall of nobody'],
      [
        'FC-TOMB-2',
        'closed, half rotted, exploded once',
        'closed e5:rP / rot e5:39 / exploded e5:1',
        'e5',
        'tomb 2: closed tomb, explodes when stepped on: black Rook, white Pawn; rotted 39 of 40; exploded once of 5',
      ],
      [
        'FC-TOMB-2',
        'open, exploded often',
        'open b9:Q / exploded b9:3',
        'b9',
        'open-tomb 1: open tomb, harmless: white Queen; exploded 3 times of 5',
      ],
      ['FC-TOMB-2', 'hidden', 'w Ra5 / hidden a5:n', 'a5', 'hidden-tomb 1: hidden grave: black Knight'],
      [
        'FC-TROT-1',
        'about to rot away',
        'b Sd5 / closed e5:r / rot e5:39',
        'f6',
        'blast: next ply, if nothing changes: e5 explodes and kills one unit.',
      ],
      ['FC-TROT-1', 'not a ply earlier', 'b Sd5 / closed e5:r / rot e5:38', 'f6'],
      ['FC-JEST-3', 'an armed trap', 'traps d5:w', 'd5', "trap: White's trap, armed"],
      ['FC-JEST-3', 'a sprung one', 'w Rd5*2 / traps d5:b::Rd5', 'd5', "sprung-trap: Black's trap, sprung"],
      ['FC-CORR-2', 'corrupted', 'corrupt d5', 'd5', 'corrupted: corrupted for the rest of the game: who lands here dies for good'],
      ['FC-JEST-8', 'a mark', 'w Jd9 / marks e6:NE:Jd9', 'e6', 'distract: turns rays north-east, as long as its Jester lives'],
      [
        'FC-ASSN-6',
        'the exit of a tunnel',
        'tunnels e4:e5:e6:w / walls e5',
        'e6',
        "tunnel: White's tunnel to e4, as long as the wall between stands",
      ],
      ['FC-CHAN-5', 'the last ply of quickening', 'quick d9:1', 'd9', 'quick 1: time runs twice as fast, 1 more ply'],
      ['FC-CHAN-5', 'two plies of it', 'quick d9:2', 'd9', 'quick 2: time runs twice as fast, 2 more plies'],
      ['FC-TEMP-3', 'the centre of a tornado', 'tornados o2:1:b', 'o2', 'tornado 1: tornado on o2, 1 more ply'],
      ['FC-TEMP-3', 'two squares from it', 'tornados o2:1:b', 'm3', 'wind: pulled towards the tornado on o2, 1 more ply'],
      ['FC-TEMP-3', 'not three squares from it', 'tornados o2:1:b', 'l2'],
      ['FC-TEMP-4', 'an avalanche', 'avalanches W:2:c5,b5', 'b5', 'avalanche 2: avalanche, pushes west, 2 more plies'],
      ['FC-ASSN-7', 'a bomb', 'bombs b15:b', 'b15', "bomb: Black's bomb, until White comes near"],
      ['FC-ASSN-7', 'beside it', 'bombs b15:b', 'c16', "fuse: next to Black's bomb on b15"],
      ['FC-ASSN-7', 'not two squares away', 'bombs b15:b', 'd15'],
    ],
    onSquare,
  ));

describe('of the players and the stages', () =>
  each(
    [
      ['FC-BOARD-2', 'shadows are counted', 'b sNa5', 'black', '2 units'],
      ['FC-BOARD-2', 'a King alone', '-', 'white', '1 unit'],
      ['FC-NULL-1', 'after a Nullmove', 'null', 'notes', 'The last ply was a Nullmove: a second one draws'],
      ['FC-NULL-1', 'not otherwise', '-', 'notes'],
      ['FC-STG-1', 'twenty moves before', 'plies 560', 'notes', 'Stages 1 and 2 begin in 20 moves'],
      ['FC-STG-1', 'ten moves before', 'plies 580', 'notes', 'Stages 1 and 2 begin in 10 moves'],
      ['FC-STG-1', 'not earlier', 'plies 558', 'notes'],
      ['FC-STG-1', 'the second', 'plies 600', 'notes', 'Stage 2 of 6; stage 3 begins in 300 moves'],
      ['FC-STG-1', 'the last', 'plies 3000', 'notes', 'Stage 6 of 6'],
      ['FC-STG-2', 'not before the stages', 'w Ra5', 'white'],
      ['FC-STG-2', 'from then on', 'plies 600 / w Ra5', 'white', 'Material 5'],
      ['FC-STG-6', 'the foremost of two Wonders', 'plies 600 / w We5{3} Wg6{4}', 'white', '2 Wonders 4 of 50'],
      ['FC-STG-6', 'one', 'plies 600 / w We5{2}', 'white', 'Wonder 2 of 50'],
      ['FC-STG-6', 'none', 'plies 600 / w Re5', 'white'],
      [
        'FC-STG-3',
        'the majority, with everything to do',
        'plies 600 / w Qh5 Re5 Rg6 / b Pe9',
        'white',
        'Majority: lacks captures in a row (0 of 2), a promotion and checks in a row (0 of 2)',
      ],
      [
        'FC-STG-3',
        'with a promotion done',
        'plies 1200 / stage w:1:2:b / w Qh5 Re5 Rg6 / b Pe9',
        'white',
        'Majority: lacks captures in a row (1 of 2) and checks in a row (2 of 2)',
      ],
      ['FC-STG-3', 'with all done', 'plies 3000 / stage w:0:0:abc / w Qh5 Re5 Rg6 / b Pe9', 'white', 'Majority: lacks nothing'],
      ['FC-STG-3', 'the minority', 'plies 1200 / w Qh5 Re5 Rg6 / b Pe9', 'black', 'Lacks 11 of material for the majority'],
    ],
    ofTurn,
  ));

describe('ways of looking', () =>
  each(
    [
      ['FC-WALL-1', 'from a wall to its unit', 'w Ra5 / walls a1:Ra5 b2', 'walls a1', 'a1 wall of the white Rook on a5'],
      ['FC-WALL-1', 'from a unit to its wall', 'w Ra5 / walls a1:Ra5 b2', 'walls a5', 'a1 wall of the white Rook on a5'],
      ['FC-WALL-1', 'of the dead', 'w Ra5 / walls a1 b3 c4:Ra5', 'walls b3', 'a1 the same wall', 'b3 the same wall'],
      ['FC-WALL-1', 'of a unit on the wall of another', 'w Me5 Ra5 / walls e5:Ra5', 'walls e5'],
      ['FC-WALL-1', 'nobody', 'w Ra5 / walls a1', 'walls c1'],
      [
        'FC-ASSN-7',
        'a bomb in the corner',
        'bombs a1:w',
        'danger',
        ...["a1 here: White's bomb on a1", ...['b1', 'a2', 'b2'].map((square) => `${square} next to White's bomb on a1`)],
      ],
      [
        'FC-TOMB-4',
        'a closed tomb in the corner',
        'closed p1:n',
        'danger',
        'o1 next to the closed tomb on p1',
        'p1 here: the closed tomb on p1',
        'o2 next to the closed tomb on p1',
        'p2 next to the closed tomb on p1',
      ],
      ['FC-TOMB-4', 'no open one', 'open p1:n', 'danger'],
      [
        'FC-JEST-5',
        'a Jester in a stack',
        'w RJa1',
        'danger',
        'a1 here: the white Rook+Jester on a1',
        'b1 next to the white Rook+Jester on a1',
        'a2 next to the white Rook+Jester on a1',
        'b2 next to the white Rook+Jester on a1',
      ],
      ['FC-CANN-3', 'a Cannon that is not loaded', 'w Zg2', 'danger'],
      [
        'FC-KING-5',
        'two guards',
        'w Rh1 Pg2 / b Pj2 Nh15',
        'guards',
        'h1 next to its King: cannot be paralysed by others',
        'h15 next to its King: cannot be paralysed by others',
      ],
      [
        'FC-ENT-1',
        'its like on its lines',
        'w Rh1 / b Nh9 Na9 Ng14 Nf3',
        'entangled h9',
        'a9 dies with the black Knight on h9 where the capturer could capture it',
      ],
      [
        'FC-GUARD-1',
        'everybody who is guarded',
        'w Re5 Rk5 Bd4 Nd7 / b Qh8',
        'guarded',
        'e5 guarded by the white Bishop on d4 and the white Knight on d7',
      ],
      [
        'FC-GUARD-1',
        'who protects one unit, and who does in vain',
        'w Ne9 Re16 Pd8 Bh12 / b Qe1 Rh5',
        'guarded e9',
        'd8 protects the white Knight on e9 in vain: it is a Pawn',
        'h12 protects the white Knight on e9 in vain: it is threatened itself',
        'e16 protects the white Knight on e9',
      ],
      ['FC-EMP-1', 'everybody who is empowered', 'w Ne9 Re16', 'empowered', 'e9 goes like a Rook too: empowered by the white Rook on e16'],
      [
        'FC-EMP-1',
        'one unit, and by whom',
        'w Ne9 Re16',
        'empowered e9',
        'e9 goes like a Rook too: empowered by the white Rook on e16',
        'e16 empowers the white Knight on e9',
      ],
      ['FC-EMP-1', 'not who empowers', 'w Ne9 Re16', 'empowered e16'],
      ['FC-ROOK-3', 'the nearer of two Rooks', 'w Ra5 Rb5 / b Ni5', 'siege', 'i5 under Siege by the white Rook on b5'],
      ['FC-ROT-2', 'nothing to turn from the last rank', 'w Nd9', 'majority a16'],
      ['FC-ROT-2', 'nor without a square', 'w Nd9', 'majority'],
      ['FC-PULL-1', 'by one square', 'w Qe1 / b Ne3', 'forces e1', 'e3 can be pulled up to 1 square by the white Queen on e1'],
      ['FC-PULL-1', 'nobody without a unit', 'w Qe1 / b Ne3', 'forces'],
      [
        'FC-PUSH-1',
        'no King',
        'w Qe1 / b Ki16 Rf1 / walls d1',
        'forces e1',
        'd1 can be pushed by the white Queen on e1',
        'f1 can be pushed by the white Queen on e1',
      ],
      ['FC-SHAD-7', 'who may return', 'w sBd4*1@5 sNf6@7 / b Rg7', 'shadows', 'f6 The Shadow Knight on f6 may return'],
      [
        'FC-SHAD-8',
        'whom one could strike',
        'w sBd4@5 / b Rg7',
        'shadows d4',
        'g7 the black Rook on g7 could be struck by the white Shadow Bishop on d4',
      ],
      [
        'FC-THR-2',
        'from a Knight in the corner',
        'w Na1',
        'reach a1',
        'b3 threatened from here by the white Knight on a1',
        'c2 threatened from here by the white Knight on a1',
      ],
    ],
    looked,
  ));
