import { expect, it } from 'vitest';
import { GAME } from '../../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../../src/variants/frozenchess/position/state.ts';
import { describeClause } from '../clause.ts';
import { at, following, play, unitsOn, withFields } from '../support.ts';

/** Returns how many of its own turns the unit on a square has spent there, after these actions. */
const idleOn = (line: string, actions: string, square: string): number => {
  const result = play(at(line), actions);
  if ('rule' in result) throw new Error(`${actions}: ${result.rule} ${result.text}`);
  const { stacks } = JSON.parse(GAME.write(result.position)) as { stacks: { sq: string; idle?: number }[] };
  return stacks.find(({ sq }) => sq === square)?.idle ?? 0;
};

describeClause('FC-MORPH-1', [
  ['a Knight may morph into 15 kinds', 'w Nd4', 'ask d4 =MO', '=R =B =D =J =C =T =Q =L =F =X =A =S =O =Z =M'],
  ['a Trebuchet that morphs into a Queen is paralysed for 18 turns', 'w Xc2', 'Xc2 MO Q', 'w Qc2*18'],
  ['a Trebuchet that morphs next to its King is paralysed too', 'w Xh2', 'Xh2 MO Q', 'w Qh2*18'],
  ['a threatened unit does not morph', 'w Xc2 / b Rc9', 'Xc2 MO Q', 'no FC-MORPH-1'],
  ['a Rook that morphs into a Queen gets its lost range back', 'w Rc2(5)', 'Rc2 MO Q', 'w Qc2*18'],
  ['a unit that morphs keeps its wall', 'w Rc2 / walls c9:Rc2', 'Rc2 MO Q', 'w Qc2*18 / walls c9'],
  ['the cargo of a Ship that morphs dies on its square', 'w Sc2[N]', 'Sc2 MO Q', 'w Qc2*18 / hidden c2:N'],
  ['a Pawn does not morph', 'w Pc2', 'c2 =MO', 'no FC-RES-1'],
  ['no unit morphs into a King', 'w Xc2', 'c2 =MO =K', 'no FC-MORPH-1'],
]);

describeClause('FC-MORPH-2', [
  [
    'with 16 immortals a Frog becomes a Ship',
    'w Fa5 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5 Sa7 Sb7 Sc7 Sd7 Se7 Sf7 Sg7 Si9',
    'Fa5 MO S',
    'w Sa5*18 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5 Sa7 Sb7 Sc7 Sd7 Se7 Sf7 Sg7 Si9',
  ],
  [
    'a Frog does not become a Ship among 17 immortals',
    'w Fa5 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5 Sa7 Sb7 Sc7 Sd7 Se7 Sf7 Sg7 Si9 Sj9',
    'Fa5 MO S',
    'no FC-MORPH-2',
  ],
  [
    'a carried Frog does not count when its Ship morphs',
    'w Fa5 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5 Sa7 Sb7 Sc7 Sd7 Se7 Sf7 Sg7 Si9[F]',
    'Si9 MO F',
    'w Fa5 Fb5 Fc5 Fd5 Fe5 Ff5 Fg5 Fh5 Sa7 Sb7 Sc7 Sd7 Se7 Sf7 Sg7 Fi9*18 / hidden i9:F',
  ],
  [
    'a Trebuchet does not become a Ship among 16 immortals',
    'w Xc2 Fa1 Fb1 Fc1 Fd1 Fe1 Ff1 Fg1 Fk1 / b Fa16 Fb16 Fc16 Fd16 Fe16 Ff16 Fg16 Fk16',
    'Xc2 MO S',
    'no FC-MORPH-2',
  ],
]);

it.each([
  ['FC-MORPH-1', 'a Morph starts the time on the square anew', 'w Nd4~9', 'Nd4 MO J', 'd4', 1],
  [
    'FC-MORPH-1',
    'a Morph on a quickened square counts its first turn twice',
    'w Nd4~9 / quick d4:9',
    'Nd4 MO J',
    'd4',
    2,
  ],
  [
    'FC-MORPH-1',
    'a Morph after a step leaves no time on the new square',
    'w Nd4~9 / captures d4:3',
    'Nd4-e6 MO J',
    'e6',
    0,
  ],
  ['FC-PAWN-4', 'a promotion starts the time on the square anew', 'w Pb16~9', 'b16 PR J', 'b16', 1],
  ['FC-PAWN-4', 'a promotion in a stack keeps the time of the stack', 'w RPb16~9', 'Pb16 PR Q', 'b16', 10],
  ['FC-EGG-2', 'a Dragon that hatches begins with no time on its square', 'w Ee5~59{59}', 'Ki1-i2', 'e5', 0],
  ['FC-BISH-2', 'a converted unit keeps the time on its square', 'w Bd4 / b Ng7~9', 'Bd4 CV g7', 'g7', 10],
])('%s · %s', (_rule, _what, line, actions, square, idle) => {
  expect(idleOn(line, actions, square)).toBe(idle);
});

it('FC-MORPH-1 · a Jester that becomes another kind loses its traps', () => {
  const result = play(at('w Je5 Jh2 / traps a5:w:Je5 b5:w:Je5 c5:w:Jh2'), 'Je5 MO N');
  if ('rule' in result) throw new Error(result.text);
  const { traps, nextId } = result.position as State;
  const [first, second, third] = traps.map(({ jester }) => jester);
  expect([first, third]).toEqual([second, 2]);
  expect(first).toBe(nextId - 1);
});

it('FC-MORPH-1 · extended range is kept among Riders only', () => {
  const rook = withFields('w Rc2', 'c2', [{ ext20: 25, capN: 3 }]);
  expect(unitsOn(following(rook, 'Rc2 MO B'), 'c2')).toEqual([{ id: 1, kind: 'B', ext20: 26 }]);
  expect(unitsOn(following(rook, 'Rc2 MO N'), 'c2')).toEqual([{ id: 1, kind: 'N' }]);
});
