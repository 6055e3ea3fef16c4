import { WON_NOW } from '../../app/review/advantages.ts';
import type { GameReport } from '../../app/review/game-report.ts';
import { selectCursor, selectPlayers } from '../../app/store/state-selectors.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { usePlayerNames } from '../seats/usePlayerNames.ts';
import { useApp } from '../store.ts';
import { REVIEW } from '../words/review.ts';
import styles from './Review.module.css';

interface Props {
  readonly report: GameReport;
  /** The turning point shown, as the number of actions before it; null for none. */
  readonly shown: number | null;
  goTo(cursor: number): void;
}

/** Returns the height of an advantage on the curve, in per cent from the top. An even game is at 50. */
const heightOf = (advantage: number): number => 50 - (advantage / WON_NOW) * 46;

export const Curve = ({ report: { turns, advantages, points }, shown, goTo }: Props) => {
  const named = usePlayerNames();
  const cursor = useApp(selectCursor);
  const last = Math.max(1, turns.length);
  const across = (place: number) => (100 * place) / last;
  const line = advantages.flatMap((advantage, place) =>
    typeof advantage === 'number' ? [`${across(place)},${heightOf(advantage)}`] : [],
  );
  const [begin, end] = [line[0], line.at(-1)].map((point) => point?.split(',')[0] ?? 0);
  const next = turns.findIndex(({ to }) => to > cursor);
  const at = next < 0 ? turns.length : next;
  const says = named(REVIEW.at(turns[at], advantages[at]));
  return (
    <div className="list">
      <div className={styles.curve}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={`${begin},50 ${line.join(' ')} ${end},50`} />
          <line x1="0" x2="100" y1="50" y2="50" />
          <polyline points={line.join(' ')} />
          <line data-chosen x1={across(at)} x2={across(at)} y1="0" y2="100" />
        </svg>
        {points.map(({ turn, before }) => {
          const place = turns.findIndex(({ from }) => from === turn.from);
          const style = { left: `${across(place)}%`, top: `${heightOf(before)}%` };
          return <i key={place} data-side={turn.side} data-shown={turn.from === shown || undefined} style={style} />;
        })}
        <input
          type="range"
          aria-label={REVIEW.place}
          aria-valuetext={says}
          title={REVIEW.place}
          min={0}
          max={turns.length}
          value={at}
          onChange={({ target }) => goTo(turns[Number(target.value)]?.from ?? turns.at(-1)?.to ?? 0)}
        />
      </div>
      <p className="small">{says}</p>
    </div>
  );
};

export const Mistakes = ({ report: { points } }: Pick<Props, 'report'>) => {
  const players = useApp(selectPlayers);
  return (
    <ul className={`row ${styles.mistakes}`}>
      {SIDES.map((side) => (
        <li key={side} data-side={side}>
          <i className="disc" />
          <span className="cut">{players?.[side] || sideName(side)}</span>{' '}
          {REVIEW.mistakes(
            points.filter(({ turn, kind }) => turn.side === side && kind !== 'dice' && kind !== 'ended').length,
          )}
        </li>
      ))}
    </ul>
  );
};
