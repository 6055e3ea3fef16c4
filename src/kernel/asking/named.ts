/** Ways through a tree of questions along what a text names: to an action, or to where it is refused. */
import type { Square } from '../board/board.ts';
import type { Choice, Menu } from './menu.ts';
import { square, type Target } from './target.ts';

/** What a text names. */
export interface Named {
  /** Its squares, in order; each as every square that it can mean. */
  readonly squares: readonly (readonly Square[])[];
  /** Is an answer named, or can it be meant without a word? `left` squares are not picked yet. */
  answers(choice: Choice<unknown>, left: number): 'named' | 'possible' | null;
  /** Can a square be picked after these picks that the text does not name? */
  isFree(picks: readonly Target[], target: Target): boolean;
}

export interface NamedPath<Act> {
  readonly picks: readonly Target[];
  /** The squares of the text that were picked, as they follow each other. */
  readonly used: readonly number[];
  /** How many of its answers are named. */
  readonly words: number;
  /** Null where it is refused, or does not offer the next square of the text. */
  readonly act: Act | null;
}

/** Most questions that are grown for a text. */
const MOST_QUESTIONS = 500;

/** The square of the text that is picked by this target: the next one, else one before it. */
const placeIn = ({ squares }: Named, used: readonly number[], at: Square): number => {
  const fits = (each: readonly Square[], index: number) => each.includes(at) && !used.includes(index);
  const next = squares.findIndex((each, index) => index > (used.at(-1) ?? -1) && fits(each, index));
  return next >= 0 ? next : squares.findIndex(fits);
};

/** All ways along what is named. An open choice is grown only where the way goes on. */
export function* namedPaths<Act>(
  menu: Menu<Act>,
  named: Named,
  way: NamedPath<Act> = START,
  budget = { left: MOST_QUESTIONS },
): Generator<NamedPath<Act>> {
  if (menu.kind === 'act') {
    yield { ...way, act: menu.act };
    return;
  }
  const due = (way.used.at(-1) ?? -1) + 1;
  let isStuck = due < named.squares.length;
  for (const choice of menu.choices) {
    const { target } = choice;
    const use = target.kind === 'square' ? placeIn(named, way.used, target.square) : -1;
    const answer =
      target.kind === 'square' ? null : named.answers(choice, named.squares.length - way.used.length);
    if (target.kind === 'square' ? use < 0 && !named.isFree(way.picks, target) : !answer) continue;
    isStuck &&= use !== due;
    const longer: NamedPath<Act> = {
      picks: [...way.picks, target],
      used: use >= 0 ? [...way.used, use] : way.used,
      words: way.words + (answer === 'named' ? 1 : 0),
      act: null,
    };
    if (choice.kind === 'refused') yield longer;
    // What another path spells too is walked by its squares alone: there may be more than can be listed.
    else if ((!choice.again || target.kind === 'square') && budget.left-- > 0)
      yield* namedPaths(choice.next(), named, longer, budget);
  }
  if (isStuck || menu.choices.length === 0) yield way;
}

/** The way that follows a text furthest, in its order; of equal ones an action, if it takes all squares. */
export const furthest = <Act>(
  ways: readonly NamedPath<Act>[],
  { squares }: Named,
): NamedPath<Act> | undefined => {
  // An answer at the root that is not named is a guess.
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

/** The picks of a way, and the squares that the text names after them. */
export const picksBy = ({ picks, used }: NamedPath<unknown>, { squares }: Named): readonly Target[] => {
  const rest = squares.slice((used.at(-1) ?? -1) + 1);
  return [...picks, ...rest.flatMap(([each]) => (each === undefined ? [] : square(each)))];
};

/** A way before its first step. */
export const START: NamedPath<never> = { picks: [], used: [], words: 0, act: null };
