import { useState } from 'react';
import { adviceOn, namesOf, squaresIn } from '../../app/learning/lesson.ts';
import { nodeAt, type Table } from '../../app/table/table.ts';
import { squareName } from '../../kernel/board/board.ts';
import { lessonAfter } from '../../kernel/learning/lesson.ts';
import { Button } from '../controls/Button.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { learnLink, lessonLink } from '../route.ts';
import { useField, useNow } from '../store.ts';
import { LEARN } from '../words/learn.ts';
import { WORDS } from '../words.ts';
import marks from './LearnPage.module.css';
import styles from './LessonPage.module.css';
import type { LessonProps } from './LessonPage.tsx';

/** With the ids of the lessons done. */
type HeadProps = LessonProps & { readonly done: ReadonlySet<string> };

export const LessonHead = ({ game, course, lesson, done, back, list }: HeadProps) => {
  const home = list ?? { link: learnLink(game.id), words: LEARN.allLessons };
  const chapter = course.chapters.find(({ lessons }) => lessons.includes(lesson));
  return (
    <PageHeader learn={learnLink(game.id)} isSlim>
      <a href={home.link} aria-label={`${home.words}: ${game.title}`}>
        {game.title}
      </a>
      {back && <a href={back}>{WORDS.backToGame}</a>}
      <span className={`quiet cut ${styles.chapter}`}>{chapter?.title}</span>
      <nav aria-label={chapter?.title}>
        <ol className={marks.dots}>
          {chapter?.lessons.map(({ id, title }) => (
            <li key={id}>
              <a
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
  readonly isReached: boolean;
  onStartOver(mode: 'playing' | 'showing'): void;
}

export const LessonWays = ({ game, course, lesson, list, isOver, isReached, onStartOver }: Props) => {
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
        <Button large onClick={level < 2 ? hint : () => onStartOver('showing')}>
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
