import type { Puzzle } from '../../kernel/learning/puzzle.ts';
import { Button } from '../controls/Button.tsx';
import { lessonLink } from '../route.ts';
import { PUZZLES } from '../words/puzzles.ts';
import { dailyOf } from './puzzles.ts';

interface Props {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  /** The ids of puzzles solved, among others. */
  readonly done: ReadonlySet<string>;
  readonly kind?: 'primary';
}

/** A link to the puzzle of the day, with a tick once it is solved. */
export const TodaysPuzzle = ({ game, puzzles, done, kind }: Props) => {
  const today = dailyOf(puzzles, new Date());
  return (
    today && (
      <Button kind={kind} href={lessonLink(game, today.id)}>
        {PUZZLES.today}
        {done.has(today.id) && (
          <>
            <span className="visuallyHidden">, {PUZZLES.isSolved}</span>
            <span aria-hidden="true"> ✓</span>
          </>
        )}
      </Button>
    )
  );
};
