import { describeClause } from '../clause.ts';

describeClause('FC-SWAP-1', [
  ['a Knight and an enemy Pawn swap places', 'w Nd4 / b Pe6', 'Nd4 SW e6', 'w Ne6 / b Pd4'],
  ['a Knight and a friendly Pawn swap places', 'w Nd4 Pe6', 'Nd4 SW e6', 'w Pd4 Ne6'],
  ['a Bishop swaps with a unit on its conversion squares', 'w Bd4 / b Rg7', 'Bd4 SW g7', 'w Bg7 / b Rd4'],
  ['an enemy of the same kind is not swapped with', 'w Nd4 / b Ne6', 'Nd4 SW e6', 'no FC-KIND-1'],
  ['a friend of the same kind is not swapped with', 'w Nd4 Ne6', 'Nd4 SW e6', 'no FC-KIND-1'],
  ['a Knight does not swap with a Frog', 'w Nd4 / b Fe6', 'Nd4 SW e6', 'no FC-FROG-3'],
  [
    'a Knight that swaps leaves its old wall as it is',
    'w Nd4 / b Pe6 / walls a9:Nd4',
    'Nd4 SW e6',
    'w Ne6 / b Pd4 / walls a9',
  ],
  ['a Jester has no unit to swap with', 'w Jd4 / b Pf6', 'd4 =SW', 'no FC-SWAP-1'],
  ['a Trebuchet never swaps by itself', 'w Xd4 / b Pe6', 'd4 =SW', 'no FC-RES-1'],
  ['a stack swaps as a whole', 'w NRd4 / b Pe6', 'Nd4 SW e6', 'w NRe6 / b Pd4'],
  [
    'a trap catches the enemy that is swapped onto it',
    'w Nd4 / b Pe6 / traps d4:w',
    'Nd4 SW e6',
    'w Ne6 / b Pd4*4 / traps d4:w!',
  ],
  [
    'hard case 33: a Pawn that swaps with a Rook on c16 is promoted',
    'w Pb15 / b Rc16',
    'b15 SW c16=Q',
    'w Qc16 / b Rb15',
  ],
  [null, 'w Re5', 'e5 =SW', 'no FC-SWAP-1 at e5'],
  ['a Knight swaps with a guarded friend', 'w Nd4 Pe6 Re16 Rp6', 'Nd4 SW e6', 'w Pd4 Ne6 Rp6 Re16'],
  ['a Knight does not swap with a guarded enemy', 'w Nd4 / b Pe6 Re16 Rp6', 'd4 =SW e6', 'no FC-GUARD-1'],
  ['a King has no SwapShot', 'w Kd4 / b Ne5', 'd4 =SW', 'no FC-RES-1'],
  ['a Knight swaps along a lent ray', 'w Ne5 Re1 / b Pe9', 'Ne5 SW e9', 'w Re1 Ne9 / b Pe5'],
  ['a Knight with no protector swaps along no ray', 'w Ne5 / b Pe9', 'e5 =SW', 'no FC-SWAP-1'],
  ['a Pawn swaps with an enemy on its capture square', 'w Pd4 / b Re5', 'd4 SW e5', 'w Pe5 / b Rd4'],
  ['a Pawn swaps with a friend on its capture square', 'w Pd4 Re5', 'd4 SW e5', 'w Rd4 Pe5'],
  ['a Knight swaps with a friendly Chancellor', 'w Nd4 Ce6', 'Nd4 SW e6', 'w Cd4 Ne6'],
  ['a Knight does not swap with an enemy Chancellor', 'w Nd4 / b Ce6', 'Nd4 SW e6', 'no FC-CHAN-7'],
  ['a Knight does not swap with a Ship', 'w Nd4 / b Se6', 'Nd4 SW e6', 'no FC-SHIP-2'],
  ['a Knight does not swap with a King', 'w Nd4 / b Ke6', 'Nd4 SW e6', 'no FC-KING-6'],
  [
    'traps catch both units of a SwapShot',
    'w Nd4 / b Pe6 / traps d4:w e6:b',
    'Nd4 SW e6',
    'w Ne6*4 / b Pd4*4 / traps d4:w! e6:b!',
  ],
  [
    'tombs stay hidden under units that swap',
    'w Nd4 Pe6 / hidden d4:p e6:r',
    'Nd4 SW e6',
    'w Pd4 Ne6 / hidden d4:p e6:r',
  ],
]);

describeClause('FC-SWAP-2', [['a Knight cannot move to f5 and then swap', 'w Nd4 / b Ph6', 'd4 f5 =SW', 'no none']]);
