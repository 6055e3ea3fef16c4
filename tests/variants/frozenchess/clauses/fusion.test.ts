import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import { describeClause } from '../clause.ts';
import { at, following, line, play, positionFile, tidied, unitsOn, withFields } from '../support.ts';

describeClause('FC-FUSE-1', [
  ['a stack of Rook and Knight moves as a Rook', 'w RNe5', 'Re5-e9', 'w RNe9 / walls e5 e6 e7 e8'],
  ['a stack of Rook and Knight moves as a Knight too', 'w RNe5', 'Ne5-f7', 'w RNf7 / walls e5'],
  ['an immobile unit moves along with its stack', 'w XNe5', 'Ne5-f7', 'w XNf7 / walls e5'],
  ['an immobile unit never moves its stack', 'w XNe5', 'e5 #1 e6', 'no FC-MOVE-8'],
  ['the chosen unit pays with its own range', 'w RBe5 / b Ng7', 'Be5 CV g7', 'w RBe5(16,13)*2 Ng7'],
  ['the Knight in a stack of Rook and Knight gives check', 'w Ki1 Pa3 / b RNh3', 'a3-a4', 'no FC-RES-6'],
  ['a Jester in a stack freezes by presence', 'w Ne5 / b PJe6', 'Ne5-c4', 'no FC-JEST-4'],
  ['a stack with a pawn pinches', 'w Ne5 / b PRd5 Pf5', 'Ne5-c4', 'no FC-PAWN-5'],
  ["a Queen's gaze holds a stack of Pawns", 'w Qe5 / b PRd6 PPe6 / turn b', 'P1e6-e5', 'no FC-QUEEN-2'],
  [
    "a Queen's gaze does not hold a stack of Pawn and Rook",
    'w Qe5 / b PRd6 / turn b',
    'Pd6-d5',
    'w Qe5 / b PRd5 / walls d6',
  ],
  ['no unit fuses with an Egg', 'w Rh5 Eh9', 'Rh5 FU h9', 'no FC-FUSE-2'],
  ['no unit fuses with a Wonder', 'w Rh5 Wh9', 'Rh5 FU h9', 'no FC-FUSE-2'],
  [null, 'w PPe5', 'e5 =AIM', 'no FC-FUSE-1', 'Choose one of the 2 pieces in the stack on e5.'],
  ['a stack has 1 badge that names its units', 'w PRe5', 'see e5', 'stack 2: stack, from the base up of Pawn and Rook'],
  ['a single unit has no badge of a stack', 'w Re5', 'see e5'],
  ['the acting Jester of a stack leaves a trap', 'w RJe5', 'Je5-h9', 'w RJh9 / traps e5:w'],
  ['the acting Rook of a stack with a Jester leaves walls', 'w RJe5', 'Re5-e7', 'w RJe7 / walls e5 e6'],
]);

describeClause('FC-FUSE-2', [
  ['a Rook that fuses onto a Lancer leaves a wall on a1', 'w Ra1 La2', 'Ra1 FU a2', 'w LRa2 / walls a1'],
  ['a Rook that slides to fuse walls its path', 'w Ra1 La4', 'Ra1 FU a4', 'w LRa4 / walls a1 a2 a3'],
  ['a Rook fuses only with the first unit on its ray', 'w Ra1 La4 Na6', 'Ra1 FU a6', 'no FC-FUSE-2'],
  ['a stack keeps the longer paralysis of its units', 'w Ra1 La2*5', 'Ra1 FU a2', 'w LRa2*4 / walls a1'],
  [
    'only the old wall of the unit that moves dissolves',
    'w Ra1 La2 / walls c9:Ra1 d9:La2',
    'Ra1 FU a2',
    'w LRa2 / walls a1 d9',
  ],
  ['pawns fuse by their step', 'w Pe4 Pe5', 'e4 FU e5', 'w PPe5 / walls e4'],
  ['Pawns fuse by their leap', 'w Pe4 Pe6 / walls e5', 'e4 FU e6', 'w PPe6 / walls e4 e5'],
  ['Pawns do not fuse by their capture squares', 'w Pe4 Pf5', 'e4 FU f5', 'no FC-FUSE-2'],
  ['a unit may fuse with a transport', 'w Ra1 Sa2', 'Ra1 FU a2', 'w SRa2 / walls a1'],
  ['a unit loads onto a transport', 'w Ra1 Sa2', 'Ra1 LD a2', 'w Sa2[R] / walls a1'],
  ['a stack that fuses goes on top in its order', 'w RNa1 Ba5', 'Ra1 FU a5', 'w BRNa5 / walls a1 a2 a3 a4'],
  [
    'a Rook that fuses over a tomb is paralysed for 1 turn',
    'w Ra1 La4 / closed a2:p',
    'Ra1 FU a4',
    'w LRa4!6*1 / walls a1 a2 a3 / hidden a2:p',
  ],
  [null, 'w Re5', 'e5 =FU', 'no FC-FUSE-2 at e5'],
  [null, 'w Re5 Ke9', 'e5 =FU e9', 'no FC-FUSE-2 at e5'],
]);

describeClause('FC-FUSE-3', [
  [
    'a Queen captures a stack of Frog and Rook by choosing the Rook',
    'w Qe7 / b FRe9',
    'Qe7xe9:R',
    'w Qe9(13)!1 / walls e8 / shadows e7 / hidden e9:rf',
  ],
  ['a Rook does not capture a stack of Frog and Rook', 'w Re7 / b FRe9', 'Re7xe9', 'no FC-FROG-3'],
  ['the inspector says that the enemy chooses a unit of a stack', 'w PRe5', 'inspect e5', 'says'],
  ['a single unit is not told as a stack', 'w Re5', 'inspect e5'],
]);

describeClause('FC-FUSE-4', [
  [
    'a Knight is offered the squares where it may leave its stack',
    'w RNd4 / walls d5 e4 d3 c4',
    'ask d4 #2 =DF',
    'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6',
  ],
  ['a Rook that leaves its stack for c2 leaves the Lancer behind', 'w LRa2', 'Ra2 DF c2', 'w La2 Rc2 / walls b2'],
  ['the base of a stack may leave it', 'w RLa2', 'Ra2 DF c2', 'w La2 Rc2 / walls b2'],
  ['only the old wall of the unit that leaves dissolves', 'w LRa2 / walls c9:La2', 'Ra2 DF b2', 'w La2 Rb2 / walls c9'],
  ['a unit that leaves its stack onto a closed tomb dies', 'w LRa2 / closed c2:p', 'Ra2 DF c2', 'w La2 / open c2:pR'],
  ['a unit does not leave its stack onto a friend', 'w LRa2 Nc2', 'Ra2 DF c2', 'no FC-FUSE-4'],
  ['a single unit cannot leave itself', 'w Ra2', 'a2 =DF', 'no FC-RES-1'],
  [
    'a unit that leaves its stack for a corrupted square is gone for good',
    'w LRa2 / corrupt c2',
    'Ra2 DF c2',
    'w La2 / corrupt c2',
  ],
  ['a Pawn that leaves its stack for the last rank is promoted', 'w RPb15', 'Pb15 DF b16=Q', 'w Rb15 Qb16'],
]);

describeClause('FC-FUSE-5', [
  ['the inspector says when a stack forgets its captures', 'w PRe5 / captures e5:1', 'inspect e5', 'says'],
  ['a stack that captured nothing has no award to lose', 'w PRe5', 'inspect e5'],
]);

describeClause('FC-FUSE-6', [
  ['a stack does not morph', 'w LRa2', 'a2 #1 =MO', 'no FC-FUSE-6'],
  ['a stack does not spawn', 'w LRa2', 'a2 #1 =SN', 'no FC-FUSE-6'],
  ['a stack is converted as a whole', 'w Bd4 / b RNg7', 'Bd4 CV g7:R', 'w Bd4(13)*2 RNg7'],
  ['a stack is paralysed as a whole', 'w Cd4 / b CRf7', 'Cd4 PA f7', 'w Cd4 / b CRf7*3'],
  [null, 'w RNe5', 'e5 #1 =SN', 'no FC-FUSE-6', 'The Rook+Knight on e5 is a stack: stacks cannot Spawn.'],
  [
    null,
    'w sBd4@5 / b RNg7',
    'd4 =SS g7',
    'no FC-FUSE-6',
    'The Rook+Knight on g7 is a stack: stacks cannot be struck.',
  ],
  ['a fused unit is not shadowstruck', 'w sRd4 / b PPd6', 'sRd4 SS d6', 'no FC-FUSE-6'],
  ['a fused Knight cannot turn into a shadow before it de-fuses', 'w RNd4', 'Nd4 SH', 'no FC-FUSE-6'],
]);

it('FC-FUSE-5 · Decoherence resets the awards of a whole stack', () => {
  const before = GAME.write(at('w Jh9 / b RNe5'))
    .replace('"kind":"R"', '"kind":"R","capN":3')
    .replace('"kind":"N"', '"kind":"N","capP":10');
  const read = GAME.read(before);
  const after = read.ok && play(read.value, 'Jh9 DC e5');
  expect(after && 'position' in after && GAME.write(after.position)).not.toMatch(/cap[NP]/);
});

it('FC-FUSE-2 · the Rook on a1 may fuse with the Lancer on a2 at the start', () => {
  const position = following(GAME.setup(1), 'Ra1 FU a2');
  expect(unitsOn(position, 'a2').map(({ kind }) => kind)).toEqual(['L', 'R']);
  expect(JSON.parse(GAME.write(position))).toMatchObject({ walls: { a1: 1 } });
});

it('FC-FUSE-5 · a Rook that leaves its stack loses its captures', () => {
  const position = following(withFields('w LRa2', 'a2', [{ capN: 2 }, { capN: 3, capP: 4 }]), 'Ra2 DF c2');
  for (const square of ['a2', 'c2']) expect(unitsOn(position, square)[0]).not.toHaveProperty('capN');
  expect(unitsOn(position, 'c2')[0]).not.toHaveProperty('capP');
});

it('FC-FUSE-5 FC-TOMB-5 · death resets the awards of a stack, not of a single unit', () => {
  const stack = following(withFields('w Xc2 / b RNd9 / walls c8', 'd9', [{ capN: 3 }, { capN: 1 }]), 'Xc2 TB c8');
  expect(GAME.write(stack)).not.toContain('capN');
  const single = following(withFields('w Xc2 / b Rd9 / walls c8', 'd9', [{ capN: 3 }]), 'Xc2 TB c8');
  expect(GAME.write(single)).toContain('"capN":3');
});

it('FC-FUSE-2 · equal kinds are numbered from the base', () => {
  expect(line(following(at('w RRa2'), 'R2a2-c2'))).toBe(tidied('w RRc2 / walls a2 b2'));
});

it('FC-FUSE-1 · a stack is read back as it was written', () => {
  const text = GAME.write(at('w LRa2*3 PPPe5>w Sd5[N] / b FNg7'));
  const read = GAME.read(text);
  expect(read.ok && GAME.write(read.value)).toBe(text);
});

it('FC-FUSE-1 · a King is never read as part of a stack', () => {
  const file = JSON.parse(positionFile('w KRi1')) as unknown;
  expect(GAME.read(JSON.stringify(file))).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('stacks[0].comps: A King cannot be in a stack.') },
  });
});
