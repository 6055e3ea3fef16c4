import { useEffect, useMemo, useRef, useState } from 'react';
import { type Shot, shotsOf } from '../../app/telling/reel.ts';
import type { Game } from '../../kernel/game.ts';
import { playSpelled, startOf } from '../../kernel/record.ts';
import { Board } from '../board/Board.tsx';
import { shapeOf } from '../board/layout.ts';
import styles from './LiveBoard.module.css';

/** Milliseconds to rest on the start, and on the end before it begins again. */
const BEGINNING = 900;
const END = 4000;

/** The game's sample frame by frame, played only as far as it is shown; its start alone if it has none. */
function* film(game: Game): Generator<Shot> {
  const record = game.samples[0]?.record;
  const start = record && startOf(game, record);
  if (!record || !start?.ok) {
    yield { view: game.view(game.setup(1)), caption: '', stand: END };
    return;
  }
  let position = start.value;
  yield { view: game.view(position), caption: '', stand: BEGINNING };
  for (const spelling of record.actions) {
    const played = playSpelled(game, position, spelling);
    if (!played.ok) return;
    yield* shotsOf(game, game.view(position), played.value.tell());
    position = played.value.position;
  }
  yield { view: game.view(position), caption: '', stand: END };
}

/**
 * A small board that silently loops the game's sample, each action for as long as its words take to read; it
 * stands still if motion is off.
 */
export const LiveBoard = ({ game, moving }: { readonly game: Game; readonly moving: boolean }) => {
  const running = useRef<Generator<Shot>>(null);
  const [shot, setShot] = useState(() => film(game).next().value as Shot);
  const shape = useMemo(() => shapeOf(game.board), [game]);
  useEffect(() => {
    if (!moving || game.samples.length === 0) return;
    const timer = setTimeout(() => {
      const next = running.current?.next();
      if (next && !next.done) return setShot(next.value);
      running.current = film(game);
      setShot(running.current.next().value as Shot);
    }, shot.stand);
    return () => clearTimeout(timer);
  }, [game, moving, shot]);
  return (
    <div className={styles.live} style={{ '--wide': shape } as React.CSSProperties} inert>
      <Board game={game} view={shot.view} label={game.title} bare motion={{ pace: moving ? 260 : 0 }} />
    </div>
  );
};
