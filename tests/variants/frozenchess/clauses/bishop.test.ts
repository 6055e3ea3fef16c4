import { describeClause } from '../clause.ts';

describeClause('FC-BISH-1', [
  [
    'a Bishop slides diagonally or steps 1 square along a rank or file',
    'w Bd4(3)',
    'reach d4',
    'a1 g1 b2 f2 c3 d3 e3 c4 e4 c5 d5 e5 b6 f6 a7 g7',
  ],
  ['a Bishop captures no unit', 'w Bd4 / b Nd5', 'd4 d5', 'no FC-CAP-2'],
]);

describeClause('FC-BISH-2', [
  ['a Bishop fused with a Rook converts on its own lines only', 'w BRd4 / b Nd9', 'd4 #1 =CV d9', 'no FC-BISH-2'],
  [null, 'w Be5 / b Rg7 Pg6', 'e5 =CV g6', 'no FC-BISH-2 at e5'],
  [null, 'w Be5', 'e5 =CV', 'no FC-BISH-2 at e5'],
  [
    'a Bishop that converts a Rook is paralysed and loses 3 squares of range',
    'w Bd4 / b Rg7',
    'Bd4 CV g7',
    'w Bd4(13)*2 Rg7',
  ],
  [
    'a converted Pawn loses its paralysis and aims forward for its new side',
    'w Bd4 / b Pg7*5',
    'Bd4 CV g7',
    'w Bd4(15)*2 Pg7',
  ],
  ['a Bishop converts a unit orthogonally next to it', 'w Bd4 / b Nd5', 'Bd4 CV d5', 'w Bd4(13)*2 Nd5'],
]);
