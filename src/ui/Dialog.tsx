import { type ReactNode, useEffect, useRef } from 'react';
import { Tool } from './controls/Tool.tsx';
import styles from './Dialog.module.css';
import { WORDS } from './words.ts';

interface Props {
  readonly title: string;
  /** The maximum width, by default one column. */
  readonly width?: 'middle' | 'page';
  readonly children: ReactNode;
  onClose(): void;
}

export const Dialog = ({ title, width, children, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether the last press began and ended outside, since a drag out of the dialog fires a click too. */
  const isOutside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`card ${styles.dialog}`}
      aria-label={title}
      data-width={width}
      onClose={onClose}
      onPointerDown={({ target }) => {
        isOutside.current = target === dialog.current;
      }}
      onPointerUp={({ target }) => {
        isOutside.current &&= target === dialog.current;
      }}
      onClick={({ target }) => target === dialog.current && isOutside.current && onClose()}
    >
      <div className={styles.inside}>
        <header className={styles.header}>
          <h2>{title}</h2>
          <Tool icon="close" name={WORDS.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
};
