/** Words of what is shared, and of the games that are kept. */

import { capital, countWords } from '../../kernel/words.ts';
import type { FilmKind } from '../export/film.ts';

/** What leaves the page: links, pictures, films, files and texts. */
export const SHARING = {
  title: 'Share',
  as: 'As',
  kinds: { link: 'Link', picture: 'Picture', film: 'Film', text: 'Text' },
  opens: 'Opens',
  places: { start: 'At the start', here: 'Here', position: 'Position only' },
  format: 'Format',
  formats: { png: 'PNG', svg: 'SVG' },
  shows: 'Shows',
  films: { game: 'Main line', line: 'This line', turn: 'Last turn' } satisfies Record<FilmKind, string>,
  width: 'Width',
  widths: { '480': '480 pixels', '960': '960 pixels' },
  form: 'Form',
  forms: { game: 'Game', position: 'Position', file: 'File' },
  copyLink: 'Copy link',
  shareLink: 'Share link',
  save: 'Save picture',
  sharePicture: 'Share picture',
  makeFilm: 'Make film',
  saveFilm: 'Save film',
  shareFilm: 'Share film',
  copyText: 'Copy text',
  shareText: 'Share text',
  file: 'Save to file',
  writing: 'Writing the game …',
  making: 'Making the film …',
  stop: 'Stop',
  copied: 'Copied.',
  byHand: 'Your browser blocked copying. Copy it from here:',
  whole: 'It holds every line, note and name.',
  alone: 'It holds this position alone.',
  opened: 'To open it, drop it onto any page of Oddboard.',
  picture: 'The picture',
  film: 'The film',
  text: 'The text',
  ready: (size: string): string => `The film is ready (${size} MB).`,
  noPng: 'Your browser could not make the PNG. The SVG shows the same picture.',
  noFilm: 'Your browser could not make the film.',
} as const;

/** The library of games, and games that are open in another tab. */
export const LIBRARY = {
  which: 'Choose a game to open',
  empty: 'No saved games yet.',
  saveAll: 'Save all to file',
  paste: 'Open text',
  pasted: 'Game as text',
  open: 'Open',
  dropHere: 'Or drop a file onto any page, or paste a game or a link.',
  name: 'Game name',
  done: 'Save',
  more: (title: string): string => `More: ${title}`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  discard: 'Delete',
  again: 'New game, same players',
  somebody: 'Unnamed',
  toMove: 'to move',
  elsewhere: 'This game is open in another tab',
  elsewhereHint:
    'Only one tab can hold a game at a time, so nothing gets overwritten. You can continue here, exactly where it is now.',
  takeOver: 'Continue here',
} as const;

/** A game that came by a link: who plays it, how long it is, and how much is written in it. */
export const arrived = (title: string, names: string, moves: number, notes: number): string =>
  `${capital(title)}${names && `, ${names}`}: ${countWords(moves, 'move')}${
    notes > 0 ? ` and ${countWords(notes, 'note')}` : ''
  }.`;
