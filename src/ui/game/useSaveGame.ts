/** The game on the table as a file of the player's, in the format of docs/file-format.md. */
import { fileOf, type SavedGame } from '../../app/keeping/saved.ts';
import { useActions } from '../room.ts';
import { saveFile } from '../saveFile.ts';

/** A name that every system takes: what the players call the game, or else what is played and when. */
export const fileName = ({ name, game, changed }: SavedGame, extension: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || `${game}-${changed.slice(0, 10)}`}.${extension}`;
};

export const saveGameFile = (saved: SavedGame): void => saveFile(fileName(saved, 'oddboard.json'), 'application/json', fileOf(saved));

export const useSaveGame = (): (() => void) => {
  const { saved } = useActions();
  return () => {
    const game = saved();
    if (game) saveGameFile(game);
  };
};
