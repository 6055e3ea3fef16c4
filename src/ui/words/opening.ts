import type { Players } from '../../app/seats/heading.ts';
import type { GameEntry } from '../../kernel/game.ts';

/** The texts of the first page, notices and failures. All further texts are loaded with their pages. */
export const OPENING = {
  app: 'Oddboard',
  motto: 'Strange chess for two, on one screen',
  play: 'Play',
  startHere: 'Start here',
  firstGame: 'A first game has fewer rules.',
  withAll: 'Play with all rules',
  effort: ({ difficulty, minutes }: Pick<GameEntry, 'difficulty' | 'minutes'>): string =>
    `${['Easy', 'Medium', 'Hard'][difficulty - 1]} · about ${minutes} min`,
  kinds: (count: number): string => ` · ${count} kinds of piece`,
  againstComputer: 'Against the computer',
  twoComputers: 'Two computers',
  allRules: 'Continue with all rules',
  goOn: 'Continue',
  newGame: 'New game',
  replay: 'Replay',
  watch: 'Watch',
  learn: 'Learn',
  about: 'About',
  saved: 'Saved',
  savedGames: 'Saved games',
  allGames: 'All games',
  pages: 'Pages',
  lightTheme: 'Light colours',
  darkTheme: 'Dark colours',
  openFile: 'Open file',
  drop: 'Drop the file to open the game.',
  loading: 'Setting up the board …',
  dismiss: 'Dismiss',
  bringBack: 'Return to previous game',
  restoreLine: 'Undo the deletion',
  restore: 'Undo the deletion',
  saveGame: 'Save to file',
  runClock: 'Start clock',
  read: 'Read it',
  playFrom: 'Play from here',
  update: 'A new version of Oddboard is ready. Your game will stay as it is.',
  updateLate: 'The new version has not loaded. Your game stays as it is. Check the connection and try again.',
  takeUpdate: 'Update now',
  failed: 'Something went wrong.',
  kept: 'Your game is safe in this browser.',
  notKept: 'Your last move may not be saved.',
  openAgain: 'Reload Oddboard',
  saveReport: 'Save a report',
} as const;

/** Replaces a side by a player's name where the text means the person, as in "White resigns". */
export const asNamed = (text: string, names?: Players): string =>
  names
    ? text.replace(
        /\b(White|Black)(?=:| [a-z]|'s (?:turn|time)\b)/g,
        (side) => names[side === 'White' ? 'white' : 'black'] || side,
      )
    : text;
