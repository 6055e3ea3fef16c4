/** Positions made to be won: in one turn, or in two against every answer; and how many a level finds. */
import type { Game, GameRecord, Position } from '../../../src/kernel/game.ts';
import { paths } from '../../../src/kernel/menu.ts';
import { replay } from '../../../src/kernel/record.ts';
import { sure } from '../../../src/kernel/result.ts';
import { other, type Side } from '../../../src/kernel/side.ts';
import { ROYAL, type Worth } from '../../../src/kernel/worth.ts';
import type { Limits } from '../../../src/opponent/levels.ts';
import { search } from '../../../src/opponent/search.ts';

/** Can this side win within so many turns of either side, whatever is answered? Looks at everything. */
const canForce = (game: Game, position: Position, side: Side, last: number): boolean => {
  const outcome = game.outcome(position);
  if (outcome) return outcome.winner === side;
  if (position.ply > last) return false;
  const isMine = position.toMove === side;
  for (const { act } of paths(game.menu(position))) {
    const forced = canForce(game, game.next(position, act), side, last);
    if (forced === isMine) return isMine;
  }
  return !isMine;
};

/** The positions of a record at which a turn begins, in their order. */
export const turnsOf = (game: Game, worth: Worth, record: GameRecord): readonly Position[] => {
  const { start, turns } = sure(replay(game, record));
  return [start, ...turns.map(({ position }) => position)].filter(
    (position) => !worth.isMidTurn?.(position) && !game.outcome(position),
  );
};

/**
 * The position of a game that was won on the board from which its last turn, or its last three, were played.
 */
export const beforeTheEnd = (game: Game, worth: Worth, record: GameRecord, turns: 1 | 3): Position | null => {
  const { turns: played } = sure(replay(game, record));
  const last = played.at(-1)?.position;
  const winner = last && game.outcome(last)?.winner;
  if (!winner) return null;
  const own = turnsOf(game, worth, record).filter(({ toMove }) => toMove === winner);
  return own.at(turns === 1 ? -1 : -2) ?? null;
};

/**
 * Is it a win in that many turns, and not in fewer? Everything is looked at, so only where lists are short.
 */
export const isForced = (game: Game, position: Position, turns: 1 | 3): boolean =>
  canForce(game, position, position.toMove, position.ply + turns - 1) &&
  (turns === 1 || !canForce(game, position, position.toMove, position.ply));

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
