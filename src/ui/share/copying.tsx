/** Copying a text; where the browser does not let it, the text is shown to be copied by hand. */
import { useState } from 'react';
import { SHARING } from '../words.ts';
import styles from './Share.module.css';

interface Copied {
  readonly text: string;
  /** Was it copied? Otherwise it is shown, to be copied by hand. */
  readonly done: boolean;
}

const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without leave, or on a page without https, where there is no clipboard.
    return false;
  }
};

/** The text that is still to come, written at the click: Safari refuses whatever is copied later. */
const comingToClipboard = async (coming: Promise<string | null>): Promise<boolean> => {
  const blob = coming.then((text) => {
    if (text === null) throw new Error('nothing is copied');
    return new Blob([text], { type: 'text/plain' });
  });
  // A browser that has no clipboard leaves the blob alone.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
};

/** What was copied last, and how to copy a text that is there or, unless it is null, will be. */
export const useCopying = () => {
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async (given: string | Promise<string | null>): Promise<void> => {
    const written = typeof given !== 'string' && (await comingToClipboard(given));
    const text = await given;
    if (text !== null) setCopied({ text, done: written || (await toClipboard(text)) });
  };
  return { copied, copy };
};

/** Says that a text was copied, or shows it. */
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
