/** What the Jester does to those around it and to fused units: FC-JEST-10, FC-JEST-9. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, play } from './support.ts';
import { played } from './table.ts';

describe('Spin', () => {
  played([
    ['FC-JEST-10', 'Jester e5, black Rook e6 only: k = 2 puts it on f5', 'w Je5 / b Re6', 'Je5 SP 2', 'w Je5 / b Rf5'],
    ['FC-JEST-10', 'all go on at once, also friends', 'w Je5 Nd4 / b Re6', 'Je5 SP 1', 'w Je5 Nd5 / b Rf6'],
    ['FC-JEST-10', 'the last place goes to the first', 'w Je5 / b Rd6', 'Je5 SP 1', 'w Je5 / b Re6'],
    ['FC-JEST-10', 'Black counts clockwise as seen by White too', 'w Re6 / b Je5 / turn b', 'Je5 SP 2', 'w Rf5 / b Je5'],
    [
      'FC-JEST-10',
      'walls and closed tombs are left out of the ring',
      'w Je5 / b Re6 / walls f6 / closed f5:p',
      'Je5 SP 1',
      'w Je5 / b Rf4 / walls f6 / closed f5:p',
    ],
    ['FC-JEST-10', 'places of Ships are left out of the ring', 'w Je5 / b Re6 Sf6', 'Je5 SP 1', 'w Je5 / b Sf6 Rf5'],
    ['FC-JEST-10', 'Kings are not spun', 'w Je5 / b Ke6 Rf6', 'e5 =SP =7', 'no FC-JEST-10'],
    ['FC-JEST-10', 'Jesters are not spun', 'w Je5 / b Je6', 'e5 =SP =1', 'no FC-JEST-10'],
    [
      'FC-JEST-10',
      'the Onager is thrown off the rim of the board by nobody: the ring ends there',
      'w Ja1 / b Ra2',
      'Ja1 SP 1',
      'w Ja1 / b Rb2',
    ],
    ['FC-JEST-10', 'on the rim the ring is shorter', 'w Ja1 / b Ra2', 'a1 =SP =3', 'no FC-JEST-10'],
    ['FC-JEST-10', 'nobody around: nothing to spin', 'w Je5', 'e5 =SP =1', 'no FC-JEST-10'],
    ['FC-RES-3', 'who is spun onto a trap is caught', 'w Je5 / b Re6 / traps f5:w', 'Je5 SP 2', 'w Je5 / b Rf5*4 / traps f5:w!'],
    ['FC-MOVE-7', 'who is spun leaves no wall', 'w Je5 / b Re6 / walls a9:Re6', 'Je5 SP 2', 'w Je5 / b Rf5 / walls a9'],
    ['FC-JEST-10', 'a guarded unit is spun too', 'w Je5 / b Pe6 Re16 Rp6', 'Je5 SP 1', 'w Je5 / b Pf6 Rp6 Re16'],
  ]);
});

describe('Decoherence', () => {
  const crowd = ['c', 'd', 'e', 'f', 'g'].flatMap((file) => [3, 4, 5, 6, 7].map((rank) => `${file}${rank}`));
  const full = crowd.filter((square) => square !== 'e5' && square !== 'g3').join(' ');
  played([
    [
      'FC-JEST-9',
      'black stack Rook+Knight+Pawn on e5, surroundings empty: Rook e5, Knight d5, Pawn d6',
      'w Jh9 / b RNPe5',
      'Jh9 DC e5',
      'w Jh9*5 / b Re5 Nd5 Pd6',
    ],
    [
      'FC-JEST-9',
      "seen from Black's side the spiral begins to the right",
      'w RNPe5 / b Jh9 / turn b',
      'Jh9 DC e5',
      'w Pf4 Re5 Nf5 / b Jh9*5',
    ],
    ['FC-JEST-9', 'a friend is taken apart too', 'w Jh9 LRe5', 'Jh9 DC e5', 'w Jh9*5 Rd5 Le5'],
    ['FC-JEST-9', 'each is as paralysed as the stack was', 'w Jh9 / b RNe5*3', 'Jh9 DC e5', 'w Jh9*5 / b Nd5*3 Re5*3'],
    ['FC-JEST-9', 'a taken place is passed over', 'w Jh9 Pd6 / b RNPe5 / walls d5', 'Jh9 DC e5', 'w Pd6 Jh9*5 / b Re5 Ne6 Pf6 / walls d5'],
    ['FC-JEST-9', 'who finds no place stays fused', `w Jh9 / b RNPe5 / walls ${full}`, 'Jh9 DC e5', `w Jh9*5 / b Ng3 RPe5 / walls ${full}`],
    ['FC-RES-3', 'who is strewn onto a trap is caught', 'w Jh9 / b RNe5 / traps d5:w', 'Jh9 DC e5', 'w Jh9*5 / b Re5 Nd5*4 / traps d5:w!'],
    ['FC-JEST-9', 'a single unit is not taken apart', 'w Jh9 / b Re5', 'h9 =DC e5', 'no FC-JEST-9'],
    ['FC-TGT-1', 'nor are Jesters alone', 'w Jh9 / b JJe5', 'h9 =DC e5', 'no FC-TGT-1'],
    ['FC-TGT-1', 'but a Jester with another is', 'w Jh9 / b JRe5', 'Jh9 DC e5', 'w Jh9*5 / b Rd5 Je5'],
    ['FC-JEST-9', 'only on squares of its leaps', 'w Jh9 / b RNe8', 'h9 =DC e8', 'no FC-JEST-9'],
  ]);
  it('FC-FUSE-5 · the awards of all of them are reset', () => {
    const before = GAME.write(at('w Jh9 / b RNe5'))
      .replace('"kind":"R"', '"kind":"R","capN":3')
      .replace('"kind":"N"', '"kind":"N","capP":10');
    const read = GAME.read(before);
    const after = read.ok && play(read.value, 'Jh9 DC e5');
    expect(after && 'position' in after && GAME.write(after.position)).not.toMatch(/cap[NP]/);
  });
});
