import { describeClause } from '../clause.ts';

describeClause('FC-XFER-1', [
  ['a Rook that frees a Knight is paralysed for 4 turns', 'w Ra5 Na9*3', 'Ra5 PT a9', 'w Ra5*4 Na9'],
  ['a transferred paralysis of 9 falls by 4 and ticks on', 'w Ra5 Na9*9', 'Ra5 PT a9', 'w Ra5*4 Na9*4'],
  ['a Rook may take paralysis off a Rook', 'w Ra5 Ra9*3', 'Ra5 PT a9', 'w Ra5*4 Ra9'],
  ['a threatened unit transfers no paralysis', 'w Ra5 Na9*3 / b Rp5', 'Ra5 PT a9', 'no FC-XFER-1'],
  ['a unit takes no paralysis off one that it does not protect', 'w Ra5 Nb9*3', 'Ra5 PT b9', 'no FC-XFER-1'],
  ['a unit held by presence has no timer to transfer', 'w Ra5 Na9 / b Jb10', 'a5 =PT', 'no FC-RES-1'],
  ['a trap lets go of a unit without paralysis', 'w Ra5 Na9*3 / traps a9:b:x:Na9', 'Ra5 PT a9', 'w Ra5*4 Na9'],
  [null, 'w Re5 Ne9*5', 'e5 =PT d5', 'no FC-XFER-1 at e5'],
]);
