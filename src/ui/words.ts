/** The interface's texts. Those of the first page are in `words/opening.ts`. */

import type { LookBack } from '../app/model/travel.ts';
import type { Players } from '../app/seats/heading.ts';
import type { Tone } from '../kernel/asking/menu.ts';
import { DIRECTION_NAMES, type Direction } from '../kernel/board/direction.ts';
import { type Side, sideName } from '../kernel/side.ts';
import type { Outcome, PhaseView } from '../kernel/view.ts';
import { capitalize, countWords, listWords } from '../kernel/words.ts';
import { wins } from './words/people.ts';

export * from './words/people.ts';
export * from './words/sharing.ts';

export const WORDS = {
  prompt: 'Your move',
  pause: 'Pause',
  next: 'Next',
  foretold: 'What this would do',
  pieces: 'Pieces',
  marks: 'Marks',
  badges: 'Badges',
  rules: 'Rules',
  turns: 'History',
  /** The title of the tab History until a move is made. */
  game: 'Game',
  look: 'Look',
  findMoves: 'Find a move',
  everyUnit: 'All pieces',
  everyKind: 'All kinds',
  ofUnit: 'Piece',
  ofKind: 'Kind of move',
  filterByRule: 'Filter by rule',
  usesRule: 'Moves that use',
  everyRule: 'Any rule',
  readingMoves: 'Moves searched for rules',
  allMoves: 'All legal moves',
  noMoves: 'No moves match.',
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  undoPick: 'Undo the last choice',
  redo: 'Redo',
  flip: 'Flip the board',
  settings: 'Settings',
  completions: 'Suggestions',
  typing: 'Type a square or a move',
  again: 'Play again',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole board',
  tapAgain: 'Tap a square again to choose it.',
  keys: 'Keyboard shortcuts',
  settingsHint:
    'These apply to every game. Theme, contrast and animation follow your device unless you change them here.',
  keptHint: 'Your current game is saved. You can return to it later.',
  allGames: 'All games',
  skip: 'Skip',
  beginning: 'Start of the game',
  whatChanged: 'What changed?',
  nothingChanged: 'Nothing on the board is different.',
  stepwise: 'Replay step by step',
  yourTry: 'Your try',
  takeBack: 'Back',
  escape: 'Esc',
  space: 'Space',
  lookAway: 'Done',
  onThisBoard: 'From here, now',
  howItGoes: 'How it moves',
  partOfReason: 'This square is part of the reason.',
  players: 'Players and clocks',
  stopClock: 'Pause clock',
  giveMinute: 'Add 1 minute',
  handover: 'Pass the device',
  ready: 'Ready',
  readyStepwise: 'Show me step by step',
  rematch: 'Rematch (swap sides)',
  setUp: 'Set up a position',
  tools: 'Tools',
  moreTools: 'More',
  soundOn: 'Switch sound on',
  soundOff: 'Switch sound off',
  editPosition: 'Edit position',
  confirm: 'Choose it again or press Enter to confirm.',
  confirmMove: 'Play this move?',
  play: 'Confirm',
  enter: 'Enter',
  anyway: 'Play it anyway',
  why: 'why?',
  rule: 'Rule',
  backToNow: 'Back to now',
  branches: 'A move here starts a branch.',
  hand: 'Move',
  eraser: 'Erase',
  emptyBoard: 'Clear board',
  startPosition: 'Starting position',
  handHint: 'Choose a square to inspect it. Choose a second one to move its piece there.',
  eraserHint: 'Choose a square to clear it.',
  position: 'Position',
  positionText: 'Position as text',
  copy: 'Copy',
  possible: 'You can play from here.',
  overHere: 'The game is over here.',
  unread: 'Mend the text first: it is not a position.',
  broken: 'No legal move:',
  showMark: 'Show on the board',
  impossible: 'You cannot play from here.',
  playFrom: 'Play from here',
  backToGame: 'Back to game',
  noEditor: 'This game has no position editor.',
  board: 'Board',
  search: 'Search the rules',
  showMe: 'Show',
  shown: 'Demo of',
  playFromHere: 'Play from here',
  strayed: 'You have left the demo. Try anything you like.',
  nothingFound: 'No rules match.',
  ruling: 'Ruling',
  otherReading: 'The other reading',
  readings: 'Two ways to read it',
  thisGame: ' (this game)',
  findTurns: 'Find in the history',
  lookHint: 'Point at a square, or move there with the arrow keys, to inspect it.',
  lenses: 'Show on the board',
  lensesOn: 'Shown on the board',
  hideLens: (title: string): string => `Hide: ${title}`,
  diagram: 'Where the piece you point at can move',
  legend: 'What the marks mean',
  turnFacts: 'This turn',
  rulesHere: 'Rules that apply here',
  empty: 'Empty square',
  drawn: 'Draw',
  acceptDraw: 'Accept draw',
  declineDraw: 'Decline draw',
  ahead: 'to come',
  panel: 'History, rules and inspector',
  sheet: 'Resize the panel',
  goTo: 'Go to',
  news: 'Latest events',
  answers: 'Choices',
  notNow: (names: string): string => `Not now: ${names}.`,
  instead: 'Instead of moving',
  whoGoes: 'Which pieces move',
  all: 'All',
  allGo: 'Move all',
  swap: 'Invert',
  othersGo: 'Move the others instead',
} as const;

/** Returns names as a list in which equal names are counted: "Pawn, 2 Knights and Rook". */
export const tally = (names: readonly string[]): string =>
  listWords(
    [...new Set(names)].map((name) => {
      const count = names.filter((each) => each === name).length;
      return count === 1 ? name : countWords(count, name);
    }),
  );

/** Screen readers read a reason with the result if the reason has at most this many characters. */
const MAX_REASON_CHARACTERS = 40;

export const SHORT = {
  taken: (names: string): string => `captures ${names}`,
  lost: (names: string): string => `loses ${names}`,
  dice: (sums: readonly number[]): string => `dice ${listWords(sums.map(String))}`.trim(),
  check: 'check',
  ends: ({ winner, text }: Pick<Outcome, 'winner' | 'text'>): string => {
    const reason = text.split(/[:.]/)[0] ?? '';
    return [winner ? wins(winner) : 'draw', ...(reason.length <= MAX_REASON_CHARACTERS ? [reason] : [])].join(': ');
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

export const TONE_LABELS: Readonly<Record<Tone | 'refused', string>> = {
  plain: 'can be chosen',
  move: 'legal move',
  capture: 'capture',
  special: 'special move',
  danger: 'legal, but dangerous',
  refused: '',
};

/** Spoken names of tones while the other side's unit is inspected. */
export const INSPECTED_TONE_LABELS: Readonly<Record<Tone | 'refused', string>> = {
  plain: '',
  move: 'could go here',
  capture: 'could capture here',
  special: 'could act here',
  danger: 'could go here',
  refused: '',
};

/** Ids of the elements that contain the preview as text, for `aria-describedby`. */
export const PREVIEW_IDS = 'foretold foretold-lines';
export const [PREVIEW_HINT_ID, PREVIEW_LINES_ID] = ['foretold', 'foretold-lines'] as const;

export const SQUARE_LABELS = {
  fromAfar: 'legal move that captures',
  narrow: 'few escapes left',
  halfOf: (unit: string, square: string): string => `half of the ${unit} on ${square}`,
} as const;

export const rankNamed = (rank: number): string => `Rank ${rank}`;

export const canSave = (peril: string | null, count: number): string =>
  `${peril === null ? '' : `${peril}: `}${countWords(count, 'piece')} can help.`;

export const tookBack = (actions: number): string => `${actionsOn(actions)} undone.`;
export const ROLL_RESULTS: Readonly<Record<'yes' | 'no', string>> = { yes: 'yes', no: 'no' };
export const carries = (unit: string): string => `Carries ${unit}.`;
export const halfOn = (square: string): string => `Its other half is on ${square}.`;

export const PHASE_STATES: Readonly<Record<PhaseView['state'], string>> = {
  done: 'done',
  now: 'now',
  later: 'later',
  waived: 'skipped',
};

export const resultOf = (winner: Side | null, names?: Players): string =>
  winner ? wins(winner, names?.[winner]) : WORDS.drawn;
/** Returns the title of a list of changes since a turn. A null turn is the game's beginning. */
export const changedSince = (turn: string | null): string =>
  turn === null ? 'Changed since the start' : `Changed since ${turn}`;
export const movesFrom = (first: number, last: number): string => `Moves ${first} to ${last}`;
export const turnsFound = (count: number, seen: number, length: number, isEnough: boolean): string =>
  seen >= length
    ? count === 0
      ? 'No moves match.'
      : `${actionsOn(count)} found.`
    : isEnough
      ? `First ${actionsOn(count)} found.`
      : `${actionsOn(count)} found in the first ${seen} of ${length}.`;
export const more = (count: number): string => `${count} more`;
export const moreAbilities = (count: number): string => countWords(count, 'more ability', 'more abilities');
export const andMore = (count: number): string => `+${count} more under ${WORDS.look}`;
export const lookBackText = ({ turn, of }: LookBack): string =>
  turn ? `Turn ${turn} of ${of}.` : `${WORDS.beginning}.`;
export const triedFrom = (turn: number): string => `A try, from turn ${turn} of the game.`;
export const leadsBy = (pawns: number): string => `Leads by about ${countWords(pawns, 'Pawn')}`;
export const takenOf = (names: readonly string[]): string => `Taken: ${tally(names)}`;
export const offersDraw = (side: Side, names?: Players): string => `${names?.[side] || sideName(side)} offers a draw.`;
export const placeIn = (cursor: number, length: number): string => `${cursor} of ${length}`;
export const looksTo = (direction: Direction): string => `Faces ${DIRECTION_NAMES[direction]}.`;
export const pictured = (title: string, squares: number): string => `${title}: ${targetsOf(squares)}`;
export const isEmpty = (square: string): string => `${square} is empty.`;
export const kindName = (kind: string): string => (kind === 'multi' ? 'Several steps' : capitalize(kind));
export const ENDS = { win: 'wins', loss: 'loses at once', draw: 'draws' } as const;
export const actionsFound = (count: number, isAll: boolean): string =>
  isAll ? actionsOn(count) : `${actionsOn(count)} or more`;
/**
 * Returns a clause's label in the list of the rule filter. `count` is the number of moves that use the clause, or null
 * until all moves are found.
 */
export const usedBy = (title: string, rule: string, count: number | null): string =>
  `${title} · ${rule}${count === null ? '' : ` (${count})`}`;
export const movesRead = (read: number, found: number, isAll: boolean): string =>
  isAll ? `${read} of ${actionsOn(found)}` : `${actionsOn(read)} so far`;
export const lensKey = (number: number): string => `Shift+${number}`;
export const unitNamed = (side: Side, piece: string): string => `${sideName(side)} ${piece}`;
export const lookingAt = (name: string): string => `Inspecting ${name}`;
export const couldGo = (squares: number, captures: number): string =>
  squares === 0
    ? 'On its own turn it could not move.'
    : `On its own turn it could move to ${targetsOf(squares)}${captures > 0 ? ` (${countWords(captures, 'capture')})` : ''}.`;
export const couldAlso = (what: string): string => ` It could also use ${what}.`;
export const targetsOf = (count: number): string => countWords(count, 'square');

export const actionsOn = (count: number): string => countWords(count, 'move');
