/** What the inspector says under a clause, and where it says nothing of it. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, squareOf } from './support.ts';

/** The clause, when it is said, the position, the square (none: of the turn), and all that is said there under this clause. */
type Said = readonly [clause: string, when: string, before: string, square: string, ...labels: string[]];

const said = (rows: readonly Said[]): void => {
  for (const [clause, when, before, square, ...labels] of rows) {
    it(`${clause} · ${when}`, () => {
      const facts = GAME.about(at(before), square ? squareOf(square) : null);
      expect(facts.filter(({ rule }) => rule === clause).map(({ label }) => label)).toEqual(labels);
    });
  }
};

const EDGE = 'At the edge: nothing wraps around, nothing is moved off the board';
const WAITS = 'No timer: it is free as soon as they no longer hold it';
const FRESH = 'What holds it, sieges it or is lent to it is read when its turn begins, and stays so for all steps';
const TICKS = 'The counters of this square run in every ply, of either side';
const CAST = 'Cast in the last ply: it acts from this ply on';
const NO_WALL = 'Whom it moves leaves no wall: only own moves wall';

describe('of a square', () => {
  said([
    ['FC-BOARD-1', 'on the file a', '-', 'a8', EDGE],
    ['FC-BOARD-1', 'on the file p', '-', 'p9', EDGE],
    ['FC-BOARD-1', 'on the first rank', '-', 'b1', EDGE],
    ['FC-BOARD-1', 'on the last rank', '-', 'b16', EDGE],
    ['FC-BOARD-1', 'not one square from it', '-', 'o15'],
    ['FC-BOARD-3', 'dark', '-', 'a1', "A dark square: Black's units count double here in a rotation"],
    ['FC-SQ-2', 'a free square', '-', 'e5', 'Empty: units can be placed here'],
    ['FC-SQ-2', 'not a corrupted one', 'corrupt e5', 'e5'],
    ['FC-WALL-5', 'a wall', 'walls e5', 'e5', 'Only Siege units and explosions destroy it'],
    ['FC-WALL-5', 'not under an Assassin', 'w Me5 / walls e5', 'e5'],
    ['FC-WALL-5', "not a Queen's Shadow", 'w Qa5 / shadows e5:Qa5', 'e5'],
    ['FC-SQ-4', 'a grave under a unit', 'w Re5 / hidden e5:P', 'e5', 'Covered, the grave here does nothing until it is uncovered'],
    [
      'FC-SQ-4',
      'a grave and a trap under a wall',
      'walls d8 / traps d8:w / hidden d8:p',
      'd8',
      'Covered, the grave and the trap here does nothing until it is uncovered',
    ],
    ['FC-SQ-4', 'not a trap in the open', 'traps d8:w', 'd8'],
    ['FC-RES-3', 'a trap in the open', 'traps d8:w', 'd8', 'Whoever comes to stand here, by any means, meets the trap'],
    ['FC-RES-3', 'not elsewhere', 'traps d8:w', 'd7'],
    ['FC-TIME-3', 'a tornado', 'tornados e5:9:w', 'e5', TICKS],
    ['FC-TIME-3', 'an avalanche', 'avalanches N:4:e2,e3', 'e3', TICKS],
    ['FC-TIME-3', 'a closed tomb', 'closed e5:r', 'e5', TICKS],
    ['FC-TIME-3', 'quickening', 'quick e5:4', 'e5', TICKS],
    ['FC-TIME-3', 'not an open tomb', 'open e5:r', 'e5'],
    ['FC-TIME-3', 'not beside all these', 'tornados e5:9:w / avalanches N:4:e2,e3 / quick e8:4', 'e4'],
    ['FC-TIME-6', 'quickening', 'quick e5:4', 'e5', 'Every counter here but quickening itself counts double'],
    ['FC-TIME-6', 'not beside it', 'quick e5:4', 'e4'],
    ['FC-TIME-5', 'a tornado cast in the last ply', 'tornados e5:10:w', 'e5', CAST],
    ['FC-TIME-5', 'an avalanche cast in the last ply', 'avalanches N:5:e2,e3', 'e3', CAST],
    ['FC-TIME-5', 'not a ply later', 'tornados e5:9:w / avalanches N:4:e5', 'e5'],
    ['FC-TIME-5', 'not where another was cast', 'tornados e5:10:w e9:9:w / avalanches N:5:e2,e3', 'e9'],
    ['FC-MOVE-7', 'a tornado', 'tornados e5:9:w', 'e5', NO_WALL],
    ['FC-MOVE-7', 'not on a quickened square', 'quick e5:9', 'e5'],
  ]);
});

const TOMB = 'w Fd4 Re6 / b Kf6 Jd6 / closed e5:rP f4:n / walls d5 f5';

describe('of a tomb', () => {
  said([
    ['FC-TOMB-1', 'hidden', 'w Re5 / hidden e5:P', 'e5', 'It becomes a closed tomb as soon as nothing is on the square'],
    ['FC-TOMB-1', 'not closed', 'closed e5:P', 'e5'],
    ['FC-EXP-1', 'with nobody around', 'closed e5:r', 'e5', 'Its explosion, 3x3, kills nobody but who set it off'],
    [
      'FC-EXP-1',
      'with units and walls around',
      TOMB,
      'e5',
      'Its explosion, 3x3, kills the white Frog on d4, the black Jester on d6, the white Rook on e6 and the black King on f6 and removes 2 wallsquares',
    ],
    ['FC-EXP-2', 'with a Frog beside it', TOMB, 'e5', 'It spares nobody: also the white Frog on d4'],
    ['FC-EXP-2', 'not with a Rook', 'w Re6 / closed e5:r', 'e5'],
    ['FC-EXP-3', 'beside a tomb and a Jester', TOMB, 'e5', 'It sets off nothing else: not f4 and d6'],
    ['FC-EXP-3', 'not beside an open tomb or a Rook', 'w Re6 / closed e5:r / open f4:n', 'e5'],
    ['FC-EXP-3', 'a Jester in a stack too', 'w RJe6 / closed e5:r', 'e5', 'It sets off nothing else: not e6'],
    ['FC-EXP-5', 'not with a Rook beside it', 'w Re6 / closed e5:r', 'e5'],
    ['FC-TROT-2', 'open', 'open e5:rP', 'e5', 'Open, it does not rot and does not explode; who steps on it lives'],
    ['FC-TROT-2', 'not closed', 'closed e5:rP', 'e5'],
    [
      'FC-RESP-2',
      'with two in it',
      'open e5:rP',
      'e5',
      'The white Pawn follows when the first has come back and the square has exploded anew',
    ],
    ['FC-TOMB-6', 'with one in it', 'open e5:P', 'e5', 'When the last of them has come back, the square is as any other'],
    ['FC-TOMB-6', 'not with two in it', 'open e5:rP', 'e5'],
  ]);
});

describe('of the numbers of a unit', () => {
  said([
    ['FC-MOVE-3', 'of a rider as it began', 'w Re5', 'e5', 'Its rays reach 16: 16'],
    [
      'FC-MOVE-3',
      'with a whole square won',
      'w Re5(14)+20',
      'e5',
      'Its rays reach 15: 16, 1 square won by waiting, 2 squares lost by captures',
    ],
    ['FC-MOVE-3', 'with less than one', 'w Re5+7', 'e5', 'Its rays reach 16: 16, 7/20 squares won by waiting'],
    ['FC-MOVE-3', 'with more than three', 'w Re5+65', 'e5', 'Its rays reach 19: 16, 3 5/20 squares won by waiting'],
    ['FC-MOVE-3', 'not of a leaper', 'w Ne5', 'e5'],
    ['FC-RANGE-1', 'not of who never loses range', 'w Oe5', 'e5'],
    [
      'FC-RANGE-2',
      'with what it won',
      'w Re5+1',
      'e5',
      'What waiting won outlasts death; promotion and a Morph into a kind without rays end it',
    ],
    ['FC-RANGE-2', 'not with nothing won', 'w Re5', 'e5'],
    ['FC-SHOCK-2', 'shellshocked', 'w Re5!1', 'e5', 'Shellshock lasts to the end of its next own turn, and leaves a range of 3'],
    ['FC-SHOCK-2', 'not otherwise', 'w Re5', 'e5'],
    ['FC-MULTI-1', 'one capture earns nothing yet', 'w Ne5 / captures e5:1', 'e5', '1 piece and 0 Pawns captured: 1 move per turn'],
    ['FC-MULTI-1', 'no captures', 'w Ne5', 'e5'],
    [
      'FC-MULTI-3',
      'with two moves',
      'w Ne5 / captures e5:3',
      'e5',
      'The last step of its turn may be a capture, an attack ability or a special move',
    ],
    ['FC-MULTI-3', 'not with one', 'w Ne5 / captures e5:2', 'e5'],
    ['FC-BNC-3', 'of a rider with one move', 'w Re5+65', 'e5', 'Each step of a double move may use its whole range of 19'],
    ['FC-BNC-3', 'not of one with two moves', 'w Re5 / captures e5:3', 'e5'],
    ['FC-BNC-3', 'not of a leaper', 'w Ne5', 'e5'],
    ['FC-MOVE-6', 'of a Pawn', 'w Pe5>e', 'e5', 'It aims east; its pattern turns with the aim'],
    ['FC-MOVE-6', 'not of a Rook', 'w Re5', 'e5'],
    ['FC-TIME-4', 'after a turn here', 'w Re5~1', 'e5', '1 own turn on this square'],
    ['FC-TIME-4', 'not just arrived', 'w Re5', 'e5'],
    ['FC-PAR-2', 'with a timer', 'b Re5*1', 'e5', "It misses Black's turns until its timer is 0; of two paralyses the longer counts"],
    ['FC-TIME-2', 'with a timer', 'b Re5*1', 'e5', "Its timer falls at the end of Black's turns, never of White's"],
    ['FC-PAR-2', 'not without', 'b Re5', 'e5'],
    ['FC-PAR-5', 'held by a Jester', 'w Re5 / b Jf6', 'e5', WAITS],
    ['FC-PAR-5', 'gazed at', 'w Pe5 / b Qf6', 'e5', WAITS],
    ['FC-PAR-5', 'between Pawns', 'w Ne5 / b Pd5 Pf5', 'e5', WAITS],
    ['FC-PAR-5', 'not with one Pawn beside it', 'w Ne5 / b Pd5', 'e5'],
    ['FC-RES-7', 'held', 'w Re5 / b Jf6', 'e5', FRESH],
    ['FC-RES-7', 'empowered', 'w Re5 Bd4', 'e5', FRESH],
    ['FC-RES-7', 'not of anybody else', 'w Re5 Nd4 / b Rk4', 'e5'],
  ]);
});

describe('of a unit among others', () => {
  said([
    ['FC-THR-2', 'an Onager threatens nobody', 'w Oe5', 'e5', 'It threatens 0 squares'],
    ['FC-THR-7', 'a King is never captured so', 'w Ke5 / b Nd7', 'e5'],
    [
      'FC-THR-1',
      'guarded and threatened',
      'w Ne9 Re16 Bh12 / b Qe1',
      'e9',
      'Threats are read before guards: it is threatened, guarded or not',
    ],
    ['FC-THR-1', 'not without a threat', 'w Ne9 Re16 Bh12', 'e9'],
    ['FC-THR-1', 'not with one protector', 'w Ne9 Re16 / b Qe1', 'e9'],
    ['FC-THR-4', 'not of an enemy', 'w Qe1 / b Ne9', 'e9'],
    ['FC-EMP-2', 'beside its King alone', 'w Kd5 Re5', 'e5', 'Pawns or its King alone neither empower nor guard it'],
    ['FC-EMP-2', 'not unprotected', 'w Re5', 'e5'],
    ['FC-EMP-2', 'not with a Pawn in a stack', 'w RPe1 Ne5', 'e5'],
    ['FC-WALL-4', 'with a wall of two squares', 'w Re5 / walls a5:Re5 b5:Re5', 'e5', 'Its wall of 2 squares stands until it walls again'],
    ['FC-WALL-4', 'of one', 'w Re5 / walls a5:Re5 b5', 'e5', 'Its wall of 1 square stands until it walls again'],
    ['FC-WALL-4', 'not without one', 'w Re5 / walls a5', 'e5'],
    [
      'FC-WALL-8',
      'before its King, on a file with two',
      'w Ri5 / b Bm5 Qi9',
      'i5',
      'Without it, the black Queen on i9 would check its King; if it goes by itself, its wall stays in the line',
    ],
    ['FC-WALL-8', 'not with the King in check already', 'w Ni5 / b Ri9 Nk2', 'i5'],
    ['FC-WALL-8', 'not of the King', 'w Ki5 / b Nk9', 'i5'],
    ['FC-FUSE-3', 'of a stack', 'w PRe5', 'e5', 'The enemy chooses which of them he means; what he does befalls all'],
    ['FC-FUSE-3', 'not of a single unit', 'w Re5', 'e5'],
    [
      'FC-FUSE-5',
      'of a stack that captured',
      'w PRe5 / captures e5:1',
      'e5',
      'When one of them leaves or the stack dies, all their captures are forgotten',
    ],
    ['FC-FUSE-5', 'not of one that did not', 'w PRe5', 'e5'],
    ['FC-JEST-2', 'threatened by a Bishop', 'w Je5 / b Bh8', 'e5', 'In this turn it also moves like a Bishop'],
    ['FC-JEST-2', "not in the enemy's turn", 'w Je5 / b Bh8 / turn b', 'e5'],
    ['FC-JEST-2', 'not of a Knight that is empowered', 'w Ne5 Re1 / b Bh8', 'e5'],
    [
      'FC-TGT-2',
      'beside its King',
      'w Rh1',
      'h1',
      "Next to White's King it is immune to paralysis by others; the prices of its own actions it pays",
    ],
    ['FC-TGT-2', 'not two squares away', 'w Rg1', 'g1'],
  ]);
});

describe('of a kind', () => {
  said([
    ['FC-BOARD-4', 'a Bishop', 'w Be5', 'e5', 'Its classes: Rider, Never capturing and Losing range by captures'],
    ['FC-BOARD-4', 'a Frog', 'w Fe5', 'e5', 'Its classes: Immortal and Never capturing'],
    ['FC-BOARD-4', 'a Cannon', 'w Ze5', 'e5', 'Its classes: Transport and Immobile'],
    ['FC-BOARD-4', 'an Onager', 'w Oe5', 'e5', 'Its classes: Rider and Never capturing'],
    ['FC-BOARD-4', 'no Knight', 'w Ne5', 'e5'],
    ['FC-BOARD-4', 'no Egg', 'w Ee5', 'e5'],
    ['FC-BOARD-4', 'no Wonder', 'w We5', 'e5'],
    ['FC-KIND-2', 'a Frog', 'w Fe5', 'e5', 'No kind immunity: Frogs touch each other like any other unit'],
    ['FC-KIND-1', 'a Templar', 'w Te5', 'e5', 'It does nothing to another Templar, and no Templar does anything to it'],
    ['FC-KIND-1', 'no Pawn', 'w Pe5', 'e5'],
    ['FC-MOVE-2', 'a Ballista', 'w Ae5', 'e5', 'Its leaps are exactly that long'],
    ['FC-ROOK-1', 'said once of two in a stack', 'w RRe5', 'e5', 'A Rook slides along ranks and files'],
  ]);
});

describe('of a shadow', () => {
  said([
    ['FC-SHAD-3', 'its way', 'w sRd4@3,7', 'd4', 'The Shadow Rook on d4 has travelled 7 squares'],
    ['FC-SHAD-7', 'too young', 'w sRd4@3,7', 'd4', 'The Shadow Rook on d4 cannot return yet: it has been a shadow for 3 of 5 turns.'],
    [
      'FC-SHAD-7',
      'old enough',
      'w sMd4@7,9',
      'd4',
      'The Shadow Assassin on d4 may return when it is not paralysed; its way of 9 squares costs 1 turn',
    ],
    ['FC-ASSN-3', 'an Assassin', 'w sMd4@7,9', 'd4', 'An Assassin pays a third of what others pay for their return: 1 turn'],
    ['FC-ASSN-3', 'nobody else', 'w sNd4@7,9', 'd4'],
    ['FC-SHAD-10', 'nothing travelled', 'w sNd4@6', 'd4', 'Its return costs nothing, so it may check at once'],
    ['FC-SHAD-10', 'not with a price', 'w sNd4@6,9', 'd4'],
    ['FC-SHAD-10', 'not of who never captures', 'w sJd4@6', 'd4'],
    ['FC-SHAD-9', 'a Ship', 'w sSd4@6', 'd4', 'Only shadows of its side go aboard; its cargo comes out as it is'],
    ['FC-SHAD-9', 'no Knight', 'w sNd4@6', 'd4'],
    [
      'FC-SHAD-5',
      'an active monad',
      'w sRa5@9 / monads sRa5:-a9,DS:active',
      'a5',
      'Only shadows, walls in its way, tomb explosions, rotation and quickening touch the white Shadow Rook on a5, and tornados and avalanches, as it is an active monad',
    ],
    [
      'FC-SHAD-5',
      'a waiting monad',
      'w sRa5@9 / monads sRa5:-a9,DS',
      'a5',
      'Only shadows, walls in its way, tomb explosions, rotation and quickening touch the white Shadow Rook on a5',
    ],
    ['FC-MONAD-3', 'not of an active monad', 'w sRa5@9 / monads sRa5:-a9,DS:active', 'a5'],
    ['FC-MONAD-5', 'not of a waiting one', 'w sRa5@9 / monads sRa5:-a9,DS', 'a5'],
    [
      'FC-MONAD-5',
      'two steps and one vain attempt',
      'w sRa5@9 / monads sRa5:-a9,DS:active:stuck=1',
      'a5',
      'It dies after 5 more vain attempts',
    ],
    ['FC-MONAD-7', 'one step left', 'b Ra5 / monads Ra5:-a9:active', 'a5', 'After 1 more step it is free'],
  ]);
});

const LONG = 'However long nobody captures, the game goes on; from move 300 on stages end it';
const ENDS = 'Tested after a lost King and before mate: superior material, Wonders, the victory sequence';

describe('of the turn', () => {
  said([
    ['FC-TIME-1', 'of White', 'plies 100', '', "Ply 101, White's in move 51; own turns since this board was set up: White 0 and Black 0"],
    [
      'FC-TIME-1',
      'of Black',
      'plies 599 / turn b',
      '',
      "Ply 600, Black's in move 300; own turns since this board was set up: White 0 and Black 0",
    ],
    ['FC-WALL-7', 'at the start', '-', '', 'White begins with 46 single moves, and nobody is threatened'],
    ['FC-WALL-7', 'not later', 'plies 1 / turn b', ''],
    ['FC-END-6', 'after fifty moves', 'plies 100', '', LONG],
    ['FC-END-6', 'not before', 'plies 99 / turn b', ''],
    ['FC-END-6', 'not in a stage', 'plies 600', ''],
    ['FC-END-8', 'in a stage', 'plies 600', '', ENDS],
    ['FC-END-8', 'not before', 'plies 599 / turn b', ''],
  ]);
});
