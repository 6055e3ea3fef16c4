import { expect, test } from 'vitest';
import { differencesBetween } from '../../src/app/narration/difference.ts';
import { selectDifferences, selectLastSquares } from '../../src/app/store/selectors.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import { playText, replay } from '../../src/kernel/record.ts';
import { GAME as FROZEN } from '../../src/variants/frozenchess/index.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';
import { at } from '../variants/frozenchess/support.ts';
import { at as inchwormAt } from '../variants/inchworm/support.ts';
import { chessRoom, pickAll } from './room.ts';

const changed = (given: string, action: string): readonly string[] => {
  const before = at(given);
  const after = must(playText(FROZEN, before, action)).at(-1)?.position ?? before;
  return differencesBetween(FROZEN, FROZEN.view(before), FROZEN.view(after)).map(({ text }) => text);
};

test('a capture: units lost and moved, and marks on squares', () => {
  expect(changed('w Ra5 / b Na9', 'Ra5xa9')).toEqual([
    'White moved the Rook from a5 to a9.',
    'Black lost the Knight on a9.',
    'Black: 1 piece (2 before).',
    'New: 4 walls on a5, a6, a7 and a8.',
    'New: 1 hidden tomb on a9.',
  ]);
});

test('a link of Inchworm: both its squares', () => {
  const before = inchwormAt('White: Kb1; Black: Kg8');
  const after = must(playText(INCHWORM, before, '[H4=a4] Kb1~b2')).at(-1)?.position ?? before;
  expect(differencesBetween(INCHWORM, INCHWORM.view(before), INCHWORM.view(after)).map(({ text }) => text)).toContain(
    'New: 2 linked squares on a4 and H4.',
  );
});

test('a price: the units paralysed now', () => {
  expect(changed('w Qe1 / b Ne9', 'Qe1 PL e9 7')).toEqual([
    'Black moved the Knight from e9 to e2.',
    "Now paralysed: White's Queen on e1.",
  ]);
});

test('lists units lost, moved and turned, with their squares', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4 d7 d5 e4 d5 d8 d5 b1 c3');
  store.getState().compare(0);
  const lines = selectDifferences(store.getState());
  expect(lines?.map(({ text }) => text)).toEqual([
    'White lost the Pawn on e2.',
    'White moved the Knight from b1 to c3.',
    'Black lost the Pawn on d7.',
    'Black moved the Queen from d8 to d5.',
  ]);
  const lit = () =>
    selectLastSquares(store.getState()).map((square) =>
      squareName(store.getState().table?.game.board ?? FROZEN.board, square),
    );
  expect(lit().sort()).toEqual(['b1', 'c3', 'd5', 'd7', 'd8', 'e2']);
  store.getState().highlightOnly(0);
  expect(lit()).toEqual(['e2']);
  store.getState().goTo(0);
  expect(selectDifferences(store.getState())).toEqual([]);
  store.getState().compare(null);
  expect(selectDifferences(store.getState())).toBeNull();
});

test('samples differ from their start in at most eight lines, none of them empty', async () => {
  for (const entry of GAMES) {
    const game = await entry.load();
    for (const { record } of game.samples) {
      const { start, actions } = must(replay(game, record));
      const end = actions.at(-1)?.position ?? start;
      const lines = differencesBetween(game, game.view(start), game.view(end));
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(8);
      for (const { text } of lines) expect(text).toMatch(/^[A-Z0-9].*\.$/);
    }
  }
});
