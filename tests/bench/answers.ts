/** How long the engine takes for one answer to a player, and how many actions a second it plays at random. */
import { square } from '../../src/kernel/asking/target.ts';
import { seeded } from '../../src/kernel/chance.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { replay } from '../../src/kernel/record.ts';
import type { BenchScene } from './busy.ts';
import { cpu, type Spread, spread } from './clock.ts';

/**
 * Random games from a position, one after the other; `visit` is told every position that was asked in. The walk
 * itself keeps none: positions that are kept make whatever is remembered of them costly.
 */
const walk = (
  game: Game,
  start: Position,
  actions: number,
  visit: (position: Position) => void = () => {},
): void => {
  let dice = seeded(1);
  let position = start;
  for (let asked = 0; asked < actions; ) {
    const chosen = randomPicks(game, position, dice);
    const played = chosen && game.play(position, chosen[0]);
    if (chosen) {
      dice = chosen[1];
      visit(position);
      asked++;
    }
    if (!chosen && position === start) break;
    position = played?.ok ? played.value.state : start;
  }
};

/** The position of a scene. */
export const positionIn = (game: Game, { record, from }: BenchScene): Position => {
  const replayed = replay(game, { ...record, actions: record.actions.slice(0, from) });
  invariant(replayed.ok, `the record of ${game.id} can be played`);
  return replayed.value.turns.at(-1)?.position ?? replayed.value.start;
};

/** Actions a second: the median of several walks that take about as long as the budget together. */
export const walksPerSecond = (game: Game, start: Position, runs: number, budget: number): number => {
  let actions = 20;
  while (cpu(() => walk(game, start, actions)) < budget / runs / 2 && actions < 1e6) actions *= 2;
  const times = Array.from({ length: runs }, () => cpu(() => walk(game, start, actions)));
  return (actions / spread(times).median) * 1000;
};

export interface Answers {
  /** A new position: its end or not, its view with all checks, and its whole first question. */
  readonly ready: Spread;
  readonly question: Spread;
  readonly refusal: Spread;
  readonly preview: Spread;
  /** Every lens of the game once. */
  readonly lenses: Spread;
}

/** Through JSON: nothing is remembered of it. */
const forgotten = (position: Position): Position => JSON.parse(JSON.stringify(position)) as Position;

export const answersOf = (game: Game, start: Position, count: number): Answers => {
  const positions: Position[] = [];
  walk(game, start, count, (position) => positions.push(position));
  const timed = (answer: (position: Position, index: number) => unknown): Spread =>
    spread(
      positions.map((position, index) => {
        const fresh = forgotten(position);
        return cpu(() => answer(fresh, index));
      }),
    );
  const squares = game.board.squares.length;
  return {
    ready: timed((position) => [game.outcome(position), game.view(position), game.ask(position, [])]),
    question: timed((position) => game.ask(position, [])),
    refusal: timed((position, index) => game.explain(position, [], square((index * 37) % squares))),
    preview: spread(
      positions.map((position, index) => {
        const fresh = forgotten(position);
        const chosen = randomPicks(game, fresh, seeded(index));
        return cpu(() => {
          const shown = chosen && game.preview(fresh, chosen[0]);
          return shown?.ok && shown.value.tell();
        });
      }),
    ),
    lenses: timed((position, index) =>
      game.lenses.map(({ id }) => game.look(position, id, (index * 37) % squares)),
    ),
  };
};
