/** Small boards for display only: a position, or a table that replays a turn or the line. */
import { useEffect, useMemo } from 'react';
import { scratchStore } from '../app/scratch-store.ts';
import { selectLastTurn, selectView } from '../app/selectors.ts';
import { selectGame } from '../app/state-selectors.ts';
import type { Table } from '../app/table/table.ts';
import type { Square } from '../kernel/board/board.ts';
import type { Game } from '../kernel/game.ts';
import type { BoardView } from '../kernel/view.ts';
import { Board } from './board/Board.tsx';
import { Fit } from './board/Fit.tsx';
import { shapeOf } from './board/layout.ts';
import { Button } from './controls/Button.tsx';
import { useAutoplay } from './game/telling/Autoplay.tsx';
import { Icon } from './icons.tsx';
import { useMoving } from './media.ts';
import styles from './Story.module.css';
import { StoreOverride, useApp, useField } from './store.ts';
import { REPLAY } from './words/replay.ts';

interface StillProps {
  readonly game: Game;
  readonly view: BoardView;
  readonly flipped?: boolean;
  readonly last?: readonly Square[] | undefined;
  readonly pace?: number;
}

/** A board as large as its room, which must have a size; it takes no input. */
export const StillBoard = ({ game, view, flipped = false, last = [], pace = 0 }: StillProps) => (
  <div inert aria-hidden="true">
    <Fit wide={shapeOf(game.board)}>
      <Board
        game={game}
        view={view}
        flipped={flipped}
        label={game.title}
        highlights={{ last }}
        motion={{ pace }}
        bare
      />
    </Fit>
  </div>
);

/** Plays the line from the current place. */
const PlayButton = () => {
  const { running, play, pause } = useAutoplay();
  return (
    <Button className={styles.play} onClick={running ? pause : play}>
      <Icon name={running ? 'pause' : 'play'} />
      {running ? REPLAY.pause : REPLAY.play}
    </Button>
  );
};

const Shown = ({ flipped, pace }: { readonly flipped: boolean; readonly pace: number }) => {
  const game = useApp(selectGame);
  const view = useApp(selectView);
  const last = useApp(selectLastTurn)?.squares;
  return game && view && <StillBoard {...{ game, view, flipped, pace, last }} />;
};

interface Props {
  readonly table: Table;
  readonly flipped: boolean;
  /** The part to play: the last turn once, or, on request, the line from here. */
  readonly plays: 'turn' | 'line' | null;
}

/** A table on a board of its own; the game itself stays unchanged. */
export const Story = ({ table, flipped, plays }: Props) => {
  const moving = useMoving();
  const settings = useField('settings');
  const room = useMemo(() => {
    const store = scratchStore(moving);
    store.setState({ table, settings });
    return store;
  }, [table, settings, moving]);
  useEffect(() => {
    if (plays === 'turn') room.getState().retell(false);
    return room.getState().skip;
  }, [room, plays]);
  return (
    <StoreOverride store={room}>
      <Shown flipped={flipped} pace={moving ? 260 : 0} />
      {plays === 'line' && <PlayButton />}
    </StoreOverride>
  );
};
