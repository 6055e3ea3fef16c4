/**
 * Plays matches between two players from random openings, each played with both colours. Games may be cached in a
 * folder.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Target } from '../../src/kernel/asking/target.ts';
import { seeded } from '../../src/kernel/chance.ts';
import type { Editor } from '../../src/kernel/editing/edit.ts';
import { type Evaluation, evaluate } from '../../src/kernel/evaluation.ts';
import type { Game, GameEntry, GameRecord, Position } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { recordOf, withAction } from '../../src/kernel/record.ts';
import { unwrap } from '../../src/kernel/result.ts';
import { other, type Side } from '../../src/kernel/side.ts';
import { LEVELS, levelOf, limitsOf } from '../../src/opponent/levels.ts';
import { search } from '../../src/opponent/search.ts';

/** The parsed command line. */
export interface ArenaOptions {
  readonly games: number;
  readonly seed: number;
  /** The number of random turns that each side plays before the players take over. */
  readonly opening: number;
  /** The greatest advantage, in hundredths of a Pawn by the strongest level's search, with which an opening is used. */
  readonly even: number;
  /**
   * `most`: the ply after which a game is adjudicated; `winning`: the advantage, in hundredths of a Pawn, that wins
   * then.
   */
  readonly most: number;
  readonly winning: number;
  /** The folder of played games. A file's name tells the opening and the players, so that no game is played twice. */
  readonly records: string | undefined;
}

export interface Arena extends ArenaOptions {
  readonly game: Game;
  readonly evaluation: Evaluation;
  /** Null for a game without an editor. */
  readonly editor: Editor | null;
}

export const arenaOf = async (entry: GameEntry, wishes: ArenaOptions): Promise<Arena> => {
  invariant(entry.evaluation, `${entry.id} is a game with an opponent`);
  const loaded = await Promise.all([entry.load(), entry.evaluation(), entry.editor?.()]);
  const [game, evaluation, editor = null] = loaded;
  return { ...wishes, game, evaluation, editor };
};

/** The distance between the seeds that are tried for one opening. */
const SEED_STEP = 7919;

/** Plays random turns from the start. Tries another seed if the game ends or the position is too uneven. */
const openingOf = (arena: Arena, seed: number): readonly [GameRecord, Position] => {
  const { game, evaluation, opening, even } = arena;
  const isEven = (at: Position): boolean => {
    if (even === Infinity) return true;
    const thought = search(game, evaluation, at, limitsOf(levelOf('strong'), evaluation, 1));
    return thought !== null && Math.abs(thought.score) <= even;
  };
  let record = recordOf(game, seed);
  let position = game.setup(seed);
  let dice = seeded(seed);
  while (position.ply < 2 * opening || record.actions.length === 0) {
    const found = randomPicks(game, position, dice);
    if (!found) return openingOf(arena, seed + SEED_STEP);
    dice = found[1];
    record = withAction(record, game, found[0]);
    position = unwrap(game.play(position, found[0])).state;
  }
  return game.outcome(position) || !isEven(position) ? openingOf(arena, seed + SEED_STEP) : [record, position];
};

export interface PlayedGame {
  readonly record: GameRecord;
  /** The points of the pair's first player: 1, 0.5 or 0. */
  readonly points: number;
  /** The id of the clause that ended the game, or "adjudicated". */
  readonly rule: string;
  /** CPU time of the first player's actions, in ms. */
  readonly times: readonly number[];
}

/** Chooses an action; always the same one for a position and seed. */
type Player = (position: Position, seed: number) => readonly Target[];

/** Creates a player by its name: `random`, or the id of a level of the computer. */
const createPlayer = (game: Game, evaluation: Evaluation, name: string): Player => {
  const randomPlayer: Player = (position, seed) => {
    const found = randomPicks(game, position, seeded(seed));
    invariant(found, 'somebody can act');
    return found[0];
  };
  if (name === 'random') return randomPlayer;
  const level = LEVELS.find(({ id }) => id === name);
  invariant(level, `${name} is random or a level`);
  return (position, seed) => {
    // The search has no clock, since a busy machine would make matches irreproducible.
    const thought = search(game, evaluation, position, limitsOf(level, evaluation, seed));
    invariant(thought, 'somebody can act');
    return thought.picks;
  };
};

/**
 * Returns the sides, opening, players and file name of a pair's game. Each opening is used twice, with sides swapped,
 * unless a player meets itself.
 */
const gameSetupOf = ({ game, evaluation, seed }: Arena, pair: string, number: number) => {
  const [first = '', second = ''] = pair.split(':');
  const side: Side = number % 2 === 0 ? 'white' : 'black';
  const opening = seed + (first === second ? number : number >> 1);
  const names = { [side]: first, [other(side)]: second } as Record<Side, string>;
  const [white, black] = [names.white, names.black].map((name) => createPlayer(game, evaluation, name));
  const players = { white, black } as Record<Side, Player>;
  return { side, opening, players, name: `${game.id}-${opening}-${names.white}-${names.black}` };
};

/** Plays game `number` of a pair such as "careful:casual", and caches its record if there is a folder. */
export const playGame = (arena: Arena, pair: string, number: number): PlayedGame => {
  const { game, evaluation, most, winning, records } = arena;
  const { side, opening, players, name } = gameSetupOf(arena, pair, number);
  const times: number[] = [];
  let [record, position] = openingOf(arena, opening);
  const isOver = (): boolean =>
    game.outcome(position) !== null || (position.ply >= most && !evaluation.isMidTurn?.(position));
  while (!isOver()) {
    const before = process.cpuUsage();
    const picks = players[position.toMove](position, opening * 1000 + record.actions.length);
    const { user, system } = process.cpuUsage(before);
    if (position.toMove === side) times.push((user + system) / 1000);
    record = withAction(record, game, picks);
    position = unwrap(game.play(position, picks)).state;
  }
  if (records) {
    mkdirSync(records, { recursive: true });
    writeFileSync(`${records}/${name}.json`, `${JSON.stringify(record, null, 2)}\n`);
  }
  const outcome = game.outcome(position);
  const score = outcome ? 0 : evaluate(evaluation, position);
  const judged = Math.abs(score) < winning ? null : score > 0 ? 'white' : 'black';
  const winner = outcome ? outcome.winner : judged;
  const points = winner === null ? 0.5 : winner === side ? 1 : 0;
  return { record, points, rule: outcome?.rule ?? 'adjudicated', times };
};

/** Returns the cached record of a pair's game; plays the game if there is none. */
export const gameOf = (arena: Arena, pair: string, number: number): GameRecord => {
  const file = `${arena.records}/${gameSetupOf(arena, pair, number).name}.json`;
  return arena.records && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as GameRecord)
    : playGame(arena, pair, number).record;
};
