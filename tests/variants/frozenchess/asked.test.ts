/** What is asked in the middle of an action: every choice that is open, and every one that is refused, with its clause. */
import { describe, expect, it } from 'vitest';
import type { Target } from '../../../src/kernel/menu.ts';
import { nameOf } from '../../../src/variants/frozenchess/geometry.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { at, play, squareOf } from './support.ts';
import { played } from './table.ts';

const targetOf = (pick: string): Target => {
  if (pick.startsWith('=')) return { kind: 'option', option: pick.slice(1) };
  return pick.startsWith('#') ? { kind: 'unit', unit: Number(pick.slice(1)) } : { kind: 'square', square: squareOf(pick) };
};

const pickOf = (target: Target): string => {
  if (target.kind === 'square') return nameOf(target.square);
  return target.kind === 'option' ? `=${target.option}` : target.kind === 'unit' ? `#${target.unit}` : target.kind;
};

const asked = (before: string, picks: string): string => {
  const menu = GAME.ask(at(before), picks.split(' ').map(targetOf));
  if (!menu.ok) return `no ${menu.error.rule}`;
  if (menu.value.kind === 'act') return 'done';
  const { choices } = menu.value;
  const places = new Map(choices.map(({ target }, index) => [target, target.kind === 'square' ? target.square : 1000 + index]));
  return [...choices]
    .sort((a, b) => (places.get(a.target) as number) - (places.get(b.target) as number))
    .map((choice) => (choice.kind === 'refused' ? `${pickOf(choice.target)}:${choice.why().rule}` : pickOf(choice.target)))
    .join(' ');
};

/** The clause, what is asked, the position, the picks so far, and all choices: the squares in scan order, then the others. */
const ROWS: readonly (readonly [clause: string, what: string, before: string, picks: string, choices: string])[] = [
  [
    'FC-SHAD-6',
    'all that a Shadow Knight may do',
    'w sNd4 / b sPe6 sPd5 sPd6',
    'd4',
    'c2 e2 b3 f3 b5 c5 e5 f5 c6 e6 =steps =DS:FC-SHAD-7 =SS:FC-SHAD-8 =SW =PU =MN',
  ],
  ['FC-SHAD-6', 'a Shadow Trebuchet', 'w sXd4@5', 'd4', '=DS =MN'],
  ['FC-SHAD-6', 'an empty Shadow Cannon', 'w sZd4@5 / b Nd8', 'd4', '=DS =UL:FC-TRAN-2 =MN'],
  ['FC-SHAD-9', 'one of two aboard', 'w sSd4[sNP]', 'd4 =UL', '=1 =2'],
  ['FC-SHAD-9', 'the second of them', 'w sSd4[sNP] Pc3', 'd4 =UL =2', 'c3:FC-TRAN-2 d3 e3 c4 e4 c5 d5 e5'],
  ['FC-SHAD-4', 'whom it captures', 'w sNd4 / b sPe6 sRe6', 'd4 e6', '=plain #3 #4'],
  ['FC-SHAD-4', 'of its own kind nobody', 'w sNd4 / b sPe6 sNe6', 'd4 e6', '=plain #3'],
  ['FC-KNIG-3', 'the second step of a March', 'w sNd4', 'd4 =steps f5', 'e3 g3 d4 h4 d6 e6 g6 h6 e7 g7'],
  ['FC-KNIG-3', 'the third, or the end', 'w sNd4', 'd4 =steps f5 g7', 'f5 h5 e6 i6 e8 f8 h8 i8 f9 h9 =done'],
  ['FC-KNIG-3', 'no capture by the first step', 'w sNd4 / b sPf5', 'd4 =steps f5', 'e3 g3 d4 h4 d6 e6 g6 h6 e7 g7'],
  ['FC-KNIG-3', 'nor by the second without its leap', 'w sNd4 / b sPd6', 'd4 =steps f5 d6', 'c4 e4 b5 f5 b7 c7 e7 f7 c8 e8 =done'],
  ['FC-KNIG-3', 'with its leap it may capture there, too', 'w sNd4 / b sPd6 sPe5', 'd4 =steps f5 d6', '=plain #3'],
  ['FC-KNIG-3', 'then the leap is no question', 'w sNd4 / b sPd6 sPe5', 'd4 =steps f5 d6 #3', 'done'],
  [
    'FC-MULTI-2',
    'the first step of two, among walls',
    'w sRa1 / captures a1:3 / b sNa4 Pb2 / walls b1 a6',
    'a1 =steps',
    'b1:FC-SHAD-3 a2 a3 a4 a5 a6:FC-SHAD-3 =PL',
  ],
  [
    'FC-MULTI-2',
    'the last may capture, push, pull or return',
    'w sRa1@5 / captures a1:3 / b sNa4 sPa3 / walls b1 b2 a6 b3',
    'a1 =steps a2',
    'a1 b2:FC-SHAD-3 a3 a4 a5 a6:FC-SHAD-3 =DS =PL =PU',
  ],
  ['FC-MULTI-2', 'whom it captures by its last step', 'w sRa1 / captures a1:3 / b sNa4', 'a1 =steps a2 a4', '=plain #3'],
  [
    'FC-MULTI-2',
    'a Pull that costs ends the turn',
    'w sQe1 / b sNe9 / captures e1:3',
    'e1 =steps =PL e9',
    'e2:FC-MULTI-2 e3:FC-MULTI-2 e4:FC-MULTI-2 e5:FC-MULTI-2 e6:FC-MULTI-2 e7 e8',
  ],
  ['FC-MULTI-2', 'as the last step it may cost', 'w sQe1 / b sNe9 / captures e1:3', 'e1 =steps e2 =PL e9', 'e3 e4 e5 e6 e7 e8'],
  [
    'FC-MULTI-3',
    'no Conversion by the first step',
    'w sBa1 / captures a1:3 / b sRg7 / walls b1 a2 c3',
    'a1 =steps',
    'b1:FC-SHAD-3 a2:FC-SHAD-3 b2 c3:FC-SHAD-3',
  ],
  [
    'FC-MULTI-3',
    'but by the last',
    'w sBa1@5 / captures a1:3 / b sRc3 / walls b1 a2 d4 b3 a3 c1 c2',
    'a1 =steps b2',
    'a1 b1:FC-SHAD-3 c1:FC-SHAD-3 a2:FC-SHAD-3 c2:FC-SHAD-3 a3:FC-SHAD-3 b3:FC-SHAD-3 c3 d4:FC-SHAD-3 =DS =CV =PL:FC-PULL-1',
  ],
  ['FC-ASSN-2', 'a Run may go on', 'w sMd4 / b sNe6 sBf8 / walls g7', 'd4 e6 #3', 'g7:FC-SHAD-3 f8 =done'],
  ['FC-ASSN-2', 'not after a move', 'w sMd4 / b sBf8', 'd4 e6', 'done'],
  ['FC-MC-1', 'who of a stack is made to act', 'w Rd4 / b NBd8', 'd4 =MC d8', '#3 #4'],
];

describe('asked', () => {
  it.each(ROWS)('%s · %s', (_clause, _what, before, picks, choices) => {
    expect(asked(before, picks)).toBe(choices);
  });
});

it('FC-MC-1 · each unit of the stack by its place and kind', () => {
  const menu = GAME.ask(at('w Rd4 / b NBd8'), ['d4', '=MC', 'd8'].map(targetOf));
  expect(menu.ok && menu.value.kind === 'ask' && menu.value.choices.map(({ label }) => label)).toEqual(['1: Knight', '2: Bishop']);
});

describe('played', () => {
  played([
    ['FC-SHAD-8', 'an empty Cannon strikes nobody', 'w sZd4@5 / b Nd8', 'sZd4 SS d8', 'no FC-SHAD-6'],
    ['FC-SHAD-8', 'a loaded one does', 'w sZd4@5[sN] / b Nd8', 'sZd4 SS d8', 'w sZd4*10@6[sN] / b sNd8'],
    ['FC-SHAD-4', 'nobody but a Lancer swipes', 'w sQd4 / b sPg7 sRe4 sRf5', 'sQd4xg7', 'w sQg7(15)@1,3 / b sRe4 sRf5 / hidden g7:p'],
    ['FC-SHAD-4', 'a Lancer pulls nobody', 'w sLd4 / b sNg7', 'sLd4 PL g7 1', 'no FC-SHAD-6'],
    ['FC-JEST-3', 'one trap springs, the others stay armed', 'w Nh4 / traps g6:b e6:b', 'Nh4-g6', 'w Ng6*4 / walls h4 / traps e6:b g6:b!'],
    [
      'FC-CORR-1',
      'a trap on a corrupted square is gone',
      'w Nc2 / closed a1:r / exploded a1:4 / traps a1:b',
      'Nc2-a1',
      'w / b / corrupt a1',
    ],
    ['FC-CORR-1', 'not an explosion earlier', 'w Nc2 / closed a1:r / exploded a1:3 / traps a1:b', 'Nc2-a1', 'open a1:rN / traps a1:b'],
    ['FC-MC-1', 'a Portal Protector is not sent through the portal', 'w Rd4 / b Nd8 Cf9', 'd4 =MC d8 =MP', 'no FC-MC-1'],
    ['FC-MC-1', 'a Chancellor is', 'w Rd4 / b Cd8', 'Rd4 MC d8 : Cd8 MP', 'w Rd4 / b Cm9 / walls d8'],
  ]);
});

/** What the majority side still lacks, after these actions. */
const lackAfter = (before: string, actions: string): string => {
  const result = play(at(before), actions);
  return 'rule' in result
    ? result.text
    : (GAME.view(result.position).turn.players.white.find(({ kind }) => kind === 'majority')?.label ?? '');
};

it('FC-STG-3 · a shadow captures and is promoted for the victory sequence like a unit', () => {
  const long = (shadows: string) => `plies 600 / w Qh5 Re5 Rg6 ${shadows}`;
  expect(lackAfter(long('sPb15'), 'sPb15-b16=Q')).toBe('Majority: lacks captures in a row (0 of 2) and checks in a row (0 of 2)');
  expect(lackAfter(long('sPb5 / b sPc6'), 'sPb5xc6')).toBe(
    'Majority: lacks captures in a row (1 of 2), a promotion and checks in a row (0 of 2)',
  );
  expect(lackAfter(long('sPb5 / b sNc6'), 'sPb5xc6')).toBe('Majority: lacks captures in a row (1 of 2) and checks in a row (0 of 2)');
  expect(lackAfter(long('sRb5'), 'sRb5-b6')).toBe('Majority: lacks captures in a row (0 of 2), a promotion and checks in a row (0 of 2)');
});
