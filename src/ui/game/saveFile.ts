/** Saves a game as a file, in the format of docs/file-format.md. */

import { fileOf, type SavedGame } from '../../app/formats/saved.ts';
import { fileNameOf } from './filename.ts';

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
