/** The layout of all kinds of sharing: preview, choices, and buttons. */
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { saveFile } from '../game/useSaveGame.ts';
import styles from './Share.module.css';

interface ShareWay {
  readonly name: string;
  go(): unknown;
}

interface Props {
  readonly preview: ReactNode;
  /** The buttons, the primary one first. */
  readonly ways: readonly (ShareWay | null)[];
  /** The choices, and the result of a press. */
  readonly children: ReactNode;
}

export const Sheet = ({ preview, ways, children }: Props) => (
  <>
    <div className={styles.preview}>{preview}</div>
    <div className={`stack ${styles.options}`}>{children}</div>
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
 * The device's share dialog; null where there is none, or it does not accept the sample. A null from `make`
 * sends nothing.
 */
export const deviceWay = (
  name: string,
  sample: ShareData,
  make: () => Promise<ShareData | null>,
): ShareWay | null =>
  typeof navigator.share === 'function' && (navigator.canShare?.(sample) ?? !sample.files)
    ? {
        name,
        async go() {
          const data = await make();
          // It rejects when the player closes the dialog.
          if (data) await navigator.share(data).catch(() => undefined);
        },
      }
    : null;

/** The device's share dialog with a file. */
export const fileWay = (
  name: string,
  file: string,
  type: string,
  make: () => Promise<Blob | null>,
): ShareWay | null => {
  const holding = (...parts: Blob[]): ShareData => ({ files: [new File(parts, file, { type })] });
  return deviceWay(name, holding(), async () => {
    const blob = await make();
    return blob && holding(blob);
  });
};

/** The ways of a file: sent by the device, and saved. */
export const fileWays = (
  [share, save]: readonly [share: string, save: string],
  file: string,
  type: string,
  make: () => Promise<Blob | null>,
): readonly (ShareWay | null)[] => [
  fileWay(share, file, type, make),
  {
    name: save,
    async go() {
      const blob = await make();
      if (blob) saveFile(file, type, blob);
    },
  },
];
