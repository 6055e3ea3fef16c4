/** Saves the game on the table as a file, in the format of docs/file-format.md. */
import { fileOf, type SavedGame } from '../../app/keeping/formats/saved.ts';
import { useActions } from '../room.ts';

/** A file name that every system accepts: the players' name for the game, or else its variant and date. */
export const fileName = ({ name, game, changed }: SavedGame, extension: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || `${game}-${changed.slice(0, 10)}`}.${extension}`;
};

export const saveGameFile = (saved: SavedGame): void =>
  saveFile(fileName(saved, 'oddboard.json'), 'application/json', fileOf(saved));

export const useSaveGame = (): (() => void) => {
  const { saved } = useActions();
  return () => {
    const game = saved();
    if (game) saveGameFile(game);
  };
};

/** Saves a text or blob as a file of the player's. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser reads the link some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
