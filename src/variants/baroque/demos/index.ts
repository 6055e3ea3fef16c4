import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';

export { EXAMPLES } from './readings.ts';

const play = (board: string): string => `${board} standard play -`;
const two = (board: string, reserve: string): string => `${board} twoplayer play ${reserve}`;

const PLACING = 'cl1wk1li/pppppppp/8/8/8/8/PPPPPPPP/IL1KW1LC w twoplayer place SSss';

export const DEMOS = {
  'BQ-SETUP-1': { says: 'The board has 8×8 squares, and none of them is special.', look: 'd4' },
  'BQ-SETUP-2': { says: 'The starting position of the standard version.' },
  'BQ-SETUP-3': { says: 'White moves first. The Pawn on a2 can slide up to 4 squares.', picks: 'a2' },
  'BQ-SETUP-4': { says: 'This is the standard version. The other one is the Two-Player version.' },
  'BQ-STATE-1': {
    says: 'The Immobilizer moves away, and the Pawn on c5 is free at once.',
    at: play('7k/8/8/2p5/3I4/8/8/6K1 w'),
    play: 'Id4-g4',
  },
  'BQ-STATE-2': {
    says: 'After 4 moves the starting position occurs again.',
    play: 'Pa2-a3; Pa7-a6; Pa3-a2; Pa6-a7',
  },
  'BQ-STATE-3': {
    says: 'In a custom position each side has 1 Titan, and the side that waits is not in check.',
    at: play('7k/8/8/2p5/3I4/8/8/6K1 w'),
  },
  'BQ-TURN-1': {
    says: "White makes 1 move, and then it is Black's turn.",
    at: play('7k/8/8/1Pp1pP2/8/8/3P4/6K1 w'),
    play: 'Pd2-d5xc5,e5',
  },
  'BQ-GEN-1': {
    says: "Black's Pawn moves between 2 white Pawns and is not captured.",
    at: play('3p3k/8/8/8/2P1P3/8/8/6K1 b'),
    play: 'Pd8-d4',
    look: 'd4',
  },
  'BQ-GEN-2': {
    says: 'The Withdrawer must capture the piece it withdraws from.',
    at: play('7k/8/8/3l4/3W4/8/8/K7 w'),
    tries: 'Wd4-d3',
  },
  'BQ-GEN-3': {
    says: 'From f6 the Coordinator captures on f2 and b6 in one move.',
    at: play('7k/8/1w1p4/8/8/2C5/1K3p2/8 w'),
    look: 'c3',
    picks: 'c3 f6',
  },
  'BQ-GEN-4': {
    says: 'The Pawn that moves captures on both sides.',
    at: play('7k/8/8/1Pp1pP2/8/8/3P4/6K1 w'),
    play: 'Pd2-d5xc5,e5',
  },
  'BQ-GEN-5': {
    says: 'The Withdrawer cannot capture its own Long Leaper.',
    at: play('7k/7p/8/3L4/3W4/8/8/K7 w'),
    tries: 'Wd4-d3xd5',
  },
  'BQ-TITAN-1': {
    says: 'The Titan steps onto the Pawn on d5 and captures it.',
    at: play('7k/8/8/3p4/3K4/2P5/8/8 w'),
    play: 'Kd4-d5xd5',
  },
  'BQ-TITAN-2': {
    says: 'Any other frozen piece could remove itself here. The Titan cannot.',
    at: play('7k/8/8/3i4/3K4/8/P7/8 w'),
    tries: 'd4 =remove',
  },
  'BQ-WITH-1': {
    says: 'The Withdrawer slides like a queen.',
    at: play('7k/8/8/4p3/8/8/4W3/K7 w'),
    play: 'We2-a6',
  },
  'BQ-WITH-2': {
    says: 'The Withdrawer moves directly away from the Long Leaper and captures it.',
    at: play('7k/8/8/3l4/3W1p2/8/8/K7 w'),
    play: 'Wd4-d2xd5',
  },
  'BQ-WITH-3': {
    says: 'The Pawn on d3 blocks it, so it cannot withdraw from d5.',
    at: play('7k/8/8/2ps4/3W4/3P4/8/K7 w'),
    tries: 'd4 d3',
  },
  'BQ-COOR-1': {
    says: 'The Coordinator slides like a queen to an empty square.',
    at: play('7k/8/8/8/2p5/8/8/2C3K1 w'),
    play: 'Cc1-h6',
  },
  'BQ-COOR-2': {
    says: 'The Coordinator on f6 and the Titan on b2 capture on the other corners, f2 and b6.',
    at: play('7k/8/1w1p4/8/8/2C5/1K3p2/8 w'),
    play: 'Cc3-f6xf2,b6',
  },
  'BQ-COOR-3': {
    says: 'The Titan is frozen, but the Coordinator still captures with it.',
    at: play('7k/8/7C/8/8/2i5/1K3p2/8 w'),
    look: 'h6',
    picks: 'h6',
  },
  'BQ-PAWN-1': {
    says: 'The Pawn slides like a rook.',
    at: play('4w2k/8/8/8/3Pp3/8/8/6K1 w'),
    play: 'Pd4-a4',
  },
  'BQ-PAWN-2': {
    says: 'The Pawn pinches 3 enemies, each against a friendly piece.',
    at: play('7k/3L4/3i4/1Pp1wS2/8/8/3P4/6K1 w'),
    play: 'Pd2-d5xc5,e5,d6',
  },
  'BQ-PAWN-3': {
    says: 'No pinch on a5: there is only the edge of the board behind it.',
    at: play('1p5k/8/8/p7/8/8/1P6/6K1 w'),
    tries: 'Pb2-b5xa5',
  },
  'BQ-LEAP-1': {
    says: 'The Long Leaper slides like a queen and captures only by leaping.',
    at: play('7k/8/8/8/L1p5/8/8/6K1 w'),
    play: 'La4-e8',
  },
  'BQ-LEAP-2': {
    says: 'The Long Leaper leaps over the Pawn and lands directly behind it.',
    at: play('7k/8/8/8/L1p5/8/8/6K1 w'),
    play: 'La4-d4xc4',
  },
  'BQ-LEAP-3': {
    says: 'The Long Leaper captures twice in one move.',
    at: play('7k/8/8/8/L1p2p2/8/8/6K1 w'),
    play: 'La4-g4xc4,f4',
  },
  'BQ-LEAP-4': {
    says: 'The Long Leaper cannot leap over 2 Pawns in a row.',
    at: play('p6k/8/2P5/8/L1pp4/8/7p/6KL w'),
    tries: 'a4 e4',
  },
  'BQ-IMM-1': {
    says: 'The Immobilizer slides like a queen and never captures.',
    at: play('6k1/8/3p4/8/p2I4/8/8/6K1 w'),
    play: 'Id4-h8',
  },
  'BQ-IMM-2': {
    says: 'The Immobilizer on d4 freezes the Pawn on c5.',
    at: play('k7/8/3p4/2p5/3Iwp2/2l5/8/6K1 b'),
    tries: 'c5 c6',
  },
  'BQ-IMM-3': {
    says: 'The frozen Pawn removes itself.',
    at: play('8/7p/8/2pk4/3I4/8/8/6K1 b'),
    play: 'Pc5xc5',
  },
  'BQ-IMM-4': {
    says: 'The Chameleon freezes the Immobilizer, but the Withdrawer stays frozen.',
    at: play('7k/8/8/2S5/3i4/2W5/8/K7 w'),
    look: 'c3',
  },
  'BQ-IMM-5': {
    says: 'The Chameleon freezes the Immobilizer, which removes itself.',
    at: play('7k/8/8/3s4/2pI4/8/7P/K7 w'),
    play: 'Id4xd4',
  },
  'BQ-IMM-6': {
    says: 'The Long Leaper can leap over the Immobilizer, and then over the Pawn.',
    at: play('7k/8/8/W7/L2i1p2/8/8/6K1 w'),
    look: 'a4',
    picks: 'a4',
  },
  'BQ-IMM-7': {
    says: 'The frozen Pawn on c7 still helps to pinch the Pawn on c6.',
    at: play('7k/2Pi4/2p5/P7/8/8/8/6K1 w'),
    look: 'c7',
    picks: 'a5',
  },
  'BQ-CHAM-1': {
    says: 'The Chameleon slides away from the Withdrawer and captures it like a Withdrawer.',
    at: play('7k/8/8/3w4/3S4/8/8/6K1 w'),
    look: 'd4',
    picks: 'd4',
  },
  'BQ-CHAM-2': {
    says: 'The Chameleon slides to a4. Then Black tries to capture by sliding onto d4.',
    at: play('7k/8/3s4/8/3P4/8/8/S5K1 w'),
    play: 'Sa1-a4',
    tries: 'd6 d4',
  },
  'BQ-CHAM-3': {
    says: 'The Chameleon can copy the Long Leaper, although that is frozen.',
    at: play('7k/8/8/4I3/3l4/8/3S4/6K1 w'),
    look: 'd2',
    picks: 'd2',
  },
  'BQ-CHAM-4': {
    says: 'The Chameleon captures a Pawn only by pinching it. Here it cannot.',
    at: play('7k/8/1c6/8/8/2S5/1K3p2/8 w'),
    tries: 'Sc3-f3xf2',
  },
  'BQ-CHAM-5': {
    says: 'A slide to d5 already pinches the Pawn on c5, as a Pawn would.',
    at: play('7k/8/8/1Pp1wP2/8/8/3S4/6K1 w'),
    look: 'd2',
    picks: 'd2',
  },
  'BQ-CHAM-6': {
    says: 'Like a Long Leaper, the Chameleon leaps over both Long Leapers.',
    at: play('7k/8/8/8/S1l2l2/8/8/6K1 w'),
    play: 'Sa4-g4xc4,f4',
  },
  'BQ-CHAM-7': {
    says: 'Like a Titan, the Chameleon could step onto the Titan: this is check.',
    at: play('7k/8/8/4s3/3K4/8/7P/8 w'),
    lens: 'threatened',
  },
  'BQ-CHAM-8': {
    says: 'The Chameleon cannot leap over another Chameleon.',
    at: play('7k/8/8/8/1Ps1sP2/3s4/3S4/6K1 w'),
    tries: 'd2 d4',
  },
  'BQ-CHAM-9': {
    says: 'The move to d3 is one move, whichever piece it copies.',
    at: play('7k/8/8/3w4/3S4/1Pp5/8/6K1 w'),
    look: 'd4',
    picks: 'd4',
  },
  'BQ-SIDE-1': {
    says: 'The Chameleon leaps over c4, and on d4 it also pinches the Pawn on d5.',
    at: play('7k/8/3P4/3p4/S1l5/8/8/6K1 w'),
    look: 'a4',
    picks: 'a4',
  },
  'BQ-SIDE-2': {
    says: 'The Chameleon on d5 cannot pinch the Chameleon on d6.',
    at: play('7k/3P4/3s4/8/3S4/2w5/8/6K1 w'),
    tries: 'Sd4-d5xd6',
  },
  'BQ-SIDE-3': {
    says: 'The Chameleon cannot capture a Long Leaper by withdrawing from it.',
    at: play('3i3k/8/8/3l4/3S4/8/8/6K1 w'),
    tries: 'Sd4-d3xd5',
  },
  'BQ-SIDE-4': {
    says: 'The Chameleon arrives along a diagonal, so it does not pinch.',
    at: play('7k/8/8/1Pp1pP2/8/8/S7/6K1 w'),
    tries: 'Sa2-d5xc5,e5',
  },
  'BQ-SIDE-5': {
    says: 'Like a Pawn, the Chameleon pinches the Pawn on c5.',
    at: play('7k/8/8/1Pp5/8/8/3S4/6K1 w'),
    play: 'Sd2-d5xc5',
  },
  'BQ-SIDE-6': {
    says: 'The Chameleon can capture 7 pieces in one move, in 4 ways.',
    at: play('k2P4/3p4/1Pp1pP1c/3l4/7K/3l4/3S4/3w4 w'),
    look: 'd2',
    picks: 'd2',
  },
  'BQ-CHECK-1': {
    says: 'The Coordinator could move to d8 and capture the Titan with its own Titan: this is check.',
    at: play('c7/8/8/8/3K3k/8/7P/8 w'),
  },
  'BQ-CHECK-2': {
    says: 'The Long Leaper could leap over the Pawn and then over the Titan: this is check.',
    at: play('3l3k/8/3P4/7P/3K4/8/8/8 w'),
    lens: 'check',
  },
  'BQ-CHECK-3': {
    says: 'The Immobilizer cannot move away: the Long Leaper could then capture the Titan.',
    at: play('7k/8/8/3lI3/8/8/3K4/8 w'),
    tries: 'e5 e3',
  },
  'BQ-CHECK-4': {
    says: 'The Chameleon is frozen, so it gives no check.',
    at: play('7k/8/5I2/4s3/3K4/8/8/8 w'),
    look: 'e5',
  },
  'BQ-END-1': {
    says: 'The Titan in the corner is frozen and attacked: checkmate.',
    at: play('8/8/8/8/8/k7/1i6/K7 b'),
    play: 'Ka3-a2',
  },
  'BQ-END-2': {
    says: 'White is not attacked, but has no legal move, and loses.',
    at: play('7k/8/8/8/8/8/Pi6/K7 w'),
    play: 'Pa2xa2; Kh8-h7',
  },
  'BQ-END-3': {
    says: 'The starting position occurs for the third time: a draw.',
    play: 'Pa2-a3; Pa7-a6; Pa3-a2; Pa6-a7; Pa2-a3; Pa7-a6; Pa3-a2; Pa6-a7',
  },
  'BQ-END-4': { says: 'White offers a draw, and Black accepts it.', play: '=white-offers; =black-accepts' },
  'BQ-TWO-1': {
    says: 'The standard version has no reserve, so White cannot drop a Chameleon.',
    tries: '=drop',
  },
  'BQ-TWO-2': { says: 'The starting position of the Two-Player version.', at: PLACING },
  'BQ-TWO-3': { says: 'Each side has 2 Chameleons in reserve.', at: PLACING },
  'BQ-TWO-4': { says: 'White places 1 Chameleon, and Black 2.', at: PLACING, play: '@f1; @c8,f8' },
  'BQ-TWO-5': {
    says: 'A Chameleon from the reserve blocks the check of the Long Leaper.',
    at: two('7k/3l4/8/8/8/8/3K3P/8 w', 'S'),
    play: 'S@d1',
  },
  'BQ-TWO-6': {
    says: 'A Chameleon is the same piece as in the standard version.',
    at: two('7k/8/8/8/S1l2l2/8/8/6K1 w', '-'),
    look: 'a4',
    picks: 'a4',
  },
  'BQ-TWO-7': {
    says: 'The Titan is frozen, but a Chameleon may enter, so this is not stalemate.',
    at: two('7k/8/8/8/8/8/1i6/K7 w', 'S'),
  },
} as const satisfies DemosOf<typeof RULES>;
