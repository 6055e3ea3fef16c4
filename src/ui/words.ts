/** Every word of the interface that no game brings along, in one place. */

import type { ClockRules } from '../app/seats/clock.ts';
import type { Manner } from '../app/seats/seats.ts';
import { DIRECTION_NAMES, type Direction } from '../kernel/direction.ts';
import type { Tone } from '../kernel/menu.ts';
import { type Side, sideName } from '../kernel/side.ts';
import type { PhaseView } from '../kernel/view.ts';
import { counted } from '../kernel/words.ts';

export { KEYS } from './words/keys.ts';
export { SETTING_WORDS } from './words/settings.ts';

export const WORDS = {
  app: 'Oddboard',
  motto: 'Two people, one screen, strange chess.',
  prompt: 'What is asked',
  play: 'Play',
  goOn: 'Continue',
  watch: 'Watch',
  samples: 'Or watch one',
  playOn: 'Play on',
  pause: 'Pause',
  next: 'Next',
  beside: 'What it would do',
  pieces: 'Pieces',
  marks: 'Marks',
  badges: 'Badges',
  rules: 'Rules',
  turns: 'Turns',
  look: 'Look',
  moves: 'Moves',
  findMoves: 'Find an action',
  everyUnit: 'Every piece',
  everyKind: 'Every kind',
  ofUnit: 'Piece',
  ofKind: 'Kind',
  allMoves: 'All that can be played now',
  noMoves: 'Nothing that can be played is called that.',
  gameOver: 'The game is over.',
  newGame: 'New game',
  start: 'Start',
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  undoPick: 'Take back the pick',
  redo: 'Redo',
  flip: 'Turn the board',
  settings: 'Settings',
  say: 'Resign or draw',
  completions: 'It may go on like this',
  typing: 'Type a square or an action',
  nothingToSay: 'There is nothing to say now.',
  again: 'Play again',
  closer: 'Come closer',
  further: 'Step back',
  keys: 'Keys',
  settingsHint: 'They hold in every game. Motion, theme and contrast follow the system unless they are set here.',
  keptHint: 'The game on the board is kept and can be brought back.',
  allGames: 'All games',
  skip: 'Skip',
  slowly: 'Again, slowly',
  stepwise: 'Step by step',
  takeBack: 'Take back',
  escape: 'Esc',
  lookAway: 'Look away',
  onThisBoard: 'On this board, now',
  onEmptyBoard: 'On an empty board; hollow: only where there is something to do',
  howItGoes: 'How it goes',
  lit: 'Lit as the reason.',
  confirm: 'Pick it again to do it.',
  dismiss: 'Dismiss',
  bringBack: 'Bring the last game back',
  players: 'Players and clocks',
  seats: 'How you sit',
  swapSides: 'Change sides',
  drawLots: 'Draw lots',
  turnPieces: "Turn the far player's pieces, too",
  useCard: 'Cover the board until the device is handed over',
  passHint: 'The board turns with the turn.',
  useClocks: 'Play with clocks',
  minutes: 'Minutes',
  increment: 'Seconds added after each turn',
  atZero: 'When time runs out',
  clockHint: 'The first pick starts the clock; undo gives its time back. New times begin anew.',
  stopClock: 'Stop the clock',
  runClock: 'Let the clock run',
  giveMinute: 'Give a minute',
  handover: 'Handing over',
  ready: 'Ready',
  rematch: 'Rematch, sides changed',
  setUp: 'Set up a position',
  tools: 'Tools',
  hand: 'Hand',
  eraser: 'Eraser',
  emptyBoard: 'Empty board',
  startPosition: 'Start',
  handHint: 'Pick a square to see what stands there; pick another to carry it.',
  eraserHint: 'Pick a square to clear it.',
  position: 'The position',
  positionText: 'As a position file',
  copy: 'Copy',
  possible: 'One can play from here.',
  impossible: 'One cannot play from here.',
  playFrom: 'Play from here',
  backToGame: 'Back to the game',
  noEditor: 'Positions of this game cannot be set up by hand.',
  saveSvg: 'Picture (SVG)',
  savePng: 'Picture (PNG)',
  noPng: 'This browser cannot draw the picture; the SVG holds the same.',
  failed: 'Something went wrong in Oddboard.',
  nothingLost: 'Your games are kept in this browser as they stood.',
  openAgain: 'Open Oddboard again',
  saveReport: 'Save a report',
  update: 'A newer Oddboard is ready. Your game goes on where it stands.',
  takeUpdate: 'Load it',
  regrow: 'Bring the line back',
  restore: 'Bring it back',
  saveGame: 'Save as a file',
  loading: 'Setting up the board.',
  board: 'Board',
  search: 'Search the rules',
  showMe: 'Show me',
  hideDemo: 'Hide',
  shown: 'Demonstration of',
  demoBack: 'One scene back',
  demoNext: 'Next scene',
  demoRun: 'Run',
  demoAgain: 'Again',
  playFromHere: 'Play from here',
  strayed: 'Try what you like on this board.',
  unstray: 'Back to the demonstration',
  nothingFound: 'No clause speaks of that.',
  ruling: 'Ruling',
  beginning: 'Start of the game',
  noTurns: 'Nothing has been played yet.',
  findTurns: 'Find in the turns',
  lookHint: 'Point at a square, or move to it with the arrow keys, to see what stands there.',
  lenses: 'Lenses',
  legend: 'On the board',
  turnFacts: 'This turn',
  empty: 'Empty.',
  sure: 'Yes',
  drawn: 'Drawn',
  gone: 'taken back',
  panel: 'Turns, rules, moves and a closer look',
  sheet: 'Size of the panel',
  goTo: 'Go to',
  news: 'What happened last',
  onSquare: 'On this square',
  choices: 'Where it can go',
  whoGoes: 'Who goes',
  all: 'All',
  allGo: 'Everybody goes',
  swap: 'Swap',
  othersGo: 'The others go instead',
} as const;

/** What can be done to a square, as it is spoken. */
export const SPOKEN: Readonly<Record<Tone | 'refused', string>> = {
  plain: 'can be picked',
  move: 'can be moved to',
  capture: 'can be captured',
  special: 'something special',
  danger: 'dangerous',
  refused: '',
};

/** How two people sit at one screen. */
export const MANNER_WORDS: Readonly<Record<Manner, string>> = {
  fixed: 'The board stays',
  beside: 'At the same side',
  across: 'Across the table',
  pass: 'Pass the device',
};

export const AT_ZERO: Readonly<Record<ClockRules['atZero'], string>> = { loss: 'It is a loss', note: 'It is only noted' };

export const clockName = (side: Side, time: string, runs: boolean): string =>
  `${sideName(side)}'s clock: ${time}${runs ? ', running' : ''}`;
export const handTo = (side: Side, name = ''): string => `Hand over to ${name ? `${name} (${sideName(side)})` : sideName(side)}.`;

export const tookBack = (actions: number): string => (actions === 1 ? 'An action is taken back.' : `${actions} actions are taken back.`);
/** How dice fell. */
export const CAME: Readonly<Record<'yes' | 'no', string>> = { yes: 'yes', no: 'no' };
export const carries = (unit: string): string => `Carries ${unit}.`;
export const halfOn = (square: string): string => `Half of it stands on ${square}.`;

export const PHASE_STATES: Readonly<Record<PhaseView['state'], string>> = { done: 'done', now: 'now', later: 'later', waived: 'waived' };

export const wins = (side: Side, name = ''): string => `${name || sideName(side)} wins`;
export const turnName = (number: number, side: Side): string => `Turn ${number}, ${sideName(side)}`;
/** What is folded away at the ends of the list of turns. */
export const earlierActions = (count: number): string => `Show earlier turns (${actionsOn(count)})`;
export const laterActions = (count: number): string => `Show later turns (${actionsOn(count)})`;
/** How many actions speak of what is sought, and how far one has looked. */
export const turnsFound = (count: number, seen: number, length: number, isEnough: boolean): string =>
  seen >= length
    ? count === 0
      ? 'No action matches.'
      : `${actionsOn(count)} found.`
    : isEnough
      ? `The first ${actionsOn(count)} found.`
      : `${actionsOn(count)} found in the first ${seen} of ${length}.`;
export const playerBar = (side: Side, name: string, toMove: boolean): string =>
  `${name ? `${name}, ` : ''}${sideName(side)}${toMove ? ', to move' : ''}`;
/** More lines than fit under the board: all of them stand in the panel. */
export const andMore = (count: number): string => `and ${count} more, beside`;
export const placeIn = (cursor: number, length: number): string => `${cursor} of ${length}`;
export const looksTo = (direction: Direction): string => `Looks ${DIRECTION_NAMES[direction]}.`;
/** More facts of the turn than there is room for: the closer look has them all. */
export const moreNotes = (count: number): string => `and ${count} more, under Look`;
/** So many are found; there may be more. */
export const actionsFound = (count: number, isAll: boolean): string => `${isAll ? '' : 'at least '}${actionsOn(count)}`;
export const lensKey = (number: number): string => `Shift ${number}`;
export const lookingAt = (name: string): string => `Looking at ${name}`;
/** What another's unit could do if it were its side's turn. */
export const couldGo = (squares: number, captures: number): string =>
  squares === 0
    ? 'If it were its turn, it could go nowhere.'
    : `If it were its turn, it could go to ${targetsOf(squares)}${captures > 0 ? `, ${captures} of them ${captures === 1 ? 'a capture' : 'captures'}` : ''}.`;
export const couldAlso = (what: string): string => ` It could also: ${what}.`;
export const targetsOf = (count: number): string => counted(count, 'square');

/** Lines of play, and what is written on them. */
export const LINES = {
  others: 'Played here instead',
  unplayed: 'not replayed yet',
  unplayedHint: 'This line is replayed when you go there.',
  more: (count: number): string => `${count} more`,
  or: 'or',
  main: 'main line',
  name: 'Name this line',
  text: 'Note',
  draw: 'Draw',
  drawn: 'Done drawing',
  drawHint: 'Drag from square to square to draw an arrow; a tap circles a square.',
  promote: 'Make it the main line',
  prune: 'Delete from here',
} as const;

/** How long a line goes on. */
export const actionsOn = (count: number): string => counted(count, 'action');

/** Links, files and texts. */
export const SHARING = {
  title: 'Share',
  gameLink: 'Copy a link to the game',
  positionLink: 'Copy a link to this position',
  position: 'Copy the position',
  file: 'Save as a file',
  text: 'Save as a text',
  writing: 'Writing the game.',
  stop: 'Stop',
  open: 'Open a file',
  games: 'All saved games',
  copied: 'Copied.',
  byHand: 'The browser does not let it be copied. Here it is:',
  hint: 'A link or a file holds all lines, notes and names. A file can also be dropped on the page.',
  drop: 'Drop the file to open its game.',
} as const;

/** The library of games, and games that are open in another tab. */
export const LIBRARY = {
  title: 'Saved games',
  empty: 'No game has been begun in this browser.',
  name: 'Name of the game',
  done: 'Done',
  rename: 'Rename',
  duplicate: 'Duplicate',
  discard: 'Delete',
  somebody: 'somebody',
  toMove: 'to move',
  elsewhere: 'This game is open in another tab',
  elsewhereHint: 'One tab has a game at a time, so that nothing is overwritten. It can go on here, exactly as it stands there.',
  takeOver: 'Go on here',
} as const;
