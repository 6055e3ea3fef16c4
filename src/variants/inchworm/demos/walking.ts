import { positionText } from '../position/setup.ts';

const TRIO = 'White: Ka1, Rd3, Nd3, Pd3; Black: Kh6';
const PAIR = 'White: Ka1, Rd3, Nd3; Black: Kh6';
const QUEEN = 'White: Ka1, Qd3/b8, Nd3; Black: Kh6';
const RIDE = 'White: Ka1, Rc1; Black: Kg8; links c3=H3, f6=H6';
const EIGHT = 'White: Kb1; Black: Kg8; links a1=H1, a2=H2, a3=H3, a4=H4, a5=H5, a6=H6, a7=H7';

export const WALKING = {
  'IW-GEN-1': {
    says: 'A Pawn captures, turns into a Knight, and then acts as a magnet.',
    at: positionText('White: Ka1, Pd4, Pb5; Black: Kh8, Ne5, Pe8'),
    picks: 'd4 e5',
  },
  'IW-GEN-2': { says: 'Pieces start as in chess. The lunar hallway next to the board is empty.' },
  'IW-GEN-3': { says: 'There are 3 ways to win: checkmate the enemy King, capture it or blow it up.' },
  'IW-GEN-4': {
    says: 'Pieces move as in chess: a Bishop cannot move along a file.',
    at: positionText('White: Ka1, Bc1; Black: Kh8'),
    tries: 'c1 c3',
  },
  'IW-GEN-5': { says: "White cannot move Black's Pawn.", tries: 'e7' },
  'IW-TURN-1': {
    says: 'A turn runs in this order: move, capture, turn into, magnetism, dice.',
    at: positionText('White: Kb1, Pe4; Black: Kg7, Nd5'),
    play: 'e4xd5=N (7)',
  },
  'IW-TURN-2': { says: 'After the link step a piece must move in the same turn.', tries: '=link e4 =link' },

  'IW-WORM-1': {
    says: 'Alone, half a Rook can only rejoin its other half.',
    at: positionText('White: Kg1, Ra1/a5; Black: Kg8'),
    look: 'a5',
    picks: 'a5',
  },
  'IW-WORM-2': {
    says: 'One half of the Rook moves to a5, and the other half stays.',
    at: positionText('White: Kg1, Ra1; Black: Kg8'),
    play: 'Ra1~a5',
  },
  'IW-WORM-3': {
    says: 'The half on a1 rejoins its other half, past the Bishop, which is pushed away.',
    at: positionText('White: Kg1, Ra1/a6; Black: Kg8, Ba3'),
    play: 'Ra1>a6',
  },
  'IW-WORM-4': {
    says: 'Extended pieces may stay extended for any number of turns.',
    play: 'Nb1~c3; Nb8~c6; Ng1~f3',
  },
  'IW-WORM-5': {
    says: 'The Pawn captures one half on d5, and the half on d8 is removed too.',
    at: positionText('White: Kb1, Pe4; Black: Kg7, Rd5/d8'),
    play: 'e4xd5=R (7)',
  },
  'IW-WORM-6': {
    says: 'A Pawn cannot leave a half behind.',
    at: positionText('White: Kb1, Pd3, Rd3; Black: Kg8'),
    tries: 'd3 #2 =half',
  },
  'IW-WORM-7': {
    says: 'The link makes d4 and H4 one square, so the Knight becomes whole.',
    at: positionText('White: Kb1, Nd4/H4; Black: Kg7'),
    play: '[H4=d4] Kb1~c1',
  },
  'IW-SHARE-1': { says: 'Half the Rook joins the Knight on b1.', play: 'Ra1~b1', look: 'b1' },
  'IW-SHARE-2': {
    says: "The Rook can slide only as far as White's own Knight.",
    at: positionText('White: Kb1, Ra1, Na3; Black: Kg8'),
    tries: 'a1 a4',
  },
  'IW-SHARE-3': { says: 'A Rook and a Knight of White share d3.', at: positionText(PAIR), look: 'd3' },
  'IW-CROWD-1': {
    says: 'The Rook and the Knight move as a crowd, and the Pawn stays.',
    at: positionText(TRIO),
    play: '{R~,N}d3-d7',
  },
  'IW-CROWD-2': {
    says: 'Neither the Rook nor the Pawn can move to c6, so the crowd cannot either.',
    at: positionText('White: Ka1, Re4, Pe4; Black: Kh8'),
    tries: 'e4 c6',
  },
  'IW-CROWD-3': {
    says: 'They cannot both move whole: one of them must leave a half behind.',
    at: positionText(PAIR),
    tries: '{R,N}d3-d7',
  },
  'IW-CROWD-4': {
    says: 'Half a Queen moves along as a half. It has no half to leave behind.',
    at: positionText(QUEEN),
    tries: 'd3 #2 =half',
  },
  'IW-CROWD-5': {
    says: 'Each whole piece of a crowd may leave a half behind.',
    at: positionText(TRIO),
    picks: 'd3 #2',
  },
  'IW-CROWD-6': {
    says: 'The Queen rejoins on b8, and the Knight extends to it.',
    at: positionText(QUEEN),
    play: '{Q/b8,N~}d3-b8',
  },
  'IW-CROWD-7': {
    says: 'The crowd moves like a knight, and the Pawn leaps too.',
    at: positionText('White: Kb1, Nd3, Pd3, Pd4; Black: Kg7'),
    play: '{N,P}d3-f4 (5,5)',
  },
  'IW-CROWD-8': {
    says: 'The Rook carries the Pawn back to the first rank.',
    at: positionText('White: Kb1, Rd3, Pd3; Black: Kh8'),
    play: '{R~,P}d3-d1 (7)',
  },

  'IW-HALL-1': { says: 'Without a link no piece can enter the hallway.', tries: 'b1 H3' },
  'IW-HALL-2': {
    says: 'In the hallway a Knight moves 1 square up or down.',
    at: positionText('White: Ka1, NH4; Black: Kh8'),
    look: 'H4',
    picks: 'H4',
  },
  'IW-LINK-1': {
    says: 'White links H4 with e4, and then moves a piece in the same turn.',
    play: '[H4=e4] Nb1~c3',
  },
  'IW-LINK-2': {
    says: 'The Rook is on e4 and on H4 at once, and can leave from either.',
    at: positionText('White: Kb1, Re4; Black: Kg7; links e4=H4'),
    look: 'e4',
    picks: 'e4',
  },
  'IW-LINK-3': {
    says: "e5 cannot be linked: Black's Pawn is on it.",
    at: positionText('White: Kb1; Black: Kg8, Pe5'),
    tries: '=link e5',
  },
  'IW-LINK-4': {
    says: 'The link brings Rook and Knight together, and they move as a crowd.',
    at: positionText('White: Kb1, Ra4, NH4; Black: Kg7'),
    play: '[H4=a4] {R~,N}a4-a6',
  },
  'IW-LINK-5': {
    says: 'White makes the eighth link. From now on links are removed.',
    at: positionText(EIGHT),
    play: '[H8=d8] Kb1~c1',
  },
  'IW-LINK-6': {
    says: 'The Pawn and half the Knight move into the hallway. The Rook stays on the board.',
    at: positionText('White: Kb1, Re4, Pe4, Ne4/b3; Black: Kg8; links e4=H4; unlinking'),
    play: '[H4|e4 P,N/b3] Kb1~a1',
  },
  'IW-LINK-7': {
    says: "White removes the link and moves Black's Queen into the hallway.",
    at: positionText('White: Kb1; Black: Kg8, Qe4; links e4=H4; unlinking'),
    play: '[H4|e4 Q] Kb1~a1',
  },
  'IW-RIDE-1': {
    says: 'From e4 the Rook moves over the board or through the hallway.',
    at: positionText('White: Kb1, Re4; Black: Kg7; links e4=H4'),
    look: 'e4',
    play: 'Re4~H5',
  },
  'IW-RIDE-2': {
    says: 'The Rook enters the hallway on c3 and attacks up to H8.',
    at: positionText(RIDE),
    lens: 'attacked-by-white',
    look: 'H5',
    picks: 'c1 H5',
  },
  'IW-RIDE-3': {
    says: 'The Rook enters on c3, slides up the hallway, leaves on f6 and attacks b6.',
    at: positionText(RIDE),
    lens: 'attacked-by-white',
    look: 'b6',
  },
  'IW-RIDE-4': {
    says: 'The Knight can leap to e4, which is also H4, but not on to H5.',
    at: positionText('White: Kb1, Nc3; Black: Kg8; links e4=H4'),
    look: 'c3',
    picks: 'c3',
  },
  'IW-RIDE-5': {
    says: 'The crowd slides like the Rook or like the Bishop for the whole path.',
    at: positionText('White: Ka1, Rc1, Bc1; Black: Kg8; links c3=H3, f6=H6'),
    look: 'c1',
    picks: 'c1',
  },
} as const;
