/** Lines of play and their notes. */
export const LINES = {
  others: 'Other lines from here',
  unplayed: 'not replayed yet',
  unplayedHint: 'This line is replayed when you go there.',
  more: (count: number): string => `${count} more`,
  or: 'or',
  main: 'main line',
  name: 'Name this line',
  text: 'Note',
  mark: 'Mark this move',
  marks: { good: 'Good move', bad: 'Bad move', interesting: 'Interesting move', star: 'Star' },
  draw: 'Draw arrows',
  drawn: 'Done',
  drawHint: 'Drag between squares to draw an arrow. Tap a square to circle it.',
  promote: 'Make main line',
  prune: 'Delete from here',
  /** The short list. */
  open: (turn: string): string => `${turn}: show steps`,
  close: (turn: string): string => `${turn}: hide steps`,
  captured: (names: string): string => `captures ${names}`,
  lost: (names: string): string => `loses ${names}`,
  fold: (turns: string): string => `Show ${turns}`,
} as const;
