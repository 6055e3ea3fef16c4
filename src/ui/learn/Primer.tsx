import { useState } from 'react';
import type { Game } from '../../kernel/game.ts';
import type { Course, PrimerPoint } from '../../kernel/lesson.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { KindCard } from '../pieces/KindCard.tsx';
import { LEARN } from '../words/learn.ts';
import { PointBoard } from './PointBoard.tsx';
import styles from './Primer.module.css';

/** All pieces; the one that is chosen or pointed at shows how it moves. */
const Pieces = ({ game }: { readonly game: Game }) => {
  const types = Object.keys(game.pieces);
  const [type, setType] = useState(types[0] ?? '');
  return (
    <div className={styles.pieces}>
      <p className={styles.hint}>{LEARN.pointPiece}</p>
      <ul className={styles.kinds}>
        {types.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.kind}
              aria-pressed={each === type}
              onClick={() => setType(each)}
              onPointerEnter={() => setType(each)}
              onFocus={() => setType(each)}
            >
              <Glyph game={game} type={each} side="white" />
              {game.pieces[each]?.name}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.diagram} aria-live="polite">
        <KindCard game={game} type={type} />
      </div>
    </div>
  );
};

const Point = ({
  game,
  point,
  moving,
}: {
  readonly game: Game;
  readonly point: PrimerPoint;
  readonly moving: boolean;
}) => (
  <li className={styles.point} data-pieces={point.pieces}>
    <div>
      <h3>{point.title}</h3>
      {point.says.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {point.pieces ? <Pieces game={game} /> : <PointBoard game={game} demo={point.shows} moving={moving} />}
  </li>
);

interface Props {
  readonly game: Game;
  readonly course: Course;
  readonly moving: boolean;
}

/** A game in three minutes: a few points, each with a small board that plays it. */
export const Primer = ({ game, course, moving }: Props) => (
  <ol className={styles.primer}>
    {course.primer.map((point) => (
      <Point key={point.title} game={game} point={point} moving={moving} />
    ))}
  </ol>
);
