import type { Game } from '../../../kernel/game.ts';
import { Icon } from '../../icons.tsx';
import { useActions, useField } from '../../room.ts';
import { WORDS } from '../../words.ts';
import styles from './Overlays.module.css';

/** The overlays that are on, by name: a key may have switched one on while the inspector was closed. */
export const Overlays = ({ game }: { readonly game: Game }) => {
  const on = useField('lenses');
  const isDiagram = useField('diagram');
  const { toggleLens, toggleDiagram } = useActions();
  const shown = [
    ...(isDiagram ? [{ title: WORDS.diagram, hide: toggleDiagram }] : []),
    ...game.lenses
      .filter(({ id }) => on.includes(id))
      .map(({ id, title }) => ({ title, hide: () => toggleLens(id) })),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className={styles.overlays} aria-label={WORDS.lensesOn}>
      {shown.map(({ title, hide }) => (
        <li key={title}>
          <button
            type="button"
            className="button"
            aria-label={WORDS.hideLens(title)}
            title={WORDS.hideLens(title)}
            onClick={hide}
          >
            {title} <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
};
