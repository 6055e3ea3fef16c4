/** Is a position won, whatever is answered and however dice fall? */
import { isSearched, type Path } from '../../../src/kernel/asking/legal.ts';
import type { Menu } from '../../../src/kernel/asking/menu.ts';
import type { Target } from '../../../src/kernel/asking/target.ts';
import { areAll, type Evaluation } from '../../../src/kernel/evaluation.ts';
import type { Game, Position } from '../../../src/kernel/game.ts';
import type { Side } from '../../../src/kernel/side.ts';

export type Picks = readonly Target[];

/** What an action can lead to: a position for each way that dice may fall; null where not all are known. */
export const positionsAfter = (
  game: Game,
  evaluation: Evaluation,
  position: Position,
  act: unknown,
): readonly Position[] | null => {
  const rolls = evaluation.rolls?.(position, act);
  if (!rolls) return [game.next(position, act)];
  return areAll(rolls) ? rolls.map(({ state }) => state) : null;
};

/** The act of complete picks; null where they cannot be played. */
export const actOf = (game: Game, position: Position, picks: Picks): unknown => {
  const menu = game.ask(position, picks);
  return menu.ok && menu.value.kind === 'act' ? menu.value.act : null;
};

/** Picks of actions or of turns that did well lately, the latest first, at most so many. */
export const createTried = <Each = Picks>(most: number) => {
  const tried: Each[] = [];
  return {
    all: (): readonly Each[] => [...tried],
    add: (picks: Each): void => {
      const known = tried.indexOf(picks);
      if (known >= 0) tried.splice(known, 1);
      tried.unshift(picks);
      tried.splice(most);
    },
  };
};

/** So many actions that won elsewhere are tried first. */
const MOST_TRIED = 6;
/** Of a longer list nothing is proved beyond so many actions. */
const LONGEST = 5000;
/** Nor beyond so many questions: in check most of them may lead to no action. */
const MOST_ASKED = 50_000;

/** Every action of a position, as far as is looked; then null, if there may be more. Nothing of it is kept. */
export function* listIn(
  game: Game,
  position: Position,
  mostAsked = MOST_ASKED,
  longest = LONGEST,
): Generator<Path<unknown> | null> {
  let [asked, listed] = [0, 0];
  function* below(menu: Menu<unknown>, picks: Picks): Generator<Path<unknown>> {
    if (menu.kind === 'act') {
      if (listed++ < longest) yield { picks, act: menu.act };
      return;
    }
    for (const choice of menu.choices) {
      if (listed > longest || asked > mostAsked) return;
      if (!isSearched(choice)) continue;
      asked++;
      const { grown } = choice;
      yield* below(choice.next(), [...picks, choice.target]);
      choice.grown = grown;
    }
  }
  yield* below(game.menu(position), []);
  if (listed > longest || asked > mostAsked) yield null;
}

/**
 * Can a side win, whatever is answered and however dice fall? Looks at everything up to a length, at `played`
 * first.
 */
export const createProof = (game: Game, evaluation: Evaluation, side: Side, played: Picks) => {
  const tried = createTried(MOST_TRIED);
  tried.add(played);

  const isWonAfter = (position: Position, act: unknown, last: number): boolean =>
    positionsAfter(game, evaluation, position, act)?.every((after) => isWon(after, last)) ?? false;

  /** An action after which the game is won by the turn `last`. */
  const winner = (position: Position, last: number): Picks | null => {
    for (const picks of tried.all()) {
      const act = actOf(game, position, picks);
      if (act !== null && isWonAfter(position, act, last)) return picks;
    }
    for (const path of listIn(game, position)) {
      if (path && isWonAfter(position, path.act, last)) return path.picks;
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
      if (picks) tried.add(picks);
      return picks !== null;
    }
    for (const path of listIn(game, position))
      if (!path || !isWonAfter(position, path.act, last)) return false;
    return true;
  };

  return { winner, isWonAfter };
};
