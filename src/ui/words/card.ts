import { countWords } from '../../kernel/words.ts';

export const CARD = {
  alone: 'On an empty board',
  hollow: 'On an empty board (hollow: only to capture or over something)',
  moves: 'Moves',
  captures: 'Threatens',
  both: 'Moves and captures',
  powers: (count: number): string => `${countWords(count, 'special move')} and what each costs`,
  takes: (turns: number): string => countWords(turns, 'turn'),
  loses: (pieces: number): string => `loses ${pieces}`,
  costs: (turns: number): string => `costs ${countWords(turns, 'turn')}`,
} as const;
