import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { Button } from './Button.tsx';
import styles from './Tool.module.css';

interface Props extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly name: string;
  /** The key that does the same, as `aria-keyshortcuts` writes it. */
  readonly hotkey?: string;
  /** What it does, where its name does not say it. */
  readonly hint?: string;
}

/** A button of one icon, which may have a word beside it: its name is a tooltip, and heard. */
export const Tool = ({ icon, name, hotkey, hint, children, ...rest }: Props) => (
  <Button
    className={styles.tool}
    name={name}
    title={hint ?? (hotkey ? `${name} (${hotkey})` : name)}
    aria-keyshortcuts={hotkey}
    {...rest}
  >
    <Icon name={icon} />
    {children && <span className={styles.word}>{children}</span>}
  </Button>
);
