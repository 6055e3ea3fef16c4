export const GISTS = {
  worm: 'Royal: moves 1 or 2 squares along a rank or file every turn, and never enters its own trail.',
  talon: 'Moves and captures like an Arm or a Wing. Lets the worm turn a corner or slide.',
  arm: 'Moves and captures 1 to 4 squares along a diagonal. Lets the worm turn a corner.',
  wing: 'Moves and captures 1 to 4 squares along a rank or file. Lets the worm slide.',
  leg: 'Leaps 2, 4 or 6 squares along a rank or file.',
  claw: 'Moves and captures 1 square forward or sideways.',
} as const;
