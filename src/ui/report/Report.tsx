import { useContext, useEffect, useRef, useState } from 'react';
import { listen } from '../../app/base/listen.ts';
import { hasLine, withBranch } from '../../app/model/line-tables.ts';
import { nodeAt, type Table } from '../../app/model/table.ts';
import { type GameReport, makeReport } from '../../app/review/game-report.ts';
import { WON_NOW } from '../../app/review/standings.ts';
import type { BetterTurn, TurningPoint } from '../../app/review/turning-points.ts';
import { selectPlayers } from '../../app/store/state-selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { pause } from '../idle.ts';
import { OpponentContext } from '../opponent/context.ts';
import { Why } from '../panels/rules/Clause.tsx';
import { useNamed } from '../seats/useNamed.ts';
import { selectIsReady } from '../seek/context.ts';
import { useActions, useApp, useField } from '../store.ts';
import { OPPONENT } from '../words/opponent.ts';
import { REPORT } from '../words/report.ts';
import styles from './Report.module.css';

interface CurveProps {
  readonly report: GameReport;
  /** The place chosen at first. */
  readonly first: number;
  onShow(cursor: number): void;
}

/** The distance of a standing from the upper edge, in per cent. */
const heightOf = (standing: number): number => 50 - (standing / WON_NOW) * 46;

/** The standings as a curve, White's advantage upwards; a slider over it chooses a place. */
const Curve = ({ report: { turns, standings, points: found }, first, onShow }: CurveProps) => {
  const [chosen, setChosen] = useState(first);
  const named = useNamed();
  const players = useApp(selectPlayers);
  const last = Math.max(1, turns.length);
  const across = (place: number) => (100 * place) / last;
  const points = standings.flatMap((standing, place) =>
    typeof standing === 'number' ? [`${across(place)},${heightOf(standing)}`] : [],
  );
  const [begin, end] = [points[0], points.at(-1)].map((point) => point?.split(',')[0] ?? 0);
  const turn = turns[chosen];
  const says = named(REPORT.at(turn, standings[chosen]));
  return (
    <div className="list">
      <div className={styles.curve}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={`${begin},50 ${points.join(' ')} ${end},50`} />
          <line x1="0" x2="100" y1="50" y2="50" />
          <polyline points={points.join(' ')} />
          <line data-chosen x1={across(chosen)} x2={across(chosen)} y1="0" y2="100" />
        </svg>
        {found.map(({ turn, before }) => {
          const place = turns.findIndex(({ from }) => from === turn.from);
          const style = { left: `${across(place)}%`, top: `${heightOf(before)}%` };
          return <i key={place} data-side={turn.side} style={style} />;
        })}
        {SIDES.map((side) => (
          <span key={side} className="small" data-side={side}>
            {players?.[side] || sideName(side)}
          </span>
        ))}
        <input
          type="range"
          aria-label={REPORT.place}
          aria-valuetext={says}
          min={0}
          max={turns.length}
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
          onKeyDown={({ key }) => key === 'Enter' && onShow(turn?.from ?? turns.at(-1)?.to ?? 0)}
        />
      </div>
      <div className={`line ${styles.chosen}`}>
        <span>{says}</span>
        <Button onClick={() => onShow(turn?.from ?? turns.at(-1)?.to ?? 0)}>{REPORT.show}</Button>
      </div>
    </div>
  );
};

interface ReportMaking {
  readonly state: 'working' | 'stopped' | 'done' | 'failed';
  /** Null before its first place is judged. */
  readonly report: GameReport | null;
  stop(): void;
  goOn(): void;
}

/** The report of the line on this table, made while it is shown; null: not yet. */
const useReport = (table: Table | null): ReportMaking => {
  const supply = useContext(OpponentContext);
  const [state, setState] = useState<ReportMaking['state']>('working');
  const [report, setReport] = useState<GameReport | null>(null);
  useEffect(() => {
    if (!table || state !== 'working') return;
    const stopper = new AbortController();
    const { signal } = stopper;
    const make = async () => {
      if (!supply) throw new Error('nothing thinks here');
      const opponent = await supply();
      setReport(await makeReport(table, { opponent, signal, pause, onProgress: setReport }));
      setState('done');
    };
    make().catch(() => signal.aborted || setState('failed'));
    return () => stopper.abort();
  }, [table, state, supply]);
  return { state, report, stop: () => setState('stopped'), goOn: () => setState('working') };
};

interface ReportProps {
  readonly game: Game;
  readonly table: Table;
  readonly report: GameReport;
  onClose(): void;
}

const Work = ({ state, report, stop, goOn }: ReportMaking) => {
  if (state === 'done') return null;
  if (state === 'working')
    return (
      <div className="line" role="status">
        <progress aria-label={REPORT.working} value={report?.work.done ?? 0} max={report?.work.all ?? 1} />
        <Button onClick={stop}>{REPORT.stop}</Button>
      </div>
    );
  return (
    <div className="line">
      {state === 'failed' && <p role="alert">{OPPONENT.failed}</p>}
      <Button onClick={goOn}>{state === 'failed' ? OPPONENT.retry : REPORT.goOn}</Button>
    </div>
  );
};

interface PointProps extends Omit<ReportProps, 'report'> {
  readonly point: TurningPoint;
}

/** A better turn, and the button that adds it. */
const useBetter = ({ table, point: { turn } }: PointProps, better: BetterTurn | null) => {
  const { edit } = useActions();
  const [hasAdded, setAdded] = useState(false);
  if (!better) return null;
  const { names, actions } = better;
  const from = nodeAt(table, better.from);
  // Dice may have kept a part of it from being added.
  const isAdded = hasAdded || hasLine(table.tree, from, actions.slice(0, names.length));
  const add = () => {
    if (isAdded) return;
    edit((now) => withBranch(now, from, actions, REPORT.name(turn)));
    setAdded(true);
  };
  return (
    <Button aria-disabled={isAdded || undefined} onClick={add}>
      {isAdded ? REPORT.kept : REPORT.keep}
    </Button>
  );
};

const PointItem = (props: PointProps) => {
  const { game, point, onClose } = props;
  const { goTo } = useActions();
  const named = useNamed();
  const { turn, kind, better, isDecisive } = point;
  const { names = [], reason = null, standing = 0 } = better ?? {};
  const adding = useBetter(props, better);
  const isChosen = kind !== 'dice' && kind !== 'ended';
  const played = turn.actions.map(({ notation }) => notation);
  const says = REPORT.point(point, played);
  return (
    <li className="list">
      <p>{named(isDecisive ? `${says} ${REPORT.decided}` : says)}</p>
      {better && (
        <p>
          <strong>{REPORT.better(names)}</strong> {named(reason?.text ?? REPORT.after(standing))}{' '}
          {reason?.rule && <Why game={game.id} rule={reason.rule} />}
        </p>
      )}
      {isChosen && !better && <p>{REPORT.noBetter}</p>}
      <div className="row">
        <Button
          onClick={() => {
            goTo(turn.from);
            onClose();
          }}
        >
          {REPORT.show}
        </Button>
        {adding}
      </div>
    </li>
  );
};

const Limits = ({ standings }: GameReport) => {
  const counts = [
    [REPORT.skipped, standings.filter((standing) => standing === undefined).length],
    [REPORT.unanswered, standings.filter((standing) => standing === null).length],
  ] as const;
  const said = counts.flatMap(([says, count]) => (count > 0 ? [says(count)] : []));
  return <p className="small">{[...said, REPORT.limits].join(' ')}</p>;
};

const Findings = (props: ReportProps & Pick<ReportMaking, 'state'>) => {
  const { report, state } = props;
  const { points } = report;
  const isDone = state === 'done';
  const says = REPORT.found(points.length, report.count);
  const heading = useRef<HTMLHeadingElement>(null);
  // With the work its button has gone, and the focus with it.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) heading.current?.focus();
  }, [isDone]);
  return (
    <>
      <p role="status" className="visuallyHidden">
        {isDone && says}
      </p>
      {(isDone || points.length > 0) && (
        <section className="list" aria-label={REPORT.points}>
          <h3 ref={heading} tabIndex={-1}>
            {isDone ? says : REPORT.points}
          </h3>
          {points.length > 0 && (
            <ol className={styles.points}>
              {points.map((point) => (
                <PointItem key={point.turn.from} {...props} point={point} />
              ))}
            </ol>
          )}
        </section>
      )}
      {isDone && <Limits {...report} />}
    </>
  );
};

/** The computer's report of the line on the table: the curve of standings, and the turning points. */
export const Report = ({ game, onClose }: { readonly game: Game; onClose(): void }) => {
  const { goTo } = useActions();
  const table = useField('table');
  const isReady = useApp(selectIsReady);
  const making = useReport(isReady ? table : null);
  const { report, state } = making;
  // A clause opens beside the board.
  useEffect(() => listen(window, { hashchange: onClose }), [onClose]);
  if (!table) return null;
  const first = report?.turns.findIndex(({ to }) => to > table.cursor) ?? 0;
  return (
    <Dialog title={OPPONENT.report} width="middle" onClose={onClose}>
      {report && (
        <Curve
          report={report}
          first={first < 0 ? report.turns.length : first}
          onShow={(cursor) => {
            goTo(cursor);
            onClose();
          }}
        />
      )}
      <Work {...making} />
      {report && <Findings {...{ game, table, report, state, onClose }} />}
    </Dialog>
  );
};
