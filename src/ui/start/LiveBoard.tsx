import { useCallback, useEffect, useMemo } from 'react';
import { roomApart } from '../../app/apart.ts';
import { selectView } from '../../app/selectors.ts';
import type { OddboardStore } from '../../app/store.ts';
import { replaying } from '../../app/table/line.ts';
import { seatAt } from '../../app/table/playing.ts';
import type { Table } from '../../app/table/table.ts';
import { ROOT, treeOf } from '../../app/table/tree.ts';
import { inPieces } from '../../app/work.ts';
import type { Game } from '../../kernel/game.ts';
import { Board } from '../board/Board.tsx';
import { shapeOf } from '../board/layout.ts';
import { useFetched } from '../fetched.tsx';
import { idle } from '../leisure.ts';
import { Instead, useActions, useField, useRoom } from '../room.ts';
import { useSight } from '../useSight.ts';
import { LiveBar } from './LiveBar.tsx';
import styles from './LiveBoard.module.css';

interface Props {
  readonly game: Game;
  readonly moving: boolean;
}

/** The game's sample on a table, played through when the page is idle; null if it has none. */
const fetchSample = async (game: Game): Promise<Table | null> => {
  const [sample] = game.samples;
  if (!sample) return null;
  const tree = treeOf(sample.record);
  await inPieces(replaying(game, tree, tree.nodes), idle, () => undefined);
  const table = seatAt(game, tree, { at: ROOT, end: tree.nodes.length, picks: '' });
  return table.ok ? table.value : null;
};

/** A store of its own for the sample, with the speed and the motion of all other games. */
const useSample = ({ game, moving }: Props): OddboardStore | null => {
  const settings = useField('settings');
  const { set } = useActions();
  const table = useFetched(useCallback(() => fetchSample(game), [game]));
  const room = useMemo(() => {
    if (!table) return null;
    const store = roomApart(moving);
    store.setState({ table, set });
    return store;
  }, [table, moving, set]);
  useEffect(() => room?.setState({ settings }), [room, settings]);
  useEffect(() => {
    if (moving) room?.getState().run(true);
    return () => room?.getState().skip();
  }, [room, moving]);
  return room;
};

/** The sample's place; until that is there, the start of a game. */
const Shown = ({ game, moving }: Props) => {
  const shown = useRoom(selectView);
  const start = useMemo(() => game.view(game.setup(1)), [game]);
  const shape = useMemo(() => shapeOf(game.board), [game]);
  return (
    <div className={styles.live} style={{ '--wide': shape } as React.CSSProperties} inert aria-hidden="true">
      <Board game={game} view={shown ?? start} label={game.title} bare motion={{ pace: moving ? 260 : 0 }} />
    </div>
  );
};

/**
 * A small board that loops the game's sample while it is seen, each action for as long as its words take to
 * read, and what watches it; it stands still if motion is off.
 */
export const LiveBoard = ({ game, moving }: Props) => {
  const room = useSample({ game, moving });
  const { element, isSeen } = useSight<HTMLDivElement>();
  return (
    <Instead room={room}>
      <div ref={element} className={styles.board}>
        <Shown game={game} moving={moving} />
      </div>
      {room && <LiveBar game={game} isHeld={!isSeen} />}
    </Instead>
  );
};
