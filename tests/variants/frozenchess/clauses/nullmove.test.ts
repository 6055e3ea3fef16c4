import { describeClause } from '../clause.ts';

describeClause('FC-NULL-1', [
  ['a Nullmove in check is illegal', 'b Ri9', '00', 'no FC-RES-6'],
  ['a Nullmove out of check is legal', '-', '00', '-'],
  ['a note after a Nullmove says that a second one draws', 'null', 'see notes', 'says'],
  ['without a Nullmove there is no note of one', '-', 'see notes'],
]);
