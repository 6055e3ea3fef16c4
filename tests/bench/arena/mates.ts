/** Positions made to be won: in one turn, or in two against every answer; and whether a search finds that. */
import { paths } from '../../../src/kernel/asking/legal.ts';
import { seeded, thrower } from '../../../src/kernel/chance.ts';
import { type Evaluation, ROYAL } from '../../../src/kernel/evaluation.ts';
import type { Game, GameRecord, Position } from '../../../src/kernel/game.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { replay } from '../../../src/kernel/record.ts';
import { sure } from '../../../src/kernel/result.ts';
import { other } from '../../../src/kernel/side.ts';
import type { Limits } from '../../../src/opponent/levels.ts';
import { search } from '../../../src/opponent/search.ts';
import { winInTwo, winsInTwo } from './narrow.ts';
import { actOf, createProof, type Picks } from './proof.ts';

/**
 * What wins in one turn; or in two turns, where nothing wins in one. Where lists are too long to look at all, what
 * was played is proved to win in two, or what leaves few answers.
 */
export const winningPicks = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  turns: 1 | 3,
  played: Picks,
  isLong: boolean,
): Picks | null => {
  if (turns === 3 && isLong && played.length === 0) return winInTwo(game, evaluation, position);
  const { winner, isWonAfter } = createProof(game, evaluation, position.toMove, played);
  const now = winner(position, position.ply);
  if (turns === 1 || now) return turns === 1 ? now : null;
  if (!isLong) return winner(position, position.ply + 2);
  const act = actOf(game, position, played);
  return act !== null && isWonAfter(position, act, position.ply + 2) ? played : null;
};

/** A position of which a proof is wanted, and what was played from there in the game that it comes from. */
export interface Trial {
  readonly position: Position;
  readonly played: Picks;
}

/** A turn played at random; null where the game ends in it, or waits for dice. */
const afterRandomTurn = (
  game: Game,
  evaluation: Evaluation,
  from: Position,
  die: (sides: number) => number,
): Position | null => {
  let position = from;
  while (position.ply === from.ply || evaluation.isMidTurn?.(position)) {
    const found = randomPicks(game, position, seeded(die(2 ** 30)));
    if (!found) return null;
    position = sure(game.play(position, found[0])).state;
  }
  return game.outcome(position) || evaluation.awaitsDice?.(position) ? null : position;
};

/** So often the loser's last turns are played otherwise. */
const WALKS = 64;
/** One walk in so many begins two turns earlier. */
const LONGER = 4;

/**
 * Positions near the end of a game that was won on the board, the winner to move, one turn before the end or
 * three: that of the game itself, then those that random walks from a little earlier lead to.
 */
export function* trialsOf(
  game: Game,
  evaluation: Evaluation,
  record: GameRecord,
  turns: 1 | 3,
): Generator<Trial> {
  const { start, turns: played } = sure(replay(game, record));
  const positions = [start, ...played.map(({ position }) => position)];
  const winner = game.outcome(positions.at(-1) as Position)?.winner;
  if (!winner) return;
  const begun = positions.flatMap((position, index) =>
    index === played.length || evaluation.isMidTurn?.(position)
      ? []
      : [{ position, picks: played[index]?.picks ?? [] }],
  );
  const last = begun.map(({ position }) => position.toMove).lastIndexOf(winner) - (turns - 1);
  const own = begun[last];
  if (!own) return;
  yield { position: own.position, played: own.picks };
  const die = thrower(record.seed);
  for (let walk = 0; walk < WALKS; walk++) {
    const back = walk % LONGER === LONGER - 1 ? 3 : 1;
    let position: Position | null = begun[last - back]?.position ?? null;
    for (let turn = 0; position && turn < back; turn++)
      position = afterRandomTurn(game, evaluation, position, die);
    if (position?.toMove === winner) yield { position, played: own.picks };
  }
}

/**
 * The same board with the turn given to the other side, where it could capture a royal piece; null where it
 * could not.
 */
export const withKingToTake = (game: Game, evaluation: Evaluation, position: Position): Position | null => {
  const side = other(position.toMove);
  if (game.outcome(position) || (evaluation.isInCheck && !evaluation.isInCheck(position))) return null;
  for (const unit of Object.values(game.view(position).units)) {
    const turned = unit.side === side ? game.asIf(position, side, unit.at[0] ?? 0) : null;
    if (!turned || evaluation.isMidTurn?.(turned)) continue;
    if (evaluation.isInCheck) return turned;
    for (const { act } of paths(game.menu(turned)))
      if (evaluation.captureGain(turned, act) >= ROYAL) return turned;
    return null;
  }
  return null;
};

/** The action by which a search claims to win in so many turns; null if it claims nothing. */
export const claimedBy = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  turns: number,
  limits: Limits,
): Picks | null => {
  const thought = search(game, evaluation, position, limits);
  const end = thought?.end ?? null;
  return thought && end !== null && end > 0 && end <= turns ? thought.picks : null;
};

/** Does a search find that win? */
export const isFound = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  turns: number,
  limits: Limits,
): boolean => claimedBy(game, evaluation, position, turns, limits) !== null;

/** Is a claim true? */
export const isTrue = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  turns: 1 | 3,
  picks: Picks,
  isLong: boolean,
): boolean => {
  if (turns === 3 && isLong) return winsInTwo(game, evaluation, position, picks);
  const act = actOf(game, position, picks);
  const { isWonAfter } = createProof(game, evaluation, position.toMove, picks);
  return act !== null && isWonAfter(position, act, position.ply + turns - 1);
};
