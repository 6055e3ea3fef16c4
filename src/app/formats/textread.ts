/** Reads a game from a text. Problems name a line and column, so that the player can mend the text. */
import { ANY_SQUARE, squareNamed, squarePattern } from '../../kernel/board/board.ts';
import type { Game, Position } from '../../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import type { Resumable, WorkProgress } from '../base/resumable.ts';
import { playNode, startPosition } from '../model/line.ts';
import { type NodeId, type Note, ROOT, readArrow, type TreeNode } from '../model/tree.ts';
import { joinNotes, markedIn, markOf, readComment, turnTitle } from './gametext.ts';
import { blankGame, LIMITS, readSavedValue, type Stamp } from './reading.ts';
import { beginningOf, type SavedGame } from './saved.ts';
import { readWritten } from './textaction.ts';
import type { WrittenGame } from './textcut.ts';
import { piecesIn, type TextPiece, wrongAt } from './textpieces.ts';
import { isPieceName, PAUSE_MARK, partOfMove, RESULT, remarkIn, TITLE, withRemarks } from './textwords.ts';

const BRACKETED_NUMBER = /^\((\d+)\)\s*/;
/** A word such as `Nb1`, after which a dash belongs to the move and does not begin a turn. */
const BEFORE_DASH = new RegExp(`^(?:.*[|\\]])?[^-]*${ANY_SQUARE}$`, 'i');

/** A place in the game: a node with its position. The position is null below an illegal move. */
interface Place {
  readonly node: NodeId;
  readonly position: Position | null;
  readonly depth: number;
}

/** What is wrong, or null. `wrongAt` adds the place in the text. */
type Fault = string | null;

class TextReader {
  readonly nodes: TreeNode[] = [];
  readonly notes: Record<NodeId, Note> = {};
  /** The offset of the text piece being read, or of the problem. */
  at = 0;
  /** The place before the last action; null where a line begins. */
  #before: Place | null = null;
  #ahead: Note = {};
  /** A run of words that will be played as moves. Words are collected first, since a move may have several words. */
  #run: TextPiece[] = [];
  /** The offset of a semicolon after which a move is due; null if none is due. */
  #openSemicolon: number | null = null;
  /** Open variations, outermost first. `at` is the offset of the opening bracket, to name the place of a problem. */
  readonly #outer: { readonly spot: Place; readonly before: Place; readonly at: number }[] = [];

  constructor(
    readonly game: Game,
    public spot: Place,
    /** The reason why the game ended, from the header `Ending` or `Termination`; empty if both headers are missing. */
    readonly ending: string,
    readonly end: number,
  ) {}

  get progress(): WorkProgress {
    return { done: this.at, all: this.end };
  }

  /** Reads a piece of text. `endsLine` says that no word follows: only then can a word such as `1-0` be a result. */
  *read(piece: TextPiece, endsLine: boolean): Resumable<Fault> {
    const { at, kind, text } = piece;
    this.at = at;
    if (kind === 'word') return yield* this.#word(piece, endsLine);
    // A remark after a semicolon counts as the move.
    if (kind === 'said') this.#openSemicolon = null;
    const wrong = yield* this.#moves(at);
    if (wrong !== null) return wrong;
    switch (kind) {
      case 'comment':
        return this.#comment(text);
      case 'said':
        return isPieceName(this.game, text) ? null : this.#annotate({ text });
      case 'open':
        return this.#open();
      case 'close':
        return this.#close();
      case 'next':
        this.#openSemicolon = at;
        return null;
    }
  }

  *finish(): Resumable<Fault> {
    const wrong = yield* this.#moves(this.end);
    const open = this.#outer.at(-1);
    if (wrong !== null || !open) return wrong;
    this.at = open.at;
    return 'this variation has no end. Close it with ).';
  }

  *#word({ at, to, text }: TextPiece, endsLine: boolean): Resumable<Fault> {
    const [title = '', number = '', dots = ''] = TITLE.exec(text) ?? [];
    const isUnnumbered = text === '-' && !BEFORE_DASH.test(this.#run.at(-1)?.text ?? '');
    if (isUnnumbered) return yield* this.#moves(at);
    if (title !== '') {
      const wrong = (yield* this.#moves(at)) ?? this.#wrongTitle(number, dots);
      if (wrong !== null) return wrong;
    } else if (endsLine && RESULT.test(text)) return (yield* this.#moves(at)) ?? this.#result(text);
    const { word, marks } = markedIn(text.slice(title.length));
    if (word !== '') this.#run.push({ at: at + title.length, to, kind: 'word', text: word });
    return marks.length === 0 ? null : ((yield* this.#moves(at)) ?? this.#mark(marks));
  }

  /** Plays the moves collected in `#run`. `next` is the offset after them. */
  *#moves(next: number): Resumable<Fault> {
    const run = this.#run;
    this.#run = [];
    const text = run.map((word) => word.text).join(' ');
    for (let rest = text; rest !== ''; ) {
      yield this.progress;
      const added = this.#add(rest);
      const left = added.ok ? added : (this.#passOver(rest) ?? added);
      if (!left.ok) {
        const read = text.slice(0, text.length - rest.length).split(' ').length - 1;
        this.at = run[read]?.at ?? 0;
        return left.error.text;
      }
      rest = left.value;
    }
    if (run.length > 0) this.#openSemicolon = null;
    this.at = this.#openSemicolon ?? next;
    return this.#openSemicolon === null ? null : 'a move is missing here.';
  }

  #add(text: string): Result<string, Problem> {
    const { node: parent, position, depth } = this.spot;
    if (depth >= LIMITS.depth) return problem(`a line can have at most ${LIMITS.depth} moves.`);
    if (this.nodes.length >= LIMITS.nodes) return problem(`a game can have at most ${LIMITS.nodes} moves.`);
    const written = readWritten(this.game, position, text);
    if (!written.ok) return written;
    const { rest, ...action } = written.value;
    const node: TreeNode = { id: this.nodes.length + 1, parent, ...action };
    const played = position && playNode(this.game, position, node);
    this.nodes.push(node);
    this.#before = this.spot;
    this.spot = { node: node.id, position: played?.ok ? played.value.position : null, depth: depth + 1 };
    const wrong = this.#note(this.#ahead);
    this.#ahead = {};
    return wrong === null ? ok(rest) : problem(wrong);
  }

  /** Passes over a remark, or a turn number in brackets. Returns the rest; null if neither begins the text. */
  #passOver(text: string): Result<string, Problem> | null {
    const [passed = remarkIn(text), number] = BRACKETED_NUMBER.exec(text) ?? [];
    if (number === undefined && (passed === '' || !this.#before)) return null;
    const wrong = number === undefined ? this.#note({ text: passed.trim() }) : this.#wrongTitle(number, '.');
    return wrong === null ? ok(text.slice(passed.length)) : problem(wrong);
  }

  #wrongTitle(number: string, dots: string): Fault {
    const { position } = this.spot;
    if (!position) return null;
    const { turn } = this.game.view(position);
    const due = turnTitle(turn.number, turn.toMove);
    const title = `${number || turn.number}${dots.length > 1 ? '...' : '.'}`;
    return due === title ? null : `the next turn is ${due}, not ${title}`;
  }

  #note(note: Note): Fault {
    const joined = joinNotes(this.notes[this.spot.node], note);
    const { name = '', text = '', arrows = [] } = joined;
    if (text.length > LIMITS.text || arrows.length > LIMITS.arrows || name.length > LIMITS.word)
      return 'this comment is too long.';
    if (Object.keys(joined).length > 0) this.notes[this.spot.node] = joined;
    return null;
  }

  /** Adds `note` to the current node. Where a variation begins, `note` waits, since the first node comes later. */
  #annotate(note: Note): Fault {
    if (this.#outer.length === 0 || this.#before) return this.#note(note);
    this.#ahead = joinNotes(this.#ahead, note);
    return null;
  }

  #comment(content: string): Fault {
    const isSquare = (name: string) => squareNamed(this.game.board, name) !== null;
    const isDrawn = (arrow: string): boolean => {
      const { from, to } = readArrow(arrow);
      return arrow.length <= LIMITS.word && isSquare(from) && isSquare(to);
    };
    return this.#annotate(readComment(content, isDrawn));
  }

  #open(): Fault {
    const [spot, before] = [this.spot, this.#before];
    if (!before) return 'a variation follows the move that it replaces.';
    this.#outer.push({ spot, before, at: this.at });
    this.spot = before;
    this.#before = null;
    return null;
  }

  #close(): Fault {
    const outer = this.#outer.pop();
    if (!outer) return 'no variation is open here.';
    if (!this.#before) return 'this variation has no move.';
    this.spot = outer.spot;
    this.#before = outer.before;
    return null;
  }

  /** Adds the marks of a move to its note. Unknown marks and a second mark become text, as a note holds one mark. */
  #mark(signs: readonly string[]): Fault {
    if (!this.#before) return `"${signs.join('')}" must follow a move.`;
    for (const sign of signs) {
      const mark = markOf(sign);
      const { mark: known = mark } = this.notes[this.spot.node] ?? {};
      const wrong = this.#note(mark !== undefined && known === mark ? { mark } : { text: sign });
      if (wrong !== null) return wrong;
    }
    return null;
  }

  /** Adds a result, such as a loss on time, to the last move's note if the position has no outcome. */
  #result(result: string): Fault {
    const { position } = this.spot;
    if (result === '*' || !position || this.game.outcome(position)) return null;
    return this.#note({ text: [result, this.ending].filter(Boolean).join(': ') });
  }
}

/** Makes a saved game from the headers, as yet without moves. Other programs write `FEN` for `Start`. */
const readHeaders = (game: Game, headers: WrittenGame['headers'], stamp: Stamp): Result<SavedGame, Problem> => {
  const of = (name: string) => headers.get(name) ?? '';
  const seed = Number(headers.get('Seed') ?? 1);
  const version = Number(headers.get('Rules') ?? game.version);
  if (!Number.isSafeInteger(seed)) return problem(READING.notWhole('Seed'));
  if (!Number.isSafeInteger(version)) return problem(READING.notWhole('Rules'));
  const named = [...headers].filter(([name]) => name.startsWith('Option-'));
  const options = Object.fromEntries(named.map(([name, value]) => [name.replace('Option-', ''), value]));
  const start = headers.get('Start') ?? headers.get('FEN');
  const beginning = { game: game.id, version, seed, options, ...(start !== undefined && { start }) };
  const created = headers.get('Date') ?? stamp.now;
  const players = { white: of('White'), black: of('Black') };
  return readSavedValue({ ...blankGame(stamp, beginning), name: of('Event'), created, players }, stamp);
};

/**
 * Reads one part of a text. Each text piece is read when the next text piece is known, because a word can be a result
 * only if no word follows.
 */
function* readPart(
  { board }: Game,
  reader: TextReader,
  text: string,
  from: number,
): Resumable<Result<unknown, Problem>> {
  const pieces = withRemarks(text, piecesIn(text, from), partOfMove(squarePattern(board)));
  let piece: TextPiece | null = null;
  for (;;) {
    const { done, value } = pieces.next();
    yield reader.progress;
    if (value === PAUSE_MARK) continue;
    const wrong: Fault = piece && (yield* reader.read(piece, done || value.kind !== 'word'));
    if (wrong !== null) return wrongAt(text, reader.at, wrong);
    if (done) return value;
    piece = value;
  }
}

/** Reads a game, which opens at the end of its main line. */
export function* readGameText(
  game: Game,
  { headers, text, parts, to }: WrittenGame,
  stamp: Stamp,
): Resumable<Result<SavedGame, Problem>> {
  const heading = readHeaders(game, headers, stamp);
  if (!heading.ok) return heading;
  const start = startPosition(game, beginningOf(heading.value));
  if (!start.ok) return problem(READING.wrongHeader('Start', start.error.text));
  const ending = headers.get('Ending') ?? headers.get('Termination') ?? '';
  const reader = new TextReader(game, { node: ROOT, position: start.value, depth: 0 }, ending, to);
  for (const from of parts) {
    const read = yield* readPart(game, reader, text, from);
    if (!read.ok) return read;
  }
  const wrong = yield* reader.finish();
  if (wrong !== null) return wrongAt(text, reader.at, wrong);
  const { nodes, notes, spot } = reader;
  if (headers.size === 0 && nodes.length === 0) return problem(READING.noMoves);
  return ok({ ...heading.value, nodes, notes, at: spot.node, end: spot.node });
}
