import { memo, useMemo, useRef } from 'react';
import type { Square } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { UnitId } from '../../kernel/menu.ts';
import type { UnitView } from '../../kernel/view.ts';
import { glyphKey } from '../pieces/glyphs.ts';
import { alikeIn } from './alike.ts';
import { Badges } from './Badges.tsx';
import board from './Board.module.css';
import type { Layout } from './layout.ts';
import styles from './Units.module.css';
import { type Figure, figuresOf } from './units.ts';
import { useMotion } from './useMotion.ts';

interface FigureProps {
  readonly game: Game;
  readonly name: string;
  readonly unit: UnitView;
  readonly x: number;
  readonly y: number;
  readonly half: Figure['half'];
  readonly depth: number;
  readonly crowd: number;
  readonly cargo: number;
  readonly flipped: boolean;
  readonly leaving: boolean;
  /** Its ghost is shown elsewhere. */
  readonly dim: boolean;
  /** Milliseconds in which it fades, if it leaves. */
  readonly pace: number;
}

/** How many more stand here than are drawn, or how many travel inside. */
const Count = ({ more, corner }: { readonly more: number; readonly corner: 'lower-left' | 'lower-right' }) => (
  <span className={styles.badge} data-corner={corner} data-kind="count">
    +{more}
  </span>
);

/** So many of a crowd are drawn, each in its part of the square; the last part tells how many more there are. */
const DRAWN = 4;
const isDrawn = (depth: number, crowd: number): boolean => depth < (crowd > DRAWN ? DRAWN - 1 : DRAWN);

/** Where in the square a member of a crowd stands. */
export const partOf = ({ depth, crowd }: Pick<Figure, 'depth' | 'crowd'>) =>
  crowd < 2 ? {} : { 'data-crowd': crowd === 2 ? 'two' : 'many', 'data-depth': isDrawn(depth, crowd) ? depth : 'beyond' };

/** More moves than this a turn glow no warmer. */
const WARMEST = 4;

/** States that show around the whole unit, besides their badge. */
const stateOf = ({ badges }: UnitView) => {
  const moves = badges.find(({ kind }) => kind === 'moves')?.value ?? 1;
  return {
    'data-check': badges.some(({ kind }) => kind === 'check') || undefined,
    'data-frozen': badges.some(({ kind, value }) => kind === 'frozen' && value !== undefined) || undefined,
    'data-shadow': badges.some(({ kind }) => kind === 'shadow') || undefined,
    'data-glow': moves > 1 ? Math.min(moves, WARMEST) : undefined,
  };
};

/** One unit on one square. It stands by `--file` and `--rank`. */
const FigureView = memo(
  ({ game, name, unit, x, y, half, depth, crowd, cargo, flipped, leaving, dim, pace }: FigureProps) => (
    <div
      className={styles.unit}
      style={{ '--file': x, '--rank': y, ...(leaving && { '--pace': `${pace}ms` }) } as React.CSSProperties}
      data-unit={unit.id}
      data-figure={name}
      data-half={half ?? undefined}
      {...partOf({ depth, crowd })}
      data-leaving={leaving || undefined}
      data-dim={dim || undefined}
      {...stateOf(unit)}
    >
      <span className={styles.figure} data-glyph={glyphKey(game, unit.type, unit.side)} />
      {unit.facing && <span className={styles.facing} data-toward={unit.facing} data-flipped={flipped || undefined} />}
      {depth === 0 && half !== 'second' && <Badges badges={unit.badges} />}
      {depth === 0 && crowd > DRAWN && <Count more={crowd - DRAWN + 1} corner="lower-right" />}
      {depth === 0 && crowd === 1 && cargo > 0 && !unit.badges.some(({ kind }) => kind === 'cargo') && (
        <Count more={cargo} corner="lower-left" />
      )}
    </div>
  ),
  alikeIn<FigureProps>('unit'),
);

interface Props {
  readonly game: Game;
  readonly layout: Layout;
  readonly units: readonly UnitView[];
  readonly leaving: readonly UnitView[];
  readonly dimmed: ReadonlySet<UnitId>;
  readonly ways: Readonly<Record<UnitId, readonly Square[]>>;
  readonly pace: number;
  readonly flipped: boolean;
}

/** All units that are drawn as glyphs, in the order of their ids, so that no element is ever moved in the document. */
export const Figures = memo(({ game, layout, units, leaving, dimmed, ways, pace, flipped }: Props) => {
  const layer = useRef<HTMLDivElement>(null);
  const figures = useMemo(() => [...figuresOf(units), ...figuresOf(leaving)].sort((a, b) => a.unit.id - b.unit.id), [units, leaving]);
  useMotion(layer, { figures, ways, layout, pace });
  const gone = new Set(leaving.map(({ id }) => id));
  const carried = new Map<number, number>();
  for (const { inside } of units) if (inside !== undefined) carried.set(inside, (carried.get(inside) ?? 0) + 1);
  return (
    <div ref={layer} className={board.layer}>
      {figures.map(({ key, unit, square, half, depth, crowd }) => (
        <FigureView
          key={key}
          name={key}
          game={game}
          unit={unit}
          x={layout.places[square]?.x ?? 0}
          y={layout.places[square]?.y ?? 0}
          half={half}
          depth={depth}
          crowd={crowd}
          cargo={carried.get(unit.id) ?? 0}
          flipped={flipped}
          leaving={gone.has(unit.id)}
          dim={dimmed.has(unit.id)}
          pace={gone.has(unit.id) ? pace : 0}
        />
      ))}
    </div>
  );
});
