/** Tests boundary cases of a monad's actions (FC-MONAD-4). */
import { expect, it } from 'vitest';
import { invariant } from '../../../src/kernel/invariant.ts';
import { playText } from '../../../src/kernel/record.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { monadsIn, type ShadowText, unitIn, withMonads } from './monad-support.ts';
import { line, play } from './support.ts';

const after = (text: string, units: readonly ShadowText[], action = 'Ki16-i15') => {
  const result = play(withMonads(`${text} / turn b`, units), action);
  invariant(!('rule' in result), 'rule' in result ? result.text : '');
  return result.position;
};

it('FC-MONAD-4 · a Rook also stuns after several attempted steps with a capture', () => {
  const rook = { unit: 'Ra5', active: true, solid: true } as const;
  expect(line(after('b Pa9 Nb10', [{ ...rook, plan: '-a7, xa9' }]))).toContain('Nb10*2');
  expect(line(after('b Pa7 Nb10', [{ ...rook, plan: 'xa7, -a9' }]))).not.toContain('*2');
});

it('FC-MONAD-4 · a Shadow Rook stuns the shadows next to it', () => {
  const knight = { unit: 'Nb10', side: 'b' } as const;
  expect(unitIn(after('', [{ unit: 'Ra5', plan: '-a9', active: true }, knight]), 1)).toBe('sNb10*2');
  expect(unitIn(after('', [{ unit: 'Ra5', plan: '-a7, -a9', active: true }, knight]), 1)).toBe('sNb10');
});

it('FC-MONAD-4 · a monad captures no King, neither by move nor by Cannon Blast', () => {
  const rook = { unit: 'Ri5', plan: 'xi15', active: true, solid: true } as const;
  expect(monadsIn(after('', [rook]))).toBe('w Ri5, active 0/1, stuck 1');
  const blast = {
    unit: 'Zi9',
    plan: 'CB i15',
    active: true,
    solid: true,
    fields: { cargo: [{ side: 'w', comps: [{ id: 400, kind: 'N' }] }] },
  } as const;
  expect(monadsIn(after('', [blast]))).toBe('w Zi9, active 0/1, stuck 1');
});

it("FC-MONAD-4 · a Knight's Leap that would capture no unit is no step", () => {
  const knight = { unit: 'Nd4', plan: '-e6^', active: true, solid: true } as const;
  expect(monadsIn(after('', [knight]))).toBe('w Nd4, active 0/1, stuck 1');
  expect(unitIn(after('b Pd5', [knight]))).toBe('Ne6');
});

it('FC-MONAD-4 · a Shadow Pawn is promoted, and goes on as a Shadow Queen', () => {
  expect(unitIn(after('', [{ unit: 'Pa15', plan: '-a16, -a10', active: true }]))).toBe('sQa10');
});

it('FC-MONAD-4 · a monad captures the first unit of a stack that it can', () => {
  const rook = { unit: 'Ra5', plan: 'xa9', active: true, solid: true } as const;
  expect(line(after('b RJa9 Pb9', [rook]))).toContain('closed b9:p');
  expect(line(after('b NJa9 Pb9', [rook]))).toContain('b Pb9');
});

it('FC-MONAD-4 · a monad whose King has exploded goes on, since it kills no King', () => {
  const knight = { unit: 'Ne5', plan: '-f7, -g9', active: true } as const;
  expect(unitIn(after('b Ph3 / closed h2:p', [knight], 'h3-h2'))).toBe('sNg9');
});

it('FC-MONAD-6 · a monad moves back over as many squares as it must', () => {
  const rook = { unit: 'Rc3', plan: '-a9', active: true, at: 'a1', solid: true } as const;
  expect(unitIn(after('walls b3 c2 a9', [rook]))).toBe('Ra1');
  expect(unitIn(after('walls a2 b1 a9', [rook]))).toBe('Rc3');
});

it('FC-MONAD-6 FC-CORR-2 · a monad moves back over no tomb and no corrupted square', () => {
  const rook = { unit: 'Ra1', plan: '-c9', active: true, at: 'c3' } as const;
  const solid = { ...rook, solid: true } as const;
  const to = (text: string, unit: ShadowText) => unitIn(after(`walls b3 d3 c4 c1 / ${text}`, [unit]));
  expect([to('', rook), to('', solid)]).toEqual(['sRc3', 'Rc3']);
  expect([to('corrupt c2', rook), to('corrupt c2', solid)]).toEqual(['sRa1', 'Ra1']);
  expect([to('closed c2:n', rook), to('closed c2:n', solid)]).toEqual(['sRa1', 'Ra1']);
  expect(to('corrupt a1', rook)).toBe('sRc3');
});

it('FC-MONAD-3 · an enemy shadow that was there before does not wake a monad', () => {
  const units = [
    { unit: 'Ra5', plan: '-a9' },
    { unit: 'Na5', side: 'b' },
  ] as const;
  expect(monadsIn(after('', units))).toBe('w sRa5, dist 0, waiting 0/1');
});

it('FC-MONAD-3 · an active monad is not woken again', () => {
  const position = withMonads('walls a6 / turn b', [
    { unit: 'Ra5', plan: '-a9', active: true },
    { unit: 'Nb3', side: 'b' },
  ]);
  const played = playText(GAME, position, 'sNb3-a5');
  invariant(played.ok, '');
  expect(played.value.flatMap(({ tell }) => tell().map(({ rule }) => rule))).not.toContain('FC-MONAD-3');
});
