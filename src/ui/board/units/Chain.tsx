import { memo, useLayoutEffect, useRef } from 'react';
import { DIRECTIONS, type Direction } from '../../../kernel/board/direction.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { type Layout, middleOf } from '../layout.ts';
import { cornerBadges } from './Badges.tsx';
import styles from './Chain.module.css';
import { type Creature, creature, type Point, slither, stretch } from './creature.ts';

const degreesOf = (facing: Direction | undefined, flipped: boolean): number | undefined =>
  facing && DIRECTIONS.indexOf(facing) * 45 - 90 + (flipped ? 180 : 0);

const pointsOf = (layout: Layout, at: readonly number[]): readonly Point[] =>
  at.map((square) => middleOf(layout, square));

const EASE = (part: number): number => 1 - (1 - part) ** 3;

interface Props {
  readonly unit: UnitView;
  readonly layout: Layout;
  readonly flipped: boolean;
  /** Milliseconds for a move; 0 where nothing may move. */
  readonly pace: number;
  readonly ghost?: boolean;
  readonly leaving?: boolean;
  /** Its ghost is shown elsewhere. */
  readonly dim?: boolean;
  /** It cannot help in a turn in which something royal must be saved. */
  readonly idle?: boolean;
  /** The game was lost with it. */
  readonly lost?: boolean;
}

/** A unit over many squares, drawn as one creature that slithers from its old squares to the new ones. */
export const Chain = memo(
  ({
    unit,
    layout,
    flipped,
    pace,
    ghost = false,
    leaving = false,
    dim = false,
    idle = false,
    lost = false,
  }: Props) => {
    const group = useRef<SVGGElement>(null);
    const was = useRef(unit.at);
    const shape = creature(pointsOf(layout, unit.at), degreesOf(unit.facing, flipped));
    const { shown } = cornerBadges(unit.badges);

    useLayoutEffect(() => {
      const before = was.current;
      was.current = unit.at;
      const draw = (next: Creature) => {
        const [body, spine, head] = group.current?.children ?? [];
        body?.setAttribute('d', next.body);
        spine?.setAttribute('d', next.spine);
        head?.setAttribute('transform', `translate(${next.head.x} ${next.head.y}) rotate(${next.angle})`);
      };
      const way = before === unit.at ? null : slither(before, unit.at);
      if (!way || pace === 0 || (way.steps === 0 && before.length === unit.at.length)) {
        draw(creature(pointsOf(layout, unit.at), degreesOf(unit.facing, flipped)));
        return;
      }
      const route = pointsOf(layout, way.route);
      const began = performance.now();
      let frame = 0;
      const tick = (now: number) => {
        const part = EASE(Math.min(1, Math.max(0, (now - began) / pace)));
        const from = way.steps * (1 - part);
        const length = (before.length - 1) * (1 - part) + (unit.at.length - 1) * part;
        draw(
          creature(
            stretch(route, from, from + length),
            part < 1 ? undefined : degreesOf(unit.facing, flipped),
          ),
        );
        if (part < 1) frame = requestAnimationFrame(tick);
      };
      tick(began);
      // What is drawn next begins with a drawing of its own.
      return () => cancelAnimationFrame(frame);
    }, [unit.at, unit.facing, layout, flipped, pace]);

    return (
      <g
        className={styles.chain}
        data-side={unit.side}
        data-ghost={ghost || undefined}
        data-leaving={leaving || undefined}
        data-dim={dim || undefined}
        data-idle={idle || undefined}
        data-shielded={unit.badges.some(({ kind }) => kind === 'shield') || undefined}
        data-lost={lost || undefined}
        ref={group}
      >
        <path className={styles.chainBody} d={shape.body} />
        <path className={styles.chainSpine} d={shape.spine} />
        <g transform={`translate(${shape.head.x} ${shape.head.y}) rotate(${shape.angle})`}>
          <path className={styles.chainTongue} d="M.3 0H.45M.45 0L.5 -.05M.45 0L.5 .05" />
          <ellipse className={styles.chainHead} cx=".03" cy="0" rx=".35" ry=".3" />
          <circle className={styles.chainEye} cx=".13" cy="-.14" r=".065" />
          <circle className={styles.chainEye} cx=".13" cy=".14" r=".065" />
          <circle className={styles.chainPupil} cx=".155" cy="-.14" r=".03" />
          <circle className={styles.chainPupil} cx=".155" cy=".14" r=".03" />
        </g>
        {shown.map(({ badge, text }, index) => (
          <g
            key={badge.kind}
            className={styles.chainBadge}
            data-kind={badge.kind}
            transform={`translate(${shape.head.x + 0.34} ${shape.head.y + 0.32 - index * 0.32})`}
          >
            <circle r=".15" />
            <text dy=".07">{text}</text>
          </g>
        ))}
      </g>
    );
  },
);
