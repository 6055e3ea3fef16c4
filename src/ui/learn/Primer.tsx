import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Game } from '../../kernel/game.ts';
import { aimOf, type Course, type PrimerPoint } from '../../kernel/learning/lesson.ts';
import { NamedButton } from '../controls/Button.tsx';
import { useFetched } from '../fetched.tsx';
import { Icon } from '../icons.tsx';
import { KindPicker } from '../pieces/KindPicker.tsx';
import { learnLink } from '../route.ts';
import { useField } from '../store.ts';
import { LEARN } from '../words/learn.ts';
import { PointBoard } from './PointBoard.tsx';
import styles from './Primer.module.css';

const Point = ({ game, point }: { readonly game: Game; readonly point: PrimerPoint }) => (
  <div className={styles.point} data-pieces={point.pieces}>
    <div>
      <h3>{point.title}</h3>
      {point.says.map((paragraph) => (
        <p key={paragraph} translate="yes">
          {paragraph}
        </p>
      ))}
    </div>
    {point.pieces ? (
      <div>
        <p className={`small ${styles.hint}`} data-screen>
          {LEARN.pointPiece}
        </p>
        <KindPicker game={game} types={Object.keys(game.pieces)} />
      </div>
    ) : (
      <PointBoard game={game} demo={point.shows} />
    )}
  </div>
);

export const Primer = ({ game, course }: { readonly game: Game; readonly course: Course }) => (
  <ol className={styles.primer}>
    {course.primer.map((point) => (
      <li key={point.title}>
        <Point game={game} point={point} />
      </li>
    ))}
  </ol>
);

/** Pixels of a swipe that turns a card. */
const SWIPE = 40;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface CardsProps {
  readonly game: Game;
  /** Has the game never been played here? Its aim is then set large. */
  readonly isNew?: boolean;
}

/** The primer of a game, one point at a time: turned by buttons, arrow keys or a swipe. */
export const PrimerCards = ({ game, isNew = false }: CardsProps) => {
  const course = useFetched(useField('entries').find(({ id }) => id === game.id)?.course);
  const [at, setAt] = useState(0);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const points = course?.primer ?? [];
  const point = points[at];
  if (!course || !point) return null;
  const turn = (step: number) => setAt(Math.max(0, Math.min(points.length - 1, at + step)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    turn(step);
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const [x, y] = from.current ? [clientX - from.current.x, clientY - from.current.y] : [0, 0];
    from.current = null;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(-Math.sign(x));
  };
  const button = (step: -1 | 1, name: string) => (
    <NamedButton kind="quiet" name={name} disabled={!points[at + step]} onClick={() => turn(step)}>
      <Icon name={step < 0 ? 'left' : 'right'} />
    </NamedButton>
  );
  return (
    <section
      className={styles.cards}
      aria-label={LEARN.howItGoes}
      data-screen
      onKeyDown={onKeyDown}
      onPointerDown={({ pointerType, clientX, clientY }) => {
        if (pointerType !== 'mouse') from.current = { x: clientX, y: clientY };
      }}
      onPointerUp={onPointerUp}
    >
      {isNew && <p className={styles.aim}>{aimOf(course)}</p>}
      <header className={`row ${styles.turner}`}>
        <h2>{LEARN.howItGoes}</h2>
        <a href={learnLink(game.id)}>{LEARN.learnGame(game.title)}</a>
        <span className="quiet">
          {button(-1, LEARN.pointBefore)}
          {LEARN.place(at + 1, points.length)}
          {button(1, LEARN.pointAfter)}
        </span>
      </header>
      <div className={styles.turned} key={at} aria-live="polite">
        <Point game={game} point={point} />
      </div>
    </section>
  );
};
