/** What all kinds of sharing have in common: what is sent, what can be chosen of it, and its buttons. */
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import styles from './Share.module.css';

export interface Way {
  readonly name: string;
  go(): unknown;
}

interface Props {
  readonly preview: ReactNode;
  /** The first is the one to press. */
  readonly ways: readonly (Way | null)[];
  /** What can be chosen, and what came of a press. */
  readonly children: ReactNode;
}

export const Sheet = ({ preview, ways, children }: Props) => (
  <>
    <div className={styles.preview}>{preview}</div>
    <div className={styles.options}>{children}</div>
    <div className={`row ${styles.ways}`}>
      {ways
        .filter((way) => way !== null)
        .map(({ name, go }, index) => (
          <Button key={name} kind={index === 0 ? 'primary' : undefined} large onClick={() => void go()}>
            {name}
          </Button>
        ))}
    </div>
  </>
);

/**
 * The device's own list of receivers; null where it takes nothing like the sample. What `make` gives is sent,
 * unless it is null.
 */
export const deviceWay = (
  name: string,
  sample: ShareData,
  make: () => Promise<ShareData | null>,
): Way | null =>
  typeof navigator.canShare === 'function' && navigator.canShare(sample)
    ? {
        name,
        async go() {
          const data = await make();
          // Refused only by the person who closes the list.
          if (data) await navigator.share(data).catch(() => undefined);
        },
      }
    : null;

/** A file of that type with nothing in it. */
export const sampleFile = (name: string, type: string): ShareData => ({
  files: [new File([], name, { type })],
});
