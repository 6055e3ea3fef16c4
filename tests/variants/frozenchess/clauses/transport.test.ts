import { describeClause } from '../clause.ts';

describeClause('FC-TRAN-1', [
  ['a Rook slides from a1 into its Ship on a5', 'w Ra1 Sa5', 'Ra1 LD a5', 'w Sa5[R] / walls a1 a2 a3 a4'],
  ['a Cannon carries only 1 unit', 'w Ra1 Za5[N]', 'a1 =LD a5', 'no FC-TRAN-1'],
  ['a loaded Ship may be loaded into another', 'w Sa1[P] Sc3', 'Sa1 LD c3', 'w Sc3[S[P]] / walls a1 b2'],
]);

describeClause('FC-TRAN-2', [
  [null, 'w Sd5', 'd5 =UL', 'no FC-TRAN-2 at d5'],
  [null, 'w Sd5[N] Pc4', 'd5 =UL c4', 'no FC-TRAN-2', 'c4 is not empty.'],
  [null, 'w sSd4[N]', 'd4 =UL a1', 'no FC-TRAN-2 at c3 d3 e3 c4 e4 c5 d5 e5'],
  ['a Ship on e5 unloads a Rook to f6', 'w Se5[R]', 'Se5 UL 1 f6', 'w Se5 Rf6'],
  ['a Ship does not unload onto a tomb', 'w Se5[R] / closed f6:p', 'e5 =UL f6', 'no FC-TRAN-2'],
  ['a unit unloaded onto a trap is caught', 'w Se5[R] / traps f6:b', 'Se5 UL 1 f6', 'w Se5 Rf6*4 / traps f6:b!'],
  ['a paralysed Ship unloads no unit', 'w Se5*2[R]', 'Se5 UL 1 f6', 'no FC-PAR-1'],
]);

describeClause('FC-TRAN-3', [
  ['a Ship has a badge that names its cargo of 2', 'w Sd5[PR]', 'see d5', 'cargo 2: carries Pawn and Rook'],
  ['an empty Ship has no badge of cargo', 'w Sd5', 'see d5'],
  ['the badge of cargo names a carried shadow', 'w Zd5[sN]', 'see d5', 'cargo 1: carries Shadow Knight'],
  [
    'a captured Cannon is buried before its Pawn',
    'w Zg4[P] / b Rg9 / turn b',
    'Rg9xg4',
    'b Rg4(13)!6 / walls g5 g6 g7 g8 g9 / hidden g4:ZP',
  ],
]);
