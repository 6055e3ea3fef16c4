import type { Game } from '../../kernel/game.ts';
import type { Course, Lesson } from '../../kernel/learning/lesson.ts';
import { learnLink, lessonLink } from '../route.ts';
import { LEARN } from '../words/learn.ts';
import { WORDS } from '../words.ts';
import styles from './LessonPage.module.css';

interface Props {
  readonly game: Game;
  readonly course: Course;
  readonly lesson: Lesson;
  /** The ids of the lessons that are done. */
  readonly done: ReadonlySet<string>;
  readonly back: string | undefined;
}

/** The game, the chapter, and its lessons as a row of dots. */
export const LessonHead = ({ game, course, lesson, done, back }: Props) => {
  const chapter = course.chapters.find(({ lessons }) => lessons.includes(lesson));
  return (
    <header className={styles.header}>
      <a href={learnLink(game.id)} aria-label={`${LEARN.allLessons}: ${game.title}`}>
        {game.title}
      </a>
      {back && <a href={back}>{WORDS.backToGame}</a>}
      <span className={styles.chapter}>{chapter?.title}</span>
      <nav aria-label={chapter?.title}>
        <ol className={styles.dots}>
          {chapter?.lessons.map(({ id, title }) => (
            <li key={id}>
              <a
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
    </header>
  );
};
