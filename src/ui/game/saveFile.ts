/** Saves a game as a file, in the format of docs/file-format.md. */

import { fileOf, type SavedGame } from '../../app/formats/saved.ts';

/** Signs that some file system forbids, and those that turn the direction of a name or cannot be seen. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;
/** Names that Windows keeps for devices, whatever follows their first dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Bytes: file systems take 255, and an extension follows. */
const MOST = 200;

/** A file name that every system takes, of a name in any script; empty where nothing of it is left. */
export const fileNameOf = (name: string): string => {
  const clean = name.normalize('NFC').replace(FORBIDDEN, '-').replace(/\s+/g, ' ');
  // No character is cut in two.
  const { read } = new TextEncoder().encodeInto(clean, new Uint8Array(MOST));
  const short = clean.slice(0, read).replace(/(?:- ?){2,}/g, '-');
  return short.replace(/^[\s.-]+|[\s.-]+$/g, '').replace(DEVICE, '$&-');
};

/** The name of a game's file: the players' name for it, or its variant and date. */
export const fileName = ({ name, game, changed }: SavedGame, extension: string): string =>
  `${fileNameOf(name) || `${game}-${changed.slice(0, 10)}`}.${extension}`;

export const saveGameFile = (saved: SavedGame): void =>
  saveFile(fileName(saved, 'oddboard.json'), 'application/json', fileOf(saved));

export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser reads the link some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
