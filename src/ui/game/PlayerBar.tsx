import { selectView } from '../../app/selectors.ts';
import { type Side, sideName } from '../../kernel/side.ts';
import { useRoom } from '../room.ts';
import { playerBar, WORDS, wins } from '../words.ts';
import styles from './PlayerBar.module.css';

/** One player: the side, whether it is their turn, and the figures that are theirs. */
export const PlayerBar = ({ side }: { readonly side: Side }) => {
  const view = useRoom(selectView);
  if (!view) return null;
  const { toMove, players, outcome } = view.turn;
  const now = toMove === side && !outcome;
  return (
    <section
      className={styles.bar}
      aria-label={playerBar(side, now)}
      data-side={side}
      data-now={now || outcome?.winner === side || undefined}
    >
      <span className={styles.disc} />
      <strong>{outcome?.winner === side ? wins(side) : sideName(side)}</strong>
      {outcome && (
        <span className={styles.result}>{outcome.winner === side ? wins(side) : outcome.winner === null ? WORDS.drawn : ''}</span>
      )}
      <ul className={styles.figures}>
        {players[side].map(({ kind, label, value }) => (
          <li key={kind + label} title={label}>
            {label}
            {value !== undefined && !label.includes(String(value)) && <b> {value}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
};
