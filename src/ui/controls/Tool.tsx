import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import styles from './Tool.module.css';

interface Props {
  readonly icon: IconName;
  readonly name: string;
  /** The key that does the same, as `aria-keyshortcuts` writes it. */
  readonly hotkey?: string;
  /** What it does, where its name does not say it. */
  readonly hint?: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  /** A word beside the icon. */
  readonly children?: ReactNode;
  onClick(): void;
}

/** A button of one icon: its name is a tooltip, and heard. */
export const Tool = ({ icon, name, hotkey, hint, pressed, expanded, disabled, children, onClick }: Props) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={name}
    title={hint ?? (hotkey ? `${name} (${hotkey})` : name)}
    aria-keyshortcuts={hotkey}
    aria-pressed={pressed}
    aria-expanded={expanded}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
    {children && <span className={styles.word}>{children}</span>}
  </button>
);
