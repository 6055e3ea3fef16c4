import { selectView } from '../../app/selectors.ts';
import type { Game } from '../../kernel/game.ts';
import { Clause } from '../panels/Clause.tsx';
import { useRoom } from '../room.ts';
import styles from './Notes.module.css';

/** Facts of the turn, for who looks: how many links there are, whose dice are used. */
export const Notes = ({ game }: { readonly game: Game }) => {
  const notes = useRoom(selectView)?.turn.notes ?? [];
  return (
    <ul className={styles.notes}>
      {notes.map(({ kind, label, rule }) => (
        <li key={kind + label}>
          {label} <Clause game={game.id} rule={rule} />
        </li>
      ))}
    </ul>
  );
};
