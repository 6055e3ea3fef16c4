export const GISTS = {
  lancer: 'Moves like a knight and captures like a rook.',
  kheshig: 'Moves and captures like a king or a knight.',
  archer: 'Moves like a knight and captures like a bishop.',
  falcon: 'Moves like a queen and captures like a knight.',
  yurt: 'Moves and captures 1 square diagonally or directly forward.',
  pawn: 'Moves 1 square forward and captures 1 square diagonally forward.',
  snake: 'Royal: its Head moves 1 square along a rank or file every turn, and the body follows.',
} as const;
