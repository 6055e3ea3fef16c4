/** The bar that watches a game, and the film made of it. */
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
  sample: (title: string): string => `Sample game: ${title}`,
  ofSample: (name: string, title: string): string => `${name}: sample game of ${title}`,
} as const;
