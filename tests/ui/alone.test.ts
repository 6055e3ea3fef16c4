/** Tests the diagrams that show how a piece moves, alone on an empty board. */
import { expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { diagramsOf, loneUnitOf } from '../../src/ui/pieces/loneUnit.ts';
import { GAME as FROZEN_CHESS } from '../../src/variants/frozenchess/index.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';

/** Returns what each diagram of a piece shows, with its number of squares, as "moves 10"; null if there is none. */
const shownOf = (game: Game, type: string) => {
  const alone = loneUnitOf(game, type);
  return alone && diagramsOf(game, alone).map(({ shows, reach }) => `${shows} ${reach.tones.size}`);
};

test('moves and captures share a diagram unless they differ', () => {
  expect(shownOf(INCHWORM, 'king')).toEqual(['both 8']);
  expect(shownOf(INCHWORM, 'pawn')).toEqual(['moves 1', 'captures 2']);
  expect(shownOf(FROZEN_CHESS, 'N')).toEqual(['moves 10', 'captures 8']);
});

test('a piece that never captures, or never moves, has fewer diagrams', () => {
  expect(shownOf(FROZEN_CHESS, 'J')).toEqual(['moves 24']);
  expect(shownOf(FROZEN_CHESS, 'X')).toEqual([]);
  expect(shownOf(FROZEN_CHESS, 'E')).toBeNull();
});

test('all squares are shown together, hollow if some are for captures only', () => {
  expect(shownOf(CHESS, 'knight')).toEqual(['alone 8']);
  expect(shownOf(SNAKE, 'lancer')).toEqual(['hollow 22']);
});

test('distant pieces show no warnings', () => {
  for (const type of Object.keys(SNAKE.pieces))
    expect([...(loneUnitOf(SNAKE, type)?.reach.tones.values() ?? [])]).not.toContain('danger');
});
