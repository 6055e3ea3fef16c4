/** Whole turns of a position, as far as they can be listed, and what they lead to. */
import { spell } from '../../src/kernel/asking/target.ts';
import type { Evaluation } from '../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import type { Side } from '../../src/kernel/side.ts';
import { actOf, createTried, listIn, type Picks, positionsAfter } from '../bench/arena/proof.ts';

/** One side's whole turn; several ends where dice decide, none where it goes on after them. */
export interface Turn {
  readonly picks: readonly Picks[];
  readonly ends: readonly Position[];
}

type Tried = ReturnType<typeof createTried<Turn['picks']>>;

/** A game with what a search knows of it, the turns that a proof may still play, and those that did well in it. */
export interface Known {
  readonly game: Game;
  readonly evaluation: Evaluation;
  left: number;
  readonly tried: Readonly<Record<Side, Tried>>;
}

/** Actions and questions of a position that are looked at. */
const MOST_LISTED = 10_000;
const MOST_ASKED = 50_000;

/** So many turns that decided elsewhere are tried first. */
const MOST_TRIED = 6;

export const knownOf = (game: Game, evaluation: Evaluation, left: number): Known => ({
  game,
  evaluation,
  left,
  tried: { white: createTried(MOST_TRIED), black: createTried(MOST_TRIED) },
});

/** A position has more turns than are looked at, or a proof takes too long. */
export class Unclear extends Error {}

/** What an action leads to, and whether its turn is over there. */
const playedIn = (known: Known, position: Position, act: unknown) => {
  const { game, evaluation } = known;
  if (known.left-- < 0) throw new Unclear();
  const ends = positionsAfter(game, evaluation, position, act) ?? [];
  return { ends, isOver: ends.every((each) => each.ply !== position.ply || game.outcome(each) !== null) };
};

/** All turns of a position. */
export function* turnsFrom(known: Known, position: Position, begun: readonly Picks[] = []): Generator<Turn> {
  for (const path of listIn(known.game, position, MOST_ASKED, MOST_LISTED)) {
    if (!path) throw new Unclear();
    const picks = [...begun, path.picks];
    const { ends, isOver } = playedIn(known, position, path.act);
    const [end] = ends;
    if (isOver) yield { picks, ends };
    else if (end && ends.length === 1) yield* turnsFrom(known, end, picks);
    else yield { picks, ends: [] };
  }
}

/** A turn of another position played here; null where it cannot be. */
const replayed = (known: Known, from: Position, picks: Turn['picks']): Turn | null => {
  let position = from;
  for (const [index, each] of picks.entries()) {
    const act = actOf(known.game, position, each);
    if (act === null) return null;
    const { ends, isOver } = playedIn(known, position, act);
    const [end] = ends;
    if (isOver) return index === picks.length - 1 ? { picks, ends } : null;
    if (!end || ends.length > 1) return null;
    position = end;
  }
  return null;
};

/** A turn that is so; those that were so elsewhere are tried first. */
export const someTurn = (known: Known, position: Position, isSo: (turn: Turn) => boolean): Turn | null => {
  const tried = known.tried[position.toMove];
  const found = (turn: Turn): Turn => {
    tried.add(turn.picks);
    return turn;
  };
  for (const picks of tried.all()) {
    const turn = replayed(known, position, picks);
    if (turn && isSo(turn)) return found(turn);
  }
  for (const turn of turnsFrom(known, position)) if (isSo(turn)) return found(turn);
  return null;
};

/** The one position that a turn leads to; null where dice decide. */
export const endOf = ({ ends }: Turn): Position | null => (ends.length === 1 && ends[0]) || null;

/** Turns as they are written in a puzzle. */
export const spellTurn = ({ board }: Game, { picks }: Pick<Turn, 'picks'>): string =>
  picks.map((each) => spell(board, each)).join('; ');

export const isWonBy = (game: Game, { ends }: Turn, side: Side): boolean =>
  ends.length > 0 && ends.every((end) => game.outcome(end)?.winner === side);
