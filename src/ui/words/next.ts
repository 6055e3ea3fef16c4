import { countWords } from '../../kernel/words.ts';

export const NEXT = {
  title: 'Next',
  hint: 'What happens by itself in the coming turns, if nothing changes',
  more: (count: number): string => `${count} more`,
  fewer: 'Show fewer',
  when: (turns: number): string =>
    turns === 0 ? 'This turn:' : turns === 1 ? 'Next turn:' : `In ${countWords(turns, 'turn')}:`,
} as const;
