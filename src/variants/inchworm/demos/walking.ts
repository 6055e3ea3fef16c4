/** The game, the turn, halves, crowds and the hallway at work. */
import { positionText } from '../position/shorthand.ts';

const TRIO = 'White: Ka1, Rd3, Nd3, Pd3; Black: Kh6';
const PAIR = 'White: Ka1, Rd3, Nd3; Black: Kh6';
const QUEEN = 'White: Ka1, Qd3/b8, Nd3; Black: Kh6';
const RIDE = 'White: Ka1, Rc1; Black: Kg8; links c3=H3, f6=H6';
const EIGHT = 'White: Kb1; Black: Kg8; links a1=H1, a2=H2, a3=H3, a4=H4, a5=H5, a6=H6, a7=H7';

export const WALKING = {
  'IW-GEN-1': { says: 'A Pawn captures, turns into a Knight, and is then a magnet; the dice decide whether it explodes.' },
  'IW-GEN-2': { says: 'The chess set-up, and beside it the empty lunar hallway.' },
  'IW-GEN-3': { says: 'Mate wins, and so does a King captured or blown up.' },
  'IW-GEN-4': {
    says: 'The orthodox patterns stay: a Bishop does not go straight.',
    at: positionText('White: Ka1, Bc1; Black: Kh8'),
    tries: 'c1 c3',
  },
  'IW-GEN-5': { says: "Turns alternate as in chess: Black's men wait for Black's turn.", tries: 'e7' },
  'IW-TURN-1': {
    says: "Capture, mutation, magnetism, dice: in this order, and then it is the other side's turn.",
    at: positionText('White: Kb1, Pe4; Black: Kg7, Nd5'),
    play: 'e4xd5=N (7)',
  },
  'IW-TURN-2': { says: 'A link step alone is no turn: a man must move as well.', tries: '=link e4 =link' },

  'IW-WORM-1': {
    says: 'Half a Rook alone goes nowhere but back to its other half.',
    at: positionText('White: Kg1, Ra1/a5; Black: Kg8'),
    look: 'a5',
    picks: 'a5',
  },
  'IW-WORM-2': { says: 'The Rook sends one half ahead; the other stays.', at: positionText('White: Kg1, Ra1; Black: Kg8'), play: 'Ra1~a5' },
  'IW-WORM-3': {
    says: 'The half on a1 rejoins over the Bishop, and the Bishop is pushed away.',
    at: positionText('White: Kg1, Ra1/a6; Black: Kg8, Ba3'),
    play: 'Ra1>a6',
  },
  'IW-WORM-4': { says: 'Extended men may stay so for as long as they like.', play: 'Nb1~c3; Nb8~c6; Ng1~f3' },
  'IW-WORM-5': {
    says: 'One half is taken on d5, and the half on d8 is gone too.',
    at: positionText('White: Kb1, Pe4; Black: Kg7, Rd5/d8'),
    play: 'e4xd5=R (7)',
  },
  'IW-WORM-6': {
    says: 'In a crowd a Pawn has no half to leave behind.',
    at: positionText('White: Kb1, Pd3, Rd3; Black: Kg8'),
    tries: 'd3 #2 =half',
  },
  'IW-WORM-7': {
    says: 'The link makes d4 and H4 one square: both halves of the Knight stand on it.',
    at: positionText('White: Kb1, Nd4/H4; Black: Kg7'),
    play: '[H4=d4] Kb1~c1',
  },
  'IW-SHARE-1': { says: 'Half the Rook joins the Knight on b1.', play: 'Ra1~b1', look: 'b1' },
  'IW-SHARE-2': { says: 'Up to the own Knight and no further.', at: positionText('White: Kb1, Ra1, Na3; Black: Kg8'), tries: 'a1 a4' },
  'IW-SHARE-3': { says: 'Two white units share d3, and only white ones.', at: positionText(PAIR), look: 'd3' },
  'IW-CROWD-1': { says: 'Rook and Knight go, the Pawn stays.', at: positionText(TRIO), play: '{R~,N}d3-d7' },
  'IW-CROWD-2': {
    says: 'Neither the Rook nor the Pawn leads to c6, so the crowd does not go there.',
    at: positionText('White: Ka1, Re4, Pe4; Black: Kh8'),
    tries: 'e4 c6',
  },
  'IW-CROWD-3': { says: 'Both whole is too far: one of them must leave a half behind.', at: positionText(PAIR), tries: '{R,N}d3-d7' },
  'IW-CROWD-4': { says: 'Half the Queen goes along as the half it is.', at: positionText(QUEEN), tries: 'd3 #2 =half' },
  'IW-CROWD-5': { says: 'Each whole member may leave a half behind.', at: positionText(TRIO), picks: 'd3 #2' },
  'IW-CROWD-6': { says: 'The Queen rejoins on b8, and the Knight extends to it.', at: positionText(QUEEN), play: '{Q/b8,N~}d3-b8' },
  'IW-CROWD-7': {
    says: 'Led by the Knight, the Pawn leaps too.',
    at: positionText('White: Kb1, Nd3, Pd3, Pd4; Black: Kg7'),
    play: '{N,P}d3-f4 (5,5)',
  },
  'IW-CROWD-8': {
    says: 'The Rook carries the Pawn back to the first rank.',
    at: positionText('White: Kb1, Rd3, Pd3; Black: Kh8'),
    play: '{R~,P}d3-d1 (7)',
  },

  'IW-HALL-1': { says: 'Without a link nobody gets into the hallway.', tries: 'b1 H3' },
  'IW-HALL-2': {
    says: 'A Knight in the hallway goes one square up or down.',
    at: positionText('White: Ka1, NH4; Black: Kh8'),
    look: 'H4',
    picks: 'H4',
  },
  'IW-LINK-1': { says: 'H4 and e4 become one square, and the turn goes on with a move.', play: '[H4=e4] Nb1~c3' },
  'IW-LINK-2': {
    says: 'The Rook stands on e4 and on H4, and leaves by either.',
    at: positionText('White: Kb1, Re4; Black: Kg7; links e4=H4'),
    look: 'e4',
    picks: 'e4',
  },
  'IW-LINK-3': { says: "Black's Pawn on e5 forbids the link.", at: positionText('White: Kb1; Black: Kg8, Pe5'), tries: '=link e5' },
  'IW-LINK-4': {
    says: 'Rook and Knight meet by the link and go as a crowd.',
    at: positionText('White: Kb1, Ra4, NH4; Black: Kg7'),
    play: '[H4=a4] {R~,N}a4-a6',
  },
  'IW-LINK-5': { says: 'The eighth link is made: from now on links are removed.', at: positionText(EIGHT), play: '[H8=d8] Kb1~c1' },
  'IW-LINK-6': {
    says: 'Pawn and half the Knight go into the hallway, the Rook stays on the board.',
    at: positionText('White: Kb1, Re4, Pe4, Ne4/b3; Black: Kg8; links e4=H4; unlinking'),
    play: '[H4|e4 P,N/b3] Kb1~a1',
  },
  'IW-LINK-7': {
    says: "White puts Black's Queen into the hallway.",
    at: positionText('White: Kb1; Black: Kg8, Qe4; links e4=H4; unlinking'),
    play: '[H4|e4 Q] Kb1~a1',
  },
  'IW-RIDE-1': {
    says: 'From e4 it goes over the board or through the hallway, never half by half both ways.',
    at: positionText('White: Kb1, Re4; Black: Kg7; links e4=H4'),
    look: 'e4',
    play: 'Re4~H5',
  },
  'IW-RIDE-2': {
    says: 'The Rook enters the hallway on c3 and attacks up to H8.',
    at: positionText(RIDE),
    lens: 'attacked-by-white',
    look: 'H5',
  },
  'IW-RIDE-3': { says: 'In on c3, up the hallway, out on f6 and on to b6.', at: positionText(RIDE), lens: 'attacked-by-white', look: 'b6' },
  'IW-RIDE-4': {
    says: 'The Knight leaps to e4, which is H4 too, but not on to H5.',
    at: positionText('White: Kb1, Nc3; Black: Kg8; links e4=H4'),
    look: 'c3',
    picks: 'c3',
  },
  'IW-RIDE-5': {
    says: 'The crowd rides as the Rook or as the Bishop, not part of the way as each.',
    at: positionText('White: Ka1, Rc1, Bc1; Black: Kg8; links c3=H3, f6=H6'),
    look: 'c1',
    picks: 'c1',
  },
} as const;
