import { ANY_SQUARE } from '../../kernel/board/board.ts';
import { lineAndColumn } from '../../kernel/editing/json.ts';
import { BLANK } from '../../kernel/editing/names.ts';
import { plainCharacters } from '../../kernel/editing/plain-text.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { capitalize } from '../../kernel/words.ts';
import { inOneLine } from './gametext.ts';

/**
 * A piece of a game text, from offset `at` to offset `to`. A piece of the kind `said` is a remark: words for people,
 * outside braces. A piece of the kind `next` is a semicolon, because the next action of a turn follows a semicolon.
 */
export interface TextPiece {
  readonly at: number;
  readonly to: number;
  readonly kind: 'comment' | 'said' | 'open' | 'close' | 'next' | 'word';
  /** The text of the piece, without a comment's braces. In words, typographic characters are replaced. */
  readonly text: string;
}

const QUOTES = '“”„‟«»″＂';
const quotedBy = (marks: string) => `[${marks}]([^${marks}\\\\]*(?:\\\\[\\s\\S][^${marks}\\\\]*)*)[${marks}]`;
/** A quoted text. Languages pair typographic quotes differently, so opening and closing quotes need not match. */
const QUOTED_TEXT = `${quotedBy('"')}|${quotedBy(QUOTES)}`;
/** Patterns of inline formatting in Markdown and HTML, which may stand inside words. */
const INLINE_FORMATTING = [
  '\\*\\*|__|`',
  '</?(?:br|p|div|span|[uo]l|li|pre|code|table|t(?:body|head|[rdh])|b|i|em|strong|h[1-6r])\\b[^<>]*>',
  '&(?:nbsp|#1[03]|#160);',
].join('|');
/** Layout of mail, Markdown and HTML: fences, lists, rules, tables, inline formatting. */
const LAYOUT = [
  '(?<=^|\\n)[^\\S\\n]*(?:`{3,}|~{3,})[^\\S\\n]*[\\w+-]*(?=\\s*(?:\\n|$))',
  '(?<=^|\\n)[^\\S\\n]*[*+](?=[^\\S\\n]+\\S)',
  '(?:-{3,}|\\*{3,}|_{3,}|={3,}|:-+:?|-+:)(?=\\s|\\||$)',
  '[|•‣◦▪]',
  INLINE_FORMATTING,
].join('|');
const GAP = `[${BLANK}\\p{Cf}]`;
const BLANKS = new RegExp(`(?:${GAP}|${LAYOUT})*`, 'uy');
export const HEADER = new RegExp(`\\[([A-Za-z][\\w-]*)${GAP}+(?:${QUOTED_TEXT})${GAP}*\\]`, 'uy');
/** A setting in a file of Zillions of Games, such as `VariantName=Ultima`, read as a header. */
export const ZILLIONS_SETTING = /(VariantName|RulesFile)=([^\n]*)/y;
const COMMENT = /\{([^}\\]*(?:\\[\s\S][^}\\]*)*)\}/y;
/** Brackets that belong to a move: codes such as `{M}`, sums of dice such as `(6,8)`, the draw offer `(=)`. */
const MOVE_BRACKET = new RegExp(
  `\\{[A-Z](?:[A-Z]|${ANY_SQUARE}|[^\\sA-Za-z{}])*\\}(?=[A-Za-z]\\d)|\\((?:[\\d\\s,]+|=)\\)`,
  'y',
);
/** Words in brackets, such as "(a blunder)". Brackets with a digit are no remark, since they may be a variation. */
const REMARK = /\((?=[^()]*\p{L}{4})[^(){}[\];\d]*\)/uy;
const QUOTE = new RegExp(`["${QUOTES}]`);
const QUOTED = new RegExp(QUOTED_TEXT, 'uy');
const STRAY = new RegExp(`["}${QUOTES}]`, 'y');
/** Picture characters that may be marks of a move. Other picture characters are emoji. */
const MARK_PICTURES = '\\u203c\\u2049\\u265f\\u2714\\u2716\\u2753-\\u2757\\u2b50';
const ONE_PICTURE = `(?![${MARK_PICTURES}])\\p{ExtPict}(?:\\p{EMod}|\\ufe0f|\\u200d\\p{ExtPict})*|\\p{RI}{1,2}`;
const PICTURES = new RegExp(`(?:${ONE_PICTURE}|(?<!\\S)[:;]-?[()DP](?!\\S))+`, 'gu');
const PICTURE = new RegExp(PICTURES, 'uy');
export const isPicture = (text: string): boolean => formAt(PICTURE, text, 0) !== null;
const WORD_END = `${BLANK}${QUOTES}"{}();`;
const PLAIN = new RegExp(
  `(?:(?!${HEADER.source})(?:\\[[^${WORD_END}\\]]*|(?!${INLINE_FORMATTING})[^${WORD_END}|\\p{ExtPict}\\p{RI}]|[${MARK_PICTURES}]))+`,
  'uy',
);
/** A turn number or a result that people wrote with spaces, such as `1 .` or `1 - 0`. */
const SPACED = /\d+[^\S\n]+[.…]+|(?:1|0|½|1\/2)[^\S\n]+\p{Pd}[^\S\n]+(?:1\/2|1|0|½)(?!\S)/uy;
/** A turn number that people wrote with a bracket, such as `1)` or `(1.)`. */
const BRACKETED = /\d+\.?\)\.?|\(\d+\.\)\.?/y;

export const formAt = (form: RegExp, text: string, at: number): RegExpExecArray | null => {
  form.lastIndex = at;
  return form.exec(text);
};

export const skipBlanks = (text: string, at: number): number => at + (formAt(BLANKS, text, at)?.[0].length ?? 0);

export const wrongAt = (text: string, at: number, why: string): Result<never, Problem> =>
  problem(`${capitalize(lineAndColumn(text, at))}: ${why}`);

const SIGNS: Readonly<Record<string, TextPiece['kind']>> = { '(': 'open', ')': 'close', ';': 'next' };

/**
 * Cuts a text into pieces from offset `from` to the next header, and yields each piece of text. Returns the offset of
 * the header, or of the text's end if no header follows.
 */
export function* piecesIn(text: string, from: number): Generator<TextPiece, Result<number, Problem>> {
  let depth = 0;
  // An unmatched quote is an ordinary character, and so are those after it.
  let lastQuote = Math.max(...[...`"${QUOTES}`].map((sign) => text.lastIndexOf(sign)));
  let at = skipBlanks(text, from);
  for (let to = at; at < text.length; at = skipBlanks(text, to)) {
    const sign = text[at] ?? '';
    if (sign === '[' && formAt(HEADER, text, at)) break;
    const isOfMove = formAt(MOVE_BRACKET, text, at) !== null;
    const spaced = formAt(SPACED, text, at) ?? (depth === 0 ? formAt(BRACKETED, text, at) : null);
    const remark = isOfMove ? null : formAt(REMARK, text, at);
    const kind = isOfMove || remark || formAt(PICTURE, text, at) ? undefined : SIGNS[sign];
    if (spaced) {
      to = at + spaced[0].length;
      const number = plainCharacters(spaced[0]).replace(/[\s()]/g, '');
      yield { at, to, kind: 'word', text: number.replace(/^\d+$/, '$&.') };
    } else if (remark) {
      to = at + remark[0].length;
      yield { at, to, kind: 'said', text: remark[0] };
    } else if (kind) {
      to = at + 1;
      depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
      yield { at, to, kind, text: sign };
    } else if (sign === '{' && !isOfMove) {
      const comment = formAt(COMMENT, text, at);
      if (!comment) return wrongAt(text, at, 'this comment has no end. Close it with }.');
      to = at + comment[0].length;
      yield { at, to, kind: 'comment', text: comment[1] ?? '' };
    } else {
      to = at;
      for (let part: string | undefined = ''; part !== undefined; to += part?.length ?? 0) {
        const isQuote = to < lastQuote && QUOTE.test(text[to] ?? '');
        const quote = isQuote ? formAt(QUOTED, text, to) : null;
        if (isQuote && !quote) lastQuote = to;
        const found = quote ?? formAt(PICTURE, text, to) ?? formAt(PLAIN, text, to);
        part = (found ?? formAt(MOVE_BRACKET, text, to) ?? formAt(STRAY, text, to))?.[0];
      }
      const whole = inOneLine(text.slice(at, to));
      const pictures = whole.match(PICTURES) ?? [];
      const word = plainCharacters(whole.replace(PICTURES, ''));
      if (word !== '') yield { at, to, kind: 'word', text: word };
      // Emoji inside a word follow it as a piece of their own.
      const first = word === '' ? at : to;
      if (pictures.length > 0) yield { at: first, to, kind: 'word', text: pictures.join(' ') };
    }
  }
  return ok(at);
}
