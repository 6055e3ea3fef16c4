import type { Puzzle } from '../../kernel/learning/puzzle.ts';
import { Button } from '../controls/Button.tsx';
import { lessonLink } from '../route.ts';
import { PUZZLES } from '../words/puzzles.ts';

interface Props {
  readonly game: string;
  /** The puzzle of the day; undefined where there are none. */
  readonly today: Puzzle | undefined;
  /** The ids of puzzles solved, among others. */
  readonly done: ReadonlySet<string>;
  readonly kind?: 'primary';
}

export const TodaysPuzzle = ({ game, today, done, kind }: Props) =>
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
  );
