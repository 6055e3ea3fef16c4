/** Reads a game as text. Every problem says the place in the text that it is about. */
import { squareNamed } from '../../kernel/board/board.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import type { Resumable, WorkDone } from '../base/resumable.ts';
import { playNode, startingFrom } from '../model/line.ts';
import { type NodeId, type Note, ROOT, readArrow, type TreeNode } from '../model/tree.ts';
import {
  HEADERS,
  joinNotes,
  MARK_SIGNS,
  markedIn,
  RESULT,
  readComment,
  TITLE,
  turnSign,
} from './gametext.ts';
import { LIMITS, readSavedValue, type Stamp } from './reading.ts';
import { beginningOf, FORMAT, type SavedGame } from './saved.ts';
import { readWritten } from './textaction.ts';
import type { WrittenGame } from './textcut.ts';
import { piecesIn, type TextPiece, wrongAt } from './textpieces.ts';
import { isPieceName, PAUSE, remarkIn, withRemarks } from './textwords.ts';

/** The number of a turn in brackets. */
const NUMBER = /^\((\d+)\)\s*/;
/** A place in the text's tree; the position is null below what cannot be played. */
interface Spot {
  readonly node: NodeId;
  readonly position: Position | null;
  readonly depth: number;
}

/** What a text has told so far. */
interface Reading {
  readonly game: Game;
  readonly nodes: TreeNode[];
  readonly notes: Record<NodeId, Note>;
  spot: Spot;
  /** Before the last action; null where a line begins. */
  before: Spot | null;
  /** What is said before the first action of a variation. */
  ahead: Note;
  /** Words of moves that are still to be read. */
  run: TextPiece[];
  /** The place of a semicolon after which a move is due; null if none is. */
  due: number | null;
  progress: WorkDone;
  /** Variations that are open: where they were left. */
  readonly outer: { readonly spot: Spot; readonly before: Spot; readonly at: number }[];
}

/** What became of a piece of the text: nothing to say, or what is wrong and where. */
type Told = Result<null, Problem & { readonly at: number }>;

const told = (result: Result<null, Problem>, at: number): Told =>
  result.ok ? result : { ok: false, error: { ...result.error, at } };

/** Adds the first action of a text to the tree and goes there; returns the text after it. */
const addAction = (reading: Reading, text: string): Result<string, Problem> => {
  const { game, spot, nodes } = reading;
  if (spot.depth >= LIMITS.depth) return problem(`a line can have at most ${LIMITS.depth} moves.`);
  if (nodes.length >= LIMITS.nodes) return problem(`a game can have at most ${LIMITS.nodes} moves.`);
  const written = readWritten(game, spot.position, text);
  if (!written.ok) return written;
  const { action, dice, rest } = written.value;
  const node: TreeNode = {
    id: nodes.length + 1,
    parent: spot.node,
    action,
    ...(dice !== undefined && { dice }),
  };
  const played = spot.position && playNode(game, spot.position, node);
  nodes.push(node);
  reading.before = spot;
  reading.spot = {
    node: node.id,
    position: played?.ok ? played.value.position : null,
    depth: spot.depth + 1,
  };
  const { ahead } = reading;
  reading.ahead = {};
  const noted = addNote(reading, ahead);
  return noted.ok ? ok(rest) : noted;
};

/** The text behind the number of the next turn in brackets, or behind short words, which are kept. */
const passOver = (
  reading: Reading,
  text: string,
  refused: Result<never, Problem>,
): Result<string, Problem> => {
  const [numbered, number = ''] = NUMBER.exec(text) ?? [];
  if (numbered !== undefined) {
    const late = titleProblem(reading, number, '.');
    return late === null ? ok(text.slice(numbered.length)) : problem(late);
  }
  const remark = remarkIn(text);
  if (remark === '' || !reading.before) return refused;
  const said = addNote(reading, { text: remark.trim() });
  return said.ok ? ok(text.slice(remark.length)) : said;
};

/** Reads the words of moves that have gathered; a problem stands at the word it begins with. */
function* addMoves(reading: Reading): Resumable<Told> {
  const { run } = reading;
  reading.run = [];
  const text = run.map((word) => word.text).join(' ');
  for (let rest = text; rest !== ''; ) {
    yield reading.progress;
    const added = addAction(reading, rest);
    const passed = added.ok ? added : passOver(reading, rest, added);
    if (!passed.ok) {
      const read = text.slice(0, text.length - rest.length).split(' ').length - 1;
      return told(passed, run[read]?.at ?? 0);
    }
    rest = passed.value;
  }
  if (run.length > 0) reading.due = null;
  return reading.due === null ? ok(null) : told(problem('a move is missing here.'), reading.due);
}

/** Joins what is said here to what was said before. */
const addNote = ({ notes, spot }: Reading, note: Note): Result<null, Problem> => {
  const joined = joinNotes(notes[spot.node], note);
  const { name = '', text = '', arrows = [] } = joined;
  if (text.length > LIMITS.text || arrows.length > LIMITS.arrows || name.length > LIMITS.word)
    return problem('this comment is too long.');
  if (Object.keys(joined).length > 0) notes[spot.node] = joined;
  return ok(null);
};

/** The turn that a line is said to be of must be the one that follows. */
const titleProblem = ({ game, spot }: Reading, number: string, dots: string): string | null => {
  if (!spot.position) return null;
  const turn = game.view(spot.position).turn;
  const due = turnSign(turn.number, turn.toMove);
  const title = `${number || turn.number}${dots.length > 1 ? '...' : '.'}`;
  return due === title ? null : `the next turn is ${due}, not ${title}`;
};

/** Words before the first action of a variation are about that action. */
const saidHere = (reading: Reading, note: Note): Result<null, Problem> => {
  if (reading.outer.length === 0 || reading.before) return addNote(reading, note);
  reading.ahead = joinNotes(reading.ahead, note);
  return ok(null);
};

const addComment = (reading: Reading, content: string): Result<null, Problem> => {
  const { board } = reading.game;
  const isDrawn = (arrow: string): boolean => {
    const { from, to } = readArrow(arrow);
    return arrow.length <= LIMITS.word && [from, to].every((name) => squareNamed(board, name) !== null);
  };
  const note = readComment(content, isDrawn);
  return saidHere(reading, note);
};

const openVariation = (reading: Reading, at: number): Result<null, Problem> => {
  const { spot, before, outer } = reading;
  if (!before) return problem('a variation follows the move that it replaces.');
  outer.push({ spot, before, at });
  reading.spot = before;
  reading.before = null;
  return ok(null);
};

const closeVariation = (reading: Reading): Result<null, Problem> => {
  const outer = reading.outer.pop();
  if (!outer) return problem('no variation is open here.');
  if (!reading.before) return problem('this variation has no move.');
  reading.spot = outer.spot;
  reading.before = outer.before;
  return ok(null);
};

/** Marks the last action; marks that the app does not have are kept as words, and so is a second one. */
const addMarks = (reading: Reading, marks: readonly string[]): Result<null, Problem> => {
  if (!reading.before) return problem(`"${marks.join('')}" must follow a move.`);
  for (const sign of marks) {
    const mark = MARK_SIGNS.get(sign);
    const { mark: known } = reading.notes[reading.spot.node] ?? {};
    const isFirst = mark !== undefined && (known === undefined || known === mark);
    const added = addNote(reading, isFirst ? { mark } : { text: sign });
    if (!added.ok) return added;
  }
  return ok(null);
};

/** A result that the actions do not give, such as a loss on time, is kept as words. */
const addResult = (reading: Reading, result: string, ending: string): Result<null, Problem> => {
  const { game, spot } = reading;
  if (result === '*' || !spot.position || game.outcome(spot.position)) return ok(null);
  return addNote(reading, { text: [result, ending].filter(Boolean).join(': ') });
};

/**
 * Reads a word: the number of a turn, a mark, a result where a line ends, or a part of a move, which waits for
 * the others.
 */
function* addWord(
  reading: Reading,
  { at, to, text }: TextPiece,
  endsLine: boolean,
  ending: string,
): Resumable<Told> {
  const [title = '', number = '', dots = ''] = TITLE.exec(text) ?? [];
  const isDash = text === '-' && /^(?:.*[|\]])?[^-]*[a-p]\d+$/i.test(reading.run.at(-1)?.text ?? '');
  const rest = text.slice(title.length);
  if (title !== '' || (text === '-' && !isDash)) {
    const added = yield* addMoves(reading);
    const late = added.ok && title !== '' ? titleProblem(reading, number, dots) : null;
    if (!added.ok || late !== null) return added.ok ? told(problem(late ?? ''), at) : added;
    if (title === '') return added;
  } else if (endsLine && RESULT.test(text)) {
    const added = yield* addMoves(reading);
    return added.ok ? told(addResult(reading, text, ending), at) : added;
  }
  const { word, marks } = markedIn(rest);
  if (word !== '') reading.run.push({ at: at + title.length, to, kind: 'word', text: word });
  if (marks.length === 0) return ok(null);
  const added = yield* addMoves(reading);
  return added.ok ? told(addMarks(reading, marks), at) : added;
}

/** Reads a piece of the text. */
function* addPiece(reading: Reading, piece: TextPiece, endsLine: boolean, ending: string): Resumable<Told> {
  const { at, kind, text } = piece;
  // Behind a semicolon, words stand for a move.
  if (kind === 'said') reading.due = null;
  if (kind === 'word') return yield* addWord(reading, piece, endsLine, ending);
  const added = yield* addMoves(reading);
  if (!added.ok) return added;
  switch (kind) {
    case 'comment':
      return told(addComment(reading, text), at);
    case 'said':
      return isPieceName(reading.game, text) ? ok(null) : told(saidHere(reading, { text }), at);
    case 'open':
      return told(openVariation(reading, at), at);
    case 'close':
      return told(closeVariation(reading), at);
    case 'next':
      reading.due = at;
      return ok(null);
  }
}

/** How a game begins and what it is called, by its headers. */
const headingIn = (game: Game, headers: WrittenGame['headers'], stamp: Stamp): Result<SavedGame, Problem> => {
  const whole = (name: string, otherwise: number) => Number(headers.get(name) ?? otherwise);
  const [seed, version] = [whole(HEADERS.seed, 1), whole(HEADERS.rules, game.version)];
  if (!Number.isSafeInteger(seed)) return problem(READING.notWhole(HEADERS.seed));
  if (!Number.isSafeInteger(version)) return problem(READING.notWhole(HEADERS.rules));
  const options = Object.fromEntries(
    [...headers].flatMap(([name, value]) =>
      name.startsWith(HEADERS.option) ? [[name.slice(HEADERS.option.length), value]] : [],
    ),
  );
  const start = headers.get(HEADERS.start) ?? headers.get(HEADERS.fen);
  const heading = {
    format: FORMAT,
    id: stamp.id,
    name: headers.get(HEADERS.name) ?? '',
    created: headers.get(HEADERS.created) ?? stamp.now,
    changed: stamp.now,
    players: { white: headers.get(HEADERS.white) ?? '', black: headers.get(HEADERS.black) ?? '' },
    game: game.id,
    version,
    seed,
    options,
    ...(start !== undefined && { start }),
    nodes: [],
    notes: {},
    at: ROOT,
    end: ROOT,
    picks: '',
    flipped: false,
    result: null,
    snapshot: '',
  };
  return readSavedValue(heading, stamp);
};

/** The next piece of a text, behind the places where its reading may pause. */
function* nextPiece<Piece, End>(
  pieces: Iterator<Piece | typeof PAUSE, End>,
  progress: WorkDone,
): Resumable<IteratorResult<Exclude<Piece, typeof PAUSE>, End>> {
  for (;;) {
    const next = pieces.next();
    if (next.done || next.value !== PAUSE) return next as IteratorResult<Exclude<Piece, typeof PAUSE>, End>;
    yield progress;
  }
}

/** The saved game in a text, an action at a time; it stands at the end of its main line. */
export function* readingText(
  game: Game,
  { headers, text, parts, to }: WrittenGame,
  stamp: Stamp,
): Resumable<Result<SavedGame, Problem>> {
  const heading = headingIn(game, headers, stamp);
  if (!heading.ok) return heading;
  const start = startingFrom(game, beginningOf(heading.value));
  if (!start.ok) return problem(READING.wrongHeader(HEADERS.start, start.error.text));
  const reading: Reading = {
    game,
    nodes: [],
    notes: {},
    spot: { node: ROOT, position: start.value, depth: 0 },
    before: null,
    ahead: {},
    run: [],
    due: null,
    progress: { done: 0, all: to },
    outer: [],
  };
  const ending = headers.get(HEADERS.ending) ?? headers.get(HEADERS.termination) ?? '';
  for (const from of parts) {
    const pieces = withRemarks(text, piecesIn(text, from));
    let now = yield* nextPiece(pieces, reading.progress);
    while (!now.done) {
      const next = yield* nextPiece(pieces, reading.progress);
      reading.progress = { done: now.value.at, all: to };
      yield reading.progress;
      const endsLine = !!next.done || next.value.kind !== 'word';
      const added = yield* addPiece(reading, now.value, endsLine, ending);
      now = next;
      if (!added.ok) return wrongAt(text, added.error.at, added.error.text);
    }
    if (!now.value.ok) return now.value;
  }
  const added = yield* addMoves(reading);
  if (!added.ok) return wrongAt(text, added.error.at, added.error.text);
  const open = reading.outer.at(-1);
  if (open) return wrongAt(text, open.at, 'this variation has no end. Close it with ).');
  const { nodes, notes, spot } = reading;
  if (headers.size === 0 && nodes.length === 0) return problem(READING.noMoves);
  return ok({ ...heading.value, nodes, notes, at: spot.node, end: spot.node });
}
