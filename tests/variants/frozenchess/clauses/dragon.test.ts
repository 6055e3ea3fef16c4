import { describeClause } from '../clause.ts';

describeClause('FC-DRAG-1', [
  [
    'a Dragon leaps like a knight or 2 squares along a rank or file',
    'w Dd4 / walls c3 c5 e3 e5',
    'reach d4',
    'c2 d2 e2 b3 f3 b4 f4 b5 f5 c6 d6 e6',
  ],
]);

describeClause('FC-DRAG-2', [
  ['a Dragon that moves next to enemies may use Fire or not', 'w Dd4 / b Pc7 Pd7', 'ask d4 d6', '=plain =fire'],
  [
    'a Dragon may use Fire with the last step of a multimove',
    'w Dd4 / captures d4:3 / b Pc7 Pd7',
    'ask d4 =steps e5 d6',
    '=plain =fire',
  ],
  ['a Dragon has no choice of Fire in a double move', 'w Dd4 / b Pc7 Pd7', 'ask d4 =steps e5 d6', 'done'],
  [
    'Fire on 2 Pawns and a Knight costs a Dragon 5 squares of range',
    'w Dd4 / b Pc7 Pd7 Ne6',
    'Dd4-d6*',
    'w Dd6(11) / walls d4 / closed c7:p d7:p e6:n',
  ],
  ['Fire spares a king', 'w Dd4 / b Pc7 Ke7', 'Dd4-d6*', 'w Dd6(15) / b Ke7 / walls d4 / closed c7:p'],
  [
    'Fire takes a Templar whose Shield meets only the square the Dragon left',
    'w Dd4 / b Te7',
    'Dd4-d6*',
    'w Dd6(13) / walls d4 / closed e7:t',
  ],
  [
    'Fire spares a Templar that threatens the square where the Dragon ends',
    'w Dd4 / b Te6 Pc7',
    'Dd4-d6*',
    'w Dd6(15) / b Te6 / walls d4 / closed c7:p',
  ],
  [
    'Fire entangles a Knight, which costs no range',
    'w Dd4 / b Ne7 Na7',
    'Dd4-d6*',
    'w Dd6(13) / walls d4 / closed a7:n e7:n',
  ],
]);

describeClause('FC-DRAG-3', [
  [
    'a Dragon that slides over a closed tomb is not paralysed',
    'w Da1 / closed b2:p',
    'Da1-d4',
    'w Dd4!6 / walls a1 b2 c3 / hidden b2:p',
  ],
]);
