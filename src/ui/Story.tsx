/** Small boards that replay a game's last turn or line. The game itself stays unchanged. */
import { useMemo } from 'react';
import { type Table, withCursor } from '../app/model/table.ts';
import { lastTurnOf } from '../app/narration/overlays.ts';
import { type LinePlace, replayOfLastTurn, viewOn } from '../app/playback/playback.ts';
import { isMidway, timelineOf } from '../app/playback/timeline.ts';
import { BoardScene } from './board/BoardScene.tsx';
import { Button } from './controls/Button.tsx';
import { useLinePlayer } from './game/telling/LinePlayer.tsx';
import { Icon } from './icons.tsx';
import { useIsAnimated } from './media.ts';
import styles from './Story.module.css';
import { usePlayer } from './usePlayer.ts';
import { REPLAY } from './words.ts';

const PlaceScene = ({ place, flipped }: { readonly place: LinePlace; readonly flipped: boolean }) => (
  <BoardScene
    game={place.table.game}
    view={viewOn(place)}
    flipped={flipped}
    highlights={isMidway(place) ? {} : { last: lastTurnOf(place.table).squares }}
  />
);

interface TableProps {
  readonly table: Table;
  readonly flipped: boolean;
}

const TurnStory = ({ table, flipped }: TableProps) => {
  const moving = useIsAnimated();
  const timeline = useMemo(() => {
    const again = moving ? replayOfLastTurn(table, 1) : null;
    const places = again?.frames.map((_, index) => ({ table, playback: { ...again, index } })) ?? [];
    return timelineOf<LinePlace>(places, () => again?.frameTime ?? null);
  }, [table, moving]);
  const { at } = usePlayer(timeline, { starts: true });
  return <PlaceScene place={at ?? { table, playback: null }} flipped={flipped} />;
};

const LineStory = ({ table, flipped }: TableProps) => {
  const { at, playing, play, pause } = useLinePlayer(useMemo(() => withCursor(table, 0), [table]));
  return (
    <>
      <PlaceScene place={at} flipped={flipped} />
      <Button className={styles.play} onClick={playing ? pause : play}>
        <Icon name={playing ? 'pause' : 'play'} />
        {playing ? REPLAY.pause : REPLAY.play}
      </Button>
    </>
  );
};

interface Props extends TableProps {
  /** What is replayed: the last turn, which starts at once, or the line, which waits for a button. */
  readonly plays: 'turn' | 'line' | null;
}

export const Story = ({ plays, ...props }: Props) =>
  plays === 'turn' ? (
    <TurnStory {...props} />
  ) : plays === 'line' ? (
    <LineStory {...props} />
  ) : (
    <PlaceScene place={{ table: props.table, playback: null }} flipped={props.flipped} />
  );
