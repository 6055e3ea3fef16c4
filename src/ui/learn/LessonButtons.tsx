import { type ComponentProps, Fragment, useEffect, useRef, useState } from 'react';
import { adviceOn, lastTurnNarration, pickedSquares, pickNames } from '../../app/learning/lesson.ts';
import type { PuzzleReason } from '../../app/learning/why.ts';
import { nodeAt, type Table } from '../../app/model/table.ts';
import { squareName } from '../../kernel/board/board.ts';
import { type Lesson, lessonAfter } from '../../kernel/learning/lesson.ts';
import { clausesOf } from '../../kernel/learning/rulebook.ts';
import { Button } from '../controls/Button.tsx';
import { Key } from '../icons.tsx';
import { isPageKey, useKeydown } from '../keyboard.ts';
import { PageHeader } from '../PageHeader.tsx';
import { Clause } from '../panels/rules/Clause.tsx';
import { gameLink, learnLink, lessonLink } from '../route.ts';
import { useField, useGetState } from '../store.ts';
import { LEARN, PUZZLES } from '../words/learn.ts';
import { WORDS } from '../words.ts';
import marks from './LearnPage.module.css';
import styles from './LessonPage.module.css';
import type { LessonProps } from './LessonPage.tsx';
import type { TryState } from './useTry.ts';

const scrollIntoNav = (dot: Element | null) => {
  dot?.scrollIntoView({ block: 'nearest', inline: 'center' });
};

type HeadProps = LessonProps & { readonly done: ReadonlySet<string> };

export const LessonHead = ({ game, course, lesson, done, back, list }: HeadProps) => {
  const parent = list ?? { link: learnLink(game.id), words: LEARN.allLessons };
  const chapter = course.chapters.find(({ lessons }) => lessons.includes(lesson));
  const lessons = chapter?.lessons ?? [];
  return (
    <PageHeader learn={learnLink(game.id)} isSlim>
      <a href={parent.link} aria-label={`${parent.words}: ${game.title}`}>
        {game.title}
      </a>
      {back && <a href={back}>{WORDS.backToGame}</a>}
      <span className={`quiet cut ${styles.chapter}`}>{chapter?.title}</span>
      <span className={`quiet ${styles.left}`} hidden={lessons.length < 2}>
        {LEARN.place(lessons.indexOf(lesson) + 1, lessons.length)}
      </span>
      <nav className={marks.dots} aria-label={chapter?.title}>
        <ol>
          {lessons.map(({ id, title }) => (
            <li key={id}>
              <a
                ref={id === lesson.id ? scrollIntoNav : null}
                className={`line ${marks.lesson}`}
                href={lessonLink(game.id, id)}
                title={title}
                aria-current={id === lesson.id ? 'page' : undefined}
                data-done={done.has(id) || undefined}
              >
                <span className="visuallyHidden">{done.has(id) ? `${title}, ${LEARN.isDone}` : title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </PageHeader>
  );
};

/** How a lesson ended: goal reached, goal missed or solution shown. Null while the lesson is open. */
export type End = 'reached' | 'missed' | 'shown' | null;

interface ShownHint {
  readonly cursor: number;
  readonly level: number;
  readonly text: string;
}

interface Props extends LessonProps {
  /** The lesson, whose solution the hints follow. A player's winning try replaces the solution. */
  readonly lessonWithSolution: Lesson;
  readonly isOver: boolean;
  readonly isWaiting: boolean;
  readonly end: End;
  onStartOver(mode: 'playing' | 'showing'): void;
}

export const LessonButtons = ({
  game,
  course,
  lesson,
  lessonWithSolution,
  list,
  isOver,
  isWaiting,
  end,
  onStartOver,
}: Props) => {
  const table = useField('table') as Table;
  const getState = useGetState();
  const [shownHint, setShownHint] = useState<ShownHint | null>(null);
  const isHintCurrent = shownHint?.cursor === table.cursor && !isOver;
  const level = isHintCurrent ? shownHint.level : 0;
  const hint = () => {
    const { picks, back } = adviceOn(lessonWithSolution, table);
    if (picks.length === 0) return;
    const squares = pickedSquares(picks);
    const [first, last] = [squares[0], squares.at(-1)];
    if (back > 0) return setShownHint({ cursor: table.cursor, level: 0, text: LEARN.goBackFirst });
    const arrowSquares = [...new Set([first, level === 0 ? first : last])].flatMap((square) =>
      square === undefined ? [] : squareName(game.board, square),
    );
    if (arrowSquares.length > 0) getState().note(nodeAt(table), { arrows: [arrowSquares.join(' ')] });
    const shown = level === 0 ? picks.slice(0, 1) : picks;
    const verb = picks[0]?.kind === 'square' ? 'Choose' : 'Press';
    setShownHint({ cursor: table.cursor, level: level + 1, text: LEARN.choose(verb, pickNames(table, shown)) });
  };
  const startOver = (mode: 'playing' | 'showing') => {
    setShownHint(null);
    onStartOver(mode);
  };
  const after = lessonAfter(course, lesson);
  return (
    <div className="row">
      {isHintCurrent && shownHint.text && (
        <p role="status" className={styles.hinted}>
          {shownHint.text}
        </p>
      )}
      {!isOver && (
        <Button large disabled={isWaiting} onClick={level < 2 ? hint : () => startOver('showing')}>
          {level < 2 ? LEARN.hint : LEARN.solution}
        </Button>
      )}
      {end !== 'shown' && (
        <Button large onClick={() => startOver('playing')}>
          {LEARN.startOver}
        </Button>
      )}
      {end !== 'reached' && (
        <Button large href={after ? lessonLink(game.id, after.id) : (list?.link ?? learnLink(game.id))}>
          {LEARN.skip}
        </Button>
      )}
    </div>
  );
};

const MAX_LINES = 5;

interface NextButtonProps extends ComponentProps<typeof Button> {
  /** What the text above the button says. When this changes, the text and the button scroll into view. */
  readonly said?: unknown;
}

/** Renders the button for the next step. The Enter key presses the button from anywhere, so that no mouse is needed. */
const NextButton = ({ said, children, ...props }: NextButtonProps) => {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again when the text changes
  useEffect(() => {
    element.current?.closest('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  useKeydown((event) => {
    if (event.key !== 'Enter' || !isPageKey(event)) return;
    event.preventDefault();
    element.current?.click();
  }, true);
  return (
    <Button ref={element} kind="primary" large className={styles.next} aria-keyshortcuts="Enter" {...props}>
      {children} <Key name="Enter" />
    </Button>
  );
};

type ReasonProps = Pick<PuzzleReason, 'lines'> & { readonly game: string };

const Sentences = ({ game, lines }: ReasonProps) =>
  lines.map(({ text, rule }, index) => (
    <Fragment key={text}>
      {index > 0 && <br />} {text} {rule && <Clause game={game} rule={rule} />}
    </Fragment>
  ));

interface EndProps extends LessonProps {
  readonly reason: PuzzleReason | null;
}

export const LessonReached = ({ game, course, lesson, back, list, reason }: EndProps) => {
  const after = lessonAfter(course, lesson);
  const taught = clausesOf(game.rules).filter(({ id }) => lesson.teaches.includes(id));
  const why = reason?.lines ?? [];
  const saysWholeClause = why.length === 0 && taught.every(({ text }) => text === lesson.learned);
  return (
    <div className={`stack ${styles.end}`} role="status" data-reached>
      <p>
        <span className={styles.joy} aria-hidden="true">
          ★
        </span>{' '}
        <strong>{(lesson.isPuzzle ? PUZZLES : LEARN).reached}</strong>
        {why.length > 0 ? <Sentences game={game.id} lines={why} /> : ` ${lesson.learned} `}
        {saysWholeClause && taught.map(({ id }) => <Clause key={id} game={game.id} rule={id} />)}
      </p>
      <NextButton href={after ? lessonLink(game.id, after.id) : (list?.link ?? learnLink(game.id))}>
        {after ? LEARN.next : (list?.words ?? LEARN.allLessons)}
      </NextButton>
      {!saysWholeClause && (
        <details className={styles.rules}>
          <summary>{LEARN.readMore}</summary>
          {taught.map(({ id, text }) => (
            <p key={id}>
              {text} <Clause game={game.id} rule={id} />
            </p>
          ))}
        </details>
      )}
      {!after && <a href={back ?? gameLink(game.id)}>{back ? WORDS.backToGame : LEARN.playNow}</a>}
    </div>
  );
};

interface MissedProps extends EndProps {
  readonly tried: TryState;
  onBack(): void;
}

export const LessonMissed = ({ game, lesson, reason, tried, onBack }: MissedProps) => {
  const table = useField('table') as Table;
  if (tried === 'looking')
    return (
      <p className={`quiet ${styles.end}`} role="status">
        {PUZZLES.looking}
      </p>
    );
  const said = tried === 'answering' ? LEARN.answering : PUZZLES.unfound;
  return (
    <div className={`stack ${styles.end}`} role="status">
      <p>
        <strong>{LEARN.missed}</strong>
        {lesson.isPuzzle ? <Sentences game={game.id} lines={reason?.lines ?? [{ text: said }]} /> : ` ${LEARN.instead}`}
      </p>
      {!lesson.isPuzzle && (
        <ul className={styles.lines}>
          {lastTurnNarration(table)
            .slice(0, MAX_LINES)
            .map(({ text, rule }) => (
              <li key={text}>
                {text} <Clause game={game.id} rule={rule} />
              </li>
            ))}
        </ul>
      )}
      <NextButton said={reason} onClick={onBack}>
        {LEARN.backOne}
      </NextButton>
    </div>
  );
};

interface ShownProps extends Pick<LessonProps, 'lesson'> {
  onPlay(): void;
}

export const SolutionShown = ({ lesson, onPlay }: ShownProps) => (
  <div className={`stack ${styles.end}`} role="status">
    <strong>{(lesson.isPuzzle ? PUZZLES : LEARN).shown}</strong>
    <NextButton onClick={onPlay}>{LEARN.playIt}</NextButton>
  </div>
);
