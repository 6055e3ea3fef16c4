/** Positions made to be won: most of the board is emptied and a random hand edits the rest. */
import { editAtRandom, thin } from '../../../src/cli/fuzz/random-position.ts';
import { createRareFirst } from '../../../src/cli/fuzz/rare.ts';
import { thrower } from '../../../src/kernel/chance.ts';
import type { Editor } from '../../../src/kernel/editing/edit.ts';
import type { Evaluation } from '../../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../../src/kernel/game.ts';
import { sure } from '../../../src/kernel/result.ts';

/** At least this share of the board is emptied, of 100: with few pieces left lists are short. */
const EMPTIED = 70;
const MOST_EDITS = 40;

/** Positions that somebody can play from, one for each number from `seed` on. */
export function* madePositions(
  game: Game,
  editor: Editor,
  evaluation: Evaluation,
  seed: number,
): Generator<Position> {
  const tools = createRareFirst();
  for (let number = seed; ; number++) {
    const die = thrower(number);
    const sparse = thin(game, editor, game.setup(number), EMPTIED + die(101 - EMPTIED), die);
    const made = editAtRandom(game, editor, sparse, die(MOST_EDITS), die, tools);
    const position = sure(game.read(editor.write(made)));
    if (!game.outcome(position) && !evaluation.awaitsDice?.(position) && !evaluation.isMidTurn?.(position))
      yield position;
  }
}
