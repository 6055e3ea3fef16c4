/** Matches a text with paths through a tree of questions, so that notation may leave out picks. */
import type { Square } from '../board/board.ts';
import type { Choice, Menu } from './menu.ts';
import { square, type Target } from './target.ts';

export interface TextConstraints {
  /** For each name in the text, the squares that it can mean. */
  readonly squares: readonly (readonly Square[])[];
  /** How a choice other than a square fits the text. */
  matchOf(choice: Choice<unknown>, squaresLeft: number): 'named' | 'possible' | null;
  /** Whether the square `target` is free to be picked although the text does not name this square. */
  isFree(picks: readonly Target[], target: Target): boolean;
}

export interface NamedPath<Act> {
  readonly picks: readonly Target[];
  /** The names of the picked squares, in the order of the picks, as indices in `TextConstraints.squares`. */
  readonly used: readonly number[];
  /** The number of picks that the text names by words instead of squares. */
  readonly words: number;
  /** The action at the end of the path; null before a leaf. */
  readonly act: Act | null;
}

const MAX_QUESTIONS = 500;

/** Returns the index of an unused name for a square, preferably after the last used one; -1 if none. */
const squareIndexOf = ({ squares }: TextConstraints, used: readonly number[], at: Square): number => {
  const fits = (each: readonly Square[], index: number) => each.includes(at) && !used.includes(index);
  const next = squares.findIndex((each, index) => index > (used.at(-1) ?? -1) && fits(each, index));
  return next >= 0 ? next : squares.findIndex(fits);
};

export function* namedPaths<Act>(
  menu: Menu<Act>,
  text: TextConstraints,
  way: NamedPath<Act> = START,
  budget = { left: MAX_QUESTIONS },
): Generator<NamedPath<Act>> {
  if (menu.kind === 'act') {
    yield { ...way, act: menu.act };
    return;
  }
  const due = (way.used.at(-1) ?? -1) + 1;
  let isStuck = due < text.squares.length;
  for (const choice of menu.choices) {
    const { target } = choice;
    const use = target.kind === 'square' ? squareIndexOf(text, way.used, target.square) : -1;
    const answer = target.kind === 'square' ? null : text.matchOf(choice, text.squares.length - way.used.length);
    if (target.kind === 'square' ? use < 0 && !text.isFree(way.picks, target) : !answer) continue;
    isStuck &&= use !== due;
    const longer: NamedPath<Act> = {
      picks: [...way.picks, target],
      used: use >= 0 ? [...way.used, use] : way.used,
      words: way.words + (answer === 'named' ? 1 : 0),
      act: null,
    };
    if (choice.kind === 'refused') yield longer;
    // Unlisted choices are followed by squares alone, since they may spell more actions than can be listed.
    else if ((!choice.isUnlisted || target.kind === 'square') && budget.left-- > 0)
      yield* namedPaths(choice.next(), text, longer, budget);
  }
  if (isStuck || menu.choices.length === 0) yield way;
}

/** Returns the path through the menu that follows the text furthest. The path's end explains why a text is refused. */
export const furthestPath = <Act>(
  ways: readonly NamedPath<Act>[],
  { squares }: TextConstraints,
): NamedPath<Act> | undefined => {
  // An option at the root that the text does not name is a guess.
  const isGuess = ({ picks, words }: NamedPath<Act>) => Number(picks[0]?.kind === 'option' && words === 0);
  const length = (way: NamedPath<Act>) => way.used.length + way.words - isGuess(way);
  const rank = ({ act, used }: NamedPath<Act>) => (act === null ? 1 : used.length === squares.length ? 2 : 0);
  return ways
    .filter(({ used }) => used.every((use, index) => index === 0 || use > (used[index - 1] as number)))
    .sort(
      (a, b) =>
        length(b) - length(a) ||
        rank(b) - rank(a) ||
        (a.used[0] ?? 0) - (b.used[0] ?? 0) ||
        a.picks.length - b.picks.length,
    )[0];
};

/** Returns a path's picks, then the remaining squares of the text. */
export const picksOfPath = ({ picks, used }: NamedPath<unknown>, { squares }: TextConstraints): readonly Target[] => {
  const rest = squares.slice((used.at(-1) ?? -1) + 1);
  return [...picks, ...rest.flatMap(([each]) => (each === undefined ? [] : square(each)))];
};

export const START: NamedPath<never> = { picks: [], used: [], words: 0, act: null };
