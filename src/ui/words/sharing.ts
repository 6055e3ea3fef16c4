import type { FilmKind } from '../export/shots.ts';

const MEGABYTE = 1_000_000;

export const SHARING = {
  title: 'Share',
  as: 'As',
  kinds: { link: 'Link', picture: 'Picture', film: 'GIF', text: 'Text' },
  opens: 'Opens',
  places: { start: 'At the start', here: 'Here', position: 'Position only' },
  previews: { board: 'Board', code: 'QR code' },
  code: 'QR code of the link',
  long: (length: number): string =>
    `${length.toLocaleString('en-GB')} characters. Some chat apps cut links over 2,000.`,
  noCode: (length: number): string => `${length.toLocaleString('en-GB')} characters: too long for a QR code.`,
  shorter: { here: 'Link whole game', position: 'Link position only' },
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
  makeFilm: 'Make GIF',
  saveFilm: 'Save film',
  shareFilm: 'Share film',
  copyText: 'Copy text',
  shareText: 'Share text',
  file: 'Save to file',
  shareFile: 'Share file',
  writing: 'Writing the game …',
  making: 'Making the film …',
  stop: 'Stop',
  copied: 'Copied.',
  notShared: 'This device did not share it. Copy or save it instead.',
  byHand: 'Your browser blocked copying. Copy it from here:',
  whole: 'With all variations, notes and names.',
  alone: 'It holds this position alone.',
  opened: 'To open it, drop it onto any page of Oddboard.',
  picture: 'The picture',
  film: 'The film',
  text: 'The text',
  /** Tells that the film is ready. `size` is in bytes. */
  ready: (size: number): string =>
    `The film is ready (${size < MEGABYTE ? `${Math.ceil(size / 1000)} kB` : `${(size / MEGABYTE).toFixed(1)} MB`}).`,
  noPng: 'Your browser could not make the PNG. The SVG shows the same picture.',
  noFilm: 'Your browser could not make the film.',
} as const;

export const LIBRARY = {
  asks: { game: 'Choose a game to open', variant: 'Choose the game that was played' },
  empty: 'No saved games yet',
  comeHere: 'Your games appear here by themselves.',
  saveAll: 'Save all to file',
  promised: 'This browser keeps saved games until you delete them.',
  notPromised: 'Browsers sometimes clear stored data. Save important games as files.',
  paste: 'Open text',
  pasted: 'Game as text',
  open: 'Open',
  pasteHere: 'Or paste a game or a link.',
  dropHere: 'You can drop a file onto any page, too.',
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

export const ARRIVAL = {
  opening: 'Opening the game …',
  stop: 'Stop',
  noSuchLink: 'Could not open this game',
  notOpen: 'This game is not open',
  notOpenHint: 'You stopped opening it. The saved game is unchanged.',
  openIt: 'Open it',
  noSuchPage: 'Page not found',
} as const;

/** The most characters quoted from a URL, since a link may have thousands. */
const QUOTED = 60;
const quote = (text: string): string => `"${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}"`;

export const WRONG_ADDRESS = {
  page: (part: string): string => `There is no page ${quote(part)}.`,
  game: (id: string): string => `There is no game called ${quote(id)} here.`,
  clause: (title: string, clause: string): string => `${title} has no rule ${quote(clause)}.`,
} as const;

export const progressText = (done: number, all: number): string => `${done} of ${all} moves`;
