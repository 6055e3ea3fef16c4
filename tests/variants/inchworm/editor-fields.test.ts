/** Tests the fields of Inchworm's editor with their values, and its brushes. */
import { expect, it } from 'vitest';
import { EDITOR } from '../../../src/variants/inchworm/editor/index.ts';
import { at } from './support.ts';

const BOARD = 'White: Kb1; Black: Kg7';
const CASTLING = 'White: Ke1, Rh1; Black: Ke8; rights K';

/** Returns the values that a field offers, each as "id: title", or its range, as "1 to 999999". */
const offered = (text: string, field: string): string => {
  const kind = EDITOR.fields.find(({ id }) => id === field)?.kind(at(text));
  if (!kind) return 'no such field';
  return 'of' in kind ? kind.of.map(({ id, title }) => `${id}: ${title}`).join('; ') : `${kind.from} to ${kind.to}`;
};

it.each([
  ['White: Ke1/g1, Rh1/f1; Black: Ke8/c8, Ra8/d8', 'castling-white', 'none: No; K: Kingside'],
  ['White: Ke1/g1, Rh1/f1; Black: Ke8/c8, Ra8/d8', 'castling-black', 'none: No; Q: Queenside'],
  ['White: Ke1/g1, Rh1/f1; Black: Kg8', 'castling-black', 'none: No'],
  [BOARD, 'turn', 'white: White; black: Black'],
  [BOARD, 'number', '1 to 999999'],
  [BOARD, 'quiet', '0 to 999999'],
  [BOARD, 'mode', 'linking: Makes links; unlinking: Removes links'],
  [BOARD, 'dice', 'seeded: App rolls; real: You roll and enter them'],
  [BOARD, 'rules', 'all: All rules; first: First game: no links and no explosions'],
  [CASTLING, 'right-white-K', 'no: No; yes: Yes'],
])('%s: the field %s', (text, field, said) => expect(offered(text, field)).toBe(said));

it.each([
  ['pawn-white', 'White', "White's Pawn", false],
  ['half-rook-black', 'Black, extended', "Black's Rook in 2 halves: first one square, then the other", true],
  ['link', 'Links', 'Link: from a square to the hallway square of its rank', true],
  ['passing', 'This turn', 'En passant: from the Pawn to a square it passed', true],
])('the brush %s is among %s', (id, group, title, joins) => {
  const brush = EDITOR.brushes.find((each) => each.id === id);
  expect([brush?.title, brush?.group, brush?.joins ?? false]).toEqual([title, group, joins]);
  expect(EDITOR.brushes.some((each) => each.id.startsWith('half-pawn'))).toBe(false);
});
