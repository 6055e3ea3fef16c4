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
      {outcome?.winner === null && <span className={styles.result}>{WORDS.drawn}</span>}
      <ul className={styles.figures}>
        {players[side].map(({ kind, label }) => (
          <li key={kind + label} title={label}>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
};
