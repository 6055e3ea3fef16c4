/** Games between two players from random openings, each opening played with both sides. */
import { seeded } from '../../../src/kernel/chance.ts';
import { type Evaluation, evaluate } from '../../../src/kernel/evaluation.ts';
import type { Game, GameRecord, Position } from '../../../src/kernel/game.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { recordOf, withAction } from '../../../src/kernel/record.ts';
import { sure } from '../../../src/kernel/result.ts';
import { other, type Side } from '../../../src/kernel/side.ts';
import { levelOf, limitsOf } from '../../../src/opponent/levels.ts';
import { search } from '../../../src/opponent/search.ts';

import type { Player } from './players.ts';

export interface Played {
  /** Who won, by the rules or by adjudication. */
  readonly winner: Side | null;
  readonly isAdjudicated: boolean;
  /** The clause that ended it. */
  readonly rule: string | null;
  readonly actions: number;
  readonly record: GameRecord;
}

export interface Terms {
  /** Turns of each side played at random first. */
  readonly opening: number;
  /** An opening that the strongest level judges a greater lead, in hundredths of a Pawn, is not played. */
  readonly even: number;
  /** Turns after which a game is judged by its evaluation. */
  readonly most: number;
  /** An advantage of so much, in hundredths of a Pawn, is a win then. */
  readonly winning: number;
}

/** Processor time of one action, in milliseconds, by who played it. */
export type Clock = (side: Side, ms: number) => void;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Opening {
  readonly record: GameRecord;
  readonly position: Position;
}

/** From a seed that gives no opening to the next one that is tried. */
const ANOTHER = 7919;

const isEven = (game: Game, evaluation: Evaluation, position: Position, lead: number): boolean => {
  if (lead === Infinity) return true;
  const thought = search(game, evaluation, position, limitsOf(levelOf('strong'), evaluation, 1));
  return thought !== null && Math.abs(thought.score) <= lead;
};

/** A position some random turns from the start; another seed where the game ends on the way, or is not even. */
const openingOf = (game: Game, evaluation: Evaluation, terms: Terms, seed: number): Opening => {
  let record = recordOf(game, seed);
  let position = game.setup(seed);
  let dice = seeded(seed);
  while (position.ply < 2 * terms.opening || record.actions.length === 0) {
    const found = randomPicks(game, position, dice);
    if (!found) return openingOf(game, evaluation, terms, seed + ANOTHER);
    const [picks, after] = found;
    dice = after;
    record = withAction(record, game, picks);
    position = sure(game.play(position, picks)).state;
  }
  return game.outcome(position) || !isEven(game, evaluation, position, terms.even)
    ? openingOf(game, evaluation, terms, seed + ANOTHER)
    : { record, position };
};

/** One game. */
export const playGame = (
  game: Game,
  evaluation: Evaluation,
  players: Readonly<Record<Side, Player>>,
  terms: Terms,
  seed: number,
  clock: Clock,
): Played => {
  const { most, winning } = terms;
  let { record, position } = openingOf(game, evaluation, terms, seed);
  for (;;) {
    const outcome = game.outcome(position);
    const actions = record.actions.length;
    if (outcome) return { winner: outcome.winner, isAdjudicated: false, rule: outcome.rule, actions, record };
    if (position.ply >= most && !evaluation.isMidTurn?.(position)) {
      const score = evaluate(evaluation, position);
      const winner = Math.abs(score) < winning ? null : score > 0 ? 'white' : 'black';
      return { winner, isAdjudicated: true, rule: null, actions, record };
    }
    const side = position.toMove;
    const started = processorMs();
    const picks = players[side].choose(position, seed * 1000 + actions);
    clock(side, processorMs() - started);
    record = withAction(record, game, picks);
    position = sure(game.play(position, picks)).state;
  }
};

export interface Score {
  wins: number;
  draws: number;
  losses: number;
  adjudicated: number;
  /** Processor time of the first player's actions, in ms. */
  readonly times: number[];
  readonly rules: Map<string, number>;
  readonly records: GameRecord[];
  actions: number;
}

/**
 * Who plays a game of a match, and from which opening: every opening twice, with sides changed; a player
 * against itself has a new opening each time.
 */
export interface Pairing {
  readonly side: Side;
  readonly players: Readonly<Record<Side, Player>>;
  readonly seed: number;
  /** The same for the same game. */
  readonly name: string;
}

export const pairingOf = (
  game: Game,
  [first, second]: readonly [Player, Player],
  number: number,
  seed: number,
): Pairing => {
  const side: Side = number % 2 === 0 ? 'white' : 'black';
  const players = { [side]: first, [other(side)]: second } as Record<Side, Player>;
  const opening = seed + (first.name === second.name ? number : number >> 1);
  return {
    side,
    players,
    seed: opening,
    name: `${game.id}-${opening}-${players.white.name}-${players.black.name}`,
  };
};

/** So many games; the score is the first player's. `onGame` hears of each. */
export const playMatch = (
  game: Game,
  evaluation: Evaluation,
  pair: readonly [Player, Player],
  games: number,
  terms: Terms,
  seed: number,
  onGame: (score: Score, name: string, played: Played) => void = () => {},
): Score => {
  const score: Score = {
    wins: 0,
    draws: 0,
    losses: 0,
    adjudicated: 0,
    times: [],
    rules: new Map(),
    records: [],
    actions: 0,
  };
  for (let number = 0; number < games; number++) {
    const { side, players, seed: opening, name } = pairingOf(game, pair, number, seed);
    const played = playGame(game, evaluation, players, terms, opening, (who, ms) => {
      if (who === side) score.times.push(ms);
    });
    if (played.winner === null) score.draws++;
    else if (played.winner === side) score.wins++;
    else score.losses++;
    if (played.isAdjudicated) score.adjudicated++;
    const rule = played.rule ?? 'adjudicated';
    score.rules.set(rule, (score.rules.get(rule) ?? 0) + 1);
    score.records.push(played.record);
    score.actions += played.actions;
    onGame(score, name, played);
  }
  return score;
};

/** The share of points, and the 95 % interval of Wilson for it. */
export const shareOf = ({
  wins,
  draws,
  losses,
}: Score): readonly [share: number, low: number, high: number] => {
  const games = wins + draws + losses;
  const share = (wins + draws / 2) / games;
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half =
    (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games);
  return [share, middle - half, middle + half];
};
