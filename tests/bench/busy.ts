/** Where to measure: the start of a game, and the place in its sample games where most is on the board. */
import type { Game, GameRecord } from '../../src/kernel/game.ts';
import { replay } from '../../src/kernel/record.ts';
import type { BoardView } from '../../src/kernel/view.ts';
import { wholeGame } from '../browser/games.ts';

/** A record, and how many of its actions are played before measuring begins. */
export interface BenchScene {
  readonly name: 'start' | 'busy';
  readonly record: GameRecord;
  readonly from: number;
}

/** How much there is to draw: marks and badges, and the units that bear them. */
const weight = ({ units, marks }: BoardView): number =>
  Object.values(units).reduce((sum, { badges }) => sum + 1 + badges.length, 0) +
  Object.values(marks).reduce((sum, list) => sum + list.length, 0);

/** The start, and the busiest place that so many actions follow. */
export const scenesOf = (game: Game, actions: number): readonly BenchScene[] => {
  const records = game.samples.length > 0 ? game.samples.map(({ record }) => record) : [wholeGame(game)];
  const places = records.flatMap((record) => {
    const replayed = replay(game, record);
    const positions = replayed.ok
      ? [replayed.value.start, ...replayed.value.turns.map(({ position }) => position)]
      : [];
    return positions
      .slice(0, Math.max(1, positions.length - actions))
      .map((position, from) => ({ record, from, weight: weight(game.view(position)) }));
  });
  const [busiest] = places.sort((a, b) => b.weight - a.weight);
  const [first] = records;
  return [
    ...(first ? [{ name: 'start', record: first, from: 0 } as const] : []),
    ...(busiest ? [{ name: 'busy', record: busiest.record, from: busiest.from } as const] : []),
  ];
};
