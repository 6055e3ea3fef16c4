/** Playback of a game, and films of it. */
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
  playThis: 'Play this game',
  playFrom: 'Play from here',
  another: 'Watch another',
  noSample: 'There is no such game to watch.',
} as const;
