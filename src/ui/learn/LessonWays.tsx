import { useEffect, useRef, useState } from 'react';
import {
  adviceOn,
  answerNames,
  capturedBy,
  happened,
  namesOf,
  refutation,
  squaresIn,
  whyWon,
} from '../../app/learning/lesson.ts';
import { nodeAt, type Table } from '../../app/model/table.ts';
import type { ToldLine } from '../../app/narration/facts.ts';
import { squareName } from '../../kernel/board/board.ts';
import { type Lesson, lessonAfter } from '../../kernel/learning/lesson.ts';
import { clausesOf } from '../../kernel/learning/rulebook.ts';
import { other } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { Clause } from '../panels/rules/Clause.tsx';
import { gameLink, learnLink, lessonLink } from '../route.ts';
import { useField, useNow } from '../store.ts';
import { LEARN, PUZZLES } from '../words/learn.ts';
import { WORDS } from '../words.ts';
import marks from './LearnPage.module.css';
import styles from './LessonPage.module.css';
import type { LessonProps } from './LessonPage.tsx';
import type { Escape } from './useEscape.ts';

/** Scrolls a row of dots to this one. */
const bringIn = (dot: Element | null) => dot?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** With the ids of the lessons done. */
type HeadProps = LessonProps & { readonly done: ReadonlySet<string> };

export const LessonHead = ({ game, course, lesson, done, back, list }: HeadProps) => {
  const home = list ?? { link: learnLink(game.id), words: LEARN.allLessons };
  const chapter = course.chapters.find(({ lessons }) => lessons.includes(lesson));
  const lessons = chapter?.lessons ?? [];
  return (
    <PageHeader learn={learnLink(game.id)} isSlim>
      <a href={home.link} aria-label={`${home.words}: ${game.title}`}>
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
                ref={id === lesson.id ? bringIn : null}
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

/** A hint that is shown: its place, its level, and its words. */
interface Hinted {
  readonly cursor: number;
  readonly level: number;
  readonly text: string;
}

interface Props extends LessonProps {
  readonly isOver: boolean;
  readonly isWaiting: boolean;
  readonly isReached: boolean;
  onStartOver(mode: 'playing' | 'showing'): void;
}

export const LessonWays = (props: Props) => {
  const { game, course, lesson, list, isOver, isWaiting, isReached, onStartOver } = props;
  const table = useField('table') as Table;
  const now = useNow();
  const [hinted, setHinted] = useState<Hinted | null>(null);
  const isHere = hinted?.cursor === table.cursor && !isOver;
  const level = isHere ? hinted.level : 0;
  const hint = () => {
    const { picks, back } = adviceOn(lesson, table);
    const squares = squaresIn(picks);
    const [first, last] = [squares[0], squares.at(-1)];
    if (back > 0) return setHinted({ cursor: table.cursor, level: 0, text: LEARN.goBackFirst });
    const arrow = [...new Set([first, level === 0 ? first : last])].flatMap((square) =>
      square === undefined ? [] : squareName(game.board, square),
    );
    if (arrow.length > 0) now().note(nodeAt(table), { arrows: [arrow.join(' ')] });
    const names = namesOf(table, level === 0 ? picks.slice(0, 1) : picks);
    setHinted({ cursor: table.cursor, level: level + 1, text: LEARN.choose(names.join(', then ')) });
  };
  const after = lessonAfter(course, lesson);
  return (
    <div className="row">
      {isHere && hinted.text && (
        <p role="status" className={styles.hinted}>
          {hinted.text}
        </p>
      )}
      {!isOver && (
        <Button large disabled={isWaiting} onClick={level < 2 ? hint : () => onStartOver('showing')}>
          {level < 2 ? LEARN.hint : LEARN.solution}
        </Button>
      )}
      <Button
        large
        onClick={() => {
          setHinted(null);
          onStartOver('playing');
        }}
      >
        {LEARN.startOver}
      </Button>
      {!isReached && (
        <Button large href={after ? lessonLink(game.id, after.id) : (list?.link ?? learnLink(game.id))}>
          {LEARN.skip}
        </Button>
      )}
    </div>
  );
};

/** The largest number of lines about the last turn. */
const FEW = 5;

/** The ref of an element that takes the focus when it appears, for the next key. */
const useFocus = () => {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
};

const Lines = ({ game, lines }: { readonly game: string; readonly lines: readonly ToldLine[] }) =>
  lines.length > 0 && (
    <ul className={styles.lines}>
      {lines.map(({ text, rule }) => (
        <li key={text}>
          {text} <Clause game={game} rule={rule} />
        </li>
      ))}
    </ul>
  );

/** A lesson reached: the clauses learned, or why a puzzle is won, and the way on. */
export const Reached = ({ game, course, lesson, back, list }: LessonProps) => {
  const next = useFocus();
  const after = lessonAfter(course, lesson);
  const table = useField('table') as Table;
  const why = lesson.isOnly ? whyWon(table) : [];
  const taught = clausesOf(game.rules).filter(({ id }) => lesson.teaches.includes(id));
  const isWhole = why.length === 0 && taught.every(({ text }) => text === lesson.learned);
  return (
    <div className="stack" role="status" data-reached>
      <p>
        <span className={styles.joy} aria-hidden="true">
          ★
        </span>{' '}
        <strong>{LEARN.reached}</strong> {why.length === 0 && lesson.learned}{' '}
        {isWhole && taught.map(({ id }) => <Clause key={id} game={game.id} rule={id} />)}
      </p>
      <Lines game={game.id} lines={why} />
      <Button
        ref={next}
        kind="primary"
        large
        className={styles.next}
        href={after ? lessonLink(game.id, after.id) : (list?.link ?? learnLink(game.id))}
      >
        {after ? LEARN.next : (list?.words ?? LEARN.allLessons)}
      </Button>
      {!isWhole && (
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

/** What a wrong try of a puzzle lacks, while it has not lost: pieces captured, or the answer to it. */
const missedBy = ({ goal }: Lesson, table: Table, escaping: Escape): string | null => {
  const answerer = other(table.replayed.start.toMove);
  if (goal.kind === 'captures') return PUZZLES.captures(capturedBy(table));
  if (escaping) return PUZZLES[escaping](answerer);
  const names = answerNames(table);
  return names.length > 0 ? PUZZLES.stillPlays(answerer, names) : null;
};

interface MissedProps extends LessonProps {
  readonly escaping: Escape;
  onBack(): void;
}

/** A lesson missed: the effects instead of the goal, and the way back; of a puzzle, what refutes it. */
export const Missed = ({ game, lesson, escaping, onBack }: MissedProps) => {
  const back = useFocus();
  const table = useField('table') as Table;
  const lines = lesson.isOnly ? refutation(table) : happened(table).slice(0, FEW);
  const says = lesson.isOnly && lines.length === 0 ? missedBy(lesson, table, escaping) : null;
  return (
    <div className="stack" role="status">
      <strong>{(lesson.isOnly ? PUZZLES : LEARN).missed}</strong>
      {says && <p>{says}</p>}
      <Lines game={game.id} lines={lines} />
      <Button ref={back} kind="primary" large className={styles.next} onClick={onBack}>
        {LEARN.backOne}
      </Button>
    </div>
  );
};
