import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { at, squareOf } from '../support.ts';

describeClause('FC-JEST-1', [['a Jester on a1 leaps to 6 squares', 'w Ja1', 'reach a1', 'c3 d3 c4 d4 e4 d5']]);

describeClause('FC-JEST-2', [
  ['the inspector says that a threatened Jester moves like a Bishop', 'w Je5 / b Bh8', 'inspect e5', 'says Bishop'],
  ["a Jester does not move like its threatener in the enemy's turn", 'w Je5 / b Bh8 / turn b', 'inspect e5'],
  ['a Knight that is empowered does not move like its threatener', 'w Ne5 Re1 / b Bh8', 'inspect e5'],
  [
    'a Jester threatened by a Rook moves like it without capturing',
    'w Ja1 / b Ra4',
    'reach a1',
    'b1 c1 d1 e1 f1 g1 h1 a2 a3 c3 d3 c4 d4 e4 d5',
  ],
]);

describeClause('FC-JEST-3', [
  [
    'hard case 14: e5 becomes the fifth trap, h9 becomes wall',
    'w Je5 / traps a5:w:e5 b5:w:e5 c5:w:e5 d5:w:e5',
    'Je5-h9-l12',
    'w Jl12 / walls h9 / traps a5:w b5:w c5:w d5:w e5:w',
  ],
  ['an armed trap bears its mark', 'traps d5:w', 'see d5', "trap: White's trap"],
  ['a sprung trap bears its mark', 'w Rd5*2 / traps d5:b::Rd5', 'see d5', "sprung-trap: Black's trap, sprung"],
  [
    'one trap springs, the others stay armed',
    'w Nh4 / traps g6:b e6:b',
    'Nh4-g6',
    'w Ng6*4 / walls h4 / traps e6:b g6:b!',
  ],
  ['a Jester that leaps from e5 leaves a trap there', 'w Je5', 'Je5-h9', 'w Jh9 / traps e5:w'],
  [
    'a black rook that stops on e5 misses four turns',
    'w Jh9 / b Re8 / traps e5:w:Jh9 / turn b',
    'Re8-e5',
    'w Jh9 / b Re5*4 / walls e6 e7 e8 / traps e5:w!',
  ],
  [
    'a Rook that slides over a trap is not caught',
    'w Jh9 / b Re8 / traps e5:w:Jh9 / turn b',
    'Re8-e3',
    'w Jh9 / b Re3 / walls e4 e5 e6 e7 e8 / traps e5:w',
  ],
  [
    'an enemy Jester steps on a trap without effect',
    'w Jp1 / b Je8 / traps c6:w:Jp1 / turn b',
    'Je8-c6',
    'w Jp1 / b Jc6 / traps e8:b c6:w',
  ],
  [
    'a Jester with 5 traps on the board leaves a wall',
    'w Je5 / traps a1:w:Je5 b1:w:Je5 c1:w:Je5 d1:w:Je5 e1:w:Je5',
    'Je5-h9',
    'w Jh9 / walls e5 / traps a1:w b1:w c1:w d1:w e1:w',
  ],
  [
    'hard case 13: a Royal Guard on a trap dissolves it',
    'w Ja1 / b Ng13 / traps h15:w:Ja1 / turn b',
    'Ng13-h15',
    'w Ja1 / b Nh15 / walls g13',
  ],
  [
    'a Jester that uncovers a grave leaves a closed tomb with its trap on it',
    'w Je5 / hidden e5:p',
    'Je5-h9',
    'w Jh9 / closed e5:p / traps e5:w',
  ],
  ['a Jester leaves its trap beside an enemy trap', 'w Je5 / traps e5:b', 'Je5-h9', 'w Jh9 / traps e5:b e5:w'],
  [
    'a Jester leaves no second trap beside a trap of its side, and no wall',
    'w Je5 / traps e5:w',
    'Je5-h9',
    'w Jh9 / traps e5:w',
  ],
  [
    'a sprung trap is gone when the timer of its unit ends',
    'b Nd4*1 / traps d4:w::Nd4 / turn b',
    'Ki16-i15',
    'b Nd4 Ki15 / walls i16',
  ],
  ['the old wall of a Jester dissolves when it leaves a trap', 'w Je5 / walls a9:Je5', 'Je5-h9', 'w Jh9 / traps e5:w'],
]);

describeClause('FC-JEST-4', [
  [null, 'w Re5 / b Jd6', 'Re5-e6', 'no FC-JEST-4 at d6'],
  [
    'a Rook next to an enemy Jester has the badge of a held unit',
    'w Re5 / b Jd6',
    'see e5',
    "held: paralysed by Black's Jester on d6",
  ],
  ['a Rook next to an enemy Jester cannot move', 'w Je5 / b Rf6 / turn b', 'f6 f7', 'no FC-JEST-4'],
]);

describeClause('FC-JEST-5', [
  [
    'the danger lens marks the squares around a Jester in a stack',
    'w RJa1',
    'lens danger',
    "a1 White's Rook+Jester on a1",
    "b1 next to White's Rook+Jester on a1",
    "a2 next to White's Rook+Jester on a1",
    "b2 next to White's Rook+Jester on a1",
  ],
  [
    'a Rook that captures a Jester dies with all around it',
    'w Ra4 Nb10 / b Ja9 Pb8',
    'Ra4xa9',
    'closed b8:p a9:jR b10:N',
  ],
  ['hard case 3: a Rook may not capture a Jester next to its King', 'w Rh8 / b Jh2', 'h8 h2', 'no FC-RES-6'],
]);

describeClause('FC-JEST-6', [
  [
    'a Walltrap is the wall of the Jester of a stack, not of its base',
    'w PJe5 / b Rh9 / walls a1:e5',
    'Je5 WT h9',
    'w PJe5 / b Rh9 / walls a1 g8 g9 g10 h8 h10 i8 i9 i10',
  ],
  [null, 'w Je5', 'e5 =WT', 'no FC-JEST-6 at e5'],
  [
    'a Walltrap leaves squares with shadows free',
    'w Je5 / b Rh9 sNg8',
    'Je5 WT h9',
    'w Je5 / b Rh9 sNg8 / walls g9 g10 h8 h10 i8 i9 i10',
  ],
  [
    'a Walltrap walls the 8 squares around a Rook on h9',
    'w Je5 / b Rh9',
    'Je5 WT h9',
    'w Je5 / b Rh9 / walls g8 h8 i8 g9 i9 g10 h10 i10',
  ],
]);

describeClause('FC-JEST-7', [
  ['a Pawn promoted to a Jester may not detonate at once', 'w Pb16~20', 'b16 PR J; 00; Jb16 DT', 'no FC-JEST-7'],
  [
    'Detonate kills the Jester that does it, monad or not',
    'b Kb2 / w Ja2~10 / monads Ja2:DT:active / turn b',
    'Kb2-c3',
    'b Kc3 / closed a2:J',
  ],
  [null, 'w Je5', 'e5 =DT', 'no FC-JEST-7 at e5'],
  ['a Jester after 10 turns has the badge of readiness', 'w Je5~10', 'see e5', 'ready: can detonate'],
  ['after nine turns a Jester is not ready to detonate', 'w Je5~9', 'see e5'],
  ['a Jester after 10 turns kills the enemy King by Detonate', 'w Jh15~10', 'Jh15 DT', 'b dead / closed h15:J i16:k'],
  ['after nine own turns near the enemy King a Jester does not detonate', 'w Jh14~9', 'h14 =DT', 'no FC-JEST-7'],
]);

describeClause('FC-JEST-8', [
  ['a Jester puts a mark with a direction on g7', 'w Je5', 'Je5 DI g7 E', 'w Je5 / marks g7:E'],
  [
    'a new mark removes the earlier mark of its Jester',
    'w Je5 / marks g7:E:Je5',
    'Je5 DI c7 SW',
    'w Je5 / marks c7:SW',
  ],
  [
    'a new mark replaces another one on its square',
    'w Je5 Ja1 / marks g7:E:Ja1',
    'Je5 DI g7 N',
    'w Je5 Ja1 / marks g7:N',
  ],
  ['a Jester puts no mark on a wall', 'w Je5 / walls g7', 'Je5 DI g7 E', 'no FC-JEST-8'],
  ['a mark vanishes when its Jester dies', 'w Re1 / b Je5 / marks m9:E:Je5', 'Re1xe5', 'w dead Ki1 / closed e5:jR'],
  [
    'a Rook that reaches a mark moves on in its direction',
    'w Re4 Ja1 / marks e9:E:Ja1',
    'Re4-g9',
    'w Rg9 Ja1 / walls e4 e5 e6 e7 e8 e9 f9 / marks e9:E',
  ],
  [
    'a capture follows the turn of a mark',
    'w Re4 Ja1 / b Nj9 / marks e9:E:Ja1',
    'Re4xj9',
    'w Rj9(13) Ja1 / walls e4 e5 e6 e7 e8 e9 f9 g9 h9 i9 / hidden j9:n / marks e9:E',
  ],
  [
    'a Rook is offered the squares beyond the turn of a mark',
    'w Re4 / walls d4 f4 e3 / marks e9:E',
    'reach e4',
    'e5 e6 e7 e8 e9 f9 g9 h9 i9 j9 k9 l9 m9 n9 o9 p9',
  ],
  [
    'a ray walled off beyond a mark takes the nearest free direction',
    'w Re4 / walls d4 f4 e3 f9 / marks e9:E',
    'reach e4',
    'e5 e6 e7 e8 e9 e10 e11 e12 e13 e14 e15 e16',
  ],
  [
    'a ray takes the clockwise one of 2 equally near directions',
    'w Re4 / walls d4 f4 e3 f9 e10 / marks e9:E',
    'reach e4',
    'e5 e6 e7 e8 e9 f10 g11 h12 i13 j14 k15 l16',
  ],
  [
    'a Rook turned by a mark uses the range it has left',
    'w Re4(7) / walls d4 f4 e3 / marks e9:E',
    'reach e4',
    'e5 e6 e7 e8 e9 f9 g9',
  ],
  ['a mark on its start square does not turn a Rook', 'w Re4 / walls d4 f4 e3 e8 / marks e4:E', 'reach e4', 'e5 e6 e7'],
  ["a Templar's bent path goes straight on", 'w Te4 / walls d4 f4 e3 e5 d5 d3 f3 / marks f5:E', 'reach e4', 'h5 g6 f7'],
  ['a ray that a mark turns back ends before its own unit', 'w Qf3 Ja9 / marks g4:SW:Ja9', 'Qf3 FU f3', 'no FC-FUSE-2'],
  ['a Ship does not load itself', 'w Sf3 Ja9 / marks g4:SW:Ja9', 'Sf3 LD f3', 'no FC-RES-1'],
  [
    'a ray that a mark sends back ends before its own square',
    'w Se4 Ja9 / walls e3 d5 / marks g6:SW:Ja9',
    'reach e4',
    'f5 g6',
  ],
  [
    null,
    'w Ra1 Jp9 / marks a5:E:Jp9',
    'Ra1-a9',
    'no FC-JEST-8',
    'The mark on a5 turns or ends the path of the Rook on a1.',
  ],
  [null, 'w Je5 / walls h8', 'e5 =DI h8', 'no FC-JEST-8', 'h8 is a wall square: no slide crosses it.'],
  [
    'the board shows the direction of a mark',
    'w Jd9 / marks e6:NE:Jd9',
    'see e6',
    'distract: turns slides north-east while its Jester lives',
  ],
  [
    'a Jester may not set a mark that makes an empowered enemy check',
    'w Jd4 / b Ra6 Ni9',
    'd4 =DI f6 >ne',
    'no FC-RES-6',
  ],
  [
    'a Jester may set a mark that gives no enemy a check',
    'w Jd4 / b Ra6 Ni9',
    'd4 =DI f6 >n',
    'w Jd4 / b Ra6 Ni9 / marks f6:N',
  ],
]);

describeClause('FC-JEST-9', [
  [
    'Decoherence leaves the Rook and spreads the Knight and the Pawn',
    'w Jh9 / b RNPe5',
    'Jh9 DC e5',
    'w Jh9*5 / b Re5 Nd5 Pd6',
  ],
  [
    'the spiral of a black Jester begins on the right as White sees it',
    'w RNPe5 / b Jh9 / turn b',
    'Jh9 DC e5',
    'w Pf4 Re5 Nf5 / b Jh9*5',
  ],
  ['a friendly stack is taken apart too', 'w Jh9 LRe5', 'Jh9 DC e5', 'w Jh9*5 Rd5 Le5'],
  ['each unit stays as paralysed as its stack was', 'w Jh9 / b RNe5*3', 'Jh9 DC e5', 'w Jh9*5 / b Nd5*3 Re5*3'],
  [
    'Decoherence passes over a square that is taken',
    'w Jh9 Pd6 / b RNPe5 / walls d5',
    'Jh9 DC e5',
    'w Pd6 Jh9*5 / b Re5 Ne6 Pf6 / walls d5',
  ],
  [
    'a unit that finds no place stays fused',
    'w Jh9 / b RNPe5 / walls c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e3 e4 e6 e7 f3 f4 f5 f6 f7 g4 g5 g6 g7',
    'Jh9 DC e5',
    'w Jh9*5 / b Ng3 RPe5 / walls c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e3 e4 e6 e7 f3 f4 f5 f6 f7 g4 g5 g6 g7',
  ],
  ['a single unit is not taken apart', 'w Jh9 / b Re5', 'h9 =DC e5', 'no FC-JEST-9'],
  ['a Jester takes apart only stacks on squares of its leaps', 'w Jh9 / b RNe8', 'h9 =DC e8', 'no FC-JEST-9'],
  [
    'the second ring of a black Jester begins at g6',
    'w RNBDCTQMLAe5 / b Jh9 / turn b',
    'Jh9 DC e5',
    'w Cd4 De4 Bf4 Td5 Re5 Nf5 Qd6 Me6 Lf6 Ag6 / b Jh9*5',
  ],
]);

describeClause('FC-JEST-10', [
  ['a Jester is offered a Spin by 1 to 7 squares', 'w Jd4 Nd5', 'ask d4 =SP', '=1 =2 =3 =4 =5 =6 =7'],
  ['a Spin by 2 moves a Rook from e6 to f5', 'w Je5 / b Re6', 'Je5 SP 2', 'w Je5 / b Rf5'],
  ['a Spin moves all units at once, also friendly ones', 'w Je5 Nd4 / b Re6', 'Je5 SP 1', 'w Je5 Nd5 / b Rf6'],
  ['a Spin takes the unit on the last place to the first', 'w Je5 / b Rd6', 'Je5 SP 1', 'w Je5 / b Re6'],
  ['a black Jester spins clockwise as White sees it', 'w Re6 / b Je5 / turn b', 'Je5 SP 2', 'w Rf5 / b Je5'],
  [
    'walls and closed tombs are left out of the ring',
    'w Je5 / b Re6 / walls f6 / closed f5:p',
    'Je5 SP 1',
    'w Je5 / b Rf4 / walls f6 / closed f5:p',
  ],
  ['places of Ships are left out of the ring', 'w Je5 / b Re6 Sf6', 'Je5 SP 1', 'w Je5 / b Sf6 Rf5'],
  ['Kings are not spun', 'w Je5 / b Ke6 Rf6', 'e5 =SP =7', 'no FC-JEST-10'],
  ['Jesters are not spun', 'w Je5 / b Je6', 'e5 =SP =1', 'no FC-JEST-10'],
  ['a Spin in the corner keeps a Rook on the board', 'w Ja1 / b Ra2', 'Ja1 SP 1', 'w Ja1 / b Rb2'],
  ['a Jester in the corner is offered no Spin by 3', 'w Ja1 / b Ra2', 'a1 =SP =3', 'no FC-JEST-10'],
  ['a Jester without units around has no Spin', 'w Je5', 'e5 =SP =1', 'no FC-JEST-10'],
  ['a guarded unit is spun too', 'w Je5 / b Pe6 Re16 Rp6', 'Je5 SP 1', 'w Je5 / b Pf6 Rp6 Re16'],
  [
    'a Ship that is not spun does not arrive on a trap',
    'w Jd4 Nd5 / b Se4 / traps e4:w',
    'Jd4 SP 1',
    'w Jd4 Ne5 / b Se4 / traps e4:w',
  ],
  ['a Spin on the edge takes an Onager past the squares off the board', 'w Jp5 / b Op4', 'Jp5 SP 1', 'w Jp5 / b Oo4'],
  ['a Jester on the edge with 5 squares around is offered no Spin by 5', 'w Ja5 / b Oa6', 'a5 =SP =5', 'no FC-JEST-10'],
  [
    "a corrupted square and a Queen's Shadow are left out of the ring",
    'w Je5 Qa9 / b Re6 / shadows f6:Qa9 / corrupt f5',
    'Je5 SP 1',
    'w Je5 Qa9 / b Rf4 / shadows f6 / corrupt f5',
  ],
]);

it('FC-JEST-8 FC-THR-5 · hard case 29: a distracted ray checks', () => {
  const check = (text: string) =>
    Object.values(GAME.view(at(text)).units).some(({ badges }) => badges.some(({ kind }) => kind === 'check'));
  expect(check('w Re4 / b Kj9 / turn b / marks e9:E')).toBe(true);
  expect(check('w Re4 / b Kj9 / turn b / marks e9:E / walls f9')).toBe(false);
});

it('FC-JEST-8 · T of a Lancer ends with its diagonal on the mark', () => {
  const squares = GAME.look(at('w Ld4 / walls c3 c5 e3 / marks f6:N'), 'reach', squareOf('d4')).map(
    ([square]) => square,
  );
  expect(squares).toContain(squareOf('g6'));
  expect(squares).not.toContain(squareOf('h7'));
});
