/** Reads a game as text. Every problem says the line of the text that it is about. */
import type { Game, Position } from '../../../kernel/game.ts';
import { spell } from '../../../kernel/menu.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { playNode, startingFrom } from '../../table/line.ts';
import { type NodeId, type Note, type NoteMark, ROOT, type TreeNode } from '../../table/tree.ts';
import type { Work } from '../../work.ts';
import { GLYPHS, HEADERS, inOneLine, readComment, turnSign, unquote } from './gametext.ts';
import { LIMITS, type Stamp } from './reading.ts';
import { FORMAT, type SavedGame } from './saved.ts';
import { READING } from './words.ts';

export { HEADERS };

const HEADER = /\[([A-Z][\w-]*)[ \t\n]+"([^"\\]*(?:\\[\s\S][^"\\]*)*)"[ \t\n]*\]/y;
const RESULT = /^(1-0|0-1|1\/2-1\/2|\*)$/;
const TITLE = /^(-|\d+\.(?:\.\.)?)(?: |$)/;
const WRITTEN = /^([^"]*?)\s*(?:"((?:[^"\\]|\\.)*)")?\s*(?:"((?:[^"\\]|\\.)*)")?$/;

/** Where the next sign that is no blank stands. */
const skipBlanks = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && /[ \t\n]/.test(text[at] ?? '')) at++;
  return at;
};

/** The number of the line in which a sign stands, counted from the one of an earlier sign. */
const lineAt = (text: string, at: number, earlier = 0, line = 0): number => {
  let number = line;
  for (let next = text.indexOf('\n', earlier); next >= 0 && next < at; next = text.indexOf('\n', next + 1))
    number++;
  return number;
};

const wrong = (line: number, text: string): Result<never, Problem> => problem(`Line ${line + 1}: ${text}`);

/** The headers of a text, and where it goes on after them. */
export const readHeaders = (
  source: string,
): Result<
  { readonly headers: ReadonlyMap<string, string>; readonly text: string; readonly from: number },
  Problem
> => {
  const text = source.replace(/\r\n?/g, '\n');
  const headers = new Map<string, string>();
  let from = skipBlanks(text, 0);
  while (text[from] === '[' || headers.size === 0) {
    HEADER.lastIndex = from;
    const [whole = '', name = '', value = ''] = HEADER.exec(text) ?? [];
    if (whole === '') return wrong(lineAt(text, from), 'a header looks like [White "Ann"].');
    if (headers.has(name)) return wrong(lineAt(text, from), `the header ${name} is given twice.`);
    headers.set(name, unquote(inOneLine(value)));
    from = skipBlanks(text, from + whole.length);
  }
  return ok({ headers, text, from });
};

/** A piece of the text below the headers: a comment, the beginning or end of a variation, or a turn. */
interface Piece {
  readonly line: number;
  readonly text: string;
  readonly isComment?: true;
}

/** Where the mark stands that ends what begins here; -1 if nothing does. */
const endBy = (mark: string, text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === mark) return at;
  }
  return -1;
};

/** A move follows: what it names first may be a crowd, in braces. */
const AWAITS_MOVE = /^(-|\d+\.(\.\.)?)$|[;\]]$/;

/** Does a comment begin here, or a crowd of units? A blank follows the brace of every comment written here. */
const beginsComment = (text: string, at: number, previous: string): boolean =>
  text[at] === '{' && (/[ \t\n]/.test(text[at + 1] ?? '') || !AWAITS_MOVE.test(previous));

/** Cuts what follows the headers into words, blanks in quotes among them, and comments. */
function* words(text: string, from: number): Generator<Piece, void> {
  let line = lineAt(text, from);
  let before = from;
  let previous = '';
  // A quote that nothing ends is a sign like any other; those after it are, too.
  let hasQuotes = true;
  for (let at = skipBlanks(text, from); at < text.length; at = skipBlanks(text, at)) {
    line = lineAt(text, at, before, line);
    before = at;
    if (beginsComment(text, at, previous)) {
      const end = endBy('}', text, at);
      if (end < 0) return yield { line, text: '{', isComment: true };
      previous = text.slice(at, end + 1);
      yield { line, text: previous, isComment: true };
      at = end + 1;
      continue;
    }
    for (; at < text.length && !/[ \t\n]/.test(text[at] ?? ''); at++) {
      const end = text[at] === '"' && hasQuotes ? endBy('"', text, at) : at;
      if (end < 0) hasQuotes = false;
      else at = end;
    }
    previous = inOneLine(text.slice(before, at));
    yield { line, text: previous };
  }
}

/** However its lines are broken, a turn goes from its number to the next number, bracket or comment. */
const cut = (text: string, from: number): Result<readonly Piece[], Problem> => {
  const pieces: Piece[] = [];
  let isOpen = false;
  for (const piece of words(text, from)) {
    const { line, text: word } = piece;
    if (piece.isComment && !word.endsWith('}'))
      return wrong(line, 'this comment has no end. Close it with }.');
    const isWhole = piece.isComment || word === '(' || word === ')';
    const last = pieces.at(-1);
    if (isOpen && last && !isWhole && !TITLE.test(word))
      pieces[pieces.length - 1] = { ...last, text: `${last.text} ${word}` };
    else pieces.push(piece);
    isOpen = !isWhole;
  }
  const last = pieces.pop();
  const beforeResult = last?.text.slice(0, Math.max(0, last.text.lastIndexOf(' ')));
  if (last && !RESULT.test(last.text.slice(beforeResult ? beforeResult.length + 1 : 0))) pieces.push(last);
  else if (last && beforeResult) pieces.push({ ...last, text: beforeResult });
  return ok(pieces);
};

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
  /** Variations that are open: where they were left. */
  readonly outer: { readonly spot: Spot; readonly before: Spot; readonly line: number }[];
}

/** The dice in the text must be those that fell. */
const diceProblem = (game: Game, before: Position, rolls: readonly number[], notation: string) => {
  const fell = game.readAction(before, notation);
  const sums = (fell.ok && fell.value.rolls) || [];
  return sums.join() === rolls.join() ? null : `the dice gave ${sums.join(', ')}, not ${rolls.join(', ')}.`;
};

/**
 * An action as it is written: in notation, as picks, or both; the picks whose dice it keeps, and its mark.
 */
interface Written {
  readonly notation: string;
  readonly picks?: string;
  readonly dice?: string;
  readonly mark?: NoteMark;
}

const readWritten = (text: string): Result<Written, Problem> => {
  const [, move = '', glyph] = /^(.*?)(?:\s*\$(\d+))?$/.exec(text) ?? [];
  const mark = Object.entries(GLYPHS).find(([, number]) => `${number}` === glyph)?.[0] as
    | NoteMark
    | undefined;
  if (glyph !== undefined && !mark) return problem(`the mark $${glyph} is not known.`);
  const [, notation = '', picks, dice] = WRITTEN.exec(move) ?? [];
  return ok({
    notation,
    ...(picks !== undefined && { picks: unquote(picks) }),
    ...(dice !== undefined && { dice: unquote(dice) }),
    ...(mark && { mark }),
  });
};

/** An action in notation alone, as picks. */
const readNotation = (game: Game, before: Position, notation: string): Result<string, Problem> => {
  const named = (text: string) => problem(`"${notation}": ${text}`);
  const read = game.readAction(before, notation);
  if (!read.ok) return named(read.error.text);
  const { picks, rest, rolls } = read.value;
  if (rest.trim() !== '') return named(`a semicolon is missing before "${rest.trim()}".`);
  const played = game.play(before, picks);
  if (!played.ok) return named(played.error.text);
  const dice = rolls && diceProblem(game, before, rolls, game.notate(before, picks, played.value.tell()));
  return dice ? named(dice) : ok(spell(game.board, picks));
};

/** Adds an action to the tree and goes there. */
const addAction = (reading: Reading, text: string): Result<null, Problem> => {
  const { game, spot, nodes } = reading;
  const written = readWritten(text);
  if (!written.ok) return written;
  const { notation, picks, dice, mark } = written.value;
  if (notation === '' && picks === undefined) return problem('a move is missing here.');
  if (spot.depth >= LIMITS.depth) return problem(`a line can have at most ${LIMITS.depth} moves.`);
  if (nodes.length >= LIMITS.nodes) return problem(`a game can have at most ${LIMITS.nodes} moves.`);
  if (!spot.position && picks === undefined)
    return problem(`"${notation}" follows a move that is not legal.`);
  const action =
    picks === undefined && spot.position ? readNotation(game, spot.position, notation) : ok(picks ?? '');
  if (!action.ok) return action;
  const node: TreeNode = {
    id: nodes.length + 1,
    parent: spot.node,
    action: action.value,
    ...(dice !== undefined && { dice }),
  };
  const played = spot.position && playNode(game, spot.position, node);
  nodes.push(node);
  if (mark) reading.notes[node.id] = { mark };
  reading.before = spot;
  reading.spot = {
    node: node.id,
    position: played?.ok ? played.value.position : null,
    depth: spot.depth + 1,
  };
  return ok(null);
};

/** The turn that a line is said to be of must be the one that follows. */
const titleProblem = ({ game, spot }: Reading, title: string): string | null => {
  if (!spot.position || title === '-') return null;
  const { number, toMove } = game.view(spot.position).turn;
  const due = turnSign(number, toMove);
  return due === title ? null : `the next turn is ${due}, not ${title}`;
};

const addComment = ({ notes, spot }: Reading, text: string): Result<null, Problem> => {
  const read = readComment(text.slice(1, -1));
  if ('unknown' in read) return problem(`the command %${read.unknown} is not known.`);
  const { text: words = '', arrows = [] } = read.note;
  if (words.length > LIMITS.text || arrows.length > LIMITS.arrows)
    return problem('this comment is too long.');
  if (Object.keys(read.note).length > 0) notes[spot.node] = { ...notes[spot.node], ...read.note };
  return ok(null);
};

const openVariation = (reading: Reading, line: number): Result<null, Problem> => {
  const { spot, before, outer } = reading;
  if (!before) return problem('a variation follows the move that it replaces.');
  outer.push({ spot, before, line });
  reading.spot = before;
  reading.before = null;
  return ok(null);
};

const closeVariation = (reading: Reading): Result<null, Problem> => {
  const outer = reading.outer.pop();
  if (!outer) return problem('no variation is open here.');
  reading.spot = outer.spot;
  reading.before = outer.before;
  return ok(null);
};

/** The actions of a line, all of one turn. */
const addTurn = (reading: Reading, text: string): Result<null, Problem> => {
  const [title] = TITLE.exec(text) ?? [];
  if (title === undefined) return problem('a turn begins with its number, such as 1. or 1...');
  const late = titleProblem(reading, title.trim());
  if (late !== null) return problem(late);
  for (const part of text.slice(title.length).split(';')) {
    const added = addAction(reading, part.trim());
    if (!added.ok) return added;
  }
  return ok(null);
};

const addPiece = (reading: Reading, { line, text, isComment }: Piece): Result<null, Problem> => {
  if (isComment) return addComment(reading, text);
  if (text === '(') return openVariation(reading, line);
  return text === ')' ? closeVariation(reading) : addTurn(reading, text);
};

/** The saved game in a text, an action at a time; it stands at the end of its main line. */
export function* readingText(game: Game, source: string, stamp: Stamp): Work<Result<SavedGame, Problem>> {
  const head = readHeaders(source);
  if (!head.ok) return head;
  const { headers, text, from } = head.value;
  const seed = Number(headers.get(HEADERS.seed) ?? 1);
  if (!Number.isSafeInteger(seed)) return problem(READING.notWhole(HEADERS.seed));
  const options = Object.fromEntries(
    [...headers].flatMap(([name, value]) =>
      name.startsWith(HEADERS.option) ? [[name.slice(HEADERS.option.length), value]] : [],
    ),
  );
  const begun = headers.get(HEADERS.start);
  const beginning = {
    game: game.id,
    version: Number(headers.get(HEADERS.rules) ?? game.version),
    seed,
    options,
    ...(begun !== undefined && { start: begun }),
  };
  const start = startingFrom(game, beginning);
  if (!start.ok) return problem(READING.wrongHeader(HEADERS.start, start.error.text));
  const pieces = cut(text, from);
  if (!pieces.ok) return pieces;
  const reading: Reading = {
    game,
    nodes: [],
    notes: {},
    spot: { node: ROOT, position: start.value, depth: 0 },
    before: null,
    outer: [],
  };
  for (const [index, piece] of pieces.value.entries()) {
    yield { done: index, all: pieces.value.length };
    const added = addPiece(reading, piece);
    if (!added.ok) return wrong(piece.line, added.error.text);
  }
  const open = reading.outer.at(-1);
  if (open) return wrong(open.line, 'this variation has no end. Close it with ).');
  const { nodes, notes, spot } = reading;
  const end = spot.node;
  return ok({
    format: FORMAT,
    id: stamp.id,
    name: headers.get(HEADERS.name) ?? '',
    created: headers.get(HEADERS.created) ?? stamp.now,
    changed: stamp.now,
    players: { white: headers.get(HEADERS.white) ?? '', black: headers.get(HEADERS.black) ?? '' },
    ...beginning,
    nodes,
    notes,
    at: end,
    end,
    picks: '',
    flipped: false,
    result: null,
    snapshot: '',
  });
}
