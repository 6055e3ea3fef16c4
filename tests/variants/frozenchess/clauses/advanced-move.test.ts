/** The clauses of FC-ADV (advanced move), case by case. */
import { describeClause } from '../clause.ts';

describeClause('FC-ADV-1', [
  ['a Chancellor cannot move and Paralyse in one turn', 'w Cd4 / b Ne6', 'd4 =steps d5 =PA', 'no FC-ADV-1'],
  ['a Jester does not leap 3 squares along a file as its second step', 'w Je5', 'Je5-h8-h5', 'no FC-DBL-1'],
  [
    'the player is told why Rd4-d9-e9 is refused',
    'w Rd4 / b Ne9',
    'Rd4-d9-e9',
    'no FC-ADV-1',
    'The Rook on d9 cannot capture on e9: only the last step of a multimove captures.',
  ],
]);
