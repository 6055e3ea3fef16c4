import type { Game } from '../../../kernel/game.ts';
import { NamedButton } from '../../controls/NamedButton.tsx';
import { Icon } from '../../icons.tsx';
import { useActions, useField } from '../../store.ts';
import { WORDS } from '../../words.ts';
import styles from './Overlays.module.css';

/** The overlays switched on: a key may have switched one on while the inspector was closed. */
export const Overlays = ({ game }: { readonly game: Game }) => {
  const on = useField('lenses');
  const isDiagram = useField('diagram');
  const { toggleLens, toggleDiagram } = useActions();
  const lenses = game.lenses.filter(({ id }) => on.includes(id));
  const shown = [
    ...(isDiagram ? [{ title: WORDS.diagram, hide: toggleDiagram }] : []),
    ...lenses.map(({ id, title }) => ({ title, hide: () => toggleLens(id) })),
  ];
  if (shown.length === 0) return null;
  return (
    <ul className={`row ${styles.overlays}`} aria-label={WORDS.lensesOn} data-screen>
      {shown.map(({ title, hide }) => (
        <li key={title}>
          <NamedButton name={WORDS.hideLens(title)} onClick={hide}>
            {title} <Icon name="close" />
          </NamedButton>
        </li>
      ))}
    </ul>
  );
};
