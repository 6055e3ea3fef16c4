/** Copies texts to the clipboard. A text that cannot be copied is shown, to copy by hand. */
import { useState } from 'react';
import { SHARING } from '../words.ts';
import styles from './Share.module.css';

interface Copied {
  /** What the text was copied from. When the page shows something else, the note about the copy disappears. */
  readonly of: unknown;
  readonly text: string;
  readonly done: boolean;
}

/** Milliseconds after which a clipboard that does not answer counts as refusing. */
const CLIPBOARD_TIMEOUT = 2000;

const timeout = () =>
  new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('no answer')), CLIPBOARD_TIMEOUT));

const copyText = async (text: string): Promise<boolean> => {
  try {
    await Promise.race([navigator.clipboard.writeText(text), timeout()]);
    return true;
  } catch {
    // There is no permission, no answer or no clipboard.
    return false;
  }
};

/** Copies a text that is still being made. Safari accepts clipboard calls only during the click. */
const copyPromisedText = async (coming: Promise<string | null>): Promise<boolean> => {
  const blob = coming.then((text) => {
    if (text === null) throw new Error('nothing is copied');
    return new Blob([text], { type: 'text/plain' });
  });
  // Without a clipboard, nothing else would handle the rejection.
  blob.catch(() => undefined);
  try {
    const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    await Promise.race([written, blob.then(timeout)]);
    return true;
  } catch {
    return false;
  }
};

/** Returns the last copied text and a function to copy. The text is null once `shown` has changed. */
export const useCopying = (shown: unknown) => {
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async (given: string | Promise<string | null>): Promise<void> => {
    const written = typeof given !== 'string' && (await copyPromisedText(given));
    const text = await given;
    if (text !== null) setCopied({ of: shown, text, done: written || (await copyText(text)) });
  };
  return { copied: copied?.of === shown ? copied : null, copy };
};

export const CopiedText = ({ copied }: { readonly copied: Copied | null }) => (
  <div role="status">
    {copied?.done ? (
      SHARING.copied
    ) : copied ? (
      <label className={`small list ${styles.copied}`}>
        {SHARING.byHand}
        <textarea
          className="field code"
          readOnly
          rows={3}
          value={copied.text}
          onFocus={(event) => event.target.select()}
        />
      </label>
    ) : null}
  </div>
);
