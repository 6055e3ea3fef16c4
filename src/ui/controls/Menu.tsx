import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconName, Key } from '../icons.tsx';
import { Button } from './Button.tsx';
import styles from './Menu.module.css';
import { Tool } from './Tool.tsx';
import { useDismiss } from './useDismiss.ts';

export interface MenuItem {
  readonly icon?: IconName;
  readonly name: string;
  readonly hotkey?: string;
  /** The target of a link. */
  readonly href?: string;
  readonly disabled?: boolean;
  /** Is it in the menu only where the toolbar has no space for it? */
  readonly isSpare?: boolean;
  onClick?(): void;
}

interface Props {
  readonly name: string;
  readonly items: readonly MenuItem[];
  /** Entries above the others that close the menu themselves. */
  children?(close: () => void): ReactNode;
}

/** A button that opens a list of actions; a press on one, a press beside it, or Escape closes it. */
export const Menu = ({ name, items, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useDismiss(place, isOpen, (byKey) => {
    setOpen(false);
    if (byKey) place.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    // The first entry that is shown.
    for (const entry of place.current?.querySelectorAll<HTMLElement>('li > :enabled') ?? []) {
      entry.focus();
      if (document.activeElement === entry) return;
    }
  }, [isOpen]);
  const body = ({ icon, name, hotkey }: MenuItem) => (
    <>
      {icon && <Icon name={icon} />}
      <span>{name}</span>
      {hotkey && <Key name={hotkey} />}
    </>
  );
  return (
    <div className={styles.menu} ref={place}>
      <Tool icon="more" name={name} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && (
        <ul>
          {children?.(() => setOpen(false))}
          {items.map((item) => (
            <li key={item.name} data-spare={item.isSpare || undefined}>
              {item.href ? (
                <a className="button" href={item.href}>
                  {body(item)}
                </a>
              ) : (
                <Button
                  disabled={item.disabled}
                  onClick={() => {
                    setOpen(false);
                    item.onClick?.();
                  }}
                >
                  {body(item)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
