/**
 * Runs tables of edits. A row is a start, some edits in order, and what they lead to, such as a position file.
 *
 *     describeEditing(GAME, EDITOR, [
 *       { says: 'a worm leaves the square where it stood', at: '…', does: 'put worm-white e4', gives: '…' },
 *     ]);
 *
 * Edits: `bare`, `put BRUSH [FROM] SQUARE`, `clear SQUARE`, `carry FROM TO`, `set FIELD VALUE`,
 * `detail SQUARE ID VALUE`.
 */
import { describe, expect, it } from 'vitest';
import { squareNamed } from '../../src/kernel/board/board.ts';
import type { Editor } from '../../src/kernel/editing/edit.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import type { BoardView } from '../../src/kernel/view.ts';
import { must } from './scenario.ts';

export interface EditingRow {
  readonly says: string;
  /** The position before the edits, in the table's spelling; without it, the game's start. */
  readonly at?: string;
  readonly does: string;
  /** The expected draft in the table's spelling; it need not be legal. */
  readonly gives?: string;
  /** The expected number of units on the board after the edits. */
  readonly units?: number;
  /** Expected values of fields after the edits, as `turn=white phase=-`; a dash if the draft lacks the field. */
  readonly fields?: string;
  /** All details expected of one square after the edits: its name, then `id=value` of each. */
  readonly details?: string;
}

/** Reads and writes the positions of a table that does not spell them as position files. */
export interface Spelling {
  readonly read: (text: string) => Position;
  readonly write: (draft: Position) => string;
}

const findOrFail = <T>(list: readonly T[], is: (each: T) => boolean, what: string): T => {
  const one = list.find(is);
  invariant(one, `there is no ${what}`);
  return one;
};

const applyEdit = (game: Game, editor: Editor, draft: Position, deed: string): Position => {
  const [verb, first = '', ...rest] = deed.trim().split(' ');
  const at = (name: string) => {
    const square = squareNamed(game.board, name);
    invariant(square !== null, `${name} is no square`);
    return square;
  };
  const [second = '', third = ''] = rest;
  switch (verb) {
    case 'bare':
      return editor.withoutUnits(draft);
    case 'put':
      return findOrFail(editor.brushes, ({ id }) => id === first, `brush ${first}`).put(
        draft,
        at(rest.at(-1) ?? ''),
        at(second),
      );
    case 'clear':
      return editor.clear(draft, at(first));
    case 'carry':
      return editor.carry(draft, at(first), at(second));
    case 'set':
      return findOrFail(editor.fields, ({ id }) => id === first, `field ${first}`).write(draft, second);
    default: {
      invariant(verb === 'detail', `${verb} is nothing that a hand does`);
      return findOrFail(
        editor.details(draft, at(first)),
        ({ id }) => id === second,
        `detail ${second} on ${first}`,
      ).write(third) as Position;
    }
  }
};

/** Applies the edits of `does`, separated by ";", and returns the draft. */
export const applyEdits = (game: Game, editor: Editor, start: Position, does: string): Position =>
  does
    .split(';')
    .filter((deed) => deed.trim())
    .reduce((draft, deed) => applyEdit(game, editor, draft, deed), start);

const check = (game: Game, editor: Editor, { read, write }: Spelling, row: EditingRow): void => {
  const draft = applyEdits(game, editor, row.at === undefined ? game.setup(1) : read(row.at), row.does);
  if (row.gives !== undefined) expect(write(draft)).toBe(row.gives);
  if (row.units !== undefined) expect(Object.keys(editor.show(draft).units)).toHaveLength(row.units);
  for (const claim of row.fields?.split(' ') ?? []) {
    const id = claim.slice(0, claim.indexOf('='));
    expect(`${id}=${findOrFail(editor.fields, (each) => each.id === id, `field ${id}`).read(draft) ?? '-'}`).toBe(
      claim,
    );
  }
  if (row.details !== undefined) {
    const [name = '', ...claims] = row.details.split(' ');
    const square = squareNamed(game.board, name);
    invariant(square !== null, `${name} is no square`);
    expect(editor.details(draft, square).map(({ id, value }) => `${id}=${value}`)).toEqual(claims);
  }
};

export const describeEditing = (game: Game, editor: Editor, rows: readonly EditingRow[], spelling?: Spelling): void => {
  const spelled = spelling ?? { read: (text) => must(game.read(text)), write: editor.write };
  describe(`${game.title}, edited`, () => {
    it.each(rows.map((row) => [row.says, row] as const))('%s', (_says, row) => check(game, editor, spelled, row));

    it('shows a position as the game does', () => {
      const start = game.setup(1);
      const places = ({ units }: Pick<BoardView, 'units'>) =>
        Object.values(units).map(({ id, type, side, at, body }) => [id, type, side, at, body]);
      expect(places(editor.show(start))).toEqual(places(game.view(start)));
    });
  });
};
