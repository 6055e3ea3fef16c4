/** Every clause of Baroque at work, on boards with no more on them than it takes. */
import type { DemosOf } from '../../../kernel/demo.ts';
import type { RULES } from '../rules/index.ts';

/** A board of the standard version in play. */
const play = (board: string): string => `${board} standard play -`;
/** A board of the Two-Player version in play, with what is in reserve. */
const two = (board: string, reserve: string): string => `${board} twoplayer play ${reserve}`;

const PLACING = 'cl1wk1li/pppppppp/8/8/8/8/PPPPPPPP/IL1KW1LC w twoplayer place SSss';

export const DEMOS = {
  'BQ-SETUP-1': { says: 'Eight by eight squares, none of them special.', look: 'd4' },
  'BQ-SETUP-2': { says: 'The start.' },
  'BQ-SETUP-3': { says: 'White begins: a Pawn may go up to four squares.', picks: 'a2' },
  'BQ-SETUP-4': { says: 'One of two versions is played.' },
  'BQ-STATE-1': { says: 'Of a freeze that is over nothing is remembered.', at: play('7k/8/8/2p5/3I4/8/8/6K1 w'), play: 'Id4-g4' },
  'BQ-STATE-2': { says: 'After four moves the start stands again.', play: 'Pa2-a3; Pa7-a6; Pa3-a2; Pa6-a7' },
  'BQ-STATE-3': {
    says: 'A position set up by hand: one Titan each, and neither can be taken at once.',
    at: play('7k/8/8/2p5/3I4/8/8/6K1 w'),
  },
  'BQ-TURN-1': { says: "One action, and it is the other side's turn.", at: play('7k/8/8/1Pp1pP2/8/8/3P4/6K1 w'), play: 'Pd2-d5xc5,e5' },
  'BQ-GEN-1': {
    says: "Black's Pawn goes between two white Pawns, and nothing happens to it.",
    at: play('3p3k/8/8/8/2P1P3/8/8/6K1 b'),
    play: 'Pd8-d4',
    look: 'd4',
  },
  'BQ-GEN-2': {
    says: 'Who withdraws from an enemy takes it: leaving it out is no other action.',
    at: play('7k/8/8/3l4/3W4/8/8/K7 w'),
    tries: 'Wd4-d3',
  },
  'BQ-GEN-3': { says: 'The Coordinator strikes two corners at once.', at: play('7k/8/1w1p4/8/8/2C5/1K3p2/8 w'), look: 'c3', picks: 'c3' },
  'BQ-GEN-4': { says: 'Both victims fall to the Pawn that moved.', at: play('7k/8/8/1Pp1pP2/8/8/3P4/6K1 w'), play: 'Pd2-d5xc5,e5' },
  'BQ-GEN-5': {
    says: 'The Withdrawer leaves its own Long Leaper behind, and that stays.',
    at: play('7k/7p/8/3L4/3W4/8/8/K7 w'),
    tries: 'Wd4-d3xd5',
  },
  'BQ-TITAN-1': { says: 'One step, also onto an enemy.', at: play('7k/8/8/3p4/3K4/2P5/8/8 w'), play: 'Kd4-d5xd5' },
  'BQ-TITAN-2': { says: 'A Titan never captures itself, even when frozen.', at: play('7k/8/8/3i4/3K4/8/P7/8 w'), tries: 'd4 =remove' },
  'BQ-WITH-1': { says: 'It slides along any line.', at: play('7k/8/8/4p3/8/8/4W3/K7 w'), play: 'We2-a6' },
  'BQ-WITH-2': { says: 'It takes the unit it leaves straight behind it.', at: play('7k/8/8/3l4/3W1p2/8/8/K7 w'), play: 'Wd4-d2xd5' },
  'BQ-WITH-3': { says: 'With its own Pawn on d3 it cannot withdraw that way.', at: play('7k/8/8/2ps4/3W4/3P4/8/K7 w'), tries: 'd4 d3' },
  'BQ-COOR-1': { says: 'It slides along any line to an empty square.', at: play('7k/8/8/8/2p5/8/8/2C3K1 w'), play: 'Cc1-h6' },
  'BQ-COOR-2': {
    says: 'With its Titan it makes a rectangle: the enemies on the two other corners are taken.',
    at: play('7k/8/1w1p4/8/8/2C5/1K3p2/8 w'),
    play: 'Cc3-f6xf2,b6',
  },
  'BQ-COOR-3': {
    says: 'The Titan is frozen, and its Coordinator captures with it.',
    at: play('7k/8/7C/8/8/2i5/1K3p2/8 w'),
    look: 'h6',
    picks: 'h6',
  },
  'BQ-PAWN-1': { says: 'A Pawn goes like a Rook.', at: play('4w2k/8/8/8/3Pp3/8/8/6K1 w'), play: 'Pd4-a4' },
  'BQ-PAWN-2': {
    says: 'Three enemies, each between the Pawn and a friend.',
    at: play('7k/3L4/3i4/1Pp1wS2/8/8/3P4/6K1 w'),
    play: 'Pd2-d5xc5,e5,d6',
  },
  'BQ-PAWN-3': { says: 'The edge of the board is no partner.', at: play('1p5k/8/8/p7/8/8/1P6/6K1 w'), tries: 'Pb2-b5xa5' },
  'BQ-LEAP-1': { says: 'Without a leap it slides like a Queen and captures nothing.', at: play('7k/8/8/8/L1p5/8/8/6K1 w'), play: 'La4-e8' },
  'BQ-LEAP-2': { says: 'It leaps over the Pawn and lands right behind it.', at: play('7k/8/8/8/L1p5/8/8/6K1 w'), play: 'La4-d4xc4' },
  'BQ-LEAP-3': { says: 'Two leaps in one move.', at: play('7k/8/8/8/L1p2p2/8/8/6K1 w'), play: 'La4-g4xc4,f4' },
  'BQ-LEAP-4': { says: 'Two in a row cannot be leapt over.', at: play('p6k/8/2P5/8/L1pp4/8/7p/6KL w'), tries: 'a4 e4' },
  'BQ-IMM-1': { says: 'It slides along any line and never captures.', at: play('6k1/8/3p4/8/p2I4/8/8/6K1 w'), play: 'Id4-h8' },
  'BQ-IMM-2': { says: 'The Pawn on c5 is frozen.', at: play('k7/8/3p4/2p5/3Iwp2/2l5/8/6K1 b'), tries: 'c5 c6' },
  'BQ-IMM-3': { says: 'The frozen Pawn may remove itself.', at: play('8/7p/8/2pk4/3I4/8/8/6K1 b'), play: 'Pc5xc5' },
  'BQ-IMM-4': {
    says: 'The Chameleon holds the Immobilizer, and the Withdrawer stays frozen all the same.',
    at: play('7k/8/8/2S5/3i4/2W5/8/K7 w'),
    look: 'c3',
  },
  'BQ-IMM-5': { says: 'The Chameleon beside it freezes the Immobilizer.', at: play('7k/8/8/3s4/2pI4/8/7P/K7 w'), play: 'Id4xd4' },
  'BQ-IMM-6': {
    says: 'The Leaper goes past the Immobilizer, over it and on.',
    at: play('7k/8/8/W7/L2i1p2/8/8/6K1 w'),
    look: 'a4',
    picks: 'a4',
  },
  'BQ-IMM-7': { says: 'The frozen Pawn on c7 is a partner all the same.', at: play('7k/2Pi4/2p5/P7/8/8/8/6K1 w'), look: 'c7', picks: 'a5' },
  'BQ-CHAM-1': {
    says: 'It slides, and withdraws on the way: nobody says which.',
    at: play('7k/8/8/3w4/3S4/8/8/6K1 w'),
    look: 'd4',
    picks: 'd4',
  },
  'BQ-CHAM-2': { says: 'A plain slide does not capture by moving onto a unit.', at: play('7k/8/3p4/8/3S4/8/8/6K1 w'), play: 'Sd4-a4' },
  'BQ-CHAM-3': {
    says: 'It may copy the Long Leaper, although that is frozen.',
    at: play('7k/8/8/4I3/3l4/8/3S4/6K1 w'),
    look: 'd2',
    picks: 'd2',
  },
  'BQ-CHAM-4': {
    says: 'As a Pawn it could only pinch, and the Pawn on f2 has no enemy behind it.',
    at: play('7k/8/1c6/8/8/2S5/1K3p2/8 w'),
    tries: 'Sc3-f3xf2',
  },
  'BQ-CHAM-5': {
    says: 'To copy the Pawn adds nothing to the plain slide, which pinches already.',
    at: play('7k/8/8/1Pp1wP2/8/8/3S4/6K1 w'),
    look: 'd2',
    picks: 'd2',
  },
  'BQ-CHAM-6': { says: 'It leaps over Long Leapers, as they do.', at: play('7k/8/8/8/S1l2l2/8/8/6K1 w'), play: 'Sa4-g4xc4,f4' },
  'BQ-CHAM-7': { says: 'Beside the Titan it may step onto it: that is check.', at: play('7k/8/8/4s3/3K4/8/7P/8 w'), lens: 'threatened' },
  'BQ-CHAM-8': { says: 'It cannot leap over a Chameleon.', at: play('7k/8/8/8/1Ps1sP2/3s4/3S4/6K1 w'), tries: 'd2 d4' },
  'BQ-CHAM-9': {
    says: 'The same victims by a slide, a withdrawal and a pinch: one action.',
    at: play('7k/8/8/3w4/3S4/1Pp5/8/6K1 w'),
    look: 'd4',
    picks: 'd4',
  },
  'BQ-SIDE-1': { says: 'It leaps over c4, and on d4 it also pinches.', at: play('7k/8/3P4/3p4/S1l5/8/8/6K1 w'), look: 'a4', picks: 'a4' },
  'BQ-SIDE-2': { says: 'The Chameleon on d6 is not pinched.', at: play('7k/3P4/3s4/8/3S4/2w5/8/6K1 w'), tries: 'Sd4-d5xd6' },
  'BQ-SIDE-3': { says: 'Withdrawing from a Long Leaper takes nothing.', at: play('3i3k/8/8/3l4/3S4/8/8/6K1 w'), tries: 'Sd4-d3xd5' },
  'BQ-SIDE-4': {
    says: 'It comes along a diagonal, where no Pawn goes: no pinch.',
    at: play('7k/8/8/1Pp1pP2/8/8/S7/6K1 w'),
    tries: 'Sa2-d5xc5,e5',
  },
  'BQ-SIDE-5': { says: 'Like a Pawn it pinches the Pawn.', at: play('7k/8/8/1Pp5/8/8/3S4/6K1 w'), play: 'Sd2-d5xc5' },
  'BQ-SIDE-6': {
    says: 'Leaps, a withdrawal, corners and pinches: seven at once.',
    at: play('k2P4/3p4/1Pp1pP1c/3l4/7K/3l4/3S4/3w4 w'),
    look: 'd2',
    picks: 'd2',
  },
  'BQ-CHECK-1': { says: "The Coordinator could go to d8: file d of White's Titan, rank 4 of its own.", at: play('c7/8/8/8/3K3k/8/7P/8 w') },
  'BQ-CHECK-2': {
    says: 'The Leaper could leap over the Pawn and then over the Titan.',
    at: play('3l3k/8/3P4/7P/3K4/8/8/8 w'),
    lens: 'check',
  },
  'BQ-CHECK-3': {
    says: 'If the Immobilizer goes, the Leaper is free and attacks the Titan.',
    at: play('7k/8/8/3lI3/8/8/3K4/8 w'),
    tries: 'e5 e3',
  },
  'BQ-CHECK-4': { says: 'The Chameleon is frozen and gives no check.', at: play('7k/8/5I2/4s3/3K4/8/8/8 w'), look: 'e5' },
  'BQ-END-1': { says: 'Frozen in the corner and attacked.', at: play('8/8/8/8/8/k7/1i6/K7 b'), play: 'Ka3-a2' },
  'BQ-END-2': {
    says: 'Frozen, not attacked, and nothing else to do: lost as well.',
    at: play('7k/8/8/8/8/8/Pi6/K7 w'),
    play: 'Pa2xa2; Kh8-h7',
  },
  'BQ-END-3': { says: 'The start for the third time.', play: 'Pa2-a3; Pa7-a6; Pa3-a2; Pa6-a7; Pa2-a3; Pa7-a6; Pa3-a2; Pa6-a7' },
  'BQ-END-4': { says: 'An offer, and an answer.', play: '=white-offers; =black-accepts' },
  'BQ-TWO-1': { says: 'In the standard version there is no reserve.', tries: '=drop' },
  'BQ-TWO-2': { says: 'The start of this version.', at: PLACING },
  'BQ-TWO-3': { says: 'Each side holds two Chameleons.', at: PLACING },
  'BQ-TWO-4': { says: 'White places one, Black two.', at: PLACING, play: '@f1; @c8,f8' },
  'BQ-TWO-5': { says: "A Chameleon from the reserve stops the Leaper's check.", at: two('7k/3l4/8/8/8/8/3K3P/8 w', 'S'), play: 'S@d1' },
  'BQ-TWO-6': { says: 'It is the Chameleon of the standard game.', at: two('7k/8/8/8/S1l2l2/8/8/6K1 w', '-'), look: 'a4', picks: 'a4' },
  'BQ-TWO-7': { says: 'The Titan is frozen, but a Chameleon may still enter: no stalemate.', at: two('7k/8/8/8/8/8/1i6/K7 w', 'S') },
} as const satisfies DemosOf<typeof RULES>;
