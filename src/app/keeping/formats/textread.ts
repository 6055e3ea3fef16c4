/** Reads a game as text. Every problem says the place in the text that it is about. */
import { squareNamed } from '../../../kernel/board/board.ts';
import type { Game, Position } from '../../../kernel/game.ts';
import { spell } from '../../../kernel/menu.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { playNode, startingFrom } from '../../table/line.ts';
import { readLoosely } from '../../table/loose.ts';
import { type NodeId, type Note, ROOT, readArrow, type TreeNode } from '../../table/tree.ts';
import type { Progress, Work } from '../../work.ts';
import { HEADERS, joinNotes, MARK_SIGNS, readComment, turnSign, unquote } from './gametext.ts';
import { LIMITS, readSavedValue, type Stamp } from './reading.ts';
import { beginningOf, FORMAT, type SavedGame } from './saved.ts';
import { type Piece, piecesIn, type WrittenGame, wrongAt } from './textcut.ts';
import { READING } from './words.ts';

/** The number before a turn: one dot for White's, more for Black's; `-` where the position is not known. */
const TITLE = /^(\d*)(\.+)(?![./])/;
const RESULT = /^(?:1-0|0-1|1\/2-1\/2|1\/2|½-½|½|\*)$/;
/** A word, and the marks behind it. */
const MARKED = /^(.*?)((?:[!?]+|\$\d+)*)$/;
/** Notation, the picks, and the picks whose dice they keep. */
const WRITTEN = /^([^"]*)"((?:[^"\\]|\\.)*)"(?:\s*"((?:[^"\\]|\\.)*)")?\s*/;
/** More words than that are not read as one action. */
const MOST_WORDS = 100;

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
  run: Piece[];
  /** The place of a semicolon after which a move is due; null if none is. */
  due: number | null;
  progress: Progress;
  /** Variations that are open: where they were left. */
  readonly outer: { readonly spot: Spot; readonly before: Spot; readonly at: number }[];
}

/** What became of a piece of the text: nothing to say, or what is wrong and where. */
type Told = Result<null, Problem & { readonly at: number }>;

const told = (result: Result<null, Problem>, at: number): Told =>
  result.ok ? result : { ok: false, error: { ...result.error, at } };

/** The dice in the text must be those that fell. */
const diceProblem = (game: Game, before: Position, rolls: readonly number[], notation: string) => {
  const fell = game.readAction(before, notation);
  const sums = (fell.ok && fell.value.rolls) || [];
  return sums.join() === rolls.join() ? null : `the dice gave ${sums.join(', ')}, not ${rolls.join(', ')}.`;
};

/** An action as picks, the picks whose dice it keeps, and the text after it. */
interface Written {
  readonly action: string;
  readonly dice?: string;
  readonly rest: string;
}

/** The first action of a text in notation alone. */
const readNotation = (game: Game, before: Position, text: string): Result<Written, Problem> => {
  const named = (why: string) => problem(`"${text.length > 60 ? `${text.slice(0, 60)}…` : text}": ${why}`);
  const read = readLoosely(game, before, text);
  if (!read.ok) return named(read.error.text);
  const { picks, rest, rolls } = read.value;
  const played = game.play(before, picks);
  if (!played.ok) return named(played.error.text);
  const dice = rolls && diceProblem(game, before, rolls, game.notate(before, picks, played.value.tell()));
  return dice ? named(dice) : ok({ action: spell(game.board, picks), rest });
};

/** The first action of a text: in notation, as picks, or both. */
const readWritten = ({ game, spot }: Reading, text: string): Result<Written, Problem> => {
  const [whole, , picks, dice] = WRITTEN.exec(text) ?? [];
  if (whole !== undefined && picks !== undefined)
    return ok({
      action: unquote(picks),
      ...(dice !== undefined && { dice: unquote(dice) }),
      rest: text.slice(whole.length),
    });
  if (!spot.position) return problem(`"${text}" follows a move that is not legal.`);
  const words = text.split(' ');
  const read = readNotation(game, spot.position, words.slice(0, MOST_WORDS).join(' '));
  if (!read.ok || words.length <= MOST_WORDS) return read;
  return ok({ ...read.value, rest: `${read.value.rest} ${words.slice(MOST_WORDS).join(' ')}`.trim() });
};

/** Adds the first action of a text to the tree and goes there; returns the text after it. */
const addAction = (reading: Reading, text: string): Result<string, Problem> => {
  const { game, spot, nodes } = reading;
  if (spot.depth >= LIMITS.depth) return problem(`a line can have at most ${LIMITS.depth} moves.`);
  if (nodes.length >= LIMITS.nodes) return problem(`a game can have at most ${LIMITS.nodes} moves.`);
  const written = readWritten(reading, text);
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

/** Reads the words of moves that have gathered; a problem stands at the word it begins with. */
function* addMoves(reading: Reading): Work<Told> {
  const { run } = reading;
  reading.run = [];
  const text = run.map((word) => word.text).join(' ');
  for (let rest = text; rest !== ''; ) {
    yield reading.progress;
    const added = addAction(reading, rest);
    if (!added.ok) {
      const read = text.slice(0, text.length - rest.length).split(' ').length - 1;
      return told(added, run[read]?.at ?? 0);
    }
    rest = added.value;
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

const addComment = (reading: Reading, content: string): Result<null, Problem> => {
  const { board } = reading.game;
  const isDrawn = (arrow: string): boolean => {
    const { from, to } = readArrow(arrow);
    return arrow.length <= LIMITS.word && [from, to].every((name) => squareNamed(board, name) !== null);
  };
  const note = readComment(content, isDrawn);
  if (reading.outer.length === 0 || reading.before) return addNote(reading, note);
  reading.ahead = joinNotes(reading.ahead, note);
  return ok(null);
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
const addMarks = (reading: Reading, marks: string): Result<null, Problem> => {
  if (!reading.before) return problem(`"${marks}" must follow a move.`);
  for (const sign of marks.match(/[!?]+|\$\d+/g) ?? []) {
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
function* addWord(reading: Reading, { at, text }: Piece, endsLine: boolean, ending: string): Work<Told> {
  const [title = '', number = '', dots = ''] = TITLE.exec(text) ?? [];
  const isDash = text === '-' && /[a-p]\d+$/i.test(reading.run.at(-1)?.text ?? '');
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
  const [, word = '', marks = ''] = MARKED.exec(rest) ?? [];
  if (word !== '') reading.run.push({ at: at + title.length, kind: 'word', text: word });
  if (marks === '') return ok(null);
  const added = yield* addMoves(reading);
  return added.ok ? told(addMarks(reading, marks), at) : added;
}

/** Reads a piece of the text. */
function* addPiece(reading: Reading, piece: Piece, endsLine: boolean, ending: string): Work<Told> {
  const { at, kind, text } = piece;
  if (kind === 'word') return yield* addWord(reading, piece, endsLine, ending);
  const added = yield* addMoves(reading);
  if (!added.ok) return added;
  switch (kind) {
    case 'comment':
      return told(addComment(reading, text), at);
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

/** The saved game in a text, an action at a time; it stands at the end of its main line. */
export function* readingText(
  game: Game,
  { headers, text, from, to }: WrittenGame,
  stamp: Stamp,
): Work<Result<SavedGame, Problem>> {
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
    progress: { done: 0, all: to - from },
    outer: [],
  };
  const ending = headers.get(HEADERS.ending) ?? headers.get(HEADERS.termination) ?? '';
  const pieces = piecesIn(text, from);
  for (let now = pieces.next(); !now.done; ) {
    const next = pieces.next();
    reading.progress = { done: now.value.at - from, all: to - from };
    yield reading.progress;
    const endsLine = !!next.done || next.value.kind !== 'word';
    const added = yield* addPiece(reading, now.value, endsLine, ending);
    now = next;
    if (!added.ok) return wrongAt(text, added.error.at, added.error.text);
  }
  const added = yield* addMoves(reading);
  if (!added.ok) return wrongAt(text, added.error.at, added.error.text);
  const open = reading.outer.at(-1);
  if (open) return wrongAt(text, open.at, 'this variation has no end. Close it with ).');
  const { nodes, notes, spot } = reading;
  return ok({ ...heading.value, nodes, notes, at: spot.node, end: spot.node });
}
