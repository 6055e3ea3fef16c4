/** Distinguishes remarks, such as greetings, from moves in a game text, since people paste whole mails. */
import { ANY_SQUARE } from '../../kernel/board/board.ts';
import type { Game } from '../../kernel/game.ts';
import type { Problem, Result } from '../../kernel/result.ts';
import { inOneLine } from './gametext.ts';
import { isPicture, type TextPiece, wrongAt } from './textpieces.ts';

/** The title of a turn as in PGN, such as `12.` for White or `12...` for Black. */
export const TITLE = /^(\d*)(\.+)(?![./])/;
export const RESULT = /^(?:1[-:]0|0[-:]1|(1\/2|½|0[.,]5)(?:[-:]\1)?|\*)$/;

/** The maximum number of consecutive words (no comment or bracket between). More would take too long to classify. */
const MAX_WORDS = 50_000;
/** Number of words that are handled between two pauses, in which the page can react. */
const WORDS_BETWEEN_PAUSES = 100;
/** A search for the line break before a word reads at most this many blanks, to stay fast. */
const MAX_BLANKS = 200;

export const PAUSE_MARK = null;
type PausingGenerator<Piece, Result> = Generator<Piece | typeof PAUSE_MARK, Result>;
/** What a word belongs to. `game`: a move or result. `either`: undecided. */
type Kind = 'game' | 'remark' | 'either';

const CASTLING = /^[o0]-[o0]/i;
const ADDRESS = /:\/\/|\w@[\w-]+\./;
/** Returns a pattern of what occurs only in moves. `squares` is the pattern of a square. */
export const partOfMove = (squares: string): RegExp => new RegExp(`${squares}|[=~<>|$^{}]`, 'i');
const OF_ANY_MOVE = partOfMove(ANY_SQUARE);
const WORDY = /\p{L}{4}|[^\p{Script=Latin}\P{L}]/u;
const SIDE = /^(?:white|black)$/i;
/** A mistyped move, such as `2. N3`. A mistyped move counts as a move, so that the player is told of the mistake. */
const MISTYPED_MOVE = /^(?:\S* )?\d+\.+ ?\p{L}{1,3}\d\S*$/u;
const SAYING = /^(?:resign|offer|accept|refuse)s\W*$/i;

const kindOf = ({ text }: TextPiece, ofMove: RegExp, { text: before = '' }: Partial<TextPiece> = {}): Kind => {
  if (ADDRESS.test(text)) return 'remark';
  const isSaying = SAYING.test(text) && SIDE.test(before);
  if (MISTYPED_MOVE.test(`${before} ${text}`)) return 'game';
  if (isSaying || RESULT.test(text) || CASTLING.test(text) || ofMove.test(text)) return 'game';
  return !/\d/.test(text) && WORDY.test(text) && !SIDE.test(text) ? 'remark' : 'either';
};

/** Whether a piece of text is part of a move or result. The default of `ofMove` serves while the variant is unknown. */
export const isOfGame = (piece: TextPiece, ofMove = OF_ANY_MOVE): boolean =>
  piece.kind === 'word' && kindOf(piece, ofMove) === 'game';

/** Returns the remark that begins a text: the words before the first castling or word with a digit. */
export const remarkIn = (text: string): string => /^(?:(?![o0]-[o0])[^\s\d"]+(?:\s+|$))+/i.exec(text)?.[0] ?? '';

/** Whether a text is a piece's name. Other programs put names before moves. */
export const isPieceName = ({ pieces }: Game, text: string): boolean => {
  const said = text.replace(/^\d+\.+ ?/, '').toLowerCase();
  const all = Object.values(pieces).flatMap(({ name, names = [] }) => [name, ...names]);
  return all.some((name) => name.toLowerCase() === said);
};

const isSmall = ({ text }: TextPiece): boolean => /\p{Ll}/u.test(text);
const hasBody = ({ text }: TextPiece): boolean => /[\p{L}\d]/u.test(text);
const isNumber = ({ text }: TextPiece): boolean => TITLE.test(text) || /^\(?\d+\)?$/.test(text);

const beginsLine = (text: string, { at }: TextPiece): boolean => {
  const before = at > MAX_BLANKS ? text.slice(at - MAX_BLANKS, at) : `\n${text.slice(0, at)}`;
  return /\n\s*$/.test(before);
};

interface Part {
  readonly isRemark: boolean;
  readonly words: TextPiece[];
  move: TextPiece | undefined;
}

/** Returns where a remark ends, as the number of following `words` that belong to the remark. */
const endOfRemark = (text: string, words: readonly TextPiece[], isBeforeGame: boolean): number => {
  const numbered = words.findIndex((word) => isNumber(word) && beginsLine(text, word));
  if (numbered >= 0 || !isBeforeGame) return numbered < 0 ? words.length : numbered;
  return words.reduce((end, word, index) => (isNumber(word) ? end : index + 1), 0);
};

/** Groups words into remarks and moves. A number alone may be either, so undecided words join their neighbours. */
function* partsOf(
  text: string,
  words: readonly TextPiece[],
  kinds: Kind[],
  ofMove: RegExp,
  hasMoves: boolean,
): PausingGenerator<never, Part[]> {
  const first = hasMoves ? 0 : [...kinds, 'game'].indexOf('game');
  words.slice(0, first).forEach((word, index) => {
    if (isSmall(word)) kinds[index] = 'remark';
  });
  yield PAUSE_MARK;
  for (let from = 0, to = 0; from < words.length; from = to + 1) {
    for (to = from; kinds[to] === 'either'; ) to++;
    const [before, after] = [kinds[from - 1], kinds[to]];
    const between = words.slice(from, to);
    // Numbers and capitals after a move belong to the move, like numbers before it.
    const behind = between.findIndex((word) => isSmall(word) || !hasBody(word) || beginsLine(text, word));
    const begin = before !== 'game' ? 0 : behind < 0 ? between.length : behind;
    const end = after === 'remark' ? between.length : endOfRemark(text, between, after === 'game');
    if (before === 'remark' || after === 'remark') kinds.fill('remark', from + begin, from + Math.max(begin, end));
    if (to % WORDS_BETWEEN_PAUSES === 0) yield PAUSE_MARK;
  }
  const parts: Part[] = [];
  for (const [index, word] of words.entries()) {
    if (index % WORDS_BETWEEN_PAUSES === 0) yield PAUSE_MARK;
    const isRemark = kinds[index] === 'remark';
    const last = parts.at(-1);
    const part = last?.isRemark === isRemark ? last : { isRemark, words: [], move: undefined };
    if (part !== last) parts.push(part);
    part.words.push(word);
    if (isOfGame(word, ofMove) && !RESULT.test(word.text)) part.move ??= word;
  }
  return parts;
}

/** Returns the first word that looks like a move but may belong to a sentence; null if none. */
const wordAmidSentence = (parts: readonly Part[], text: string, hasMoves: boolean): TextPiece | null => {
  const isOneLine = (before: Part | undefined, after: Part | undefined): boolean => {
    const [from, to] = [before?.words.at(-1)?.to, after?.words[0]?.at];
    return from !== undefined && to !== undefined && !text.slice(from, to).includes('\n');
  };
  const lastMove = parts.filter(({ move }) => move).at(-1)?.move;
  let isFirstMove = !hasMoves;
  let isOver = false;
  for (const [index, part] of parts.entries()) {
    const { move } = part;
    if (!move) continue;
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const isWithin = isFirstMove ? move !== lastMove && isOneLine(before, part) : before !== undefined;
    if ((isWithin && isOneLine(part, after)) || (isOver && before)) return move;
    isFirstMove = false;
    isOver = RESULT.test(part.words.at(-1)?.text ?? '');
  }
  return null;
};

/** Joins the words of each remark into one piece. Fails if a word amid a sentence looks like a move. */
export function* withRemarks(
  text: string,
  pieces: Generator<TextPiece, Result<number, Problem>>,
  ofMove: RegExp,
): PausingGenerator<TextPiece, Result<unknown, Problem>> {
  let hasMoves = false;
  for (let now = pieces.next(); ; now = pieces.next()) {
    const words: TextPiece[] = [];
    const kinds: Kind[] = [];
    for (; !now.done && now.value.kind === 'word'; now = pieces.next()) {
      if (words.length === MAX_WORDS)
        return wrongAt(text, words[0]?.at ?? 0, `at most ${MAX_WORDS} words can stand in a row.`);
      if (words.length % WORDS_BETWEEN_PAUSES === WORDS_BETWEEN_PAUSES - 1) yield PAUSE_MARK;
      kinds.push(kindOf(now.value, ofMove, words.at(-1)));
      words.push(now.value);
    }
    const parts: Part[] = yield* partsOf(text, words, kinds, ofMove, hasMoves);
    const stray = wordAmidSentence(parts, text, hasMoves);
    if (stray) return wrongAt(text, stray.at, `"${stray.text}" stands among words. Put the words in braces { }.`);
    for (const { isRemark, words } of parts)
      if (isRemark) {
        const said = words.map(({ at, to, text: word }) => inOneLine(text.slice(at, to)) || word);
        yield { at: words[0]?.at ?? 0, to: words.at(-1)?.to ?? 0, kind: 'said', text: said.join(' ') };
      } else for (const word of words) yield isPicture(word.text) ? { ...word, kind: 'said' } : word;
    hasMoves ||= parts.some((part) => part.move);
    if (now.done) return now.value;
    yield now.value;
  }
}
