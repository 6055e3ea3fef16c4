import { fileOf, type SavedGame } from '../../app/formats/saved.ts';

/** Characters that some file system forbids, and invisible ones, some of which change the text direction. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** In bytes: file systems allow 255, with the extension. */
const MOST = 200;

/** A file name valid on every system, or an empty string if no character is left. */
export const fileNameOf = (name: string): string => {
  const clean = name.normalize('NFC').replace(FORBIDDEN, '-').replace(/\s+/g, ' ');
  // `encodeInto` never splits a character.
  const { read } = new TextEncoder().encodeInto(clean, new Uint8Array(MOST));
  const short = clean.slice(0, read).replace(/(?:- ?){2,}/g, '-');
  return short.replace(/^[\s.-]+|[\s.-]+$/g, '').replace(DEVICE, '$&-');
};

/** The file name of a game: the name given by the players, or its variant and date. */
export const fileName = ({ name, game, changed }: SavedGame, extension: string): string =>
  `${fileNameOf(name) || `${game}-${changed.slice(0, 10)}`}.${extension}`;

export const saveGameFile = (saved: SavedGame): void =>
  saveFile(fileName(saved, 'oddboard.json'), 'application/json', fileOf(saved));

export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Browsers read the link some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
