import { attempt, type KeyValueStore, messageOf, storageKeys } from '../../app/base/browser.ts';
import { type SavedGame, saveFileText } from '../../app/formats/saved.ts';

/** Characters that some file system forbids, and invisible characters. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** The most bytes of a file name without its extension. File systems allow 255 bytes with it. */
const MAX_BYTES = 200;

/** Returns a file name that is valid on every system, or an empty string if no character is left. */
export const fileNameOf = (name: string): string => {
  const clean = name.normalize('NFC').replace(FORBIDDEN, '-').replace(/\s+/g, ' ');
  // `encodeInto` writes only whole characters, so a cut after `read` characters splits none.
  const { read } = new TextEncoder().encodeInto(clean, new Uint8Array(MAX_BYTES));
  const short = clean.slice(0, read).replace(/(?:- ?){2,}/g, '-');
  return short.replace(/^[\s.-]+|[\s.-]+$/g, '').replace(DEVICE, '$&-');
};

export const fileName = ({ name, game, changed }: SavedGame, extension: string): string =>
  `${fileNameOf(name) || `${game}-${changed.slice(0, 10)}`}.${extension}`;

export const saveGameFile = (saved: SavedGame): void =>
  saveFile(fileName(saved, 'oddboard.json'), 'application/json', saveFileText(saved));

export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Browsers read the link some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export type StorageReader = Pick<KeyValueStore, 'getItem' | 'key' | 'length'>;

interface ReportContext {
  /** Returns the browser's storage. A function, since even access to `localStorage` may throw. */
  storage(): StorageReader;
  /** The URL fragment, which tells which game was open. */
  readonly fragment: string;
  readonly agent: string;
  readonly now: string;
}

/** Returns the failure report as JSON. If storage cannot be read, the report says so. */
export const reportOf = (error: unknown, { storage, fragment, agent, now }: ReportContext): string => {
  const kept = attempt(() => {
    const all = storage();
    return Object.fromEntries(storageKeys(all, 'oddboard/').map((key) => [key, all.getItem(key)]));
  });
  const report = {
    report: 'oddboard',
    made: now,
    message: messageOf(error),
    stack: error instanceof Error ? error.stack : undefined,
    fragment,
    agent,
    kept: kept.ok ? kept.value : `Your browser would not let Oddboard read it: ${kept.error.text}`,
  };
  return JSON.stringify(report, null, 2);
};
