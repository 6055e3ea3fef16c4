import type { Kind } from '../position/kinds.ts';

export const GISTS: Readonly<Record<Kind, string>> = {
  R: 'Slides along ranks and files up to its range.',
  N: 'Leaps like a knight, and may march on after a move.',
  B: 'Slides diagonally up to its range, and converts enemies instead of capturing.',
  D: 'Slides diagonally, or leaps like a knight or 2 squares along a rank or file. It may burn what is next to it.',
  J: 'Leaps 2 or 3 squares diagonally, and leaves traps. It cannot capture.',
  C: 'Moves 1 square or leaps 2 by 3, and can swap places with any friendly piece.',
  T: 'Slides along ranks and files up to its range, and is shielded on its square.',
  Q: 'Slides in all directions up to its range, or leaps like a knight.',
  K: 'Royal: moves and captures 1 square in any direction.',
  L: 'Slides along diagonals. It captures 1 square onward along a rank or file.',
  F: 'Leaps 2 or 3 squares. It cannot capture or be captured.',
  X: 'Never moves: shoots at 3 squares in its aim, each 6 squares away.',
  A: 'Leaps forward, and shoots along 8 lines to paralyse.',
  S: 'Slides backward or diagonally forward. It cannot capture or be captured.',
  O: 'Slides to the left and right of its aim, and throws the piece in front of it.',
  Z: 'Never moves: fires a friendly piece that is loaded into it.',
  M: 'Leaps like a knight or 3 squares along a rank or file, and may capture up to 3 times.',
  P: 'Moves 1 square forward and captures diagonally forward.',
  E: 'Does nothing by itself: after 60 turns a Dragon hatches.',
  W: 'Never moves, and wins the game once it is complete.',
};
