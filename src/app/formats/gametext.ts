/** The syntax of a game as text like PGN (docs/file-format.md). */
import { ANY_SQUARE } from '../../kernel/board/board.ts';
import { plainTitle } from '../../kernel/editing/names.ts';
import type { Side } from '../../kernel/side.ts';
import { NOTE_MARKS, type Note, type NoteMark } from '../model/tree.ts';

/** PGN's numeric annotation glyph for each note mark. PGN does not define 240, our star. */
const GLYPHS: Readonly<Record<NoteMark, number>> = { good: 1, bad: 2, interesting: 5, star: 240 };
export const annotationGlyph = (mark: NoteMark): string => `$${GLYPHS[mark]}`;

const GAME_SIGN = new RegExp(`\\[[A-Za-z][\\w-]*\\s|${ANY_SQUARE}|\\d\\s*[.)]`, 'i');

/** Whether a text looks like a game, not like JSON, since a file may hold either. */
export const isGameText = (text: string): boolean => !/^[\s\p{Cf}]*\{\s*["}]/u.test(text) && GAME_SIGN.test(text);

/** The turn number before an action, as in PGN: "12." for White, "12..." for Black. */
export const turnTitle = (number: number, side: Side): string => `${number}${side === 'white' ? '.' : '...'}`;

/** Escape letters for blanks that would be lost when mail is rewrapped. */
const ESCAPES: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', ' ': 's' };
const ESCAPED = Object.fromEntries(Object.entries(ESCAPES).map(([sign, letter]) => [letter, sign]));

const escapeWith = (text: string, signs: RegExp): string =>
  text.replace(signs, '\\$&').replace(/[\n\r\t]|^ | $|(?<= ) /g, (sign) => `\\${ESCAPES[sign]}`);

export const quote = (text: string): string => `"${escapeWith(text, /["\\]/g)}"`;

/** Undoes the escapes of `quote` in a text without its quotation marks. */
export const unquote = (text: string): string =>
  text.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign);

export const inOneLine = (text: string): string => text.replace(/[ \t\n]+/g, ' ');

export const commentOf = ({ name, text, arrows = [] }: Note): string | null => {
  const parts = [
    name !== undefined && `[%name ${quote(name)}]`,
    arrows.length > 0 && `[%draw ${arrows.map((arrow) => arrow.replaceAll(' ', '-')).join(', ')}]`,
    // A stroke keeps text that begins like a command from being read as one.
    text !== undefined && `${/^(\[%|\|)/.test(text) ? '|' : ''}${escapeWith(text, /[{}\\]/g)}`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : null;
};

export const markOf = (sign: string): NoteMark | undefined =>
  (Object.keys(NOTE_MARKS) as NoteMark[]).find((mark) => sign === NOTE_MARKS[mark] || sign === annotationGlyph(mark));

/** Marks of moves, such as `!`, and evaluation signs of other programs and books. */
const MARK = /[!?]+|\$\d+|[★±∓⩲⩱∞□⇆⟳]|\+\/?-|-\/?\+|\+\/?=|=\/?\+|(?<!.)=$/g;
const MARKED = new RegExp(`(?:${MARK.source})*$`);

export const markedIn = (text: string): { readonly word: string; readonly marks: readonly string[] } => {
  const marks = MARKED.exec(text)?.[0] ?? '';
  return { word: text.slice(0, text.length - marks.length), marks: marks.match(MARK) ?? [] };
};

/** Joins two notes into one. A note has one name, so a different name of the second note goes into the text. */
export const joinNotes = (first: Note = {}, second: Note): Note => {
  const { name = second.name, mark = second.mark } = first;
  const hasOther = second.name !== undefined && second.name !== name;
  const texts = [first.text, hasOther && `[%name ${quote(second.name)}]`, second.text].filter(Boolean);
  const arrows = [...new Set([...(first.arrows ?? []), ...(second.arrows ?? [])])];
  return {
    ...(name !== undefined && { name }),
    ...(texts.length > 0 && { text: texts.join('\n') }),
    ...(mark && { mark }),
    ...(arrows.length > 0 && { arrows }),
  };
};

const COMMAND = /^\[%(\w+) ("(?:[^"\\]|\\.)*"|[^"\]]*)\] ?/;

/** Reads a comment without its braces. Unknown commands, and arrows that `isDrawn` refuses, become text. */
export const readComment = (content: string, isDrawn: (arrow: string) => boolean): Note => {
  let rest = inOneLine(content).replace(/^ /, '').replace(/ $/, '');
  let note: Note = {};
  const words: string[] = [];
  for (let found = COMMAND.exec(rest); found; found = COMMAND.exec(rest)) {
    const [whole, command = '', value = ''] = found;
    const plain = value.startsWith('"') ? unquote(value.slice(1, -1)) : value;
    const arrows = plain.split(',').map((arrow) => arrow.trim().replaceAll('-', ' '));
    if (command === 'name' && note.name === undefined) note = { ...note, name: plainTitle(plain) };
    else if (command === 'draw' && arrows.every(isDrawn)) note = joinNotes(note, { arrows });
    else words.push(whole.trim());
    rest = rest.slice(whole.length);
  }
  const text = [...words, unquote(rest.startsWith('|') ? rest.slice(1) : rest)].filter(Boolean).join(' ');
  return text === '' ? note : { ...note, text };
};
