import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { framesOf, TIMES } from '../../app/playback/playback.ts';
import { looped, timelineOf } from '../../app/playback/timeline.ts';
import { readPicks, type Target } from '../../kernel/asking/target.ts';
import { type Square, squareNamed } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import { type Demo, refusalOfText } from '../../kernel/learning/demo.ts';
import { type Course, goalOfGame, type PrimerPoint, startOfLesson } from '../../kernel/learning/lesson.ts';
import { playText } from '../../kernel/record.ts';
import type { BoardView } from '../../kernel/view.ts';
import { BoardScene } from '../board/BoardScene.tsx';
import { type Crop, cropWithPieces, isLarge, type Layout, layoutOf } from '../board/layout.ts';
import { NamedButton } from '../controls/NamedButton.tsx';
import { Icon } from '../icons.tsx';
import { useFetched } from '../lazyComponent.tsx';
import { useIsAnimated, useMedia } from '../media.ts';
import { KindPicker } from '../pieces/KindCard.tsx';
import { learnLink } from '../route.ts';
import { useField } from '../store.ts';
import { usePlayer } from '../usePlayer.ts';
import { useVisibility } from '../useVisibility.ts';
import { LEARN } from '../words/learn.ts';
import styles from './Primer.module.css';

interface PointFrame {
  readonly view: BoardView;
  readonly picked: readonly Square[];
  readonly culprits: readonly Square[];
}

const squaresOf = (picks: readonly Target[]): readonly Square[] =>
  picks.flatMap((pick) => (pick.kind === 'square' ? [pick.square] : []));

const framesOfDemo = (game: Game, demo: Demo): readonly PointFrame[] => {
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
  const refused = demo.tries === undefined ? null : refusalOfText(game, position, demo.tries);
  const last = refused?.ok
    ? at(view, squaresOf(refused.value.picks), refused.value.refusal?.squares)
    : at(view, standing.ok && standing.value.length > 0 ? squaresOf(standing.value) : spot);
  return [...frames, last];
};

/**
 * The maximum number of pieces on a board whose crop includes nearby pieces. On a fuller board, the crop shows only the
 * demo's squares.
 */
const MAX_PIECES_IN_CROP = 16;

const cropOf = (layout: Layout, frames: readonly PointFrame[]): Crop => {
  const units = Object.values(frames[0]?.view.units ?? {});
  const squares = frames.flatMap(({ picked, culprits }) => [...picked, ...culprits]);
  return cropWithPieces(layout, squares, units.length > MAX_PIECES_IN_CROP ? [] : units.flatMap(({ at }) => at));
};

/** Plays a demo of the primer in a loop. Frames are computed once the board is seen, to save time. */
const PointBoard = ({ game, demo }: { readonly game: Game; readonly demo: Demo }) => {
  const moving = useIsAnimated();
  const { element, isSeen, wasSeen } = useVisibility<HTMLDivElement>();
  const frames = useMemo(() => (wasSeen ? framesOfDemo(game, demo) : []), [game, demo, wasSeen]);
  const timeline = useMemo(() => {
    const once = timelineOf(frames, () => TIMES.point);
    return looped(once, TIMES.pointEnd);
  }, [frames]);
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

const Point = ({ game, point }: { readonly game: Game; readonly point: PrimerPoint }) => (
  <div className={styles.point} data-pieces={point.pieces}>
    <div>
      <h3>{point.title}</h3>
      {point.says.map((paragraph) => (
        <p key={paragraph} translate="yes">
          {paragraph}
        </p>
      ))}
    </div>
    {point.pieces ? (
      <div>
        <p className={`small ${styles.hint}`} data-screen>
          {LEARN.pointPiece}
        </p>
        <KindPicker game={game} types={Object.keys(game.pieces)} />
      </div>
    ) : (
      <PointBoard game={game} demo={point.shows} />
    )}
  </div>
);

export const Primer = ({ game, course }: { readonly game: Game; readonly course: Course }) => (
  <ol className={styles.primer}>
    {course.primer.map((point) => (
      <li key={point.title} data-pieces={point.pieces}>
        <Point game={game} point={point} />
      </li>
    ))}
  </ol>
);

const SWIPE = 40;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface CardsProps {
  readonly game: Game;
  /** Whether the game was never played in this browser. */
  readonly isNew?: boolean;
}

export const PrimerCards = ({ game, isNew = false }: CardsProps) => {
  const course = useFetched(useField('entries').find(({ id }) => id === game.id)?.course);
  const [at, setAt] = useState(0);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const points = course?.primer ?? [];
  const point = points[at];
  if (!course || !point) return null;
  const turn = (step: number) => setAt(Math.max(0, Math.min(points.length - 1, at + step)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    turn(step);
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const [x, y] = from.current ? [clientX - from.current.x, clientY - from.current.y] : [0, 0];
    from.current = null;
    if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(-Math.sign(x));
  };
  const button = (step: -1 | 1, name: string) => (
    <NamedButton kind="quiet" name={name} disabled={!points[at + step]} onClick={() => turn(step)}>
      <Icon name={step < 0 ? 'left' : 'right'} />
    </NamedButton>
  );
  return (
    <section
      className={styles.cards}
      aria-label={LEARN.howItGoes}
      data-screen
      onKeyDown={onKeyDown}
      onPointerDown={({ pointerType, clientX, clientY }) => {
        if (pointerType !== 'mouse') from.current = { x: clientX, y: clientY };
      }}
      onPointerUp={onPointerUp}
    >
      {isNew && <p className={styles.aim}>{goalOfGame(course)}</p>}
      <header className={`row ${styles.turner}`}>
        <h2>{LEARN.howItGoes}</h2>
        <a href={learnLink(game.id)}>{LEARN.learnGame(game.title)}</a>
        <span className="quiet">
          {button(-1, LEARN.pointBefore)}
          {LEARN.place(at + 1, points.length)}
          {button(1, LEARN.pointAfter)}
        </span>
      </header>
      <div className={styles.turned} key={at} aria-live="polite">
        <Point game={game} point={point} />
      </div>
    </section>
  );
};
