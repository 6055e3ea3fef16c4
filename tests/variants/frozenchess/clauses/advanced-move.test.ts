import { describeClause } from '../clause.ts';

describeClause('FC-ADV-1', [
  ['a Chancellor cannot move and Paralyse in one turn', 'w Cd4 / b Ne6', 'd4 =steps d5 =PA', 'no FC-ADV-1'],
  [null, 'w Rd4 / b Ne9', 'Rd4-d9-e9', 'no FC-ADV-1 at e9'],
  [
    'a Jester leaves a trap on each square that it leaves in a double move',
    'w Je5',
    'Je5-h8-k12',
    'w Jk12 / traps e5:w h8:w',
  ],
  [
    "a double move leaves a Queen's Shadow on its first square, and walls on others",
    'w Qd1',
    'Qd1-d4-h4',
    'w Qh4 / walls d2 d3 d4 e4 f4 g4 / shadows d1',
  ],
]);
