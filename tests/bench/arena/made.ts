/** Positions made to be won: most of the board is emptied and a random hand edits the rest. */
import { editAtRandom, thin } from '../../../src/cli/fuzz/draft.ts';
import { createSeldom } from '../../../src/cli/fuzz/seldom.ts';
import { thrower } from '../../../src/kernel/chance.ts';
import type { Editor } from '../../../src/kernel/editing/edit.ts';
import type { Game, Position } from '../../../src/kernel/game.ts';
import { sure } from '../../../src/kernel/result.ts';
import type { Worth } from '../../../src/kernel/worth.ts';

/** At least this share of the board is emptied, of 100: with few pieces left lists are short. */
const EMPTIED = 70;
const MOST_EDITS = 40;

/** Positions that somebody can play from, one for each number from `seed` on. */
export function* madePositions(game: Game, editor: Editor, worth: Worth, seed: number): Generator<Position> {
  const tools = createSeldom();
  for (let number = seed; ; number++) {
    const die = thrower(number);
    const sparse = thin(game, editor, game.setup(number), EMPTIED + die(101 - EMPTIED), die);
    const made = editAtRandom(game, editor, sparse, die(MOST_EDITS), die, tools);
    const position = sure(game.read(editor.write(made)));
    if (!game.outcome(position) && !worth.awaitsDice?.(position) && !worth.isMidTurn?.(position))
      yield position;
  }
}
