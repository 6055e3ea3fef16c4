/** Everything drawn over the squares: marks, choices, units, the moment of an animation, and the ghost. */
import { memo, useMemo } from 'react';
import type { SquareTone } from '../../app/selectors.ts';
import type { Rescue } from '../../app/table/rescue.ts';
import type { LastTurn } from '../../app/telling/last-turn.ts';
import type { Lost } from '../../app/telling/lost.ts';
import { oddsOf } from '../../app/telling/narrate.ts';
import type { Frame } from '../../app/telling/playback.ts';
import type { Ghost } from '../../app/telling/preview.ts';
import type { Square } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { UnitId } from '../../kernel/menu.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { glyphKey } from '../pieces/glyphs.ts';
import { CAME } from '../words.ts';
import styles from './Board.module.css';
import { Choices } from './Choices.tsx';
import ghostStyles from './Ghost.module.css';
import { arrow, GhostLayer, ghostParts } from './GhostLayer.tsx';
import { type Layout, middleOf, pathThrough, placeOn } from './layout.ts';
import markStyles from './Marks.module.css';
import { Marks } from './Marks.tsx';
import type { Highlights } from './Squares.tsx';
import { Chain } from './units/Chain.tsx';
import { Figures, partOf } from './units/Figures.tsx';
import unitStyles from './units/Units.module.css';
import { chainsOf, crowds, echoesOf } from './units/units.ts';

/** What is drawn over a position without being a part of it. */
export interface Overlay {
  readonly lens: BoardView['marks'];
  readonly ghost: Ghost | null;
  /** What the last turn did: drawn where no ghost is. */
  readonly lastTurn: LastTurn | null;
  /** A turn in which something royal must be saved. */
  readonly rescue: Rescue | null;
  /** Lines along which units aim that are picked or pointed at. */
  readonly aims: readonly (readonly Square[])[];
  /** True once the previewed action is played: its units no longer step back. */
  readonly isTrue: boolean;
  /** Where the piece pointed at could move: drawn in place of the choices. */
  readonly diagram: Highlights['tones'] | null;
  /** Squares looked at closely: their units show all their badges. */
  readonly close: ReadonlySet<Square>;
  /** Squares of units that can move, in brackets; null where all that can be picked can. */
  readonly movers: ReadonlySet<Square> | null;
  /** When brackets are seen: at rest, while the board is pointed at, or while it has the keys. */
  readonly brackets: 'rest' | 'pointed' | 'keys';
  /** What the game was lost with. */
  readonly lost: Lost | null;
}

/** A moment of an animation, and the milliseconds of a move; 0 if nothing may move. */
export interface Motion {
  readonly moment: Pick<Frame, 'leaving' | 'ways' | 'bursts' | 'rolls' | 'traces'>;
  readonly pace: number;
}

const NO_SQUARES: readonly Square[] = [];
const NO_UNITS: ReadonlyMap<UnitId, readonly Square[]> = new Map();

/** A thin line between the two halves of each unit that stands on two squares. */
const Joins = ({ units, layout }: { readonly units: readonly UnitView[]; readonly layout: Layout }) =>
  units.map(({ id, body, at }) => {
    const [from, to] = [layout.places[at[0] ?? -1], layout.places[at[1] ?? -1]];
    if (body !== 'halves' || !from || !to) return null;
    return (
      <line
        key={id}
        className={markStyles.join}
        data-kind="halves"
        x1={from.x + 0.5}
        y1={from.y + 0.5}
        x2={to.x + 0.5}
        y2={to.y + 0.5}
      />
    );
  });

/** Units shown again, faintly, on the other name of their square. */
const Echoes = memo(({ game, layout, view }: Pick<LayersProps, 'game' | 'layout' | 'view'>) =>
  echoesOf(view).map(({ key, unit, square, half, depth, crowd }) => (
    <div
      key={key}
      className={unitStyles.unit}
      style={placeOn(layout, square)}
      data-echo="true"
      data-half={half ?? undefined}
      {...partOf({ depth, crowd })}
    >
      <span className={unitStyles.figure} data-glyph={glyphKey(game, unit.type, unit.side)} />
    </div>
  )),
);

/** Shown only while it happens: traces, explosions, rings around captured pieces, and dice. */
const Happenings = ({
  moment: { leaving, bursts, rolls, traces },
  layout,
}: {
  readonly moment: Motion['moment'];
  readonly layout: Layout;
}) =>
  leaving.length + bursts.length + rolls.length + traces.length > 0 && (
    <>
      <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
        {traces.map(({ line }) => (
          <path
            key={line.join()}
            className={ghostStyles.trace}
            d={pathThrough(line.map((square) => middleOf(layout, square)))}
          />
        ))}
        {bursts.map((square) => (
          <circle
            key={square}
            className={ghostStyles.burst}
            cx={middleOf(layout, square).x}
            cy={middleOf(layout, square).y}
            r=".42"
          />
        ))}
        {leaving.map(({ id, at: [square = 0] }) => (
          <circle
            key={id}
            className={ghostStyles.taken}
            cx={middleOf(layout, square).x}
            cy={middleOf(layout, square).y}
            r=".46"
          />
        ))}
      </svg>
      {rolls.map(({ what, chance, came, squares: [square = 0] }) => (
        <span key={what} className={ghostStyles.odds} style={placeOn(layout, square)}>
          {oddsOf(chance)}: {came ? CAME.yes : CAME.no}
        </span>
      ))}
    </>
  );

/** The last turn: where units went, what blew up, who acted and stayed. */
const Traces = memo(
  ({ turn: { ways, blasts, actors }, layout }: { readonly turn: LastTurn; readonly layout: Layout }) => (
    <svg
      className={`${styles.drawing} ${markStyles.last}`}
      viewBox={`0 0 ${layout.columns} ${layout.rows}`}
      data-layer="last"
      aria-hidden="true"
    >
      <defs>
        <marker
          id="last-tip"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path className={markStyles.tip} d="M1 1L8 5L1 9" />
        </marker>
      </defs>
      {blasts.map((square) => (
        <rect
          key={square}
          x={middleOf(layout, square).x - 0.44}
          y={middleOf(layout, square).y - 0.44}
          width=".88"
          height=".88"
          rx=".1"
        />
      ))}
      {ways.map((way) => (
        <path
          key={way.join()}
          d={arrow(way.map((square) => middleOf(layout, square)))}
          markerEnd="url(#last-tip)"
        />
      ))}
      {actors.map((square) => (
        <circle key={square} cx={middleOf(layout, square).x} cy={middleOf(layout, square).y} r=".46" />
      ))}
    </svg>
  ),
);

/** Where units aim. */
const Aims = memo(({ aims, layout }: { readonly aims: Overlay['aims']; readonly layout: Layout }) => (
  <svg
    className={styles.drawing}
    viewBox={`0 0 ${layout.columns} ${layout.rows}`}
    data-layer="aims"
    aria-hidden="true"
  >
    {aims.map((line) => (
      <path
        key={line.join()}
        className={markStyles.aim}
        d={pathThrough(line.map((square) => middleOf(layout, square)))}
      />
    ))}
  </svg>
));

/** Red behind a royal piece in check or lost. */
const Perils = memo(
  ({ squares, layout }: { readonly squares: readonly Square[]; readonly layout: Layout }) => (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${layout.columns} ${layout.rows}`}
      data-layer="peril"
      aria-hidden="true"
    >
      <radialGradient id="peril">
        <stop className={markStyles.peril} offset=".5" />
        <stop className={markStyles.peril} offset=".75" stopOpacity=".8" />
        <stop className={markStyles.peril} offset="1" stopOpacity="0" />
      </radialGradient>
      {squares.map((square) => (
        <circle
          key={square}
          cx={middleOf(layout, square).x}
          cy={middleOf(layout, square).y}
          r=".5"
          fill="url(#peril)"
        />
      ))}
    </svg>
  ),
);

/** Closed exits of a lost royal piece. */
const Crossed = memo(
  ({ squares, layout }: { readonly squares: readonly Square[]; readonly layout: Layout }) => (
    <svg
      className={`${styles.drawing} ${markStyles.crossed}`}
      viewBox={`0 0 ${layout.columns} ${layout.rows}`}
      data-layer="crossed"
      aria-hidden="true"
    >
      {squares.map((square) => {
        const { x, y } = middleOf(layout, square);
        return <path key={square} d={`M${x - 0.2} ${y - 0.2}l.4 .4m0-.4l-.4 .4`} />;
      })}
    </svg>
  ),
);

/** Pieces that can help are ringed; the others step back. */
const Savers = memo(
  ({ squares, layout }: { readonly squares: readonly Square[]; readonly layout: Layout }) => (
    <svg
      className={`${styles.drawing} ${markStyles.savers}`}
      viewBox={`0 0 ${layout.columns} ${layout.rows}`}
      data-layer="savers"
      aria-hidden="true"
    >
      {squares.map((square) => (
        <circle key={square} cx={middleOf(layout, square).x} cy={middleOf(layout, square).y} r=".45" />
      ))}
    </svg>
  ),
);

interface LayersProps extends Overlay, Motion, Pick<Highlights, 'tones' | 'narrow' | 'picked'> {
  readonly game: Game;
  readonly layout: Layout;
  readonly view: BoardView;
}

export const Layers = ({
  game,
  layout,
  view,
  tones,
  narrow,
  picked,
  lens,
  ghost,
  lastTurn,
  rescue,
  aims,
  isTrue,
  diagram,
  close,
  movers,
  brackets,
  lost,
  moment,
  pace,
}: LayersProps) => {
  const { flipped } = layout;
  const units = useMemo(() => {
    const there = Object.values(view.units);
    const isEmpty =
      lost?.isGone && !there.some(({ at }) => at.some((square) => lost.unit.at.includes(square)));
    return isEmpty ? [...there, lost.unit] : there;
  }, [view.units, lost]);
  const here = useMemo(() => crowds(units), [units]);
  /** Units that will stand elsewhere, and where: they step back while their ghost is shown. */
  const dimmed = useMemo(
    () => (ghost && !isTrue ? new Map(ghostParts(ghost).units.map(({ id, at }) => [id, at])) : NO_UNITS),
    [ghost, isTrue],
  );
  const idle = useMemo(() => new Set(rescue?.others), [rescue]);
  /** Nothing is marked under a ghost, nor a unit in brackets that cannot move or help. */
  const asked = useMemo(() => {
    const covered = new Set([...dimmed.values()].flat());
    const isBare = (square: Square, tone: SquareTone) =>
      tone === 'plain' ? idle.has(square) || movers?.has(square) === false : covered.has(square);
    return new Map([...tones].filter(([square, tone]) => tone === 'capture' || !isBare(square, tone)));
  }, [tones, idle, movers, dimmed]);
  const perils = useMemo(() => {
    const checked = units.filter(({ badges }) => badges.some(({ kind }) => kind === 'check'));
    return (lost ? [lost.unit] : checked).flatMap(({ body, at }) => (body === 'chain' ? at.slice(0, 1) : at));
  }, [units, lost]);
  const savers = useMemo(
    () => rescue?.savers.filter((square) => !perils.includes(square)) ?? NO_SQUARES,
    [rescue, perils],
  );
  return (
    <div className={styles.layer} aria-hidden="true">
      <Marks marks={view.marks} layout={layout} />
      {lastTurn && !ghost && <Traces turn={lastTurn} layout={layout} />}
      <Choices
        tones={diagram ?? asked}
        narrow={diagram ? NO_SQUARES : narrow}
        taken={here}
        layout={layout}
        looking={diagram !== null}
        brackets={brackets}
      />
      {perils.length > 0 && <Perils squares={perils} layout={layout} />}
      <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
        {chainsOf(units).map((unit) => (
          <Chain
            key={unit.id}
            unit={unit}
            layout={layout}
            flipped={flipped}
            pace={pace}
            dim={dimmed.has(unit.id)}
            idle={unit.at.some((square) => idle.has(square))}
            lost={unit === lost?.unit}
          />
        ))}
        {chainsOf(moment.leaving).map((unit) => (
          <Chain key={unit.id} unit={unit} layout={layout} flipped={flipped} pace={0} leaving />
        ))}
        <Joins units={units} layout={layout} />
      </svg>
      <Echoes game={game} layout={layout} view={view} />
      <Figures
        game={game}
        layout={layout}
        units={units}
        leaving={moment.leaving}
        close={close}
        dimmed={dimmed}
        idle={idle}
        lifted={picked}
        lost={lost}
        ways={moment.ways}
        pace={pace}
        flipped={flipped}
      />
      <Marks marks={lens} layout={layout} />
      {aims.length > 0 && <Aims aims={aims} layout={layout} />}
      {savers.length > 0 && <Savers squares={savers} layout={layout} />}
      {lost && <Crossed squares={lost.blocked} layout={layout} />}
      <Happenings moment={moment} layout={layout} />
      {ghost && <GhostLayer game={game} ghost={ghost} layout={layout} flipped={flipped} />}
    </div>
  );
};
