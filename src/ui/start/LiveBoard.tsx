import { useEffect, useMemo, useState } from 'react';
import { framesOf } from '../../app/playback.ts';
import type { Game } from '../../kernel/game.ts';
import { replay } from '../../kernel/record.ts';
import { Board } from '../board/Board.tsx';
import { shapeOf } from '../board/layout.ts';
import styles from './LiveBoard.module.css';

const PACE = 900;
/** Frames to rest on the end before it begins again. */
const REST = 4;

/** The frames of the game's sample, or its start alone. */
const filmOf = (game: Game) => {
  const [sample] = game.samples;
  const played = sample && replay(game, sample.record);
  if (!played?.ok) return [game.view(game.setup(1))];
  const { start, turns } = played.value;
  return turns.flatMap(({ steps }, index) => {
    const before = game.view(index === 0 ? start : (turns[index - 1]?.position ?? start));
    return framesOf(before, steps).map(({ view }) => view);
  });
};

/** A small board that plays the game's sample silently, over and over; it stands still where motion is not wanted. */
export const LiveBoard = ({ game, moving }: { readonly game: Game; readonly moving: boolean }) => {
  const film = useMemo(() => filmOf(game), [game]);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!moving || film.length < 2) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % (film.length + REST)), PACE);
    return () => clearInterval(timer);
  }, [film, moving]);
  const view = film[Math.min(index, film.length - 1)];
  const shape = useMemo(() => shapeOf(game.board), [game]);
  return view ? (
    <div className={styles.live} style={{ '--wide': shape } as React.CSSProperties} inert>
      <Board game={game} view={view} label={game.title} pace={moving ? 260 : 0} />
    </div>
  ) : null;
};
