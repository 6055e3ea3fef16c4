/**
 * The words of the first page, of notices and of failures; apart from the others, which come with the pages
 * that say them.
 */
export const OPENING = {
  app: 'Oddboard',
  motto: 'Strange chess for two, on one screen',
  play: 'Play',
  firstGame: 'First game',
  allRules: 'Continue with all rules',
  goOn: 'Continue',
  newGame: 'New game',
  seeAgain: 'See again',
  watch: 'Watch',
  learn: 'Learn',
  about: 'About',
  savedGames: 'Saved games',
  openFile: 'Open file',
  drop: 'Drop the file to open the game.',
  loading: 'Setting up the board …',
  dismiss: 'Dismiss',
  bringBack: 'Return to previous game',
  regrow: 'Undo the deletion',
  restore: 'Undo the deletion',
  saveGame: 'Save to file',
  runClock: 'Start clock',
  update: 'A new version of Oddboard is ready. Your game will stay as it is.',
  updateLate: 'The new version has not loaded. Your game is safe. Check the connection and try again.',
  takeUpdate: 'Update now',
  failed: 'Something went wrong.',
  nothingLost: 'Your games are safe in this browser.',
  openAgain: 'Reload Oddboard',
  saveReport: 'Save a report',
} as const;
