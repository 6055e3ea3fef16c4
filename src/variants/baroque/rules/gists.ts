export const GISTS = {
  titan: 'Royal: moves and captures like a king.',
  withdrawer: 'Moves like a queen and captures the piece it moves directly away from.',
  coordinator: 'Moves like a queen and captures at the 2 corners that it makes with its own Titan.',
  pawn: 'Moves like a rook and captures what it pinches against another piece of its side.',
  leaper: 'Moves like a queen and captures what it leaps over.',
  immobilizer: 'Moves like a queen, captures nothing, and freezes every enemy next to it.',
  chameleon: 'Moves like a queen and captures each enemy the way that enemy captures.',
} as const;
