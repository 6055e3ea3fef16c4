import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icons.tsx';
import { NamedButton } from './NamedButton.tsx';
import styles from './Tool.module.css';

interface Props extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly name: string;
  readonly hotkey?: string;
  readonly hint?: string;
}

export const Tool = ({ icon, name, hotkey, hint, children, ...rest }: Props) => (
  <NamedButton
    className={styles.tool}
    name={name}
    tip={hotkey && `${name} (${hotkey})`}
    title={hint}
    aria-keyshortcuts={hotkey}
    {...rest}
  >
    <Icon name={icon} />
    {children && <span className={styles.word}>{children}</span>}
  </NamedButton>
);
