import { positionFields, positionText } from '../position/setup.ts';

const HALFWAY = 'White: Ke1/g1, Rh1/f1';
const HOME = 'White: Ke1, Rh1, Pf2, Pg2, Ph2; Black: Kg8';

export const ENDING = {
  'IW-BOOM-1': {
    says: 'A Pawn that moves may explode. The preview shows the chance.',
    at: positionText('White: Kb1, Pe4; Black: Kg8'),
    picks: 'e4',
  },
  'IW-BOOM-2': {
    says: 'Several Pawns are moved by magnetism, and each of them may explode.',
    at: positionText('White: Ka2, Pe2, Pg2; Black: Kh8'),
    picks: 'e2',
  },
  'IW-BOOM-3': {
    says: 'The Pawn turns into a Knight, but it may still explode.',
    at: positionText('White: Kb1, Pe4; Black: Kg7, Nd5'),
    picks: 'e4',
  },
  'IW-BOOM-4': {
    says: 'The Pawn explodes and destroys every piece next to it.',
    at: positionText('White: Kb1, Pe4, Nd5; Black: Kg8, Rf6'),
    play: 'e4-e5 (11)',
  },
  'IW-BOOM-5': {
    says: 'Half the King is next to the explosion, so Black has lost.',
    at: positionText('White: Kb1, Pg6; Black: Kh8/a3'),
    play: 'g6-g7 (11)',
  },
  'IW-BOOM-6': {
    says: 'The Pawn rolls 10 and does not explode.',
    at: positionText('White: Kb1, Pe4; Black: Kg8'),
    play: 'e4-e5 (10)',
  },
  'IW-BOOM-7': { says: 'The Pawn on e2 does not move, so it does not roll.', play: 'Nb1~c3', look: 'e2' },
  'IW-BOOM-8': {
    says: 'The King is next to Pawns that could explode if moved. This is no check.',
    play: 'e2-e4 (7,4,9)',
    look: 'e3',
  },
  'IW-PROM-1': {
    says: 'The Pawn may become a Queen, a Rook, a Bishop or a Knight.',
    at: positionText('White: Kb1, Pe7; Black: Kh6'),
    play: 'e7-e8 (7); =knight',
  },
  'IW-PROM-2': {
    says: "White's Rook pushes Black's Pawn to c1. Black chooses at once what it becomes.",
    at: positionText('White: Kh2, Rd3; Black: Kh8, Pd2'),
    play: 'Rd3~e3 (5)',
  },
  'IW-PROM-3': {
    says: 'The new Queen gives check at once.',
    at: positionText('White: Kb1, Pe7; Black: Kh8'),
    play: 'e7-e8 (7); =queen',
  },

  'IW-CASTLE-1': {
    says: 'Magnetism has pulled the King away, so only Black can still castle.',
    play: 'e2-e4 (7,4,9)',
  },
  'IW-CASTLE-2': {
    says: 'Stage 1: King and Rook both extend in one move.',
    at: positionText(`${HOME}, Ra8; rights K`),
    play: 'O-O~',
  },
  'IW-CASTLE-3': {
    says: 'Stage 2: King and Rook become whole again.',
    at: positionText(`${HOME}, Ra8; rights K`),
    play: 'O-O~; Ra8~b8; O-O>',
  },
  'IW-CASTLE-4': {
    says: 'Halfway through castling the King cannot move back.',
    at: positionText(`${HALFWAY}, Ng3; Black: Kb8; castling K`),
    tries: 'g1 e1',
  },
  'IW-CASTLE-5': {
    says: "White's own Knight pulls half the King away, and White loses.",
    at: positionText(`${HALFWAY}, Nb3; Black: Kg8; castling K`),
    play: 'Nb3~c1',
  },
  'IW-CASTLE-6': {
    says: "Black's Pawn opens the line to f1, and White loses.",
    at: positionText(`${HALFWAY}, Ph2; Black: Kg8, Ba6, Pb5; castling K; Black to move`),
    play: 'b5-b4 (7)',
  },
  'IW-CASTLE-7': {
    says: 'Castling does not pull its own Rook on a1.',
    at: positionText('White: Ke1, Ra1; Black: Kg8; rights Q'),
    play: 'O-O-O~',
  },
  'IW-CASTLE-8': {
    says: 'One move opens the lines to both Kings, and the game is drawn.',
    at: positionText('White: Ke1/g1, Rh1/f1, Ba4, Pb5, Pf2; Black: Ke8/g8, Rh8/f8, Ba6; castling Kk'),
    play: 'b5-b6 (4,5)',
  },
  'IW-CHECK-1': {
    says: 'A crowd of half a Rook and a Pawn attacks the whole e-file.',
    at: positionText('White: Ka1; Black: Kh8, Re8/a8, Pe8'),
    lens: 'attacked-by-black',
    look: 'e1',
  },
  'IW-CHECK-2': {
    says: 'The Rook attacks one half of the King. This is check.',
    at: positionText('White: Ke1/e2; Black: Kg8, Ra2'),
  },
  'IW-CHECK-3': {
    says: 'White cannot play this: magnetism would pull the King to d3, into check.',
    at: positionText('White: Kb1, Pe2; Black: Kg7, Pb4, Pc4'),
    tries: 'e2 e4',
  },
  'IW-CHECK-4': {
    says: "An explosion has opened the b-file. It is Black's turn, so Black can capture the King.",
    at: positionText('White: Kb1, Nb5, Pc4; Black: Kg7, Rb8'),
    play: 'c4-c5 (11)',
  },
  'IW-CHECK-5': {
    says: 'A link on e6 would open the path from H8 to the King on e5.',
    at: positionText('White: Ka1, QH8; Black: Ke5'),
    picks: '=link',
  },
  'IW-CHECK-6': {
    says: 'If the King extends, the half that stays is still on the open file.',
    at: positionText('White: Ke1, Na3; Black: Kh8, Re8, Pa4'),
    look: 'e1',
  },
  'IW-END-1': {
    says: 'This is not checkmate: a link lets the King leave in a crowd.',
    at: positionText('White: Ke1, NH1; Black: Kh8, Re8'),
  },
  'IW-END-2': {
    says: 'A lone Rook checkmates a whole King.',
    at: positionText('White: Ke1; Black: Kg8, Re8/a8; Black to move'),
    play: 'Ra8>e8',
  },
  'IW-END-3': {
    says: 'Black moves, and White has no legal turn: stalemate.',
    at: positionText('White: Ka1; Black: Kh6, Qb3/b4; links h8=H8; unlinking; Black to move'),
    play: 'Qb4>b3',
  },
  'IW-END-4': {
    says: 'The first Pawn explodes next to its own King, and White loses at once.',
    play: 'e2-e4 (11)',
  },
  'IW-END-5': {
    says: 'The position occurs for the third time, so a draw can be claimed.',
    play: 'Nb1~c3; Nb8~c6; Nc3>b1; Nc6>b8; Nb1~c3; Nb8~c6; Nc3>b1; Nc6>b8; =repetition',
  },
  'IW-END-6': {
    says: 'After 200 turns without a capture, Pawn move or explosion White claims a draw.',
    at: positionText('White: Ka1, Rb2; Black: Kh8; quiet 200'),
    play: '=hundredMoves',
  },
  'IW-END-7': { says: 'White resigns.', play: '=white-resigns' },
  'IW-FIRST-1': {
    says: 'In a first game White cannot make a link.',
    at: JSON.stringify(positionFields('White: Ke1, Qd1; Black: Ke8, Qd8', { options: { rules: 'first' } })),
    tries: '=link',
  },
  'IW-END-8': {
    says: 'The Queen breaks the castling and gives checkmate. The castling counts first.',
    at: positionText(`${HALFWAY}; Black: Kb8, Qa3/e3; castling K; Black to move`),
    play: 'Qa3>e3',
  },
} as const;
