/** Whole turns of a position, as far as they can be listed, and what they lead to, however dice fall. */
import { isSearched, type Path } from '../kernel/asking/legal.ts';
import type { Menu } from '../kernel/asking/menu.ts';
import { spell, type Target } from '../kernel/asking/target.ts';
import { areAll, type Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import type { Side } from '../kernel/side.ts';

type Picks = readonly Target[];

/** A side's whole turn, with one end per result of dice; no end if the turn goes on after them. */
export interface Turn {
  readonly picks: readonly Picks[];
  readonly ends: readonly Position[];
}

/** A game with its evaluation, the remaining budget of turns, and turns that succeeded elsewhere. */
export interface KnownGame {
  readonly game: Game;
  readonly evaluation: Evaluation;
  left: number;
  /** Polled for each turn: is its time over? */
  readonly isOver: () => boolean;
  /** The latest first. */
  readonly tried: Record<Side, readonly Turn['picks'][]>;
}

/** Limits per position. */
const MOST_LISTED = 10_000;
const MOST_ASKED = 50_000;
/** Killer turns tried first. */
const MOST_TRIED = 6;

export const knownOf = (
  game: Game,
  evaluation: Evaluation,
  left: number,
  isOver: () => boolean = () => false,
): KnownGame => ({
  game,
  evaluation,
  left,
  isOver,
  tried: { white: [], black: [] },
});

/** Too many turns, or a proof takes too long. */
export class Unclear extends Error {}

/** Every action of a position, without caching. */
function* actionsIn(game: Game, position: Position): Generator<Path<unknown>> {
  let [asked, listed] = [0, 0];
  function* below(menu: Menu<unknown>, picks: Picks): Generator<Path<unknown>> {
    if (listed > MOST_LISTED || asked > MOST_ASKED) throw new Unclear();
    if (menu.kind === 'act') {
      listed++;
      yield { picks, act: menu.act };
      return;
    }
    for (const choice of menu.choices) {
      if (!isSearched(choice)) continue;
      asked++;
      const { grown } = choice;
      yield* below(choice.next(), [...picks, choice.target]);
      choice.grown = grown;
    }
  }
  yield* below(game.menu(position), []);
}

/** The positions after an action, one per result of dice, and whether the turn is over. */
const playedIn = (known: KnownGame, position: Position, act: unknown) => {
  const { game, evaluation } = known;
  if (known.left-- < 0 || known.isOver()) throw new Unclear();
  const rolls = evaluation.rolls?.(position, act);
  const ends = !rolls ? [game.next(position, act)] : areAll(rolls) ? rolls.map(({ state }) => state) : [];
  return { ends, isOver: ends.every((each) => each.ply !== position.ply || game.outcome(each) !== null) };
};

export function* turnsFrom(
  known: KnownGame,
  position: Position,
  begun: readonly Picks[] = [],
): Generator<Turn> {
  for (const path of actionsIn(known.game, position)) {
    const picks = [...begun, path.picks];
    const { ends, isOver } = playedIn(known, position, path.act);
    const [end] = ends;
    if (isOver) yield { picks, ends };
    else if (end && ends.length === 1) yield* turnsFrom(known, end, picks);
    else yield { picks, ends: [] };
  }
}

/** A turn of another position, played here; null if it is illegal. */
export const turnBy = (known: KnownGame, from: Position, picks: Turn['picks']): Turn | null => {
  let position = from;
  for (const [index, each] of picks.entries()) {
    const menu = known.game.ask(position, each);
    if (!menu.ok || menu.value.kind !== 'act') return null;
    const { ends, isOver } = playedIn(known, position, menu.value.act);
    const [end] = ends;
    if (isOver) return index === picks.length - 1 ? { picks, ends } : null;
    if (!end || ends.length > 1) return null;
    position = end;
  }
  return null;
};

/** A turn that satisfies the test; killer turns are tried first. Null if there is none. */
export const someTurn = (
  known: KnownGame,
  position: Position,
  isSo: (turn: Turn) => boolean,
): Turn | null => {
  const { tried } = known;
  const side = position.toMove;
  const found = (turn: Turn): Turn => {
    const others = tried[side].filter((each) => each !== turn.picks);
    tried[side] = [turn.picks, ...others].slice(0, MOST_TRIED);
    return turn;
  };
  for (const picks of tried[side]) {
    const turn = turnBy(known, position, picks);
    if (turn && isSo(turn)) return found(turn);
  }
  for (const turn of turnsFrom(known, position)) if (isSo(turn)) return found(turn);
  return null;
};

/** The only position after a turn; null if dice decide. */
export const endOf = ({ ends }: Turn): Position | null => (ends.length === 1 && ends[0]) || null;

/** The notation of turns in a puzzle file. */
export const spellTurn = ({ board }: Game, { picks }: Pick<Turn, 'picks'>): string =>
  picks.map((each) => spell(board, each)).join('; ');

export const isWonBy = (game: Game, { ends }: Turn, side: Side): boolean =>
  ends.length > 0 && ends.every((end) => game.outcome(end)?.winner === side);
