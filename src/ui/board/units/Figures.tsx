import { type CSSProperties, memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { tryOrNull } from '../../../app/base/browser.ts';
import type { LostRoyal } from '../../../app/narration/overlays.ts';
import type { UnitId } from '../../../kernel/asking/target.ts';
import type { Square } from '../../../kernel/board/board.ts';
import type { BadgeLook } from '../../../kernel/drawing/looks.ts';
import type { Game } from '../../../kernel/game.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { glyphKey } from '../../pieces/glyphs.ts';
import board from '../Board.module.css';
import { isLarge, type Layout, type SquarePlace, squareStyle } from '../layout.ts';
import { angleOf } from '../lines.ts';
import { sameProps } from '../sameProps.ts';
import { type BadgeDetail, Badges, Pill } from './Badges.tsx';
import styles from './Units.module.css';
import { type DrawnUnit, drawnUnits } from './units.ts';

/** The most units drawn on one square. In a larger crowd, the last place shows the number of hidden units. */
const MAX_DRAWN = 4;
const isDrawn = (depth: number, crowd: number): boolean => depth < (crowd > MAX_DRAWN ? MAX_DRAWN - 1 : MAX_DRAWN);

/** CSS margins of a crowd's units, by depth in the crowd. */
const MARGINS = {
  two: ['3% 40% 37% 0', '37% 0 3% 40%'],
  many: ['2% 49% 49% 0', '2% 0 49% 49%', '50% 49% 1% 0', '50% 0 1% 49%'],
} as const;

const partOf = ({ depth, crowdSize }: DrawnUnit): CSSProperties => {
  if (crowdSize < 2) return {};
  return isDrawn(depth, crowdSize) ? { margin: MARGINS[crowdSize === 2 ? 'two' : 'many'][depth] } : { display: 'none' };
};

/** Moves per turn that give the strongest glow. The style sheet has no stronger glow. */
const STRONGEST_GLOW = 4;

const stateOf = ({ looks }: Game, { badges }: UnitView) => {
  const around = (what: BadgeLook['around']) => badges.find(({ kind }) => looks.badges[kind]?.around === what);
  const warmth = around('glow')?.value ?? 1;
  return {
    'data-framed': badges.some(({ kind }) => looks.badges[kind]?.missesTurns) || undefined,
    'data-ringed': around('ring') ? true : undefined,
    'data-glow': warmth > 1 ? Math.min(warmth, STRONGEST_GLOW) : undefined,
  };
};

interface FigureProps {
  readonly game: Game;
  readonly layout: Layout;
  readonly figure: DrawnUnit;
  readonly detail?: BadgeDetail;
  readonly carried?: number;
  /** Data attributes that Units.module.css and tests read. */
  readonly state: Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
  /** The duration of the figure's fade-out, in milliseconds. At 0, there is no fade-out. */
  readonly pace?: number;
}

export const FigureView = memo(
  ({ game, layout, figure, detail = 'close', carried = 0, state, pace = 0 }: FigureProps) => {
    const { unit, badges, square, half, depth, crowdSize } = figure;
    const isFirst = depth === 0;
    return (
      <div
        className={styles.unit}
        style={{ ...squareStyle(layout, square), ...(pace > 0 && { '--pace': `${pace}ms` }) }}
        data-half={half ?? undefined}
        data-crowd={crowdSize > 1 || undefined}
        {...stateOf(game, unit)}
        {...state}
      >
        <span className={styles.figure} style={partOf(figure)} data-glyph={glyphKey(game, unit.type, unit.side)} />
        {unit.facing && (
          <span className={styles.facing} style={{ rotate: `${angleOf(unit.facing, layout.flipped)}deg` }} />
        )}
        {isFirst && half !== 'second' && <Badges game={game} badges={badges} detail={detail} />}
        {isFirst && crowdSize > MAX_DRAWN && (
          <Pill kind="count" corner="lower-right">
            +{crowdSize - MAX_DRAWN + 1}
          </Pill>
        )}
        {crowdSize === 1 && carried > 0 && !badges.some(({ kind }) => game.looks.badges[kind]?.countsCarried) && (
          <Pill kind="count" corner="lower-left">
            +{carried}
          </Pill>
        )}
      </div>
    );
  },
  sameProps<FigureProps>('figure', 'state'),
);

interface Props extends Pick<Motion, 'layout' | 'ways' | 'pace'> {
  readonly game: Game;
  readonly units: readonly UnitView[];
  readonly leaving: readonly UnitView[];
  readonly detailedSquares: ReadonlySet<Square>;
  readonly dimmed: ReadonlyMap<UnitId, readonly Square[]>;
  readonly idle?: ReadonlySet<Square>;
  readonly lifted?: readonly Square[];
  readonly lost?: LostRoyal | null;
}

/** Draws the units in the order of their ids, so that no element moves in the document. */
export const Figures = memo(
  ({ game, layout, units, leaving, detailedSquares, dimmed, idle, lifted, lost, ways, pace }: Props) => {
    const layer = useRef<HTMLDivElement>(null);
    const figures = useMemo(
      () =>
        [...drawnUnits(units, game.looks), ...drawnUnits(leaving, game.looks)].sort((a, b) => a.unit.id - b.unit.id),
      [game, units, leaving],
    );
    useUnitAnimation(layer, { figures, ways, layout, pace });
    const gone = new Set(leaving.map(({ id }) => id));
    const loads = new Map<number, number>();
    for (const { inside } of units) if (inside !== undefined) loads.set(inside, (loads.get(inside) ?? 0) + 1);
    return (
      <div ref={layer} className={board.layer}>
        {figures.map((figure) => {
          const { id } = figure.unit;
          const { key, square } = figure;
          return (
            <FigureView
              key={key}
              game={game}
              layout={layout}
              figure={figure}
              carried={loads.get(id) ?? 0}
              detail={detailedSquares.has(square) ? 'close' : isLarge(layout) ? 'one' : 'some'}
              state={{
                'data-unit': id,
                'data-figure': key,
                'data-leaving': gone.has(id) || undefined,
                // `over`: its preview is drawn on this square. `aside`: its preview is elsewhere.
                'data-dim': dimmed.has(id) ? (dimmed.get(id)?.includes(square) ? 'over' : 'aside') : undefined,
                'data-idle': idle?.has(square) || undefined,
                'data-lifted': lifted?.includes(square) || undefined,
                // A captured royal unit stays visible on its last square.
                'data-lost': id === lost?.unit.id ? (lost.isGone ? 'gone' : 'there') : undefined,
              }}
              pace={gone.has(id) ? pace : 0}
            />
          );
        })}
      </div>
    );
  },
);

/** A position on the board, in squares. */
type Spot = Pick<SquarePlace, 'x' | 'y'>;

const CORNER: Spot = { x: 0, y: 0 };

const framesOf = (way: readonly Spot[], { x, y }: Spot): Keyframe[] =>
  way.map((spot) => ({ transform: `translate(${(spot.x - x) * 100}%, ${(spot.y - y) * 100}%)` }));

interface Motion {
  readonly figures: readonly DrawnUnit[];
  readonly ways: Readonly<Record<UnitId, readonly Square[]>>;
  readonly layout: Layout;
  readonly pace: number;
}

const useUnitAnimation = (element: RefObject<HTMLElement | null>, { figures, ways, layout, pace }: Motion): void => {
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
      const motion = tryOrNull(() =>
        figure.animate(framesOf(corners ?? [before, spot], spot), {
          duration: pace,
          easing: corners ? 'ease-out' : 'cubic-bezier(0.3, 0.1, 0.2, 1)',
        }),
      );
      if (motion) running.current.set(key, motion);
    }
    stood.current = stands;
  }, [element, figures, ways, layout, pace]);
};
