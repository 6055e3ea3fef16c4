/** Every law at every position of games between levels of the computer. */
import type { Game, GameRecord } from '../../../src/kernel/game.ts';
import { brokenLaws, brokenNotation } from '../../../src/kernel/laws/laws.ts';
import { replay } from '../../../src/kernel/record.ts';
import { sure } from '../../../src/kernel/result.ts';
import { type Arena, gameOf } from './arena.ts';

/** The broken laws at every position of a game, in words, and how many actions it has. */
const checkGame = (game: Game, record: GameRecord): readonly [broken: readonly string[], actions: number] => {
  const { start, turns } = sure(replay(game, record));
  let position = start;
  const broken = turns.flatMap(({ picks, position: after }) => {
    const laws = [...brokenLaws(game, position, picks), ...brokenNotation(game, position, picks)];
    position = after;
    return laws;
  });
  return [broken, turns.length];
};

/** So many games of each pair; what breaks a law is printed with its game. */
export const checkLaws = (arena: Arena, pairs: readonly string[]): void => {
  let [actions, count, wrong] = [0, 0, 0];
  for (const pair of pairs) {
    for (let number = 0; number < arena.games; number++) {
      const record = gameOf(arena, pair, number);
      const [broken, played] = checkGame(arena.game, record);
      for (const law of broken) console.log(law);
      if (broken.length > 0) console.log(`  ${JSON.stringify(record)}`);
      actions += played;
      wrong += broken.length;
      count++;
    }
  }
  console.log(`${arena.game.id}: ${actions} actions of ${count} games, ${wrong} broken laws`);
  if (wrong > 0) process.exitCode = 1;
};
