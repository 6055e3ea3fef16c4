/** The card of a piece. */
import { counted } from '../../kernel/words.ts';

export const CARD = {
  moves: 'Moves',
  captures: 'Threatens',
  both: 'Moves and captures',
  powers: (count: number): string => `${counted(count, 'special move')} and what each costs`,
  costs: (turns: number): string => `costs ${counted(turns, 'turn')}`,
} as const;
