import { memo, useLayoutEffect, useRef } from 'react';
import type { Game } from '../../../kernel/game.ts';
import type { UnitView } from '../../../kernel/view.ts';
import { Shapes } from '../Drawing.tsx';
import type { Layout } from '../layout.ts';
import { angleOf, middles } from '../lines.ts';
import { cornerBadges } from './Badges.tsx';
import { type Creature, crawlPath, creature, creatureShapes, headTransform, pathBetween } from './creature.ts';
import styles from './Units.module.css';

const EASE = (part: number): number => 1 - (1 - part) ** 3;

interface Props {
  readonly game: Game;
  readonly unit: UnitView;
  readonly layout: Layout;
  readonly pace: number;
  /** How the chain is drawn: `dim` if a ghost shows the chain's next place, or if the chain cannot end a check. */
  readonly state?: 'ghost' | 'leaving' | 'dim' | 'lost' | undefined;
}

const headOf = ({ facing }: UnitView, { flipped }: Layout): number | undefined =>
  facing && angleOf(facing, flipped) - 90;

export const Chain = memo(({ game, unit, layout, pace, state }: Props) => {
  const group = useRef<SVGGElement>(null);
  const was = useRef(unit.at);
  const shape = creature(middles(layout, unit.at), headOf(unit, layout));
  const looks = game.looks.badges;
  const isOutlined = unit.badges.some(({ kind }) => looks[kind]?.around === 'outline');
  const drawing = creatureShapes(shape, unit.side, isOutlined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other badges move nothing
  useLayoutEffect(() => {
    const before = was.current;
    was.current = unit.at;
    const draw = (next: Creature) => {
      const [body, spine, head] = group.current?.children ?? [];
      body?.setAttribute('d', next.body);
      spine?.setAttribute('d', next.spine);
      head?.setAttribute('transform', headTransform(next));
    };
    const way = before === unit.at ? null : crawlPath(before, unit.at);
    if (!way || pace === 0 || (way.steps === 0 && before.length === unit.at.length)) {
      draw(shape);
      return;
    }
    const route = middles(layout, way.route);
    const began = performance.now();
    let frame = 0;
    const tick = (now: number) => {
      const part = EASE(Math.min(1, Math.max(0, (now - began) / pace)));
      const from = way.steps * (1 - part);
      const length = (before.length - 1) * (1 - part) + (unit.at.length - 1) * part;
      draw(part < 1 ? creature(pathBetween(route, from, from + length)) : shape);
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    tick(began);
    // Stops the animation halfway: the next effect begins with a complete drawing.
    return () => cancelAnimationFrame(frame);
  }, [unit.at, unit.facing, layout, pace]);

  return (
    <g className={styles.chain} data-side={unit.side} {...(state && { [`data-${state}`]: true })} ref={group}>
      <Shapes shapes={drawing.body} />
      <g transform={headTransform(shape)}>
        <Shapes shapes={drawing.head} />
      </g>
      {cornerBadges(game.looks, unit.badges).shown.map(({ badge, text }, index) => (
        <g
          key={badge.kind}
          data-color={looks[badge.kind]?.color}
          transform={`translate(${shape.head.x + 0.34} ${shape.head.y + 0.32 - index * 0.32})`}
        >
          <circle r=".15" />
          <text dy=".07">{text}</text>
        </g>
      ))}
    </g>
  );
});
