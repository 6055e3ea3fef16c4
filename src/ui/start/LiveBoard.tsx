/** The boards of the start page, fetched when the browser is idle, so that the page shows at once. */
import { useMemo } from 'react';
import { runInSlices } from '../../app/base/resumable.ts';
import { replayLine } from '../../app/model/line.ts';
import { tableAtPlace } from '../../app/model/playing.ts';
import { newTable, type Table, viewOf, withCursor } from '../../app/model/table.ts';
import { ROOT, treeOf } from '../../app/model/tree.ts';
import { viewOn } from '../../app/playback/playback.ts';
import type { Game } from '../../kernel/game.ts';
import { BoardScene } from '../board/BoardScene.tsx';
import { useLinePlayer } from '../game/telling/LinePlayer.tsx';
import { TodayCard } from '../learn/TodayCard.tsx';
import { useIsAnimated } from '../media.ts';
import { watchLink } from '../route.ts';
import { useVisibility } from '../useVisibility.ts';
import { OPENING } from '../words/opening.ts';
import { PictureCard, PositionPicture } from './Picture.tsx';
import styles from './StartPage.module.css';

/** Returns a table with the sample replayed. If the game lacks the sample, returns a new table. */
export const fetchSample = async (game: Game, index: number, pause: () => Promise<() => boolean>): Promise<Table> => {
  const sample = game.samples[index];
  if (!sample) return newTable(game, 1);
  const tree = treeOf(sample.record);
  await runInSlices(replayLine(game, tree, tree.nodes), pause, () => undefined);
  const table = tableAtPlace(game, tree, { at: ROOT, end: tree.nodes.length, picks: '' });
  return table.ok ? table.value : newTable(game, 1);
};

interface Props {
  readonly table: Table;
}

/** Plays the game's sample in a loop. The loop pauses while the board is out of sight, to save work. */
export const LiveBoard = ({ table }: Props) => {
  const moving = useIsAnimated();
  const { game } = table;
  const { element, isSeen } = useVisibility<HTMLAnchorElement>();
  const begun = useMemo(() => (moving ? table : withCursor(table, table.line.length)), [table, moving]);
  const { at, caption } = useLinePlayer(begun, { starts: true, loops: true, isHeld: !isSeen });
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
      <p className={`small ${styles.caption}`} aria-hidden>
        {caption}
      </p>
    </>
  );
};

export const TileArt = ({ table, rows }: Props & { readonly rows?: 4 | 8 }) => {
  const view = useMemo(() => viewOf(withCursor(table, table.line.length)), [table]);
  return <PositionPicture game={table.game} view={view} {...(rows && { rows })} />;
};

export const Cards = ({ table }: Props) => {
  const { id, samples } = table.game;
  return (
    <>
      <TodayCard />
      {samples[0] && (
        <PictureCard href={watchLink(id)} heading={OPENING.watch} says={samples[0].title}>
          <TileArt table={table} rows={8} />
        </PictureCard>
      )}
    </>
  );
};
