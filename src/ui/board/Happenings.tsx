import { oddsOf } from '../../app/telling/narrate.ts';
import type { Frame } from '../../app/telling/playback.ts';
import type { Square } from '../../kernel/board.ts';
import { CAME } from '../words.ts';
import styles from './Board.module.css';
import ghostStyles from './Ghost.module.css';
import type { Layout } from './layout.ts';

interface Props {
  readonly moment: Pick<Frame, 'bursts' | 'rolls' | 'traces'>;
  readonly layout: Layout;
}

/** What is seen only while it happens: lines that did it, bursts, and dice as they fell. */
export const Happenings = ({ moment: { bursts, rolls, traces }, layout }: Props) => {
  if (bursts.length + rolls.length + traces.length === 0) return null;
  const place = (square: Square) => ({ x: (layout.places[square]?.x ?? 0) + 0.5, y: (layout.places[square]?.y ?? 0) + 0.5 });
  const line = (squares: readonly Square[]) =>
    squares.map((square, index) => `${index ? 'L' : 'M'}${place(square).x} ${place(square).y}`).join('');
  return (
    <>
      <svg className={styles.drawing} viewBox={`0 0 ${layout.columns} ${layout.rows}`} aria-hidden="true">
        {traces.map((trace) => (
          <path key={trace.line.join()} className={ghostStyles.trace} d={line(trace.line)} />
        ))}
        {bursts.map((square) => (
          <circle key={square} className={ghostStyles.burst} cx={place(square).x} cy={place(square).y} r=".42" />
        ))}
      </svg>
      {rolls.map(({ what, chance, came, squares }) => (
        <span
          key={what}
          className={ghostStyles.odds}
          style={{ '--file': layout.places[squares[0] ?? 0]?.x, '--rank': layout.places[squares[0] ?? 0]?.y } as React.CSSProperties}
        >
          {oddsOf(chance)}: {came ? CAME.yes : CAME.no}
        </span>
      ))}
    </>
  );
};
