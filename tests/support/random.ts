/** Plays random games, which are the same each time for a seed. */
import { seeded } from '../../src/kernel/chance.ts';
import type { Game, GameRecord, Position, SetupOptions } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { recordOf, withAction } from '../../src/kernel/record.ts';

export interface RandomGame {
  readonly record: GameRecord;
  /** All positions in order, the start included. */
  readonly positions: readonly Position[];
  readonly last: Position;
}

/** Plays random actions until the game ends, or until `most` have been played. */
export const randomGame = (game: Game, seed: number, most: number, options: SetupOptions = {}): RandomGame => {
  let record = recordOf(game, seed, options);
  let last = game.setup(seed, options);
  let dice = seeded(seed);
  const positions = [last];
  while (record.actions.length < most) {
    const walked = randomPicks(game, last, dice);
    if (!walked) break;
    const [picks, next] = walked;
    const played = game.play(last, picks);
    invariant(played.ok, 'an open path can be played');
    record = withAction(record, game, picks);
    last = played.value.state;
    dice = next;
    positions.push(last);
  }
  return { record, positions, last };
};
