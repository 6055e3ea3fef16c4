/** The boards of the start page, fetched in spare time: the large one, and the picture on a tile. */
import { useMemo } from 'react';
import { selectView } from '../../app/selectors.ts';
import { placeAt, type Table, viewOf } from '../../app/table/table.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView } from '../../kernel/view.ts';
import { Board } from '../board/Board.tsx';
import { type Crop, layoutOf } from '../board/layout.ts';
import { useAutoplay } from '../game/telling/Autoplay.tsx';
import { watchLink } from '../route.ts';
import { StillBoard } from '../Story.tsx';
import { StoreOverride, useApp } from '../store.ts';
import { useSight } from '../useSight.ts';
import { OPENING } from '../words/opening.ts';
import styles from './StartPage.module.css';
import { useSample } from './sample.ts';

/** Milliseconds at the end before it begins again. */
const END = 4000;

interface Props {
  readonly game: Game;
  /** Its sample, every turn played. */
  readonly table: Table | null;
  readonly moving: boolean;
}

/** The current place of the sample; before it is fetched, the start of a game. */
const Shown = ({ game, moving }: Omit<Props, 'table'>) => {
  const shown = useApp(selectView);
  const start = useMemo(() => game.view(game.setup(1)), [game]);
  return <StillBoard game={game} view={shown ?? start} pace={moving ? 260 : 0} />;
};

/** Plays the sample again and again, with its words, hidden from screen readers. */
const Told = ({ isHeld }: { readonly isHeld: boolean }) => (
  <p className={`quiet ${styles.caption}`} aria-hidden>
    {useAutoplay({ again: END, isHeld }).caption}
  </p>
);

/** A board that plays the game's sample while it is on the screen; a click on it opens the sample. */
export const LiveBoard = ({ game, table, moving }: Props) => {
  // Without animation, the end of the sample is shown.
  const begun = useMemo(
    () => (table && !moving ? placeAt(table, table.line.length) : table),
    [table, moving],
  );
  const room = useSample(begun, moving);
  const { element, isSeen } = useSight<HTMLAnchorElement>();
  return (
    <StoreOverride store={room}>
      <a
        ref={element}
        className={styles.board}
        href={watchLink(game.id)}
        aria-label={`${OPENING.watch}: ${game.title}`}
        title={OPENING.watch}
      >
        <Shown game={game} moving={moving} />
      </a>
      {room && <Told isHeld={!isSeen} />}
    </StoreOverride>
  );
};

/** The size of a tile's picture, in squares. */
const COLUMNS = 8;
const ROWS = 4;

/** The part of a board with the most pieces: of several the middle one. */
const fullest = (game: Game, view: BoardView): Crop => {
  const layout = layoutOf(game.board, false);
  const squares = Object.values(view.units).flatMap(({ at }) => at);
  const parts = Array.from({ length: layout.rows - ROWS + 1 }, (_, y) =>
    Array.from({ length: Math.floor(layout.columns) - COLUMNS + 1 }, (_, x) => {
      const inside = squares.filter((square) => {
        const place = layout.places[square];
        return place && place.x >= x && place.x < x + COLUMNS && place.y >= y && place.y < y + ROWS;
      });
      const off = Math.abs(x + COLUMNS / 2 - layout.columns / 2) + Math.abs(y + ROWS / 2 - layout.rows / 2);
      return { x, y, columns: COLUMNS, rows: ROWS, worth: inside.length - off / layout.columns };
    }),
  ).flat();
  return parts.reduce((best, part) => (part.worth > best.worth ? part : best));
};

/** A tile's picture: the end of the sample, or the start of a game without one. */
export const TileArt = ({ game, table }: Omit<Props, 'moving'>) => {
  const { view, crop } = useMemo(() => {
    const last = table ? viewOf(placeAt(table, table.line.length)) : game.view(game.setup(1));
    return { view: last, crop: fullest(game, last) };
  }, [game, table]);
  return (
    <span className={styles.art} inert aria-hidden="true">
      <Board game={game} view={view} label={game.title} crop={crop} bare />
    </span>
  );
};
