import { useEffect, useMemo, useRef, useState } from 'react';
import { framesOf } from '../../app/telling/playback.ts';
import type { Game } from '../../kernel/game.ts';
import { playSpelled, startOf } from '../../kernel/record.ts';
import type { BoardView } from '../../kernel/view.ts';
import { Board } from '../board/Board.tsx';
import { shapeOf } from '../board/layout.ts';
import styles from './LiveBoard.module.css';

const PACE = 900;
/** Ticks to rest on the end before it begins again. */
const REST = 4;

/** The game's sample frame by frame, played only as far as it is shown; its start alone if it has none. */
function* film(game: Game): Generator<BoardView> {
  const record = game.samples[0]?.record;
  const start = record && startOf(game, record);
  if (!record || !start?.ok) {
    yield game.view(game.setup(1));
    return;
  }
  let position = start.value;
  yield game.view(position);
  for (const spelling of record.actions) {
    const played = playSpelled(game, position, spelling);
    if (!played.ok) return;
    yield* framesOf(game.view(position), played.value.tell()).map(({ view }) => view);
    position = played.value.position;
  }
  for (let tick = 0; tick < REST; tick++) yield game.view(position);
}

/** A small board that silently loops the game's sample; it stands still if motion is off. */
export const LiveBoard = ({ game, moving }: { readonly game: Game; readonly moving: boolean }) => {
  const running = useRef<Generator<BoardView>>(null);
  const [view, setView] = useState(() => film(game).next().value as BoardView);
  const shape = useMemo(() => shapeOf(game.board), [game]);
  useEffect(() => {
    if (!moving || game.samples.length === 0) return;
    const timer = setInterval(() => {
      running.current ??= film(game);
      const next = running.current.next();
      if (next.done) running.current = null;
      else setView(next.value);
    }, PACE);
    return () => clearInterval(timer);
  }, [game, moving]);
  return (
    <div className={styles.live} style={{ '--wide': shape } as React.CSSProperties} inert>
      <Board game={game} view={view} label={game.title} bare motion={{ pace: moving ? 260 : 0 }} />
    </div>
  );
};
