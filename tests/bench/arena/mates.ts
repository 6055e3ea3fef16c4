/** Positions made to be won: in one turn, or in two against every answer; and whether a search finds that. */
import { seeded, thrower } from '../../../src/kernel/chance.ts';
import type { Game, GameRecord, Position } from '../../../src/kernel/game.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { paths, type Target } from '../../../src/kernel/menu.ts';
import { replay } from '../../../src/kernel/record.ts';
import { sure } from '../../../src/kernel/result.ts';
import { other, type Side } from '../../../src/kernel/side.ts';
import { areAll, ROYAL, type Worth } from '../../../src/kernel/worth.ts';
import type { Limits } from '../../../src/opponent/levels.ts';
import { search } from '../../../src/opponent/search.ts';

type Picks = readonly Target[];

/** What an action can lead to: a position for each way that dice may fall; null where not all are known. */
const positionsAfter = (
  game: Game,
  worth: Worth,
  position: Position,
  act: unknown,
): readonly Position[] | null => {
  const rolls = worth.rolls?.(position, act);
  if (!rolls) return [game.next(position, act)];
  return areAll(rolls) ? rolls.map(({ state }) => state) : null;
};

/** The act of complete picks; null where they cannot be played. */
const actOf = (game: Game, position: Position, picks: Picks): unknown => {
  const menu = game.ask(position, picks);
  return menu.ok && menu.value.kind === 'act' ? menu.value.act : null;
};

/** So many actions that won elsewhere are tried first. */
const MOST_TRIED = 6;
/** Of a longer list nothing is proved beyond so many actions. */
const LONGEST = 5000;

/**
 * Can a side win, whatever is answered and however dice fall? Looks at everything up to a length, at `played`
 * first.
 */
const createProof = (game: Game, worth: Worth, side: Side, played: Picks) => {
  const tried: Picks[] = [played];

  const isWonAfter = (position: Position, act: unknown, last: number): boolean =>
    positionsAfter(game, worth, position, act)?.every((after) => isWon(after, last)) ?? false;

  const remember = (picks: Picks): void => {
    const known = tried.indexOf(picks);
    if (known >= 0) tried.splice(known, 1);
    tried.unshift(picks);
    tried.splice(MOST_TRIED);
  };

  /** An action after which the game is won by the turn `last`. */
  const winner = (position: Position, last: number): Picks | null => {
    for (const picks of tried) {
      const act = actOf(game, position, picks);
      if (act !== null && isWonAfter(position, act, last)) return picks;
    }
    let left = LONGEST;
    for (const { picks, act } of paths(game.menu(position))) {
      if (left-- === 0) return null;
      if (isWonAfter(position, act, last)) return picks;
    }
    return null;
  };

  /** Is the game won by the turn `last`? */
  const isWon = (position: Position, last: number): boolean => {
    const outcome = game.outcome(position);
    if (outcome) return outcome.winner === side;
    if (position.ply > last) return false;
    if (position.toMove === side) {
      const picks = winner(position, last);
      if (picks) remember(picks);
      return picks !== null;
    }
    let left = LONGEST;
    for (const { act } of paths(game.menu(position)))
      if (left-- === 0 || !isWonAfter(position, act, last)) return false;
    return true;
  };

  return { winner, isWonAfter };
};

/**
 * What wins in one turn; or in two turns, where nothing wins in one. Where lists are too long to look at all, only
 * what was played is proved to win in two.
 */
export const winningPicks = (
  game: Game,
  worth: Worth,
  position: Position,
  turns: 1 | 3,
  played: Picks,
  isLong: boolean,
): Picks | null => {
  const { winner, isWonAfter } = createProof(game, worth, position.toMove, played);
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
  worth: Worth,
  from: Position,
  die: (sides: number) => number,
): Position | null => {
  let position = from;
  while (position.ply === from.ply || worth.isMidTurn?.(position)) {
    const found = randomPicks(game, position, seeded(die(2 ** 30)));
    if (!found) return null;
    position = sure(game.play(position, found[0])).state;
  }
  return game.outcome(position) || worth.awaitsDice?.(position) ? null : position;
};

/** So often the loser's last turns are played otherwise. */
const WALKS = 64;
/** One walk in so many begins two turns earlier. */
const LONGER = 4;

/**
 * Positions near the end of a game that was won on the board, the winner to move, one turn before the end or
 * three: that of the game itself, then those that random walks from a little earlier lead to.
 */
export function* trialsOf(game: Game, worth: Worth, record: GameRecord, turns: 1 | 3): Generator<Trial> {
  const { start, turns: played } = sure(replay(game, record));
  const positions = [start, ...played.map(({ position }) => position)];
  const winner = game.outcome(positions.at(-1) as Position)?.winner;
  if (!winner) return;
  const begun = positions.flatMap((position, index) =>
    index === played.length || worth.isMidTurn?.(position)
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
      position = afterRandomTurn(game, worth, position, die);
    if (position?.toMove === winner) yield { position, played: own.picks };
  }
}

/**
 * The same board with the turn given to the other side, where it could capture a royal piece; null where it
 * could not.
 */
export const withKingToTake = (game: Game, worth: Worth, position: Position): Position | null => {
  const side = other(position.toMove);
  if (game.outcome(position) || (worth.isInCheck && !worth.isInCheck(position))) return null;
  for (const unit of Object.values(game.view(position).units)) {
    const turned = unit.side === side ? game.asIf(position, side, unit.at[0] ?? 0) : null;
    if (!turned || worth.isMidTurn?.(turned)) continue;
    if (worth.isInCheck) return turned;
    for (const { act } of paths(game.menu(turned))) if (worth.gain(turned, act) >= ROYAL) return turned;
    return null;
  }
  return null;
};

/** Does a search find that win? */
export const isFound = (
  game: Game,
  worth: Worth,
  position: Position,
  turns: number,
  limits: Limits,
): boolean => {
  const end = search(game, worth, position, limits)?.end ?? null;
  return end !== null && end > 0 && end <= turns;
};
