import { useState } from 'react';
import type { GameReport } from '../../app/opponent/game-report.ts';
import { WON_NOW } from '../../app/opponent/standings.ts';
import { selectPlayers } from '../../app/state-selectors.ts';
import { SIDES, sideName } from '../../kernel/side.ts';
import { Button } from '../controls/Button.tsx';
import { useNamed } from '../seats/useNamed.ts';
import { useApp } from '../store.ts';
import { REPORT } from '../words/report.ts';
import styles from './Report.module.css';

interface Props {
  readonly report: GameReport;
  /** The place chosen at first. */
  readonly first: number;
  onShow(cursor: number): void;
}

/** The distance of a standing from the upper edge, in per cent. */
const heightOf = (standing: number): number => 50 - (standing / WON_NOW) * 46;

/** The standings as a curve, White's advantage upwards; a slider over it chooses a place. */
export const Curve = ({ report: { turns, standings, points: found }, first, onShow }: Props) => {
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
