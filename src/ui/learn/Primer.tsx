import { useMemo, useState } from 'react';
import { reachAlone } from '../../app/table/reach.ts';
import type { Board, Square } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { Course, PrimerPoint } from '../../kernel/lesson.ts';
import type { UnitView } from '../../kernel/view.ts';
import { Picture } from '../panels/Diagram.tsx';
import { Glyph } from '../pieces/Glyph.tsx';
import { LEARN } from '../words/learn.ts';
import { WORDS } from '../words.ts';
import { PointBoard } from './PointBoard.tsx';
import styles from './Primer.module.css';

/** The square in the middle of a board, where a piece alone can show the most. */
const middleOf = ({ squares }: Board): Square => {
  const plain = squares.filter(({ region }) => region === squares[0]?.region);
  const halfway = (values: readonly number[]) => Math.floor(Math.max(...values) / 2);
  const file = halfway(plain.map((each) => each.file));
  const rank = halfway(plain.map((each) => each.rank));
  return plain.find((each) => each.file === file && each.rank === rank)?.square ?? 0;
};

/** A piece by itself, for its diagram. */
const alone = (type: string, at: Square): UnitView => ({ id: 0, type, side: 'white', at: [at], body: 'whole', badges: [] });

/** All pieces; the one that is chosen or pointed at shows how it moves. */
const Pieces = ({ game }: { readonly game: Game }) => {
  const types = Object.keys(game.pieces);
  const [type, setType] = useState(types[0] ?? '');
  const at = useMemo(() => middleOf(game.board), [game]);
  const reach = useMemo(() => reachAlone(game, alone(type, at), at), [game, type, at]);
  const piece = game.pieces[type];
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
        {piece && (
          <p>
            <strong>{piece.name}.</strong> {piece.gist}
          </p>
        )}
        {reach && !reach.refusal && <Picture game={game} reach={reach} unit={alone(type, at)} title={WORDS.onEmptyBoard} />}
      </div>
    </div>
  );
};

const Point = ({ game, point, moving }: { readonly game: Game; readonly point: PrimerPoint; readonly moving: boolean }) => (
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
