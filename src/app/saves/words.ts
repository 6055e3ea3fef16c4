/** Sentences on games of the library and games from outside, which no page begins with. */
import type { otherReadings } from '../../kernel/editing/readings.ts';
import { countWords } from '../../kernel/words.ts';

export const KEPT_GAMES = {
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
    `Rules in dispute: ${readings.map(({ rule, says }) => `${says} (${rule})`).join('; ')}.`,
  notTaken: (why: string): string => `Could not save it: ${why}`,
  notGiven: (why: string): string => `Could not delete it: ${why}`,
} as const;
