/** Cuts a text into its games, and a game into headers, comments, brackets and words. */

import { placeIn } from '../../../kernel/editing/json.ts';
import { plainSigns, withoutQuoting } from '../../../kernel/editing/signs.ts';
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import type { Work } from '../../work.ts';
import { HEADERS, inOneLine, unquote } from './gametext.ts';

/** A game in a text: its headers, and where what follows them stands. */
export interface WrittenGame {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A piece of a game below its headers, and where it begins. */
export interface Piece {
  readonly at: number;
  readonly kind: 'comment' | 'open' | 'close' | 'next' | 'word';
  /** A comment without its braces, a word in plain signs. */
  readonly text: string;
}

const BLANK = '\\s\\u0085\\u115f\\u1160\\u2800\\u3164\\uffa0';
const QUOTES = '“-‟«»″＂';
/** A text in quotes; people's quotes end with any of their kind. */
const QUOTED_TEXT = [`"`, `[${QUOTES}]`]
  .map((mark) => {
    const inside = `[^${mark.replace(/^\[|\]$/g, '')}\\\\]*`;
    return `${mark}(${inside}(?:\\\\[\\s\\S]${inside})*)${mark}`;
  })
  .join('|');
const BLANKS = new RegExp(`[${BLANK}\\p{Cf}]*`, 'uy');
const HEADER = new RegExp(
  `\\[([A-Za-z][\\w-]*)[${BLANK}\\p{Cf}]+(?:${QUOTED_TEXT})[${BLANK}\\p{Cf}]*\\]`,
  'uy',
);
const COMMENT = /\{([^}\\]*(?:\\[\s\S][^}\\]*)*)\}/y;
/** A crowd of units, sums of dice or an offer: brackets that belong to a move. */
const OF_MOVE = /\{[KQRBNP][KQRBNP~*!,/\da-hH]*\}(?=[a-hH]\d)|\((?:[\d\s,]+|=)\)/y;
const QUOTE = new RegExp(`["${QUOTES}]`);
const QUOTED = new RegExp(QUOTED_TEXT, 'uy');
/** A quote or brace that nothing ends or begins. */
const STRAY = new RegExp(`["}${QUOTES}]`, 'y');
const PLAIN = new RegExp(`[^${BLANK}${QUOTES}"{}();]+`, 'uy');

/** The part of a text that has this form at a place; null if none. */
const formAt = (form: RegExp, text: string, at: number): RegExpExecArray | null => {
  form.lastIndex = at;
  return form.exec(text);
};

const skipBlanks = (text: string, at: number): number => at + (formAt(BLANKS, text, at)?.[0].length ?? 0);

/** What is wrong at a place of a text. */
export const wrongAt = (text: string, at: number, why: string): Result<never, Problem> => {
  const place = placeIn(text, at);
  return problem(`${place.charAt(0).toUpperCase()}${place.slice(1)}: ${why}`);
};

const SIGNS: Readonly<Record<string, Piece['kind']>> = { '(': 'open', ')': 'close', ';': 'next' };

/** The pieces of a text from a place on, up to the headers of another game. */
export function* piecesIn(text: string, from: number): Generator<Piece, Result<number, Problem>> {
  // A quote that nothing ends is a sign like any other; those after it are, too.
  let hasQuotes = true;
  let at = skipBlanks(text, from);
  for (; at < text.length; at = skipBlanks(text, at)) {
    const sign = text[at] ?? '';
    if (sign === '[' && formAt(HEADER, text, at)) break;
    const isOfMove = formAt(OF_MOVE, text, at) !== null;
    const kind = isOfMove ? undefined : SIGNS[sign];
    if (kind) {
      yield { at, kind, text: sign };
      at++;
      continue;
    }
    if (sign === '{' && !isOfMove) {
      const comment = formAt(COMMENT, text, at);
      if (!comment) return wrongAt(text, at, 'this comment has no end. Close it with }.');
      yield { at, kind: 'comment', text: comment[1] ?? '' };
      at += comment[0].length;
      continue;
    }
    const begin = at;
    for (let part: string | undefined = ''; part !== undefined; at += part?.length ?? 0) {
      const isQuote = hasQuotes && QUOTE.test(text[at] ?? '');
      const quote = isQuote ? formAt(QUOTED, text, at) : null;
      if (isQuote && !quote) hasQuotes = false;
      const found = quote ?? formAt(PLAIN, text, at) ?? formAt(OF_MOVE, text, at) ?? formAt(STRAY, text, at);
      part = found?.[0];
    }
    yield { at: begin, kind: 'word', text: plainSigns(inOneLine(text.slice(begin, at))) };
  }
  return ok(at);
}

/** The headers from a place on, and where they end. */
const headersAt = (
  text: string,
  from: number,
): Result<{ readonly headers: ReadonlyMap<string, string>; readonly end: number }, Problem> => {
  const headers = new Map<string, string>();
  let at = skipBlanks(text, from);
  for (let found = formAt(HEADER, text, at); found; found = formAt(HEADER, text, at)) {
    const [whole, name = '', value = found[3] ?? ''] = found;
    if (headers.has(name)) return wrongAt(text, at, `the header ${name} is given twice.`);
    headers.set(name, unquote(inOneLine(value)));
    at = skipBlanks(text, at + whole.length);
  }
  return /^\[[A-Za-z][\w-]*\s/.test(text.slice(at, at + 40))
    ? wrongAt(text, at, 'a header looks like [White "Ann"].')
    : ok({ headers, end: at });
};

/** The games of a text, each with its headers, piece by piece; a text without headers is one game. */
export function* gamesIn(source: string): Work<Result<readonly WrittenGame[], Problem>> {
  const text = withoutQuoting(source.replace(/\r\n?/g, '\n'));
  const games: WrittenGame[] = [];
  let at = skipBlanks(text, 0);
  while (at < text.length || games.length === 0) {
    const head = headersAt(text, at);
    if (!head.ok) return head;
    const { headers, end: from } = head.value;
    const pieces = piecesIn(text, from);
    let next = pieces.next();
    for (; !next.done; next = pieces.next()) yield { done: next.value.at, all: text.length };
    if (!next.value.ok) return next.value;
    at = next.value.value;
    games.push({ headers, text, from, to: at });
  }
  return ok(games);
}

/** A game of several, as a person tells them apart. */
export const titleOf = ({ headers }: WrittenGame, index: number): string => {
  const of = (name: string): string => {
    const value = headers.get(name) ?? '';
    return /^[?.*-]*$/.test(value) ? '' : value;
  };
  const players = [of(HEADERS.white) || 'White', of(HEADERS.black) || 'Black'].join(' – ');
  const more = [of(HEADERS.name), of(HEADERS.created).slice(0, 10)].filter(Boolean);
  return `${index + 1}. ${[players, ...more].join(', ')}`;
};
