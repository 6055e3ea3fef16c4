import { isSearched, type Path } from '../kernel/asking/legal.ts';
import type { Menu } from '../kernel/asking/menu.ts';
import { spell, type Target } from '../kernel/asking/target.ts';
import { areAll, type Evaluation } from '../kernel/evaluation.ts';
import type { Game, Position } from '../kernel/game.ts';
import type { Side } from '../kernel/side.ts';

type Picks = readonly Target[];

/** `ends` has one position per result of dice, and none if the turn goes on after a roll. */
export interface Turn {
  readonly picks: readonly Picks[];
  readonly ends: readonly Position[];
}

/** `left` is the remaining budget of turns. */
export interface KnownGame {
  readonly game: Game;
  readonly evaluation: Evaluation;
  left: number;
  /** Polled for each action; true throws `Unclear`. */
  readonly isOver: () => boolean;
  /** Killer turns by side, latest first. */
  readonly tried: Record<Side, readonly Turn['picks'][]>;
}

/** Limits per position, of actions and of menu choices. */
const MOST_LISTED = 10_000;
const MOST_ASKED = 50_000;
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

/** Thrown if a position has too many actions or the budget runs out. */
export class Unclear extends Error {}

/** The action of these picks; null if it is illegal or incomplete. */
export const pathBy = (game: Game, position: Position, picks: Picks): Path<unknown> | null => {
  const menu = game.ask(position, picks);
  return menu.ok && menu.value.kind === 'act' ? { picks, act: menu.value.act } : null;
};

/** All actions of a position. Restores `grown`, so that the menu keeps no subtrees in memory. */
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

/** The positions after an action, one per result of dice, and whether they end the turn. */
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

/** Replays a turn found elsewhere; null if it is illegal here or ends in mid-turn. */
export const turnBy = (known: KnownGame, from: Position, picks: Turn['picks']): Turn | null => {
  let position = from;
  for (const [index, each] of picks.entries()) {
    const path = pathBy(known.game, position, each);
    if (!path) return null;
    const { ends, isOver } = playedIn(known, position, path.act);
    const [end] = ends;
    if (isOver) return index === picks.length - 1 ? { picks, ends } : null;
    if (!end || ends.length > 1) return null;
    position = end;
  }
  return null;
};

/** The first turn that passes the test, killer turns first, or null. */
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

/** The position after a turn; null if dice decide it. */
export const endOf = ({ ends }: Turn): Position | null => (ends.length === 1 && ends[0]) || null;

/** The notation of `puzzles.json`: actions separated by "; ". */
export const spellTurn = ({ board }: Game, { picks }: Pick<Turn, 'picks'>): string =>
  picks.map((each) => spell(board, each)).join('; ');

export const isWonBy = (game: Game, { ends }: Turn, side: Side): boolean =>
  ends.length > 0 && ends.every((end) => game.outcome(end)?.winner === side);
