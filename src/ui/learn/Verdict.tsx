import { useEffect, useRef } from 'react';
import { happened, refutation } from '../../app/learning/lesson.ts';
import type { Table } from '../../app/table/table.ts';
import { lessonAfter } from '../../kernel/learning/lesson.ts';
import { clausesOf } from '../../kernel/learning/rulebook.ts';
import { Button } from '../controls/Button.tsx';
import { Clause } from '../panels/rules/Clause.tsx';
import { gameLink, learnLink, lessonLink } from '../route.ts';
import { useField } from '../store.ts';
import { LEARN } from '../words/learn.ts';
import { PUZZLES } from '../words/puzzles.ts';
import { WORDS } from '../words.ts';
import styles from './LessonPage.module.css';
import type { LessonProps } from './LessonPage.tsx';

/** The largest number of lines about the last turn. */
const FEW = 5;

/** The ref of an element that takes the focus when it appears, for the next key. */
const useFocus = () => {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
};

/** A lesson reached: the clauses learned, and the way on. */
export const Reached = ({ game, course, lesson, back, list }: LessonProps) => {
  const next = useFocus();
  const after = lessonAfter(course, lesson);
  const taught = clausesOf(game.rules).filter(({ id }) => lesson.teaches.includes(id));
  const isWhole = taught.every(({ text }) => text === lesson.learned);
  return (
    <div className="stack" role="status" data-reached>
      <p>
        <span className={styles.joy} aria-hidden="true">
          ★
        </span>{' '}
        <strong>{LEARN.reached}</strong> {lesson.learned}{' '}
        {isWhole && taught.map(({ id }) => <Clause key={id} game={game.id} rule={id} />)}
      </p>
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

/** A lesson missed: the effects instead of the goal, and the way back; of a puzzle, what refutes it. */
export const Missed = ({ game, lesson, onBack }: LessonProps & { onBack(): void }) => {
  const back = useFocus();
  const table = useField('table') as Table;
  const lines = lesson.isOnly ? refutation(table) : happened(table).slice(0, FEW);
  return (
    <div className="stack" role="status">
      <strong>{(lesson.isOnly ? PUZZLES : LEARN).missed}</strong>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ text, rule }) => (
            <li key={text}>
              {text} <Clause game={game.id} rule={rule} />
            </li>
          ))}
        </ul>
      )}
      <Button ref={back} kind="primary" large className={styles.next} onClick={onBack}>
        {LEARN.backOne}
      </Button>
    </div>
  );
};
