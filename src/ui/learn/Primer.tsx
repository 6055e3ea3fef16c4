import type { Game } from '../../kernel/game.ts';
import type { Course, PrimerPoint } from '../../kernel/learning/lesson.ts';
import { KindPicker } from '../pieces/KindPicker.tsx';
import { LEARN } from '../words/learn.ts';
import { PointBoard } from './PointBoard.tsx';
import styles from './Primer.module.css';

interface PointProps {
  readonly game: Game;
  readonly point: PrimerPoint;
}

export const Point = ({ game, point }: PointProps) => (
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

interface Props {
  readonly game: Game;
  readonly course: Course;
}

export const Primer = ({ game, course }: Props) => (
  <ol className={styles.primer}>
    {course.primer.map((point) => (
      <li key={point.title}>
        <Point game={game} point={point} />
      </li>
    ))}
  </ol>
);
