import type { Game } from '../../kernel/game.ts';
import type { Puzzle } from '../../kernel/learning/puzzle.ts';
import { Button } from '../controls/Button.tsx';
import { Page } from '../PageHeader.tsx';
import { learnLink, lessonLink } from '../route.ts';
import { LEARN, PUZZLES } from '../words/learn.ts';
import styles from './LearnPage.module.css';
import { groupByKind, type PuzzleKindList, puzzleOfDay, useOwnPuzzles, useToday } from './puzzles.ts';
import { useLearned } from './useProgress.ts';

export const HeadingWithCount = ({ title, count }: { readonly title: string; readonly count: string }) => (
  <h2>
    {title} <span className={`small ${styles.count}`}>{count}</span>
  </h2>
);

interface TodayProps {
  readonly game: string;
  readonly today: Puzzle | undefined;
  readonly done: ReadonlySet<string>;
  readonly kind?: 'primary';
}

export const TodaysPuzzle = ({ game, today, done, kind }: TodayProps) =>
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

interface KindProps extends PuzzleKindList {
  readonly game: string;
  readonly done: ReadonlySet<string>;
  readonly today: string | undefined;
}

const Kind = ({ game, title, puzzles, done, today }: KindProps) => (
  <section>
    <HeadingWithCount
      title={title}
      count={PUZZLES.solved(puzzles.filter(({ id }) => done.has(id)).length, puzzles.length)}
    />
    <ol className={styles.numbers}>
      {puzzles.map(({ id, grade }, index) => (
        <li key={id}>
          <a
            className="card"
            href={lessonLink(game, id)}
            title={PUZZLES.grade(grade)}
            aria-current={id === today ? 'date' : undefined}
            data-done={done.has(id) || undefined}
          >
            {index + 1}
            <span aria-hidden="true">{'•'.repeat(grade)}</span>
            <span className="visuallyHidden">
              {`, ${PUZZLES.grade(grade)}${done.has(id) ? `, ${PUZZLES.isSolved}` : ''}`}
            </span>
          </a>
        </li>
      ))}
    </ol>
  </section>
);

interface Props {
  readonly game: Game;
  readonly puzzles: readonly Puzzle[];
}

export const PuzzlesPage = ({ game, puzzles }: Props) => {
  const own = useOwnPuzzles(game.id) ?? [];
  const done = useLearned(game.id);
  const kinds = groupByKind(puzzles);
  const today = puzzleOfDay(puzzles, useToday());
  const next = kinds.flatMap((kind) => kind.puzzles).find(({ id }) => !done.has(id));
  const tools = (
    <nav className="row" data-screen>
      {next && <Button href={lessonLink(game.id, next.id)}>{PUZZLES.next}</Button>}
      <TodaysPuzzle game={game.id} today={today} done={done} kind="primary" />
    </nav>
  );
  return (
    <Page title={PUZZLES.title(game.title)} tools={tools}>
      <p>{puzzles.length > 0 ? PUZZLES.says : PUZZLES.none}</p>
      {kinds.map((kind) => (
        <Kind key={kind.title} {...kind} game={game.id} done={done} today={today?.id} />
      ))}
      {own.length > 0 && <Kind title={PUZZLES.own} puzzles={own} game={game.id} done={done} today={undefined} />}
      <p className="row">
        <a href={learnLink(game.id)}>{LEARN.learnGame(game.title)}</a>
      </p>
    </Page>
  );
};
