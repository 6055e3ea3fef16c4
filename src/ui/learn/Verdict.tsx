import { useEffect, useRef } from 'react';
import { happened, refutation } from '../../app/learning/lesson.ts';
import { answerNames, capturedBy, whyWon } from '../../app/learning/why.ts';
import type { Table } from '../../app/table/table.ts';
import type { Line } from '../../app/telling/narrate.ts';
import { type Lesson, lessonAfter } from '../../kernel/learning/lesson.ts';
import { clausesOf } from '../../kernel/learning/rulebook.ts';
import { other } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { Clause } from '../panels/rules/Clause.tsx';
import { gameLink, learnLink, lessonLink } from '../route.ts';
import { useField } from '../store.ts';
import { LEARN, PUZZLES } from '../words/learn.ts';
import { WORDS } from '../words.ts';
import styles from './LessonPage.module.css';
import type { LessonProps } from './LessonPage.tsx';
import type { Escape } from './useEscape.ts';

/** The largest number of lines about the last turn. */
const FEW = 5;

/** The ref of an element that takes the focus when it appears, for the next key. */
const useFocus = () => {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
};

const Lines = ({ game, lines }: { readonly game: string; readonly lines: readonly Line[] }) =>
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
