/** Whatever a hand does to a position can be shown and written, and what the reader lets pass can be played. */
import { describe, expect, it } from 'vitest';
import { thrower } from '../../src/kernel/chance.ts';
import { type Editor, faultOf, isGiven, type ValueKind } from '../../src/kernel/edit.ts';
import { canAct, type Game, type Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { frozen } from '../../src/kernel/laws.ts';
import { GAMES } from '../../src/variants/index.ts';
import { randomGame } from '../support/random.ts';
import { must } from '../support/scenario.ts';

const EDITS = 300;

const given = (kind: ValueKind, die: (sides: number) => number): string =>
  'of' in kind ? (kind.of[die(kind.of.length)]?.id ?? '') : String(kind.from + die(kind.to - kind.from + 1));

/** A position some plies into a random game. */
const played = (game: Game, seed: number): Position => {
  const { last } = randomGame(game, seed, 12);
  return game.outcome(last) ? game.setup(seed) : last;
};

const edited = (game: Game, editor: Editor, draft: Position, die: (sides: number) => number): Position => {
  const square = die(game.board.squares.length);
  const brush = editor.brushes[die(editor.brushes.length)];
  const field = editor.fields[die(editor.fields.length)];
  const details = editor.details(draft, square);
  const detail = details[die(Math.max(1, details.length))];
  invariant(brush && field, 'an editor has brushes and fields');
  switch (die(5)) {
    case 0:
      return editor.clear(draft, square);
    case 1:
      return editor.carry(draft, square, die(game.board.squares.length));
    case 2:
      return field.read(draft) === null ? draft : field.write(draft, given(field.kind(draft), die));
    case 3:
      return detail ? detail.write(given(detail.kind, die)) : draft;
    default:
      return brush.put(draft, square, die(game.board.squares.length));
  }
};

const checkDraft = (game: Game, editor: Editor, draft: Position): void => {
  frozen(draft);
  const { units, marks } = editor.show(draft);
  for (const { at } of Object.values(units)) expect(at.every((square) => square >= 0 && square < game.board.squares.length)).toBe(true);
  expect(Object.keys(marks).every((square) => Number(square) < game.board.squares.length)).toBe(true);
  for (const field of editor.fields) {
    const value = field.read(draft);
    if (value === null) continue;
    expect(isGiven(field.kind(draft), value), `${field.title}: ${value}`).toBe(true);
    expect(field.read(field.write(draft, value)), field.title).toBe(value);
  }
  if (faultOf(game, editor, draft)) return;
  const position = must(game.read(editor.write(draft)));
  expect(game.view(position).turn.outcome === null).toBe(canAct(game, position));
};

describe.each(GAMES.map((entry) => [entry.title, entry] as const))('%s, set up by hand', async (_title, entry) => {
  const game = await entry.load();
  const editor = await entry.editor?.();
  invariant(editor, 'every game can be set up by hand');

  it.each([1, 2, 3])('stands whatever is done to it (%i)', (seed) => {
    const die = thrower(seed);
    let draft = seed === 1 ? editor.bare(game.setup(seed)) : played(game, seed);
    for (let count = 0; count < EDITS; count++) {
      draft = count % 60 === 59 ? played(game, seed + count) : edited(game, editor, draft, die);
      checkDraft(game, editor, draft);
    }
  });

  it('shows a position as the game itself does', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const position = played(game, seed);
      const shown = editor.show(position).units;
      const seen = game.view(position).units;
      const places = (units: typeof shown) => Object.values(units).map(({ id, type, side, at }) => [id, type, side, at]);
      expect(places(shown)).toEqual(places(seen));
      expect(editor.write(position)).toBe(game.write(position));
    }
  });

  it('can empty the board', () => {
    expect(Object.keys(editor.show(editor.bare(played(game, 5))).units)).toEqual([]);
  });
});
