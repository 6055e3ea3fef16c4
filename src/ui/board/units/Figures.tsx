import { memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Lost } from '../../../app/telling/lost.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { Game } from '../../../kernel/game.ts';
import type { UnitId } from '../../../kernel/menu.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { glyphKey } from '../../pieces/glyphs.ts';
import { alikeIn } from '../alike.ts';
import board from '../Board.module.css';
import { isLarge, type Layout, type SquarePlace } from '../layout.ts';
import { Badges, type Detail } from './Badges.tsx';
import styles from './Units.module.css';
import { type Figure, figuresOf } from './units.ts';

interface FigureProps {
  readonly game: Game;
  readonly name: string;
  readonly unit: UnitView;
  readonly badges: Figure['badges'];
  readonly x: number;
  readonly y: number;
  readonly half: Figure['half'];
  readonly depth: number;
  readonly crowd: number;
  readonly cargo: number;
  readonly flipped: boolean;
  readonly detail: Detail;
  readonly leaving: boolean;
  /** Its ghost is shown: elsewhere, or over it. */
  readonly dim: 'aside' | 'over' | undefined;
  /** It cannot help in a turn in which something royal must be saved. */
  readonly idle: boolean;
  /** It is picked up. */
  readonly lifted: boolean;
  /** The game was lost with it; gone, it is shown where it stood last. */
  readonly lost: 'gone' | 'there' | undefined;
  /** Milliseconds in which it fades, if it leaves. */
  readonly pace: number;
}

/** The number of further units here, or of passengers inside. */
const Count = ({
  more,
  corner,
}: {
  readonly more: number;
  readonly corner: 'lower-left' | 'lower-right';
}) => (
  <span className={styles.badge} data-corner={corner} data-kind="count">
    +{more}
  </span>
);

/** This many of a crowd are drawn, each in its part of the square; the last part counts the rest. */
const DRAWN = 4;
const isDrawn = (depth: number, crowd: number): boolean => depth < (crowd > DRAWN ? DRAWN - 1 : DRAWN);

/** The part of the square that a member of a crowd stands in. */
export const partOf = ({ depth, crowd }: Pick<Figure, 'depth' | 'crowd'>) =>
  crowd < 2
    ? {}
    : { 'data-crowd': crowd === 2 ? 'two' : 'many', 'data-depth': isDrawn(depth, crowd) ? depth : 'beyond' };

/** The strongest glow of units with several moves a turn. */
const WARMEST = 4;

/** States shown around the whole unit, besides their badges. */
const stateOf = ({ badges }: UnitView) => {
  const moves = badges.find(({ kind }) => kind === 'moves')?.value ?? 1;
  return {
    'data-frozen': badges.some(({ kind, value }) => kind === 'frozen' && value !== undefined) || undefined,
    'data-shadow': badges.some(({ kind }) => kind === 'shadow') || undefined,
    'data-glow': moves > 1 ? Math.min(moves, WARMEST) : undefined,
  };
};

/** One unit on one square, placed by `--file` and `--rank`. */
const FigureView = memo(
  ({
    game,
    name,
    unit,
    badges,
    x,
    y,
    half,
    depth,
    crowd,
    cargo,
    flipped,
    detail,
    leaving,
    dim,
    idle,
    lifted,
    lost,
    pace,
  }: FigureProps) => (
    <div
      className={styles.unit}
      style={{ '--file': x, '--rank': y, ...(leaving && { '--pace': `${pace}ms` }) } as React.CSSProperties}
      data-unit={unit.id}
      data-figure={name}
      data-half={half ?? undefined}
      {...partOf({ depth, crowd })}
      data-leaving={leaving || undefined}
      data-dim={dim}
      data-idle={idle || undefined}
      data-lifted={lifted || undefined}
      data-lost={lost}
      {...stateOf(unit)}
    >
      <span className={styles.figure} data-glyph={glyphKey(game, unit.type, unit.side)} />
      {unit.facing && (
        <span className={styles.facing} data-toward={unit.facing} data-flipped={flipped || undefined} />
      )}
      {depth === 0 && half !== 'second' && <Badges badges={badges} detail={detail} />}
      {depth === 0 && crowd > DRAWN && <Count more={crowd - DRAWN + 1} corner="lower-right" />}
      {depth === 0 && crowd === 1 && cargo > 0 && !unit.badges.some(({ kind }) => kind === 'cargo') && (
        <Count more={cargo} corner="lower-left" />
      )}
    </div>
  ),
  alikeIn<FigureProps>('unit', 'badges'),
);

interface Props {
  readonly game: Game;
  readonly layout: Layout;
  readonly units: readonly UnitView[];
  readonly leaving: readonly UnitView[];
  /** Squares whose units show all their badges. */
  readonly close: ReadonlySet<Square>;
  readonly dimmed: ReadonlyMap<UnitId, readonly Square[]>;
  /** Squares of units that cannot help what is royal. */
  readonly idle?: ReadonlySet<Square>;
  /** Squares whose units are picked up. */
  readonly lifted?: readonly Square[];
  readonly lost?: Lost | null;
  readonly ways: Readonly<Record<UnitId, readonly Square[]>>;
  readonly pace: number;
  readonly flipped: boolean;
}

/** All units drawn as glyphs, ordered by id, so that no element ever moves in the document. */
export const Figures = memo(
  ({ game, layout, units, leaving, close, dimmed, idle, lifted, lost, ways, pace, flipped }: Props) => {
    const layer = useRef<HTMLDivElement>(null);
    const figures = useMemo(
      () => [...figuresOf(units), ...figuresOf(leaving)].sort((a, b) => a.unit.id - b.unit.id),
      [units, leaving],
    );
    useMotion(layer, { figures, ways, layout, pace });
    const gone = new Set(leaving.map(({ id }) => id));
    const carried = new Map<number, number>();
    for (const { inside } of units)
      if (inside !== undefined) carried.set(inside, (carried.get(inside) ?? 0) + 1);
    return (
      <div ref={layer} className={board.layer}>
        {figures.map(({ key, unit, badges, square, half, depth, crowd }) => (
          <FigureView
            key={key}
            name={key}
            game={game}
            unit={unit}
            badges={badges}
            x={layout.places[square]?.x ?? 0}
            y={layout.places[square]?.y ?? 0}
            half={half}
            depth={depth}
            crowd={crowd}
            cargo={carried.get(unit.id) ?? 0}
            flipped={flipped}
            detail={close.has(square) ? 'close' : isLarge(layout) ? 'one' : 'some'}
            leaving={gone.has(unit.id)}
            dim={dimmed.get(unit.id)?.includes(square) ? 'over' : dimmed.has(unit.id) ? 'aside' : undefined}
            idle={!!idle?.has(square)}
            lifted={!!lifted?.includes(square)}
            lost={unit.id === lost?.unit.id ? (lost.isGone ? 'gone' : 'there') : undefined}
            pace={gone.has(unit.id) ? pace : 0}
          />
        ))}
      </div>
    );
  },
);

/**
 * Units are placed by left and top, which costs nothing while they stand; only units that have just moved get
 * an animation.
 */
type Spot = Pick<SquarePlace, 'x' | 'y'>;

const CORNER: Spot = { x: 0, y: 0 };

/** Keyframes along these places, relative to the last one. */
const framesOf = (way: readonly Spot[], { x, y }: Spot): Keyframe[] =>
  way.map((spot) => ({ transform: `translate(${(spot.x - x) * 100}%, ${(spot.y - y) * 100}%)` }));

interface Motion {
  readonly figures: readonly Figure[];
  /** The paths of units that turn corners. */
  readonly ways: Readonly<Record<UnitId, readonly Square[]>>;
  readonly layout: Layout;
  readonly pace: number;
}

/** Animates figures from where they were last drawn. */
const useMotion = (element: RefObject<HTMLElement | null>, { figures, ways, layout, pace }: Motion): void => {
  const stood = useRef<ReadonlyMap<string, Spot>>(new Map());
  const running = useRef(new Map<string, Animation>());
  useLayoutEffect(() => {
    const stands = new Map<string, Spot>();
    for (const { key, unit, square } of figures) {
      const spot = layout.places[square] ?? CORNER;
      const before = stood.current.get(key);
      stands.set(key, spot);
      if (!before || (before.x === spot.x && before.y === spot.y)) continue;
      running.current.get(key)?.finish();
      running.current.delete(key);
      const figure = element.current?.querySelector<HTMLElement>(`[data-figure="${key}"]`);
      if (pace === 0 || !figure || figure.dataset['dragged']) continue;
      const corners = ways[unit.id]?.map((each) => layout.places[each] ?? CORNER);
      running.current.set(
        key,
        figure.animate(framesOf(corners ?? [before, spot], spot), {
          duration: pace,
          easing: corners ? 'ease-out' : 'cubic-bezier(0.3, 0.1, 0.2, 1)',
        }),
      );
    }
    stood.current = stands;
  }, [element, figures, ways, layout, pace]);
};
