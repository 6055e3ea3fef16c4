/** Tests Inchworm's lenses: what magnetism would move, what a blast would destroy, and attacks with their paths. */
import { expect, it } from 'vitest';
import { GAME } from '../../../src/variants/inchworm/index.ts';
import { nameOf } from '../../../src/variants/inchworm/position/board.ts';
import { at, index } from './support.ts';

const MAGNETS = 'White: Ka1, Rc4, Ng2; Black: Kg8, Pe6, QH6; links e4=H4';
const AROUND_E4 = [
  'e4 magnet IW-MAG-1: Magnet: e4',
  'H4 magnet IW-MAG-1: Magnet: e4',
  'e6 push IW-MAG-4: e6 is pushed to e8, n',
  'g2 pull IW-MAG-3: g2 is pulled to f3, nw',
  'c4 pull IW-MAG-3: c4 is pulled to d4, e',
  'H6 push IW-MAG-4: H6 is pushed to H8',
];

/** A position, a lens, its focus (empty for none), and its marks in order. */
const LOOKS: readonly (readonly [position: string, lens: string, focus: string, marks: readonly string[]])[] = [
  [MAGNETS, 'magnetism', 'e4', AROUND_E4],
  [MAGNETS, 'magnetism', 'H4', AROUND_E4],
  [MAGNETS, 'magnetism', '', []],
  [MAGNETS, 'blast', '', []],
  [
    'White: Ka1, Rc4/a8, Pe5; Black: Kg8, Pd5; links e5=H5',
    'blast',
    'd5',
    [
      "c4 blast IW-BOOM-4: Destroyed: White's half Rook on c4",
      'd4 blast IW-BOOM-4: In the blast',
      'e4 blast IW-BOOM-4: In the blast',
      'c5 blast IW-BOOM-4: In the blast',
      "d5 blast IW-BOOM-4: Destroyed: Black's Pawn on d5",
      "e5 blast IW-BOOM-4: Destroyed: White's Pawn on e5",
      "H5 blast IW-BOOM-4: Destroyed: White's Pawn on e5",
      'c6 blast IW-BOOM-4: In the blast',
      'd6 blast IW-BOOM-4: In the blast',
      'e6 blast IW-BOOM-4: In the blast',
      "a8 blast IW-BOOM-4: Destroyed with its other half: White's half Rook on a8",
    ],
  ],
  [
    'White: Ka1, Pe4; Black: Kg8, Pd7; links e4=H4',
    'attacked-by-black',
    'c6',
    [
      "c6 attacked IW-CHECK-1: c6 is attacked by Black's Pawn on d7",
      "e6 attacked IW-CHECK-1: e6 is attacked by Black's Pawn on d7",
      "f7 attacked IW-CHECK-1: f7 is attacked by Black's King on g8",
      "g7 attacked IW-CHECK-1: g7 is attacked by Black's King on g8",
      "h7 attacked IW-CHECK-1: h7 is attacked by Black's King on g8",
      "f8 attacked IW-CHECK-1: f8 is attacked by Black's King on g8",
      "h8 attacked IW-CHECK-1: h8 is attacked by Black's King on g8",
      "d7 way IW-RIDE-2: On the path of Black's Pawn on d7 to c6",
      "c6 way IW-RIDE-2: On the path of Black's Pawn on d7 to c6",
    ],
  ],
];

it.each(LOOKS)('%s: %s on "%s"', (text, lens, focus, marks) => {
  const shown = GAME.look(at(text), lens, focus ? index(focus) : null);
  const said = shown.map(
    ([square, { kind, rule, label, toward }]) =>
      `${nameOf(square)} ${kind} ${rule}: ${label}${toward ? `, ${toward}` : ''}`,
  );
  expect(said).toEqual(marks);
});

it.each([
  ['White: Ka1, Rc2; Black: Kg8; links c2=H2, f6=H6', 'f1', 'c2 H2 H3 H4 H5 H6 f6 f5 f4 f3 f2 f1', 'IW-RIDE-3'],
  ['White: Ka1, RH2; Black: Kg8; links f6=H6', 'f1', 'H2 H3 H4 H5 H6 f6 f5 f4 f3 f2 f1', 'IW-RIDE-2'],
  ['White: Ka1, Nc3; Black: Kg8', 'e4', 'c3 e4', 'IW-RIDE-2'],
  ['White: Ka1, Rc1; Black: Kg8; links c3=H3, f4=H4, d6=H6', 'a6', 'c1 c2 c3 H3 H4 f4 H5 H6 d6 c6 b6 a6', 'IW-RIDE-3'],
])('%s: the way to %s', (text, focus, way, rule) => {
  const marks = GAME.look(at(text), 'attacked-by-white', index(focus)).filter(([, { kind }]) => kind === 'way');
  expect([marks.map(([square]) => nameOf(square)).join(' '), marks[0]?.[1].rule]).toEqual([way, rule]);
});
