import { useMemo } from 'react';
import { oddsOf } from '../../app/telling/narrate.ts';
import type { Ghost } from '../../app/telling/preview.ts';
import type { Square } from '../../kernel/board.ts';
import type { Game } from '../../kernel/game.ts';
import { glyphKey } from '../pieces/glyphs.ts';
import { Badges } from './Badges.tsx';
import styles from './Board.module.css';
import { Chain } from './Chain.tsx';
import type { Point } from './creature.ts';
import { partOf } from './Figures.tsx';
import ghostStyles from './Ghost.module.css';
import { ghostParts } from './ghost.ts';
import type { Layout } from './layout.ts';
import markStyles from './Marks.module.css';
import { MarkView } from './Marks.tsx';
import { outline } from './outline.ts';
import unitStyles from './Units.module.css';
import { chainsOf, figuresOf } from './units.ts';

interface Props {
  readonly game: Game;
  readonly ghost: Ghost;
  readonly layout: Layout;
  readonly flipped: boolean;
}

const line = (points: readonly Point[]): string => points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

/** The way, ended short of the square's middle so that the arrow's head meets the unit. */
const arrow = (points: readonly Point[]): string => {
  const last = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const long = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const tip = { x: last.x - ((last.x - before.x) / long) * 0.28, y: last.y - ((last.y - before.y) / long) * 0.28 };
  return line([...points.slice(0, -1), tip]);
};

/** The result of a choice, drawn over the board at half strength: ways, units, crosses, marks, odds. */
export const GhostLayer = ({ game, ghost, layout, flipped }: Props) => {
  const parts = ghostParts(ghost);
  // Placed among all who will stand there, so that a crowd to come is seen as one.
  const figures = useMemo(
    () => figuresOf(Object.values(ghost.after.units)).filter(({ unit }) => parts.units.includes(unit)),
    [ghost, parts],
  );
  const middle = (square: Square): Point => ({ x: (layout.places[square]?.x ?? 0) + 0.5, y: (layout.places[square]?.y ?? 0) + 0.5 });
  const at = (square: Square) => ({ '--file': layout.places[square]?.x, '--rank': layout.places[square]?.y }) as React.CSSProperties;
  return (
    <div className={styles.layer} data-testid="ghost" data-ghosts>
      {parts.marks.flatMap(([square, marks]) =>
        marks.map((mark) => <MarkView key={`${square}-${mark.kind}-${mark.label}`} square={square} mark={mark} layout={layout} ghost />),
      )}
      {parts.fading.flatMap(([square, marks]) =>
        marks.map((mark) => <div key={`${square}-${mark.kind}-${mark.label}`} className={markStyles.fading} style={at(square)} />),
      )}
      {parts.turning.map(({ unit, come, go }) => (
        <div key={unit.id} className={unitStyles.unit} style={at(unit.at[0] ?? 0)}>
          <Badges badges={go} news="goes" />
          <Badges badges={come} news="comes" />
        </div>
      ))}
      {figures.map(({ key, unit, square, half, depth, crowd }) => (
        <div
          key={key}
          className={unitStyles.unit}
          style={at(square)}
          data-ghost="true"
          data-half={half ?? undefined}
          {...partOf({ depth, crowd })}
        >
          <span className={unitStyles.figure} data-glyph={glyphKey(game, unit.type, unit.side)} />
          {unit.facing && <span className={unitStyles.facing} data-toward={unit.facing} data-flipped={flipped || undefined} />}
          {half !== 'second' && <Badges badges={unit.badges} />}
        </div>
      ))}
      <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
        <defs>
          <marker id="ghost-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.6" markerHeight="3.6" orient="auto-start-reverse">
            <path className={ghostStyles.wayTip} d="M0 0L10 5L0 10z" />
          </marker>
        </defs>
        {chainsOf(parts.units).map((unit) => (
          <Chain key={unit.id} unit={unit} layout={layout} flipped={flipped} pace={0} ghost />
        ))}
        {parts.ways.map((way) => (
          <path key={way.join()} className={ghostStyles.way} d={arrow(way.map(middle))} markerEnd="url(#ghost-tip)" />
        ))}
        {parts.traces.map((trace, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may run the same way
            key={`${trace.line.join()}-${index}`}
            className={ghostStyles.trace}
            d={line(trace.line.map(middle))}
            markerEnd={trace.directed ? 'url(#ghost-tip)' : undefined}
          />
        ))}
        {parts.bursts.map((square) => (
          <circle key={square} className={ghostStyles.burst} cx={middle(square).x} cy={middle(square).y} r=".42" />
        ))}
        {parts.odds.map(({ squares }) => (
          <path key={squares.join()} className={ghostStyles.blast} d={outline(layout, squares)} />
        ))}
        {parts.doomed.map((square) => (
          <path
            key={square}
            className={ghostStyles.doomed}
            d="M0 -.15L.04 -.05L.14 -.08L.07 0L.14 .08L.04 .05L0 .15L-.04 .05L-.14 .08L-.07 0L-.14 -.08L-.04 -.05Z"
            transform={`translate(${middle(square).x + 0.34} ${middle(square).y - 0.34})`}
          />
        ))}
        {parts.crosses.map((square) => (
          <path
            key={square}
            className={ghostStyles.cross}
            d="M-.28 -.28L.28 .28M.28 -.28L-.28 .28"
            transform={`translate(${middle(square).x} ${middle(square).y})`}
          />
        ))}
      </svg>
      {parts.odds.map(({ chance, squares: [centre = 0] }) => (
        <span key={centre} className={ghostStyles.odds} style={at(centre)}>
          {oddsOf(chance)}
        </span>
      ))}
    </div>
  );
};
