/** The boards of the start page, fetched in spare time: the large one, the picture on a tile, and the sample of both. */
import { useMemo } from 'react';
import { runInSlices } from '../../app/base/resumable.ts';
import { replaying } from '../../app/model/line.ts';
import { seatAt } from '../../app/model/playing.ts';
import { freshTable, placeAt, type Table, viewOf } from '../../app/model/table.ts';
import { ROOT, treeOf } from '../../app/model/tree.ts';
import { viewOn } from '../../app/playback/line-places.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView } from '../../kernel/view.ts';
import { Board } from '../board/Board.tsx';
import { BoardScene } from '../board/BoardScene.tsx';
import { type Crop, layoutOf } from '../board/layout.ts';
import { useLine } from '../game/telling/LinePlayer.tsx';
import { useMoving } from '../media.ts';
import { watchLink } from '../route.ts';
import { useSight } from '../useSight.ts';
import { OPENING } from '../words/opening.ts';
import styles from './StartPage.module.css';

/** A sample game, replayed, at its start; a new game if none can be played. `pause` yields to the page. */
export const fetchSample = async (
  game: Game,
  index: number,
  pause: () => Promise<() => boolean>,
): Promise<Table> => {
  const sample = game.samples[index];
  if (!sample) return freshTable(game, 1);
  const tree = treeOf(sample.record);
  await runInSlices(replaying(game, tree, tree.nodes), pause, () => undefined);
  const table = seatAt(game, tree, { at: ROOT, end: tree.nodes.length, picks: '' });
  return table.ok ? table.value : freshTable(game, 1);
};

interface Props {
  /** The game's sample, every turn played. */
  readonly table: Table;
}

/** Plays the game's sample again and again while it is on the screen; a click on it opens the sample. */
export const LiveBoard = ({ table }: Props) => {
  const moving = useMoving();
  const { game } = table;
  const { element, isSeen } = useSight<HTMLAnchorElement>();
  // Without animation, the end of the sample is shown.
  const begun = useMemo(() => (moving ? table : placeAt(table, table.line.length)), [table, moving]);
  const { at, caption } = useLine(begun, { starts: true, loops: true, isHeld: !isSeen });
  return (
    <>
      <a
        ref={element}
        className={styles.board}
        href={watchLink(game.id)}
        aria-label={`${OPENING.watch}: ${game.title}`}
        title={OPENING.watch}
      >
        <BoardScene game={game} view={viewOn(at)} />
      </a>
      <p className={`quiet ${styles.caption}`} aria-hidden>
        {caption}
      </p>
    </>
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
export const TileArt = ({ table }: Props) => {
  const { game } = table;
  const { view, crop } = useMemo(() => {
    const last = viewOf(placeAt(table, table.line.length));
    return { view: last, crop: fullest(game, last) };
  }, [game, table]);
  return (
    <span className={styles.art} inert aria-hidden="true">
      <Board game={game} view={view} label={game.title} crop={crop} bare />
    </span>
  );
};
