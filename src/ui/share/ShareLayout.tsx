import { type ReactNode, useState } from 'react';
import { tryOrNull } from '../../app/base/browser.ts';
import { Button } from '../controls/Button.tsx';
import { saveFile } from '../game/saveFile.ts';
import { SHARING } from '../words.ts';
import styles from './Share.module.css';

interface ShareButton {
  readonly name: string;
  /** Shares or saves something. May return or promise a sentence to show. */
  go(): unknown;
}

interface Props {
  readonly preview: ReactNode;
  /** The buttons, primary first. Null entries, for buttons that the device does not support, are left out. */
  readonly buttons: readonly (ShareButton | null)[];
  readonly children: ReactNode;
}

export const ShareLayout = ({ preview, buttons, children }: Props) => {
  const [message, setTold] = useState<string | null>(null);
  const press = async ({ go }: ShareButton) => {
    setTold(null);
    const said = await go();
    if (typeof said === 'string') setTold(said);
  };
  return (
    <>
      <div className={styles.preview}>{preview}</div>
      <div className={`stack ${styles.options}`}>
        {children}
        <p role="status">{message}</p>
      </div>
      <div className={`row ${styles.ways}`}>
        {buttons
          .filter((way) => way !== null)
          .map((way, index) => (
            <Button key={way.name} kind={index === 0 ? 'primary' : undefined} large onClick={() => void press(way)}>
              {way.name}
            </Button>
          ))}
      </div>
    </>
  );
};

/** Opens the share dialog. Returns a sentence if the device refused. */
const openShareDialog = async (data: ShareData): Promise<string | null> => {
  try {
    await navigator.share(data);
    return null;
  } catch (error) {
    // The player closed the dialog.
    return error instanceof Error && error.name === 'AbortError' ? null : SHARING.notShared;
  }
};

/** Makes a button for the device's share dialog. Null if the device cannot share such data. */
export const deviceShareButton = (
  name: string,
  sample: ShareData,
  make: () => Promise<ShareData | null>,
): ShareButton | null =>
  tryOrNull(() => navigator.share !== undefined && (navigator.canShare?.(sample) ?? !sample.files))
    ? {
        name,
        async go() {
          const data = await make();
          return data && openShareDialog(data);
        },
      }
    : null;

export const fileShareButton = (
  name: string,
  file: string,
  type: string,
  make: () => Promise<Blob | null>,
): ShareButton | null => {
  const shareDataOf = (...parts: Blob[]): ShareData => ({ files: [new File(parts, file, { type })] });
  return deviceShareButton(name, shareDataOf(), async () => {
    const blob = await make();
    return blob && shareDataOf(blob);
  });
};

export const fileButtons = (
  [share, save]: readonly [share: string, save: string],
  file: string,
  type: string,
  make: () => Promise<Blob | null>,
): readonly (ShareButton | null)[] => [
  fileShareButton(share, file, type, make),
  {
    name: save,
    async go() {
      const blob = await make();
      if (blob) saveFile(file, type, blob);
    },
  },
];
