import type { otherReadings } from '../../kernel/editing/options.ts';
import { countWords } from '../../kernel/words.ts';

/** Sentences about reading games and files. They are not in `MESSAGES`, so that they load only on demand. */
export const READING = {
  noGameCalled: (id: string): string => `There is no game called "${id}" here.`,
  olderTab: 'an older tab of Oddboard is open',
  damagedCopy: (where: string): string => `A saved copy of this game is damaged. ${where}`,
  setAsideThere: 'It is kept in the saved games.',
  copyKept: 'The older one has other moves, so it is kept as a copy in the saved games.',
  noLibrary: (why: string): string =>
    `Could not open your saved games (${why}). New games are still saved in this browser.`,
  positionAlone: (title: string): string =>
    `Could not read the last saves of ${title}. It is open at its last position, without the moves before it.`,
  cannotOpen: (title: string, why: string): string => `Could not open this game of ${title}: ${why}`,
  moreOnBoard: (count: number): string => `The board shows ${count} more.`,
  peopleDamaged: (where: string): string => `Could not read the names, seats and clocks of the last game. ${where}`,
  draftDamaged: (title: string, where: string): string =>
    `Could not read the position in the editor of ${title}. ${where}`,
  takenIn: (games: number, added: number): string =>
    games === 0
      ? 'Progress added.'
      : `${countWords(added, 'game')} added, with progress.${games > added ? ` ${countWords(games - added, 'game')} already here.` : ''}`,
  tooLarge: (size: number, most: number): string =>
    `This is too large to be a saved game: ${size} bytes, at most ${most}.`,
  unreadable: 'The browser cannot read this file. It may have been moved, or it is a folder.',
  newerLink: 'This link is from a newer Oddboard. Reload the page to update this one.',
  noLink: 'The link holds no game.',
  noMoves: 'This text holds no moves.',
  manyGames: (most: number): string => `This text holds more than ${most} games. Open a part of it.`,
  notWhole: (header: string): string => `The header ${header} must be a whole number.`,
  wrongHeader: (header: string, why: string): string => `The header ${header}: ${why}`,
  noSuchGame: (id: string): string => `It is a game of "${id}", which Oddboard does not have.`,
  otherVersion: (title: string, was: number, is: number, hasEnd: boolean, why: string): string =>
    `This game was played with version ${was} of ${title}. The rules are now version ${is}. ${
      hasEnd
        ? 'It is open at its last position, without the moves before it.'
        : 'It is open up to the last move that is still legal.'
    } ${why}`,
  endsElsewhere: (title: string, was: number, is: number): string =>
    `This game was played with version ${was} of ${title}. Version ${is} would change its last position. The saved game stays as it was.`,
  copiesDiffer: 'Two saved copies of this game differ. The newer one is open.',
  olderOpened: 'Could not read the newest save. This is the game as it was before.',
  gameOf: (id: string): string => `It is a game of "${id}".`,
  gameDeleted: 'Game deleted.',
  arrived: (title: string, players: readonly string[], moves: number, notes: number): string => {
    const names = players.some(Boolean) ? `, ${players.map((name) => name || '?').join(' – ')}` : '';
    const written = notes > 0 ? ` and ${countWords(notes, 'note')}` : '';
    return `This link holds a game of ${title}${names}: ${countWords(moves, 'move')}${written}.`;
  },
  otherReadings: (readings: ReturnType<typeof otherReadings>): string =>
    `House rules: ${readings.map(({ rule, says }) => `${says} (${rule})`).join('; ')}.`,
  notTaken: (why: string): string => `Could not save it: ${why}`,
  notGiven: (why: string): string => `Could not delete it: ${why}`,
} as const;
