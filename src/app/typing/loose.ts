/** Reads actions as people and phones write them, such as `d2d4`. */
import { choiceAt } from '../../kernel/asking/legal.ts';
import { furthestPath, namedPaths, picksOfPath, START, type TextConstraints } from '../../kernel/asking/named.ts';
import { readPicks, spell, type Target } from '../../kernel/asking/target.ts';
import { ANY_SQUARE, squareName } from '../../kernel/board/board.ts';
import type { ReadAction } from '../../kernel/editing/notation.ts';
import { plainCharacters } from '../../kernel/editing/plain-text.ts';
import type { Action, Game, Position } from '../../kernel/game.ts';
import { playedAction } from '../../kernel/record.ts';
import { err, ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { unitsOn } from '../../kernel/view.ts';
import { listFew } from '../../kernel/words.ts';
import { shortNameOf } from '../model/short-name.ts';

type WrittenAction = Omit<Action, 'kind'>;

/** Limit of squares in a text that is read loosely, since more squares allow too many paths. */
const MAX_SQUARES = 12;
const SQUARE = new RegExp(ANY_SQUARE, 'gi');
const BEFORE_SQUARE = `(?=${ANY_SQUARE})`;
const CAPTURE = new RegExp(`x${BEFORE_SQUARE}`, 'g');
const LETTERS = new RegExp(`^[a-z]+${BEFORE_SQUARE}`, 'i');
const HEAD = new RegExp(`^\\W*([a-z]*?)(?:\\s*${ANY_SQUARE}|\\s|$)`);
const BEGINS = new RegExp(`^${ANY_SQUARE}`, 'i');
const FROM = new RegExp(`^${ANY_SQUARE}-${BEFORE_SQUARE}`, 'i');
const JOINED = new RegExp(`(?<=\\d)-?${BEFORE_SQUARE}`, 'gi');
const ENDS_SHORT_ACTION = new RegExp(`^(?:$|\\s*/|\\s*[a-z]+${ANY_SQUARE})`, 'i');
const WORD = /[\p{L}\p{N}]+/gu;

/** Keeps only letters and digits of any script, in lower case, since people omit or change other signs. */
export const alphanumerics = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const withoutBlanks = (text: string): string => text.toLowerCase().replace(/[\s+#]/g, '');
const withoutCaptureSign = (text: string): string => alphanumerics(text).replace(CAPTURE, '');

/** Ways to normalize two texts before they are compared, strictest first, so that an exact match wins. */
const NORMALIZERS: readonly ((text: string) => string)[] = [withoutBlanks, alphanumerics, withoutCaptureSign];

/** What people write for an action: its notation, with or without the letter of the piece, or its picks. */
export const spellingsOf = ({ notation, spelling }: WrittenAction): readonly string[] => [
  notation,
  notation.replace(LETTERS, ''),
  spelling,
];

const typesNamed = ({ pieces }: Game, text: string): readonly string[] | null => {
  const [, head = ''] = HEAD.exec(text.toLowerCase()) ?? [];
  if (head === '') return null;
  return Object.entries(pieces).flatMap(([type, { letter, name }]) =>
    letter.toLowerCase() === head || alphanumerics(text).startsWith(alphanumerics(name)) ? [type] : [],
  );
};

/** Whether the text names a square that differs from the picked one only in case, as "h5" from "H5" in Inchworm. */
const isOtherName = ({ board }: Game, text: string, { picks }: WrittenAction): boolean =>
  picks.some((pick) => {
    if (pick.kind !== 'square') return false;
    const name = squareName(board, pick.square);
    const isLike = (each: string) => each.toLowerCase() === name.toLowerCase() && text.includes(each);
    return !text.includes(name) && board.squares.some((each) => isLike(each.name));
  });

/** Returns the constraints that a text puts on an action. If `isShort`, the text may omit the first square. */
const constraintsOf = (game: Game, position: Position, text: string, isShort: boolean): TextConstraints => {
  const { board, kinds } = game;
  const names = (text.match(SQUARE) ?? []).filter((name, index, all) => name !== all[index - 1]);
  const squares = names.map((name) =>
    board.squares.flatMap((each) => (each.name.toLowerCase() === name.toLowerCase() ? [each.square] : [])),
  );
  const words: readonly string[] = text.replace(SQUARE, ' ').toUpperCase().match(WORD) ?? [];
  const letters = alphanumerics(text);
  const types = typesNamed(game, text);
  const isNamed = (code: string, name = '') =>
    words.includes(code.toUpperCase()) || (name !== '' && letters.includes(alphanumerics(name)));
  const hasNumber = words.some((word) => /^\d+$/.test(word));
  const hasCode = kinds.some((kind) => isNamed(kind));
  const own = Object.values(game.view(position).units).filter(({ side }) => side === position.toMove);
  const meant = types === null ? own : own.filter(({ type }) => types.includes(type));
  const free = new Set(isShort ? meant.flatMap(({ at }) => at) : []);
  return {
    squares,
    matchOf({ target, offer }, left) {
      if (target.kind !== 'option') return 'possible';
      if (isNamed(target.option, offer?.name)) return 'named';
      if (!offer) return 'possible';
      // An option without its own code continues a turn, after its first square or an ability.
      return !kinds.includes(target.option) && (left > 1 || hasCode) ? 'possible' : null;
    },
    // After an ability, a number may stand for the square.
    isFree: (picks, target) =>
      picks.length === 0
        ? target.kind === 'square' && free.has(target.square)
        : hasNumber && picks.slice(-2).some(({ kind }) => kind === 'option'),
  };
};

const isRightPiece = (game: Game, position: Position, text: string, first?: Target): boolean => {
  const types = typesNamed(game, text);
  const there = first?.kind === 'square' ? unitsOn(game.view(position), first.square) : [];
  return types === null || there.length === 0 || there.some(({ type }) => types.includes(type));
};

/** Returns the texts that the move list may show for an action, since players type what they read there. */
const shortTexts = (game: Game, position: Position, { picks, notation }: WrittenAction, isLetterless: boolean) => {
  const played = game.preview(position, picks);
  if (!played.ok) return [];
  const signs = shortNameOf(game, position, playedAction(picks, played.value));
  const codes = picks.map((pick) => (pick.kind === 'option' ? pick.option : '')).join('');
  const hasLetter = !BEGINS.test(notation);
  const format = (by: 'letter' | 'name' | null, isCoded: boolean, isWhole: boolean): string =>
    signs
      .map((sign, index) => {
        if (sign.kind === 'unit')
          return by === null && index === 0 ? '' : game.pieces[sign.unit.type]?.[by ?? 'letter'];
        if (sign.kind === 'ability' && isCoded) return codes;
        return isWhole ? sign.text : sign.text.replace(FROM, '');
      })
      .join('');
  const heads = ['letter', 'name', ...(isLetterless || !hasLetter ? [null] : [])] as const;
  return heads.flatMap((by) =>
    [true, false].flatMap((isCoded) => [format(by, isCoded, true), format(by, isCoded, false)]),
  );
};

interface Interpretation {
  /** Actions whose paths use some or all of the text's squares. */
  readonly actions: readonly WrittenAction[];
  /** Those of `actions` whose paths use all squares of the text. */
  readonly near: readonly WrittenAction[];
  /** The picks that fit the text best. If the picks are illegal, playing them says why. */
  readonly picks: readonly Target[];
}

const interpret = (game: Game, position: Position, text: string, isShort: boolean): Interpretation => {
  const named = constraintsOf(game, position, text, isShort);
  const { length } = named.squares;
  if (length === 0 || length > MAX_SQUARES) return { actions: [], near: [], picks: [] };
  const ways = [...namedPaths(game.menu(position), named)];
  const actions = new Map<string, WrittenAction>();
  const near = new Map<string, WrittenAction>();
  for (const { act, picks, used } of ways) {
    if (act === null) continue;
    const notation = game.notate(position, picks);
    const written = actions.get(notation) ?? { picks, notation, spelling: spell(game.board, picks) };
    actions.set(notation, written);
    if (used.length === length) near.set(notation, written);
  }
  const barred = ways.filter(({ act, picks }) => act === null && (!isShort || picks.length > 0));
  const refused = furthestPath(barred, named);
  return {
    actions: [...actions.values()],
    near: [...near.values()],
    picks: refused || !isShort ? picksOfPath(refused ?? START, named) : [],
  };
};

/** Returns the actions that match a text. A loose comparison is tried only if stricter ones find none. */
const matchingActions = (game: Game, position: Position, text: string, isShort: boolean): WrittenAction[] => {
  const { actions, near } = interpret(game, position, text, isShort);
  const isLike = (texts: readonly string[], form: (text: string) => string) =>
    texts.some((written) => form(written) === form(text));
  const tests: readonly ((each: WrittenAction) => boolean)[] = isShort
    ? [false, true].map((isBare) => (each) => isLike(shortTexts(game, position, each, isBare), withoutCaptureSign))
    : NORMALIZERS.map((form) => (each) => isLike(spellingsOf(each), form));
  for (const test of tests) {
    const found = (isShort ? near : actions).filter(test);
    if (found.length > 0) return found;
  }
  return [];
};

/** The maximum number of words in an action that is read loosely, since each number of words costs a search. */
const MAX_WORDS = 12;

/** A turn number before an action, as copied from a game text: "12.", "12)" or "12 ". */
const NUMBER = /^\d+\s*(?:\.+|\)|(?=\s))\s*/;

/** Returns the beginnings of a text that may be actions, longest first, since an action may have several words. */
const prefixesOf = (text: string): readonly string[] => {
  const ends = [...text.matchAll(/\s+|(?<=\w)\s*\/|$/g)].map(({ index }) => index).filter(Boolean);
  const whole = ends.pop() ?? 0;
  return [whole, ...ends.slice(0, MAX_WORDS).reverse()].map((end) => text.slice(0, end));
};

const hasSquare = (text: string): boolean => text.search(SQUARE) >= 0;

const endsInOneSquare = (text: string): boolean => text.match(SQUARE)?.length === 1 && !BEGINS.test(text);

/** Whether picks play a legal action. Incomplete picks are refused without a search of the menu, which may be slow. */
const canPlay = (game: Game, position: Position, picks: readonly Target[]): boolean => {
  const last = choiceAt(game.menu(position), picks);
  return !(last?.kind === 'open' && last.next().kind === 'ask') && game.play(position, picks).ok;
};

const notationsOf = (actions: readonly WrittenAction[]): string => listFew(actions.map(({ notation }) => notation));

type Read = Result<ReadAction, Problem>;

const refusalOrSuggestion = (game: Game, position: Position, text: string, wrong: Problem): Read => {
  const large = hasSquare(text) ? null : game.readAction(position, text.toUpperCase());
  if (large && !large.ok && large.error.rule !== undefined) return large;
  const whole = interpret(game, position, text, false);
  const short = interpret(game, position, text, true);
  const near = whole.near.length > 0 ? whole.near : short.near;
  if (near.length > 0) return err({ ...wrong, text: `${wrong.text} Did you mean ${notationsOf(near)}?` });
  const spelled = readPicksLoosely(game, text.replace(JOINED, ' '));
  const { picks } = spelled.ok ? { picks: spelled.value } : endsInOneSquare(text) ? short : whole;
  const refused = isRightPiece(game, position, text, picks[0]) && game.play(position, picks);
  return refused && !refused.ok && refused.error.rule !== undefined ? ok({ picks, rest: '' }) : err(wrong);
};

/** Reads the first action of a text. The action may be illegal, since playing the action then says why. */
export const readLoosely = (game: Game, position: Position, text: string): Read => {
  const exact = game.readAction(position, text);
  const played = exact.ok ? game.play(position, exact.value.picks) : exact;
  if (exact.ok && played.ok) return ok({ ...exact.value, rest: exact.value.rest.trim() });
  const plain = plainCharacters(text).trim().replace(NUMBER, '');
  const beginnings = prefixesOf(plain);
  const after = (beginning: string): string => plain.slice(beginning.length).replace(/^[\s/]+/, '');
  // Words without squares, such as castling, may be in either case.
  const cases = (each: string) => (hasSquare(each) ? [each] : [each, each.toUpperCase(), each.toLowerCase()]);
  for (const beginning of beginnings)
    for (const written of cases(beginning)) {
      const read = game.readAction(position, written);
      if (read.ok && canPlay(game, position, read.value.picks))
        return ok({ ...read.value, rest: `${read.value.rest} ${after(beginning)}`.trim() });
    }
  let several: string | null = null;
  for (const isShort of [false, true])
    for (const beginning of beginnings) {
      if (isShort && !ENDS_SHORT_ACTION.test(plain.slice(beginning.length))) continue;
      const [only, ...others] = matchingActions(game, position, beginning, isShort);
      if (only && others.length === 0 && !isOtherName(game, beginning, only))
        return ok({ picks: only.picks, rest: after(beginning) });
      if (only) several ??= `"${beginning}" can be ${notationsOf([only, ...others])}.`;
    }
  if (several !== null) return problem(several);
  if (played.ok || (played.error.rule !== undefined && !endsInOneSquare(plain))) return exact;
  return refusalOrSuggestion(game, position, plain, played.error);
};

/** Reads picks that a phone has changed, for example by a capital. */
export const readPicksLoosely = ({ board }: Game, text: string): Result<readonly Target[], Problem> => {
  const exact = readPicks(board, text);
  if (exact.ok) return exact;
  const small = plainCharacters(text)
    .split(/\s+/)
    .map((written) => {
      const word = written.replace(/[.,]+$/, '');
      return readPicks(board, word).ok ? word : word.toLowerCase();
    });
  return readPicks(board, small.join(' '));
};
