import { describeClause } from '../clause.ts';

describeClause('FC-SQ-1', [
  ["a Queen's Shadow on d4 stops a rook on a4", 'w Ra4 Qp9 / walls a3 a5 / shadows d4:Qp9', 'reach a4', 'b4 c4'],
  ['the player is told that a Rook may fuse with a friendly Knight', 'w Ra1 Na5', 'Ra1-a5', 'no FC-SQ-1 at a5'],
  ['the player is told that a Rook may load into a friendly Ship', 'w Ra1 Sa5', 'Ra1-a5', 'no FC-SQ-1 at a5'],
  ['the player is told that a Rook cannot share a square with its King', 'w Ra1 Ka5', 'Ra1-a5', 'no FC-SQ-1 at a5'],
  [null, 'w Ra1 Na5', 'Ra1xa5', 'no FC-SQ-1 at a5'],
]);

describeClause('FC-SQ-2', [
  [
    'a unit unloaded on a trap is trapped by the arrival',
    'w Se5[RN] / traps f6:b',
    'Se5 UL 1 f6',
    'w Se5[N] Rf6*4 / traps f6:b!',
  ],
  ['the inspector says that units can be placed on an empty square', '-', 'inspect e5', 'says'],
  ['a corrupted square is not called empty', 'corrupt e5', 'inspect e5'],
]);

describeClause('FC-SQ-3', [
  ['a wall on a5 stops the rook', 'w Ra1 / walls a5 b1', 'reach a1', 'a2 a3 a4'],
  ['the player is told that a Knight cannot land on a wall', 'w Na1 / walls b3', 'Na1-b3', 'no FC-SQ-3 at b3'],
  [
    "the player is told that a Knight cannot land on a Queen's Shadow",
    'w Na1 Qb9 / shadows b3:Qb9',
    'Na1-b3',
    'no FC-SQ-3',
    "The Queen's Shadow on b3 is in the way: the Knight on a1 cannot land there.",
  ],
  [null, 'w Ra1 / walls a5', 'Ra1xa5', 'no FC-SQ-3 at a5'],
]);

describeClause('FC-SQ-4', [
  [
    'a trap slid over stays armed under the wall, and is armed when it dissolves',
    'w Ra5 / traps c5:b',
    'Ra5-e5; 00; Re5-e6',
    'w Re6 / walls e5 / traps c5:b',
  ],
  [
    'hard case 12: a Rook that slides over a trap walls its square',
    'w Ra1 / traps a5:b',
    'Ra1-a9',
    'w Ra9 / walls a1 a2 a3 a4 a5 a6 a7 a8 / traps a5:b',
  ],
  ['the inspector says that a grave under a unit does nothing', 'w Re5 / hidden e5:P', 'inspect e5', 'says'],
  [
    'the inspector says that a grave and a trap under a wall do nothing',
    'walls d8 / traps d8:w / hidden d8:p',
    'inspect d8',
    'The grave and the trap here do nothing until the square is uncovered',
  ],
  ['nothing is said of a cover over a trap in the open', 'traps d8:w', 'inspect d8'],
]);
