import { positionText } from '../position/setup.ts';

const PASSING = 'White: Ka1, Pe2; Black: Kg7, Pc4, Pd4';

export const FIGHTING = {
  'IW-PAWN-1': {
    says: 'From a linked square the Pawn moves forward on the board or in the hallway.',
    at: positionText('White: Kb1, Pe4; Black: Kg7; links e4=H4'),
    play: 'e4-H5 (7)',
  },
  'IW-PAWN-2': {
    says: 'From the first rank a Pawn may move up to 3 squares.',
    at: positionText('White: Ka1, Pe1; Black: Kg7'),
    play: 'e1-e4 (7)',
  },
  'IW-PAWN-3': {
    says: 'The Pawn cannot move diagonally, only capture.',
    at: positionText('White: Kb1, Pe4; Black: Kg8'),
    tries: 'e4 d5',
  },
  'IW-PAWN-4': {
    says: 'In the hallway a Pawn captures directly forward.',
    at: positionText('White: Kb1, PH2; Black: Kg7, NH3'),
    play: 'H2xH3=N (7)',
  },
  'IW-PAWN-5': {
    says: 'd3 is linked with H3, so the double step may end on H4.',
    at: positionText('White: Ka1, Pd2; Black: Kg7; links d3=H3'),
    play: 'd2-H4 (7)',
  },
  'IW-EP-1': {
    says: 'After its double step the Pawn on e4 can be captured en passant.',
    at: positionText(PASSING),
    play: 'e2-e4 (7)',
  },
  'IW-EP-2': {
    says: 'Black captures the Pawn on e4 en passant, on e3.',
    at: positionText(PASSING),
    play: 'e2-e4 (7); d4xe3=P (7)',
  },
  'IW-EP-3': {
    says: 'The Pawn passed d3, which is also H3. It can be captured on either.',
    at: positionText('White: Ka1, Pd2; Black: Kg7, Pe4; links d3=H3'),
    play: 'd2-H4 (7)',
    look: 'H3',
  },

  'IW-CAPT-1': {
    says: 'The Rook captures the Pawn and the Knight on a7 together.',
    at: positionText('White: Kb1, Ra4; Black: Kg8, Pa7, Na7'),
    play: 'Ra4~xa7=N',
  },
  'IW-CAPT-2': {
    says: 'The Rook joins the Knight. Nothing is captured, so no piece turns into another.',
    at: positionText('White: Kb1, Rd4, Nd6; Black: Kg7'),
    tries: 'Rd4~xd6=N',
  },
  'IW-CAPT-3': {
    says: 'The Rook captures half a Queen and 2 Pawns, and turns into a Queen or Pawns.',
    at: positionText('White: Kg1, Ra1; Black: Kg8, Qa6/h3, Pa6, Pa6'),
    picks: 'a1 a6',
  },
  'IW-CAPT-4': {
    says: 'Capturing the half on d5 also removes the half on d6, before magnetism.',
    at: positionText('White: Kb1, Pe4; Black: Kh7, Rd5/d6, Nd8'),
    look: 'd5',
  },
  'IW-CAPT-5': {
    says: 'Capturing half the King wins.',
    at: positionText('White: Kb1, Re4; Black: Kg7/e7, Pe7'),
    play: 'Re4~xe7',
  },
  'IW-MUT-1': {
    says: 'A piece that captures the Knight becomes a Knight.',
    at: positionText('White: Kb1, Rd3, Bd3; Black: Kh8, Nd7'),
    picks: 'd3',
  },
  'IW-MUT-2': {
    says: 'The Rook can only become a Queen or Pawns, as these are captured.',
    at: positionText('White: Kb1, Rd3; Black: Kh8, Qd7, Pd7'),
    tries: 'd3 d7 =knight',
  },
  'IW-MUT-3': {
    says: 'The Rook becomes a Knight, extended over the same 2 squares.',
    at: positionText('White: Kg1, Ra1; Black: Kg8, Na6'),
    play: 'Ra1~xa6=N',
  },
  'IW-MUT-4': {
    says: 'The Rook becomes 2 Pawns, and magnetism moves one of them.',
    at: positionText('White: Kg1, Ra1; Black: Kg8, Pa6'),
    play: 'Ra1~xa6=P (7)',
  },
  'IW-MUT-5': {
    says: 'The Pawn becomes a whole Queen.',
    at: positionText('White: Kb1, Pe4; Black: Kg7, Qd5/d8'),
    play: 'e4xd5=Q (7)',
  },
  'IW-MUT-6': {
    says: 'The King captures and stays a King.',
    at: positionText('White: Ke4; Black: Kg7, Nd5'),
    play: 'Ke4~xd5',
  },
  'IW-MAG-1': {
    says: 'Magnetism around d2 would push the Knight away.',
    at: positionText('White: Ka1, Rd1; Black: Kg8, Nd4'),
    lens: 'magnetism',
    look: 'd2',
  },
  'IW-MAG-2': {
    says: 'Around c3 magnetism moves no piece: only the nearest piece on each line counts.',
    picks: 'b1',
  },
  'IW-MAG-3': { says: 'Magnetism pulls the King to e3.', play: 'e2-e4 (7,4,9)' },
  'IW-MAG-4': {
    says: 'Magnetism pushes the Knight to the edge of the board.',
    at: positionText('White: Ka1, Rd1; Black: Kg8, Nd4'),
    play: 'Rd1~d2',
  },
  'IW-MAG-5': {
    says: 'Magnetism pushes the Knight and half the Queen together.',
    at: positionText('White: Ka1, Nb2; Black: Kg7, Nd7, Qd7/h3'),
    play: 'Nb2~d3',
  },
  'IW-MAG-6': {
    says: "The Rook's other half does not pull the half on a1.",
    at: positionText('White: Kg1, Ra1; Black: Kg8'),
    play: 'Ra1~a5',
    look: 'a1',
  },
  'IW-MAG-7': {
    says: 'The magnet is on a linked square, so it acts on the board and in the hallway.',
    at: positionText('White: Ka1, Rc4; Black: Kg8, Pe6, QH6; links e4=H4'),
    play: 'Rc4~e4 (7)',
  },
  'IW-MAG-8': {
    says: 'The Knight is pushed along the board, across a link, and leaves the hallway.',
    at: positionText('White: Kb1, Nb3; Black: Kg8, Nd5; links d5=H5, d7=H7'),
    play: 'Nb3~d4',
  },
  'IW-MAG-9': {
    says: 'h4 and H4 are not next to each other, so the Knight does not move.',
    at: positionText('White: Ka1, Ph3; Black: Kg8, NH4'),
    play: 'h3-h4 (7)',
    look: 'H4',
  },
  'IW-MAG-10': {
    says: 'The Knight cannot be pushed up the board, so the hallway pushes it, once.',
    at: positionText('White: Ka1, Rc4; Black: Kg8, Ne5, Pe6; links e4=H4, e5=H5'),
    look: 'e5',
  },
  'IW-MAG-11': {
    says: 'A Pawn may be pushed to any rank, even back to its first.',
    at: positionText('White: Ka1, Rc3; Black: Kg8, Pd5'),
    play: 'Rc3~d3 (5)',
  },
} as const;
