import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon, type IconName, Key } from '../icons.tsx';
import { Button } from './Button.tsx';
import { listen } from './listen.ts';
import styles from './Menu.module.css';
import { Tool } from './Tool.tsx';

export const useDismiss = (
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byKey: boolean) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` does the same in every render
  useEffect(() => {
    if (!isOpen) return;
    const pointerdown = ({ target }: Event) =>
      target instanceof Node && !place.current?.contains(target) && close(false);
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      close(true);
    };
    return listen(document, { pointerdown, keydown }, true);
  }, [isOpen]);
};

export interface MenuItem {
  readonly icon?: IconName;
  readonly name: string;
  readonly hotkey?: string;
  readonly href?: string;
  readonly disabled?: boolean;
  /** Whether the item appears only while the toolbar has no space for it, so that no item appears twice. */
  readonly isInOverflow?: boolean;
  onClick?(): void;
}

interface Props {
  readonly name: string;
  readonly items: readonly MenuItem[];
  /** Renders further entries above `items`. Each must call `close` when pressed, since the menu sees no presses. */
  children?(close: () => void): ReactNode;
}

export const Menu = ({ name, items, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useDismiss(place, isOpen, (byKey) => {
    setOpen(false);
    if (byKey) place.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    // Entries that CSS hides cannot take the focus, so the first visible one gets it.
    for (const entry of place.current?.querySelectorAll<HTMLElement>('li > :enabled') ?? []) {
      entry.focus();
      if (document.activeElement === entry) return;
    }
  }, [isOpen]);
  return (
    <div className={styles.menu} ref={place}>
      <Tool icon="more" name={name} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && (
        <ul className="card">
          {children?.(() => setOpen(false))}
          {items.map(({ icon, name, hotkey, href, disabled, isInOverflow, onClick }) => (
            <li key={name} data-spare={isInOverflow || undefined}>
              <Button
                href={href}
                disabled={disabled}
                onClick={() => {
                  setOpen(false);
                  onClick?.();
                }}
              >
                {icon && <Icon name={icon} />}
                <span>{name}</span>
                {hotkey && <Key name={hotkey} />}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
