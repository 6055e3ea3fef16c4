import { useMemo } from 'react';
import { TIMES } from '../../app/playback/durations.ts';
import { framesOf } from '../../app/playback/playback.ts';
import { looped, timelineOf } from '../../app/playback/timeline.ts';
import { readPicks, type Target } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { squareNamed } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import { type Demo, refusedAt } from '../../kernel/learning/demo.ts';
import { startOfLesson } from '../../kernel/learning/lesson.ts';
import { playText } from '../../kernel/record.ts';
import type { BoardView } from '../../kernel/view.ts';
import { BoardScene } from '../board/BoardScene.tsx';
import { type Crop, cropTogether, isLarge, type Layout, layoutOf } from '../board/layout.ts';
import { useMedia, useMoving } from '../media.ts';
import { usePlayer } from '../usePlayer.ts';
import { useSight } from '../useSight.ts';
import styles from './Primer.module.css';

interface PointFrame {
  readonly view: BoardView;
  readonly picked: readonly Square[];
  /** Squares lit as the cause of a refusal. */
  readonly culprits: readonly Square[];
}

const squaresOf = (picks: readonly Target[]): readonly Square[] =>
  picks.flatMap((pick) => (pick.kind === 'square' ? [pick.square] : []));

/** The frames of a demonstration: of each action the choice, then the effects. */
const framesIn = (game: Game, demo: Demo): readonly PointFrame[] => {
  const start = startOfLesson(game, demo);
  const turns = start.ok ? playText(game, start.value, demo.play ?? '') : start;
  if (!start.ok || !turns.ok) return [];
  const looked = demo.look === undefined ? null : squareNamed(game.board, demo.look);
  const spot = looked === null ? [] : [looked];
  const at = (view: BoardView, picked: readonly Square[], culprits: readonly Square[] = []): PointFrame => ({
    view,
    picked,
    culprits,
  });
  let position = start.value;
  const frames = [at(game.view(position), spot)];
  for (const turn of turns.value) {
    const view = game.view(position);
    const picked = squaresOf(turn.picks);
    frames.push(at(view, picked.slice(0, 1)));
    frames.push(...framesOf(view, turn.tell()).map((frame) => at(frame.view, picked)));
    position = turn.position;
  }
  const view = game.view(position);
  const standing = readPicks(game.board, demo.picks ?? '');
  const refused = demo.tries === undefined ? null : refusedAt(game, position, demo.tries);
  const last = refused?.ok
    ? at(view, squaresOf(refused.value.picks), refused.value.refusal?.squares)
    : at(view, standing.ok && standing.value.length > 0 ? squaresOf(standing.value) : spot);
  return [...frames, last];
};

/** The number of pieces above which a position shows only the squares of its events. */
const MANY = 16;

const cropOf = (layout: Layout, frames: readonly PointFrame[]): Crop => {
  const units = Object.values(frames[0]?.view.units ?? {});
  return cropTogether(
    layout,
    frames.flatMap(({ picked, culprits }) => [...picked, ...culprits]),
    units.length > MANY ? [] : units.flatMap(({ at }) => at),
  );
};

/** A small board that plays a point repeatedly while on the screen; without animation it shows the end. */
export const PointBoard = ({ game, demo }: { readonly game: Game; readonly demo: Demo }) => {
  const moving = useMoving();
  const { element, isSeen, wasSeen } = useSight<HTMLDivElement>();
  const frames = useMemo(() => (wasSeen ? framesIn(game, demo) : []), [game, demo, wasSeen]);
  const timeline = useMemo(
    () =>
      looped(
        timelineOf(frames, () => TIMES.point),
        TIMES.pointEnd,
      ),
    [frames],
  );
  const { at } = usePlayer(timeline, { starts: true, isHeld: !moving || !isSeen });
  const layout = useMemo(() => layoutOf(game.board, false), [game]);
  const crop = useMemo(() => cropOf(layout, frames), [layout, frames]);
  const isPaper = useMedia('print');
  const frame = moving && !isPaper ? at : frames.at(-1);
  return (
    <figure className={styles.figure}>
      <div ref={element}>
        <BoardScene
          game={game}
          view={frame?.view}
          highlights={{ picked: frame?.picked ?? [], culprits: frame?.culprits ?? [] }}
          crop={isLarge(layout) ? crop : undefined}
          column
        />
      </div>
      <figcaption className="small" translate="yes">
        {demo.says}
      </figcaption>
    </figure>
  );
};
