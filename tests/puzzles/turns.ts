/** Whole turns of a position, as far as they can be listed, and what they lead to. */
import { spell } from '../../src/kernel/asking/target.ts';
import type { Evaluation } from '../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import type { Side } from '../../src/kernel/side.ts';
import { listIn, type Picks, positionsAfter } from '../bench/arena/proof.ts';

/** One side's whole turn; several ends where dice decide, none where it goes on after them. */
export interface Turn {
  readonly picks: readonly Picks[];
  readonly ends: readonly Position[];
}

/** A game with what a search knows of it, and how many turns may still be played for one puzzle. */
export interface Known {
  readonly game: Game;
  readonly evaluation: Evaluation;
  left: number;
}

/** A position has more turns than are looked at, or a proof takes too long. */
export class Unclear extends Error {}

/** All turns of a position. */
export function* turnsFrom(known: Known, position: Position, begun: readonly Picks[] = []): Generator<Turn> {
  const { game, evaluation } = known;
  for (const path of listIn(game, position)) {
    if (!path || known.left-- < 0) throw new Unclear();
    const picks = [...begun, path.picks];
    const ends = positionsAfter(game, evaluation, position, path.act) ?? [];
    const [end] = ends;
    const isOver = ends.every((each) => each.ply !== position.ply || game.outcome(each) !== null);
    if (isOver) yield { picks, ends };
    else if (end && ends.length === 1) yield* turnsFrom(known, end, picks);
    else yield { picks, ends: [] };
  }
}

/** The one position that a turn leads to; null where dice decide. */
export const endOf = ({ ends }: Turn): Position | null => (ends.length === 1 && ends[0]) || null;

/** Turns as they are written in a puzzle. */
export const spellTurn = ({ board }: Game, { picks }: Pick<Turn, 'picks'>): string =>
  picks.map((each) => spell(board, each)).join('; ');

export const isWonBy = (game: Game, { ends }: Turn, side: Side): boolean =>
  ends.length > 0 && ends.every((end) => game.outcome(end)?.winner === side);

/** The turns that win at once, one for each position that they lead to; at most so many. */
export const winsIn = (known: Known, position: Position, most: number): readonly Turn[] => {
  const found = new Map<string, Turn>();
  for (const turn of turnsFrom(known, position)) {
    if (!isWonBy(known.game, turn, position.toMove)) continue;
    found.set(turn.ends.map(known.evaluation.key).join(), turn);
    if (found.size >= most) break;
  }
  return [...found.values()];
};
