import { Dialog } from '../Dialog.tsx';
import { KEYS, WORDS } from '../words.ts';
import styles from './dialogs.module.css';

/** Every key that works, and what it does. */
export const KeysDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog title={WORDS.keys} onClose={onClose}>
    <dl className={styles.keys}>
      {KEYS.map(([key, what]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
