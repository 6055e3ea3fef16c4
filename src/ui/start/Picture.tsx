import { type AnchorHTMLAttributes, type ReactNode, useMemo } from 'react';
import type { Game } from '../../kernel/game.ts';
import type { BoardView } from '../../kernel/view.ts';
import { Board } from '../board/Board.tsx';
import { type Crop, layoutOf } from '../board/layout.ts';
import styles from './Picture.module.css';

/** The width of a picture, in squares. */
const COLUMNS = 8;

/** Returns the crop that shows most pieces. Of equal crops, the one nearest to the board's middle wins. */
const cropWithMostPieces = (game: Game, view: BoardView, rows: number): Crop => {
  const layout = layoutOf(game.board, false);
  const squares = Object.values(view.units).flatMap(({ at }) => at);
  const parts = Array.from({ length: layout.rows - rows + 1 }, (_, y) =>
    Array.from({ length: Math.floor(layout.columns) - COLUMNS + 1 }, (_, x) => {
      const inside = squares.filter((square) => {
        const place = layout.places[square];
        return place && place.x >= x && place.x < x + COLUMNS && place.y >= y && place.y < y + rows;
      });
      const off = Math.abs(x + COLUMNS / 2 - layout.columns / 2) + Math.abs(y + rows / 2 - layout.rows / 2);
      return { x, y, columns: COLUMNS, rows, score: inside.length - off / layout.columns };
    }),
  ).flat();
  return parts.reduce((best, part) => (part.score > best.score ? part : best));
};

interface ArtProps {
  readonly game: Game;
  readonly view: BoardView;
  readonly rows?: 4 | 8;
}

export const PositionPicture = ({ game, view, rows = 4 }: ArtProps) => {
  const crop = useMemo(() => cropWithMostPieces(game, view, rows), [game, view, rows]);
  return (
    <span className={styles.art} inert aria-hidden="true">
      <Board game={game} view={view} label={game.title} crop={crop} bare />
    </span>
  );
};

interface CardProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'aria-label' | 'onClick'> {
  readonly heading: string;
  readonly says: string;
  readonly tall?: boolean;
  readonly children: ReactNode;
}

export const PictureCard = ({ heading, says, tall, children, ...link }: CardProps) => (
  <a className={`card ${styles.card}`} {...link} data-tall={tall || undefined}>
    <span className={styles.picture}>
      <span className="squares" data-square>
        {children}
      </span>
    </span>
    <span className={styles.words}>
      <strong>{heading}</strong>
      <span className="small">{says}</span>
    </span>
  </a>
);
