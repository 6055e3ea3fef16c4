import { PageHeader } from '../PageHeader.tsx';
import { learnLink, lessonLink } from '../route.ts';
import { LEARN } from '../words/learn.ts';
import { WORDS } from '../words.ts';
import marks from './LearnPage.module.css';
import styles from './LessonPage.module.css';
import type { LessonProps } from './LessonPage.tsx';

/** With the ids of the lessons done. */
type Props = LessonProps & { readonly done: ReadonlySet<string> };

export const LessonHead = ({ game, course, lesson, done, back, list }: Props) => {
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
