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
  draw: 'Draw arrows',
  drawn: 'Done',
  drawHint: 'Drag between squares to draw an arrow. Tap a square to circle it.',
  promote: 'Make main line',
  prune: 'Delete from here',
} as const;
