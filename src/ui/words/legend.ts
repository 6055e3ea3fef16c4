export const LEGEND = {
  help: 'Help',
  legend: 'Legend',
  open: 'Legend and keyboard shortcuts',
  pieces: 'Pieces',
  squaresNow: 'On the board now: signs on squares',
  piecesNow: 'On the board now: signs on pieces',
  onSquares: 'Signs on squares',
  inOverlays: 'Signs in overlays and on pointing',
  onPieces: 'Signs on pieces',
  summary: 'Legend: every piece and every sign',
  learn: 'Learn this game',
} as const;
