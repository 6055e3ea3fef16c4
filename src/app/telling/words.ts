/** Every sentence that the app itself says: what happened on the board, and what became of games. What is wrong with a file is said where it is read. */
import { type Side, sideName } from '../../kernel/side.ts';
import { capital, listed } from '../../kernel/words.ts';

/** Telling of units: who it is ("White's Lancer"), and squares by their names. */
export const TOLD = {
  standing: (who: string, place: string): string => `${who} on ${place}`,
  becomes: (who: string, piece: string): string => `${who} becomes a ${piece}.`,
  belongs: (who: string, side: Side): string => `${who} now belongs to ${sideName(side)}.`,
  turns: (who: string): string => `${who} turns.`,
  follows: (who: string, end: string): string => `The body of ${who} follows, its end on ${end}.`,
  goes: (who: string, from: string, to: string, taken: readonly string[]): string =>
    `${who} goes from ${from} to ${to}${taken.length > 0 ? ` and takes ${taken.join(', ')}` : ''}.`,
  captured: (whoAndWhere: string): string => `${whoAndWhere} is captured.`,
  appears: (who: string, place: string): string => `${who} appears on ${place}.`,
  burst: (centre: string, squares: readonly string[]): string => `A burst at ${centre} reaches ${squares.join(', ')}.`,
  rolled: (what: string, odds: string, came: boolean): string => `${capital(what)}: ${odds}; it ${came ? 'happens' : 'does not happen'}.`,
  traced: (what: string, squares: readonly string[]): string => `${capital(what)}: ${squares.join(' to ')}.`,
  odds: (ways: number, of: number): string => `${ways} in ${of}`,
  both: (names: readonly string[]): string => names.join(' and '),
  fact: (names: readonly string[], fact: string): string => `${listed(names)}: ${fact}.`,
} as const;

/** What becomes of games: kept, opened, replaced. */
export const NEWS = {
  lineDeleted: 'The line is deleted.',
  gameDeleted: 'The game is deleted.',
  anotherGame: 'Another game is on the board now.',
  noGame: 'No game is open.',
  libraryMissing: 'There is no library.',
  noAnswer: 'it does not answer',
  damaged: 'The save is damaged.',
  settingsDamaged: (where: string): string => `The saved copy of the settings is damaged. ${where} The default settings hold.`,
  draftDamaged: (title: string, where: string): string => `The position left in the editor of ${title} cannot be read. ${where}`,
  clockDamaged: (where: string): string =>
    `The time counted since the last action cannot be read. ${where} The clock stands as it did after that action.`,
  damagedCopy: (where: string): string => `A saved copy of this game is damaged. ${where}`,
  setAsideThere: 'It is kept aside in the library.',
  copiesDiffer: 'Two saved copies of this game differ. The newer one is on the board.',
  copyKept: 'The older one has moves of its own: it is in the library as a copy.',
  positionAlone: (title: string): string =>
    `The last saves of ${title} cannot be read. The game is opened at its last position, without the way there.`,
  olderOpened: 'The newest save cannot be read. The game is as it was before it.',
  changedElsewhere: 'The game was changed in another tab.',
  forked: 'Another tab plays this game too. What is played here is now a game of its own.',
  leftToLibrary: 'It is in the library.',
  nowhereElse: 'It could not be moved to another place either.',
  toWatch: (title: string): string => `A game to watch: ${title}.`,
  newGame: (title: string): string => `A new game of ${title}.`,
  rematch: (title: string): string => `A rematch of ${title}, sides changed.`,
  tooLarge: (size: number, most: number): string => `It is larger than any saved game: ${size} bytes, at most ${most}.`,
  noLink: 'The link holds no game.',
  stopped: 'Opening was stopped. Nothing has changed.',
  noWayAhead: (why: string): string => `What was played on from here cannot be played again. ${why}`,
  noWayThere: (why: string): string => `This line cannot be opened. ${why} Nothing has changed.`,
  noGameCalled: (id: string): string => `There is no game called "${id}".`,
  noSuchGame: (id: string): string => `It is a game of "${id}", which does not exist here.`,
  gameOf: (id: string): string => `It is a game of "${id}".`,
  cannotOpen: (title: string, why: string): string => `The saved game of ${title} cannot be opened: ${why}`,
  cannotOpenFile: (why: string): string => `The file cannot be opened: ${why} Nothing has changed.`,
  cannotKeep: (why: string): string =>
    `This game cannot be kept in this browser (${why}). It goes on, but a reload will not bring it back.`,
  keptLoosely: (why: string): string =>
    `This browser's database cannot be used (${why}). Games are kept for a reload, but a crash can lose the last moves.`,
  settingsNotKept: (why: string): string => `This browser does not keep the settings (${why}). They hold until the page is closed.`,
  noLibrary: (why: string): string => `The library cannot be opened: ${why} Games begun here are kept for this browser all the same.`,
  notTaken: (why: string): string => `The library does not take it: ${why}`,
  notGiven: (why: string): string => `The library keeps it: ${why}`,
  setAside: (key: string): string => `It is kept in the browser's storage as "${key}".`,
  cannotRead: (why: string): string => `The browser does not let it be read (${why}).`,
  otherVersion: (title: string, was: number, is: number, hasEnd: boolean, why: string): string =>
    `This game was played by version ${was} of the rules of ${title}. This is version ${is}. ${
      hasEnd ? 'It is opened at its last position, without the way there.' : 'It is opened as far as it can be played.'
    } ${why}`,
  endsElsewhere: (title: string, was: number, is: number): string =>
    `This game was played by version ${was} of the rules of ${title}. It is replayed by version ${is}, which changes its last position. The saved game stays as it was.`,
  ranOut: (side: Side): string => `${sideName(side)}'s time has run out.`,
  outOfTime: (loser: Side, winner: Side): string => `${sideName(loser)}'s time has run out: ${sideName(winner)} wins.`,
  deviceFirst: (side: Side): string => `The device goes to ${sideName(side)} first.`,
} as const;
