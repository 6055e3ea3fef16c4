/** Reads a game as text. Every problem says the line of the text that it is about. */
import type { Game, Position } from '../../../kernel/game.ts';
import { spell } from '../../../kernel/menu.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { playNode, startingFrom } from '../../table/line.ts';
import { type NodeId, type Note, type NoteMark, ROOT, type TreeNode } from '../../table/tree.ts';
import type { Work } from '../../work.ts';
import { GLYPHS, HEADERS, readComment, turnSign, unquote } from './gametext.ts';
import { LIMITS, type Stamp } from './reading.ts';
import { FORMAT, type SavedGame } from './saved.ts';
import { READING } from './words.ts';

export { HEADERS };

const HEADER = /^\[([A-Z][\w-]*) "((?:[^"\\]|\\.)*)"\]$/;
const RESULT = /^(1-0|0-1|1\/2-1\/2|\*)$/;
const TITLE = /^(-|\d+\.(?:\.\.)?)\s+/;
const WRITTEN = /^([^"]*?)\s*(?:"((?:[^"\\]|\\.)*)")?\s*(?:"((?:[^"\\]|\\.)*)")?$/;

const wrong = (line: number, text: string): Result<never, Problem> => problem(`Line ${line + 1}: ${text}`);

/** The headers of a text, and the number of the line after them. */
export const readHeaders = (
  text: string,
): Result<{ readonly headers: ReadonlyMap<string, string>; readonly from: number }, Problem> => {
  const headers = new Map<string, string>();
  const lines = text.split('\n');
  let from = 0;
  for (; from < lines.length; from++) {
    const line = lines[from]?.trim() ?? '';
    if (line === '') {
      if (headers.size > 0) break;
      continue;
    }
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      if (headers.size === 0 || line.startsWith('['))
        return wrong(from, 'a header looks like [White "Ann"].');
      break;
    }
    if (headers.has(name)) return wrong(from, `the header ${name} is given twice.`);
    headers.set(name, unquote(value));
  }
  return ok({ headers, from });
};

/** A piece of the text below the headers: a line, or a comment, which may go over several. */
interface Piece {
  readonly line: number;
  readonly text: string;
}

/** Where a comment that begins here ends; -1 if it does not. */
const endOfComment = (text: string): number => {
  for (let at = 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '}') return at;
  }
  return -1;
};

const cut = (lines: readonly string[], from: number): Result<readonly Piece[], Problem> => {
  const pieces: Piece[] = [];
  for (let at = from; at < lines.length; at++) {
    const text = lines[at]?.trimStart() ?? '';
    if (!text.startsWith('{')) {
      if (text.trim() !== '') pieces.push({ line: at, text: text.trim() });
      continue;
    }
    let whole = text;
    let last = at;
    while (endOfComment(whole) < 0 && last + 1 < lines.length) whole += `\n${lines[++last]}`;
    const end = endOfComment(whole);
    if (end < 0) return wrong(at, 'this comment has no end. Close it with }.');
    if (whole.slice(end + 1).trim() !== '') return wrong(last, 'begin a new line after a comment.');
    pieces.push({ line: at, text: whole.slice(0, end + 1) });
    at = last;
  }
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

const addPiece = (reading: Reading, { line, text }: Piece): Result<null, Problem> => {
  if (text.startsWith('{')) return addComment(reading, text);
  if (text === '(') return openVariation(reading, line);
  return text === ')' ? closeVariation(reading) : addTurn(reading, text);
};

/** The saved game in a text, an action at a time; it stands at the end of its main line. */
export function* readingText(game: Game, source: string, stamp: Stamp): Work<Result<SavedGame, Problem>> {
  const text = source.replaceAll('\r\n', '\n');
  const head = readHeaders(text);
  if (!head.ok) return head;
  const { headers, from } = head.value;
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
  const pieces = cut(text.split('\n'), from);
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
    if (RESULT.test(piece.text)) continue;
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
