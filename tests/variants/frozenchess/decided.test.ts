/** What careful readers have read differently, as the rulebook decides it. */
import { describe, expect, it } from 'vitest';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { at, play } from './support.ts';
import { gone, played } from './table.ts';

const FROGS = 'Fa5 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5';
const SHIPS = 'Sa7 Sb7 Sc7 Sd7 Se7 Sf7 Sg7';

/** The own turns that what stands on a square has spent there, after these actions. */
const idleOn = (line: string, actions: string, square: string): number => {
  const result = play(at(line), actions);
  if ('rule' in result) throw new Error(`${actions}: ${result.rule} ${result.text}`);
  const { stacks } = JSON.parse(GAME.write(result.position)) as { stacks: { sq: string; idle?: number }[] };
  return stacks.find(({ sq }) => sq === square)?.idle ?? 0;
};

describe('a new kind begins anew', () => {
  it.each([
    ['FC-MORPH-1', 'a Morph', 'w Nd4~9', 'Nd4 MO J', 'd4', 1],
    ['FC-MORPH-1', 'a Morph on a quickened square', 'w Nd4~9 / quick d4:9', 'Nd4 MO J', 'd4', 2],
    ['FC-MORPH-1', 'a Morph after a step', 'w Nd4~9 / captures d4:3', 'Nd4-e6 MO J', 'e6', 0],
    ['FC-PAWN-4', 'a promotion of a Pawn that stood there', 'w Pb16~9', 'b16 PR J', 'b16', 1],
    ['FC-PAWN-4', 'a promotion in a stack leaves the stack where it is', 'w RPb16~9', 'Pb16 PR Q', 'b16', 10],
    ['FC-EGG-2', 'a hatching', 'w Ee5~59{59}', 'Ki1-i2', 'e5', 0],
    ['FC-BISH-2', 'a Conversion does not', 'w Bd4 / b Ng7~9', 'Bd4 CV g7', 'g7', 10],
  ])('%s · %s: the time on its square', (_rule, _what, line, actions, square, idle) => {
    expect(idleOn(line, actions, square)).toBe(idle);
  });

  played([
    [
      'FC-JEST-7',
      'a Pawn that has waited on the far rank does not detonate as soon as it is a Jester',
      'w Pb16~20',
      'b16 PR J; 00; Jb16 DT',
      'no FC-JEST-7',
    ],
    [
      'FC-ASSN-7',
      "the bomb of an Assassin that has become another kind is nobody's",
      'w Me5 / bombs a9:w:Me5',
      'Me5 MO N',
      'w Ne5*18 / bombs a9:w',
    ],
  ]);
});

it('FC-MORPH-1 · a Jester that becomes another kind has no traps of its own any more', () => {
  const result = play(at('w Je5 Jh2 / traps a5:w:Je5 b5:w:Je5 c5:w:Jh2'), 'Je5 MO N');
  if ('rule' in result) throw new Error(result.text);
  const { traps, nextId } = result.position as State;
  const [first, second, third] = traps.map(({ jester }) => jester);
  expect([first, third]).toEqual([second, 2]);
  expect(first).toBe(nextId - 1);
});

describe('limits are read as they will be then', () => {
  played([
    [
      'FC-MORPH-2',
      'with 16 immortals a Frog becomes a Ship',
      `w ${FROGS} ${SHIPS} Si9`,
      'Fa5 MO S',
      `w Sa5*18 ${FROGS.slice(4)} ${SHIPS} Si9`,
    ],
    ['FC-MORPH-2', 'with 17 it does not', `w ${FROGS} ${SHIPS} Si9 Sj9`, 'Fa5 MO S', 'no FC-MORPH-2'],
    ['FC-MORPH-2', 'what it carries is gone then', `w ${FROGS} ${SHIPS} Si9[F]`, 'Si9 MO F', `w ${FROGS} ${SHIPS} Fi9*18 / hidden i9:F`],
    [
      'FC-PAWN-4',
      'and whom it captures',
      `w ${FROGS} ${SHIPS} Po15 / b Zp16[F]`,
      'o15xp16=F',
      `w ${FROGS} ${SHIPS} Fp16 / walls o15 / hidden p16:zf`,
    ],
    ['FC-PAWN-4', 'one more is too many', `w ${FROGS} ${SHIPS} Si9 Po15`, 'o15-o16=F', 'no FC-PAWN-4'],
  ]);
});

describe('an acting Frog lands on empty squares only', () => {
  played([
    ['FC-FROG-2', 'the Mirror Portal takes it onto no tomb', 'w FRe5 Ce9 / closed l12:p', 'Fe5 MP', 'no FC-FROG-2'],
    ['FC-CHAN-6', 'it takes the Rook of the same stack there', 'w FRe5 Ce9 / closed l12:p', 'Re5 MP', 'w Ce9 / open l12:pRF'],
    ['FC-CHAN-6', 'and the Frog onto an empty square', 'w FRe5 Ce9', 'Fe5 MP', 'w Ce9 FRl12 / walls e5'],
    ['FC-FROG-2', 'it pushes no wall from a tomb', 'w Fe5 / walls e6 / hidden e6:p', 'Fe5 PU e6', 'no FC-FROG-2'],
    ['FC-PUSH-2', 'other walls it does', 'w Fe5 / walls e6', 'Fe5 PU e6', 'w Fe6*5 / walls e5 e7'],
  ]);
});

describe('Tower', () => {
  played([
    [
      'FC-ROOK-4',
      'a protector lends its Rook too, though that does not protect by itself',
      'w Md4 NRe6',
      'Md4-d9',
      'w Md9 NRe6 / walls d4 d5 d6 d7 d8',
    ],
  ]);
});

describe('what has a price ends the turn', () => {
  played([
    ['FC-MULTI-2', 'to push a wall is an action of its own', 'w Rd4 / walls e4 / captures d4:3', 'd4 =steps =PU e4', 'no FC-MULTI-2'],
    ['FC-MULTI-2', 'or the end of a turn', 'w Rd4 / walls e5 / captures d4:6', 'Rd4-d5 PU e5', 'w Re5*5 / walls d4 d5 f5'],
    ['FC-PAR-3', 'a King pays nothing, and goes on', 'w Ki1 / walls i2 / captures i1:3', 'Ki1 PU i2 -h3', 'w Kh3 / walls i1 i2 i3'],
  ]);
});

describe('bombs on turned squares', () => {
  played([
    [
      'FC-ROT-3',
      'an enemy that turns with a bomb does not set it off',
      'w Qd4 / b Ne6 / bombs e5:w',
      'RO c3 8 180',
      'w Qi9 / b Nh7 / bombs h8:w',
    ],
    ['FC-ROT-3', 'a bomb that is turned next to an enemy explodes', 'w Qb5 / b Nf6 / bombs b2:w', 'RO b2 4 180', 'w Qe2 / closed f6:n'],
  ]);
});

describe('what is paralysed at once explodes in scan order', () => {
  played([
    ['FC-STG-7', 'the spawner before the copy, which dies with it', 'w Re5 / b Fg7 / plies 1900', 'Re5 SN f6', 'b Fg7'],
    ['FC-STG-7', 'or the copy before the spawner', 'w Re5 / b Pc3 Pg7 / plies 1900', 'Re5 SN d4', 'b Pg7'],
  ]);
});

describe('marks and shadows', () => {
  gone([
    [
      'FC-SHAD-5',
      'the rays of a shadow go straight on over a mark',
      'w sRe1 Ja9 / walls d1 f1 / marks e4:E:Ja9 / corrupt e7',
      'e1',
      'e2 e3 e4 e5 e6',
    ],
  ]);
});

describe('growth comes before the timers', () => {
  played([
    ['FC-RES-2', 'an Egg in its last turn of paralysis loses its growth', 'w Ee5*1{59}', 'Ki1-i2', 'w Ee5 Ki2 / walls i1'],
    ['FC-RES-2', 'a Wonder in its last turn of paralysis is not built on', 'w We5*1{44}', 'Ki1-i2', 'w We5{44} Ki2 / walls i1'],
  ]);
});

describe("the leap of a Queen's Shadow", () => {
  played([
    [
      'FC-SHOCK-1',
      'counts 2, its rays 1: a2, a4 and a6 cost 1 each, a3 and a5 2',
      'w Ra1 / b Qp16 / shadows c4:Qp16',
      'Ra1-a7',
      'w Ra7!7 / b Qp16 / walls a1 a2 a3 a4 a5 a6 / shadows c4',
    ],
  ]);
});

describe('the end of the game', () => {
  it('FC-END-2 · a Conversion that answers check is found before the many turns of several steps that do not', () => {
    expect(GAME.outcome(at('w Kh2 Th14 Cd16 Lf16 / b Ke15 Bc15 Qa3 / plies 2076 / turn b'))).toBeNull();
  });
});
