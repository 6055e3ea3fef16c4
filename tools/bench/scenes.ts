/** Finds the scenes to measure: the start of a game, and the fullest board of its samples. */
import type { Game, GameRecord, Position } from '../../src/kernel/game.ts';
import { replay } from '../../src/kernel/record.ts';
import { unwrap } from '../../src/kernel/result.ts';
import { wholeGame } from '../../tests/browser/games.ts';

/** A position to measure from: that of `record` after its first `from` actions. */
export interface Scene {
  readonly name: string;
  readonly game: Game;
  readonly record: GameRecord;
  readonly from: number;
  readonly position: Position;
}

/** Counts what is drawn on a position's board: units, badges and marks. */
const drawingLoad = (game: Game, position: Position): number => {
  const { units, marks } = game.view(position);
  const badges = Object.values(units).flatMap((unit) => [unit, ...unit.badges]);
  return badges.length + Object.values(marks).flat().length;
};

/** Returns the start, and the fullest position that at least `following` actions follow. */
export const scenesOf = (game: Game, following: number): readonly Scene[] => {
  const samples = game.samples.map(({ record }) => record);
  const places = (samples.length > 0 ? samples : [wholeGame(game)]).flatMap((record) => {
    const { start, actions } = unwrap(replay(game, record));
    const positions = [start, ...actions.map(({ position }) => position)];
    return positions
      .slice(0, Math.max(1, positions.length - following))
      .map((position, from) => ({ game, record, from, position, weight: drawingLoad(game, position) }));
  });
  const [first] = places;
  const [busiest] = [...places].sort((a, b) => b.weight - a.weight);
  const found = { start: first, busy: busiest };
  return Object.entries(found).flatMap(([name, place]) => (place ? [{ name, ...place }] : []));
};
