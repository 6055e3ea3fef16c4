/** Matches between two players from random openings, each played with both colours. Games may be cached in a folder. */
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
  /** Random turns of each side before the players take over. */
  readonly opening: number;
  /** Hundredths of a Pawn: openings that the strongest level judges more uneven are skipped. */
  readonly even: number;
  /** The turn limit, and the advantage in hundredths of a Pawn that wins there. */
  readonly most: number;
  readonly winning: number;
  /** A folder of games, one file each, named by players and number, so that none is played twice. */
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

/** Step between seeds tried for one opening. */
const SEED_STEP = 7919;

/** A position some random turns from the start; tries the next seed if the game ends or is uneven. */
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
  /** The first player's points: 1, 0.5 or 0. */
  readonly points: number;
  /** The clause that ended the game. */
  readonly rule: string;
  /** CPU time of the first player's actions, in ms. */
  readonly times: readonly number[];
}

/** Deterministic: the same action for the same seed. */
type Player = (position: Position, seed: number) => readonly Target[];

/** `random`, or a level of the computer. */
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
    // No clock, since a busy machine would make matches irreproducible.
    const thought = search(game, evaluation, position, limitsOf(level, evaluation, seed));
    invariant(thought, 'somebody can act');
    return thought.picks;
  };
};

/** The setup of a pair's game: each opening twice, with sides swapped, except for a player against itself. */
const gameSetupOf = ({ game, evaluation, seed }: Arena, pair: string, number: number) => {
  const [first = '', second = ''] = pair.split(':');
  const side: Side = number % 2 === 0 ? 'white' : 'black';
  const opening = seed + (first === second ? number : number >> 1);
  const names = { [side]: first, [other(side)]: second } as Record<Side, string>;
  const [white, black] = [names.white, names.black].map((name) => createPlayer(game, evaluation, name));
  const players = { white, black } as Record<Side, Player>;
  return { side, opening, players, name: `${game.id}-${opening}-${names.white}-${names.black}` };
};

/** Plays a game of a pair such as "careful:casual". */
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

/** The cached record of a pair's game, or a new one. */
export const gameOf = (arena: Arena, pair: string, number: number): GameRecord => {
  const file = `${arena.records}/${gameSetupOf(arena, pair, number).name}.json`;
  return arena.records && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as GameRecord)
    : playGame(arena, pair, number).record;
};
