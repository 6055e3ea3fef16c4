/** The layers over the squares, such as marks, units and animation. */
import { memo, useMemo } from 'react';
import type { CheckHelp } from '../../app/model/check-help.ts';
import type { SquareTone } from '../../app/model/reach.ts';
import { oddsOf } from '../../app/narration/narrate.ts';
import type { LastTurn, LostRoyal } from '../../app/narration/overlays.ts';
import type { Preview } from '../../app/narration/preview.ts';
import type { Frame } from '../../app/playback/playback.ts';
import type { UnitId } from '../../kernel/asking/target.ts';
import type { Square } from '../../kernel/board/board.ts';
import { circle, cross, pathThrough, type Shape, stroke } from '../../kernel/drawing/shapes.ts';
import type { Game } from '../../kernel/game.ts';
import type { BoardView, UnitView } from '../../kernel/view.ts';
import { ROLL_RESULTS } from '../words.ts';
import styles from './Board.module.css';
import { Choices } from './Choices.tsx';
import { Drawing } from './Drawing.tsx';
import { type Layout, squareStyle } from './layout.ts';
import { halfLines, lastTurnLines, middles } from './lines.ts';
import { Marks } from './Marks.tsx';
import { burstLines, previewLines, previewParts, traceLines } from './preview.ts';
import type { Highlights } from './Squares.tsx';
import { line } from './shapes.ts';
import { Badges } from './units/Badges.tsx';
import { Chain } from './units/Chain.tsx';
import { Figures, FigureView } from './units/Figures.tsx';
import unitStyles from './units/Units.module.css';
import { chainsOf, drawnUnits, echoesOf, groupBySquare } from './units/units.ts';

export interface Overlay {
  readonly lens: BoardView['marks'];
  readonly preview: Preview | null;
  readonly lastTurn: LastTurn | null;
  readonly checkHelp: CheckHelp | null;
  /** The lines of aim of the unit picked or pointed at, each as a list of squares. */
  readonly aims: readonly (readonly Square[])[];
  /** Whether the previewed action has already been played. Its units then stand on new squares, so none is dimmed. */
  readonly isPlayed: boolean;
  readonly diagram: Highlights['tones'] | null;
  /** Squares whose units show all badges, since the squares are picked, pointed at or possible targets. */
  readonly detailed: ReadonlySet<Square>;
  /** Squares of the units drawn with brackets, since they can move. Null: all pickable units have brackets. */
  readonly movers: ReadonlySet<Square> | null;
  /** When brackets are drawn: `rest` always, `pointed` on hover or focus, `keys` on keyboard focus. */
  readonly brackets: 'rest' | 'pointed' | 'keys';
  readonly lost: LostRoyal | null;
}

export interface Motion {
  readonly moment: Pick<Frame, 'leaving' | 'ways' | 'bursts' | 'rolls' | 'traces'>;
  /** The duration of a move in milliseconds; 0 without animation. */
  readonly pace: number;
}

const ECHO = { 'data-echo': true };
const NO_SQUARES: readonly Square[] = [];
const NO_UNITS: ReadonlyMap<UnitId, readonly Square[]> = new Map();

/** Draws echoes: faint copies of units on linked squares, so that both squares of a pair show the pair's units. */
const Echoes = memo(({ game, layout, view }: Pick<LayersProps, 'game' | 'layout' | 'view'>) =>
  echoesOf(view, game.looks).map((figure) => (
    <FigureView key={figure.key} game={game} layout={layout} figure={figure} state={ECHO} />
  )),
);

const linesOver = (
  layout: Layout,
  { aims, lost, moment }: Pick<LayersProps, 'aims' | 'lost' | 'moment'>,
  savers: readonly Square[],
): readonly Shape[] => [
  ...aims.flatMap((aim) =>
    line(pathThrough(middles(layout, aim)), { token: 'board-violet', width: 0.06, dashes: '0.22 0.12' }),
  ),
  ...middles(layout, savers).map((middle) => stroke(circle(middle, 0.45), 'board-amber', 0.05)),
  ...middles(layout, lost?.blocked ?? []).map((middle) =>
    stroke(cross(middle, 0.2), 'board-red', 0.08, { 'data-part': 'crossed' }),
  ),
  ...moment.traces.flatMap((trace) => traceLines(layout, trace)),
  ...burstLines(layout, moment.bursts),
  ...middles(
    layout,
    moment.leaving.map(({ at: [square = 0] }) => square),
  ).map((middle) => stroke(circle(middle, 0.46), 'board-red', 0.05, { 'data-part': 'taken' })),
];

interface LayersProps extends Overlay, Motion, Pick<Highlights, 'tones' | 'fewMoves' | 'picked'> {
  readonly game: Game;
  readonly layout: Layout;
  readonly view: BoardView;
}

/** Returns the view's units and, to show the end, the loser's captured royal unit if the unit's squares are empty. */
const useUnits = ({ units }: BoardView, lost: LostRoyal | null): readonly UnitView[] =>
  useMemo(() => {
    const there = Object.values(units);
    const isEmpty = lost?.isGone && !there.some(({ at }) => at.some((square) => lost.unit.at.includes(square)));
    return isEmpty ? [...there, lost.unit] : there;
  }, [units, lost]);

const useDimmed = (preview: Preview | null, isPlayed: boolean): typeof NO_UNITS =>
  useMemo(
    () => (preview && !isPlayed ? new Map(previewParts(preview).units.map(({ id, at }) => [id, at])) : NO_UNITS),
    [preview, isPlayed],
  );

interface ChoiceFilter extends Pick<LayersProps, 'tones' | 'movers'> {
  readonly idle: ReadonlySet<Square>;
  /** The dimmed units by id, each with the squares where the preview draws the unit's ghost. */
  readonly dimmed: typeof NO_UNITS;
}

const useVisibleChoices = ({ tones, movers, idle, dimmed }: ChoiceFilter): Highlights['tones'] =>
  useMemo(() => {
    const covered = new Set([...dimmed.values()].flat());
    const isHidden = (square: Square, tone: SquareTone) =>
      tone === 'plain' ? idle.has(square) || movers?.has(square) === false : covered.has(square);
    return new Map([...tones].filter(([square, tone]) => tone === 'capture' || !isHidden(square, tone)));
  }, [tones, idle, movers, dimmed]);

const usePerils = (units: readonly UnitView[], { lost, checkHelp }: Pick<LayersProps, 'lost' | 'checkHelp'>) => {
  const perils = useMemo(() => {
    const checked = units.filter(({ badges }) => badges.some(({ kind }) => kind === 'check'));
    return (lost ? [lost.unit] : checked).flatMap(({ body, at }) => (body === 'chain' ? at.slice(0, 1) : at));
  }, [units, lost]);
  const savers = useMemo(
    () => checkHelp?.savers.filter((square) => !perils.includes(square)) ?? NO_SQUARES,
    [checkHelp, perils],
  );
  return { perils, savers };
};

const Rolls = ({ layout, moment }: Pick<LayersProps, 'layout' | 'moment'>) =>
  moment.rolls.map(({ what, chance, came, squares: [square = 0] }) => (
    <span key={what} className={styles.odds} style={squareStyle(layout, square)}>
      {oddsOf(chance)}: {came ? ROLL_RESULTS.yes : ROLL_RESULTS.no}
    </span>
  ));

export const Layers = ({ game, layout, view, preview, lost, moment, ...props }: LayersProps) => {
  const { checkHelp, pace, isPlayed } = props;
  const units = useUnits(view, lost);
  const here = useMemo(() => groupBySquare(units), [units]);
  const dimmed = useDimmed(preview, isPlayed);
  const idle = useMemo(() => new Set(checkHelp?.dimmed), [checkHelp]);
  const asked = useVisibleChoices({ ...props, idle, dimmed });
  const { perils, savers } = usePerils(units, { lost, checkHelp });
  const stateOfChain = (unit: UnitView) => {
    if (unit === lost?.unit) return 'lost';
    return dimmed.has(unit.id) || unit.at.some((square) => idle.has(square)) ? 'dim' : undefined;
  };
  return (
    <div className={styles.layer} aria-hidden="true">
      <Marks game={game} marks={view.marks} layout={layout} />
      {props.lastTurn && !preview && (
        <Drawing name="last" layout={layout} shapes={lastTurnLines(layout, props.lastTurn)} />
      )}
      <Choices
        tones={props.diagram ?? asked}
        fewMoves={props.diagram ? NO_SQUARES : props.fewMoves}
        taken={here}
        layout={layout}
        looking={props.diagram !== null}
        brackets={props.brackets}
      />
      {perils.map((square) => (
        <div key={square} className={styles.peril} style={squareStyle(layout, square)} data-peril />
      ))}
      <Drawing layout={layout} shapes={halfLines(layout, units)}>
        {chainsOf(units).map((unit) => (
          <Chain key={unit.id} game={game} unit={unit} layout={layout} pace={pace} state={stateOfChain(unit)} />
        ))}
        {chainsOf(moment.leaving).map((unit) => (
          <Chain key={unit.id} game={game} unit={unit} layout={layout} pace={0} state="leaving" />
        ))}
      </Drawing>
      <Echoes game={game} layout={layout} view={view} />
      <Figures
        game={game}
        layout={layout}
        units={units}
        leaving={moment.leaving}
        detailedSquares={props.detailed}
        dimmed={dimmed}
        idle={idle}
        lifted={props.picked}
        lost={lost}
        ways={moment.ways}
        pace={pace}
      />
      <Marks game={game} marks={props.lens} layout={layout} />
      <Drawing layout={layout} shapes={linesOver(layout, { aims: props.aims, lost, moment }, savers)} />
      <Rolls layout={layout} moment={moment} />
      {preview && <PreviewLayer game={game} preview={preview} layout={layout} />}
    </div>
  );
};

const GHOST = { 'data-ghost': true };

interface PreviewProps extends Pick<LayersProps, 'game' | 'layout'> {
  readonly preview: Preview;
}

const PreviewLayer = ({ game, preview, layout }: PreviewProps) => {
  const parts = previewParts(preview);
  // Computed from all units, since units that share a square are drawn smaller.
  const figures = useMemo(
    () => drawnUnits(Object.values(preview.after.units), game.looks).filter(({ unit }) => parts.units.includes(unit)),
    [game, preview, parts],
  );
  return (
    <div className={styles.layer} data-testid="ghost" data-ghosts>
      <Marks game={game} marks={parts.marks} layout={layout} />
      {parts.badgeChanges.map(({ unit, gained, lost }) => (
        <div key={unit.id} className={unitStyles.unit} style={squareStyle(layout, unit.at[0] ?? 0)}>
          <Badges game={game} badges={lost} news="goes" />
          <Badges game={game} badges={gained} news="comes" />
        </div>
      ))}
      {figures.map((figure) => (
        <FigureView key={figure.key} game={game} layout={layout} figure={figure} state={GHOST} />
      ))}
      <Drawing layout={layout} shapes={previewLines(layout, parts, preview.before.turn.toMove)}>
        {chainsOf(parts.units).map((unit) => (
          <Chain key={unit.id} game={game} unit={unit} layout={layout} pace={0} state="ghost" />
        ))}
      </Drawing>
      {parts.odds.map(({ chance, squares: [centre = 0] }) => (
        <span key={centre} className={styles.odds} style={squareStyle(layout, centre)}>
          {oddsOf(chance)}
        </span>
      ))}
    </div>
  );
};
