import type { FilmKind } from '../export/film.ts';

/** Films of a game. */
export const FILM = {
  title: 'Film',
  what: 'Show',
  kinds: {
    game: 'Main line',
    line: 'This line',
    turn: 'Last turn, step by step',
  } satisfies Record<FilmKind, string>,
  size: 'Size',
  wide: (pixels: number): string => `${pixels} pixels wide`,
  make: 'Make film',
  stop: 'Stop',
  writing: 'Making the film …',
  done: (size: string): string => `The film is ready (${size} MB).`,
  save: 'Save film',
  shown: 'The film',
  failed: 'Your browser could not make the film.',
} as const;
