import { useCallback, useMemo, useState } from 'react';
import { unaidedGame } from '../../app/model/unaided.ts';
import { isOwnPuzzle } from '../../app/review/own-puzzles.ts';
import type { Game, GameEntry } from '../../kernel/game.ts';
import { challengeOf } from '../../kernel/learning/challenge.ts';
import { attemptStatus, playAttempt } from '../../kernel/learning/judge.ts';
import { type Course, lessonsOf } from '../../kernel/learning/lesson.ts';
import type { Puzzle } from '../../kernel/learning/puzzle.ts';
import { type Clause, clausesOf } from '../../kernel/learning/rulebook.ts';
import { Button } from '../controls/Button.tsx';
import { Loading, useFetched } from '../lazyComponent.tsx';
import { Page } from '../PageHeader.tsx';
import { Legend } from '../pieces/Legend.tsx';
import { demoLink, gameLink, learnLink, lessonLink, PUZZLE_LIST, puzzlesLink } from '../route.ts';
import { useActions, useCloseGame, useField } from '../store.ts';
import { LEARN, PUZZLES } from '../words/learn.ts';
import { LEGEND } from '../words/pieces.ts';
import { WORDS } from '../words.ts';
import styles from './LearnPage.module.css';
import { LessonPage } from './LessonPage.tsx';
import { Primer } from './Primer.tsx';
import { HeadingWithCount, PuzzlesPage, TodaysPuzzle } from './PuzzlesPage.tsx';
import { puzzleCourse, puzzleOfDay, useOwnPuzzles, useToday } from './puzzles.ts';
import { useLearned } from './useProgress.ts';

interface ChaptersProps {
  readonly game: string;
  readonly chapters: Course['chapters'];
  readonly done: ReadonlySet<string>;
}

const Chapters = ({ game, chapters, done }: ChaptersProps) => (
  <ol className={styles.columns}>
    {chapters.map(({ title, lessons }) => (
      <li key={title}>
        <h3>{title}</h3>
        <ol className="list">
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <a
                className={`line card ${styles.lesson}`}
                href={lessonLink(game, lesson.id)}
                data-done={done.has(lesson.id) || undefined}
              >
                {lesson.title}
                {done.has(lesson.id) && <span className="visuallyHidden">, {LEARN.isDone}</span>}
              </a>
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);

const FoldedLegend = ({ game }: { readonly game: Game }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{LEGEND.summary}</h2>
      </summary>
      {isOpen && <Legend game={game} />}
    </details>
  );
};

interface Loaded {
  readonly game: Game;
  readonly course: Course;
  readonly puzzles: readonly Puzzle[];
}

const Overview = ({ game, course, puzzles }: Loaded) => {
  const { hasBegun } = useActions();
  const isBegun = useFetched(useCallback(() => hasBegun(game.id), [hasBegun, game]));
  const done = useLearned(game.id);
  const today = puzzleOfDay(puzzles, useToday());
  const countDone = (all: readonly { readonly id: string }[]) => all.filter(({ id }) => done.has(id)).length;
  const lessons = lessonsOf(course);
  const nextLesson = lessons.find(({ id }) => !done.has(id));
  const later = course.chapters.filter(({ isLater }) => isLater);
  const tools = (
    <nav className="row" data-screen>
      {nextLesson && (
        <Button href={lessonLink(game.id, nextLesson.id)}>
          {nextLesson === lessons[0] ? LEARN.firstLesson : LEARN.nextLesson}
        </Button>
      )}
      <Button kind="primary" href={gameLink(game.id)}>
        {isBegun ? WORDS.backToGame : LEARN.playNow}
      </Button>
    </nav>
  );
  return (
    <Page title={LEARN.learnGame(game.title)} tools={tools}>
      {puzzles.length > 0 && (
        <section className="row">
          <HeadingWithCount title={PUZZLES.puzzles} count={PUZZLES.solved(countDone(puzzles), puzzles.length)} />
          <p className="row">
            <TodaysPuzzle game={game.id} today={today} done={done} />
            <Button href={puzzlesLink(game.id)}>{PUZZLES.all}</Button>
          </p>
        </section>
      )}
      <section>
        <h2>{LEARN.inMinutes}</h2>
        <Primer game={game} course={course} />
      </section>
      {lessons.length > 0 && (
        <section>
          <HeadingWithCount title={LEARN.lessons} count={LEARN.done(countDone(lessons), lessons.length)} />
          <Chapters game={game.id} chapters={course.chapters.filter(({ isLater }) => !isLater)} done={done} />
          {later.length > 0 && (
            <details>
              <summary>
                <h2>{LEARN.later}</h2>
              </summary>
              <Chapters game={game.id} chapters={later} done={done} />
            </details>
          )}
        </section>
      )}
      <FoldedLegend game={game} />
      <p className="small">{LEARN.keptHint}</p>
    </Page>
  );
};

const fetchCourse = async (entry: GameEntry): Promise<Loaded | 'none'> => {
  const [game, course, puzzles = []] = await Promise.all([entry.load(), entry.course?.(), entry.puzzles?.()]);
  return course ? { game, course, puzzles } : 'none';
};

interface Props {
  readonly id: string;
  /** The id of the lesson or puzzle that is shown. Null for the overview. */
  readonly lesson: string | null;
}

export const LearnPage = ({ id, lesson }: Props) => {
  const entry = useField('entries').find((each) => each.id === id);
  useCloseGame();
  const loaded = useFetched(useCallback(async () => (entry ? fetchCourse(entry) : 'none'), [entry]));
  if (!loaded) return <Loading />;
  if (loaded === 'none') return <NotFound words={LEARN.noCourse} link={gameLink(id)} />;
  if (lesson === null) return <Overview {...loaded} />;
  if (lesson === PUZZLE_LIST) return <PuzzlesPage {...loaded} />;
  const found = lessonsOf(loaded.course).find((each) => each.id === lesson);
  if (found) return <LessonPage key={found.id} {...loaded} lesson={found} />;
  const puzzle = loaded.puzzles.find((each) => each.id === lesson);
  if (puzzle) return <PuzzlePage key={puzzle.id} {...loaded} id={puzzle.id} />;
  if (isOwnPuzzle(lesson)) return <OwnPuzzle key={lesson} game={loaded.game} id={lesson} />;
  const clause = clausesOf(loaded.game.rules).find(({ id: each }) => each === lesson);
  if (clause) return <Challenge key={clause.id} game={loaded.game} clause={clause} />;
  return <NotFound words={LEARN.noLesson} link={learnLink(id)} />;
};

const Challenge = ({ game, clause }: Pick<Loaded, 'game'> & { readonly clause: Clause }) => {
  const demos = useFetched(useField('entries').find(({ id }) => id === game.id)?.demos);
  const challenge = useMemo(() => {
    const demo = demos?.[clause.id];
    const made = demo ? challengeOf(game, clause, demo) : null;
    return (
      made && {
        ...made,
        says: clause.text,
        asks: made.goal.kind === 'refused' ? LEARN.makeRefuse : LEARN.makeHappen(made.at !== demo?.at && !!game.dice),
      }
    );
  }, [game, clause, demos]);
  if (!demos) return <Loading />;
  if (!challenge) return <NotFound words={LEARN.noChallenge} link={learnLink(game.id)} />;
  const course = { primer: [], chapters: [{ title: LEARN.challenges, lessons: [challenge] }] };
  const back = demoLink(game.id, clause.id);
  return <LessonPage game={game} course={course} lesson={challenge} back={back} />;
};

const PuzzlePage = ({ game: aided, puzzles, id }: Loaded & Pick<Puzzle, 'id'>) => {
  const game = unaidedGame(aided);
  const course = useMemo(() => puzzleCourse(game, puzzles), [game, puzzles]);
  const lesson = lessonsOf(course).find((each) => each.id === id);
  const list = { link: puzzlesLink(game.id), words: PUZZLES.all };
  return lesson && <LessonPage game={game} course={course} lesson={lesson} list={list} />;
};

/** Renders one of the player's own puzzles. The solution is checked first, since a game from a file may be wrong. */
const OwnPuzzle = ({ game: aided, id }: Pick<Loaded, 'game'> & Pick<Puzzle, 'id'>) => {
  const game = unaidedGame(aided);
  const own = useOwnPuzzles(game.id);
  const course = useMemo(() => own && puzzleCourse(game, own, [{ title: PUZZLES.own, puzzles: own }]), [game, own]);
  if (!course) return <Loading />;
  const lesson = lessonsOf(course).find((each) => each.id === id);
  const solved = lesson && playAttempt(game, lesson, lesson.solution);
  if (!lesson || !solved?.ok || attemptStatus(solved.value) !== 'reached')
    return <NotFound words={PUZZLES.noOwn} link={puzzlesLink(game.id)} />;
  const list = { link: puzzlesLink(game.id), words: PUZZLES.all };
  return <LessonPage game={game} course={course} lesson={lesson} list={list} back={gameLink(game.id)} />;
};

const NotFound = ({ words, link }: { readonly words: string; readonly link: string }) => (
  <main className="alone">
    <p>{words}</p>
    <a href={link}>{LEARN.allLessons}</a>
  </main>
);
