import type { Outcome } from '../../kernel/view.ts';
import { countWords, listWords } from '../../kernel/words.ts';
import { wins } from './people.ts';

/** "Pawn, 2 Knights and Rook". */
export const tally = (names: readonly string[]): string =>
  listWords(
    [...new Set(names)].map((name) => {
      const count = names.filter((each) => each === name).length;
      return count === 1 ? name : countWords(count, name);
    }),
  );

/** The most characters of a reason that is given with the result. */
const BRIEF = 40;

/** The symbols of the history for screen readers. */
export const SHORT = {
  taken: (names: string): string => `captures ${names}`,
  lost: (names: string): string => `loses ${names}`,
  dice: (sums: readonly number[]): string => `dice ${listWords(sums.map(String))}`.trim(),
  check: 'check',
  /** The result, with its reason if that is short. */
  ends: ({ winner, text }: Pick<Outcome, 'winner' | 'text'>): string => {
    const reason = text.split(/[:.]/)[0] ?? '';
    return [winner ? wins(winner) : 'draw', ...(reason.length <= BRIEF ? [reason] : [])].join(': ');
  },
  link: 'link',
  unlink: 'unlink',
  signs: { '=': 'becomes', '+': 'and' } as Readonly<Record<string, string>>,
} as const;

export const LINES = {
  others: 'Other lines from here',
  unplayed: 'not replayed yet',
  unplayedHint: 'This line is replayed when you go there.',
  or: 'or',
  main: 'main line',
  name: 'Name this line',
  text: 'Note',
  edit: 'Edit note',
  mark: 'Mark this move',
  mistake: 'mistake',
  marks: { good: 'Good move', bad: 'Bad move', interesting: 'Interesting move', star: 'Star' },
  draw: 'Draw arrows',
  drawn: 'Done',
  color: 'Colour',
  colors: { blue: 'Blue', red: 'Red (Shift)', orange: 'Orange (Alt)' },
  drawHint: 'Drag between squares to draw an arrow. Tap a square to circle it.',
  promote: 'Make main line',
  prune: 'Delete from here',
  annotations: 'Annotations',
  again: 'Replay',
  againHint: 'Replay slowly (with Shift: step by step)',
  open: (turn: number): string => `Turn ${turn}: show steps`,
  close: (turn: number): string => `Turn ${turn}: hide steps`,
  after: (turns: number): string => countWords(turns, 'more turn'),
  casualties: 'Which pieces die',
  fold: (turns: string): string => `Show ${turns}`,
} as const;

export const NEXT = {
  title: 'Next',
  hint: 'What happens by itself in the coming turns, if nothing changes',
  fewer: 'Show fewer',
  when: (turns: number): string =>
    turns === 0 ? 'This turn:' : turns === 1 ? 'Next turn:' : `In ${countWords(turns, 'turn')}:`,
} as const;

export const REPLAY = {
  bar: 'Watch the game',
  play: 'Play',
  pause: 'Pause',
  start: 'Go to the start',
  end: 'Go to the end',
  back: 'Previous step',
  next: 'Next',
  speed: 'Speed',
  place: 'Move',
  still: 'Step by step: animation is off',
  playGame: (title: string): string => `Play ${title}`,
  playFrom: 'Take over here',
  another: 'Watch another',
  noSample: 'There is no such game to watch.',
} as const;
