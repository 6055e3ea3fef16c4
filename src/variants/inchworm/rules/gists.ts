export const GISTS = {
  king: 'Royal: stretches 1 square in any direction, then pulls its other half after it.',
  queen: 'Stretches like a queen, then pulls its other half after it.',
  rook: 'Stretches along ranks and files, then pulls its other half after it.',
  bishop: 'Stretches along diagonals, then pulls its other half after it.',
  knight: 'Stretches like a knight, then pulls its other half after it.',
  pawn: 'Moves like a chess pawn, and may explode whenever it has been moved.',
} as const;
