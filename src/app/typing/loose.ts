/** Reads actions as people and phones write them: in capitals, as squares (`d2d4`), or as in the history (`Nc3`). */
import { choiceAt } from '../../kernel/asking/legal.ts';
import { furthest, type Named, namedPaths, picksBy, START } from '../../kernel/asking/named.ts';
import { readPicks, spell, type Target } from '../../kernel/asking/target.ts';
import { squareName } from '../../kernel/board/board.ts';
import type { ReadAction } from '../../kernel/editing/notation.ts';
import { plainSigns } from '../../kernel/editing/signs.ts';
import type { Action, Game, Position } from '../../kernel/game.ts';
import { turnOf } from '../../kernel/record.ts';
import { err, ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { unitsOn } from '../../kernel/view.ts';
import { few } from '../../kernel/words.ts';
import { shortNameOf } from '../model/short-name.ts';

type Written = Omit<Action, 'kind'>;

/** Texts with more squares are only read exactly. */
const MOST_SQUARES = 12;
const SQUARE = /[a-p]\d+/gi;
const WORD = /[\p{L}\p{N}]+/gu;

/** Letters and digits of any script, in lower case: a Cyrillic "с" is not a "c", and is not dropped. */
export const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const withoutBlanks = (text: string): string => text.toLowerCase().replace(/[\s+#]/g, '');
const bare = (text: string): string => folded(text).replace(/x(?=[a-p]\d)/g, '');

/** Strictest first. */
const FORMS: readonly ((text: string) => string)[] = [withoutBlanks, folded, bare];

/** How people write an action: in notation, without the piece's letter, or as picks. */
export const writings = ({ notation, spelling }: Written): readonly string[] => [
  notation,
  notation.replace(/^[A-Za-z]+(?=[a-pA-P]\d)/, ''),
  spelling,
];

/** The piece types whose letter or name starts the text; null if it starts with a square. */
const typesNamed = ({ pieces }: Game, text: string): readonly string[] | null => {
  // The letters before the first square or space.
  const [, head = ''] = /^\W*([a-z]*?)(?:\s*[a-p]\d|\s|$)/.exec(text.toLowerCase()) ?? [];
  if (head === '') return null;
  return Object.entries(pieces).flatMap(([type, { letter, name }]) =>
    letter.toLowerCase() === head || folded(text).startsWith(folded(name)) ? [type] : [],
  );
};

/** Whether the text names a square that differs only in case from a pick's, as "h5" from the hallway's "H5". */
const isOtherName = ({ board }: Game, text: string, { picks }: Written): boolean =>
  picks.some((pick) => {
    if (pick.kind !== 'square') return false;
    const name = squareName(board, pick.square);
    const isLike = (each: string) => each.toLowerCase() === name.toLowerCase() && text.includes(each);
    return !text.includes(name) && board.squares.some((each) => isLike(each.name));
  });

/** Which choices a text names. `isShort`: the origin square may be missing. */
const namedBy = (game: Game, position: Position, text: string, isShort: boolean): Named => {
  const { board, kinds } = game;
  const names = (text.match(SQUARE) ?? []).filter((name, index, all) => name !== all[index - 1]);
  const squares = names.map((name) =>
    board.squares.flatMap((each) => (each.name.toLowerCase() === name.toLowerCase() ? [each.square] : [])),
  );
  const words: readonly string[] = text.replace(SQUARE, ' ').toUpperCase().match(WORD) ?? [];
  const letters = folded(text);
  const types = typesNamed(game, text);
  const isNamed = (code: string, name = '') =>
    words.includes(code.toUpperCase()) || (name !== '' && letters.includes(folded(name)));
  const hasNumber = words.some((word) => /^\d+$/.test(word));
  const hasCode = kinds.some((kind) => isNamed(kind));
  const own = Object.values(game.view(position).units).filter(({ side }) => side === position.toMove);
  const meant = types === null ? own : own.filter(({ type }) => types.includes(type));
  const free = new Set(isShort ? meant.flatMap(({ at }) => at) : []);
  return {
    squares,
    answers({ target, offer }, left) {
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

/** False if the first square holds another piece than the text names. */
const isRightPiece = (game: Game, position: Position, text: string, first?: Target): boolean => {
  const types = typesNamed(game, text);
  const there = first?.kind === 'square' ? unitsOn(game.view(position), first.square) : [];
  return types === null || there.length === 0 || there.some(({ type }) => types.includes(type));
};

/** The history's texts for an action, with and without the origin square. */
const shortTexts = (game: Game, position: Position, { picks, notation }: Written, isLetterless: boolean) => {
  const played = game.preview(position, picks);
  if (!played.ok) return [];
  const signs = shortNameOf(game, position, turnOf(picks, played.value));
  const codes = picks.map((pick) => (pick.kind === 'option' ? pick.option : '')).join('');
  const hasLetter = !/^[a-pA-P]\d/.test(notation);
  const say = (by: 'letter' | 'name' | null, isCoded: boolean, isWhole: boolean): string =>
    signs
      .map((sign, index) => {
        if (sign.kind === 'unit')
          return by === null && index === 0 ? '' : game.pieces[sign.unit.type]?.[by ?? 'letter'];
        if (sign.kind === 'ability' && isCoded) return codes;
        return isWhole ? sign.text : sign.text.replace(/^[a-p]\d+-(?=[a-p]\d)/i, '');
      })
      .join('');
  const heads = ['letter', 'name', ...(isLetterless || !hasLetter ? [null] : [])] as const;
  return heads.flatMap((by) =>
    [true, false].flatMap((isCoded) => [say(by, isCoded, true), say(by, isCoded, false)]),
  );
};

interface Meant {
  /** The actions along some of its squares, and along all of them. */
  readonly actions: readonly Written[];
  readonly near: readonly Written[];
  readonly picks: readonly Target[];
}

const follow = (game: Game, position: Position, text: string, isShort: boolean): Meant => {
  const named = namedBy(game, position, text, isShort);
  const { length } = named.squares;
  if (length === 0 || length > MOST_SQUARES) return { actions: [], near: [], picks: [] };
  const ways = [...namedPaths(game.menu(position), named)];
  const actions = new Map<string, Written>();
  const near = new Map<string, Written>();
  for (const { act, picks, used } of ways) {
    if (act === null) continue;
    const notation = game.notate(position, picks);
    const written = actions.get(notation) ?? { picks, notation, spelling: spell(game.board, picks) };
    actions.set(notation, written);
    if (used.length === length) near.set(notation, written);
  }
  const barred = ways.filter(({ act, picks }) => act === null && (!isShort || picks.length > 0));
  const refused = furthest(barred, named);
  return {
    actions: [...actions.values()],
    near: [...near.values()],
    picks: refused || !isShort ? picksBy(refused ?? START, named) : [],
  };
};

/** The actions that match a text, by the strictest form that matches any. */
const meantBy = (game: Game, position: Position, text: string, isShort: boolean): Written[] => {
  const { actions, near } = follow(game, position, text, isShort);
  const isLike = (texts: readonly string[], form: (text: string) => string) =>
    texts.some((written) => form(written) === form(text));
  const tests: readonly ((each: Written) => boolean)[] = isShort
    ? [false, true].map((isBare) => (each) => isLike(shortTexts(game, position, each, isBare), bare))
    : FORMS.map((form) => (each) => isLike(writings(each), form));
  for (const test of tests) {
    const found = (isShort ? near : actions).filter(test);
    if (found.length > 0) return found;
  }
  return [];
};

/** The length of the longest action in words; longer monad plans are only read exactly. */
const MOST_WORDS = 12;

/** A turn number before an action: "12.", "12)" or "12 ". */
const NUMBER = /^\d+\s*(?:\.+|\)|(?=\s))\s*/;

/** The prefixes of a text that may be an action, longest first. */
const beginningsOf = (text: string): readonly string[] => {
  const ends = [...text.matchAll(/\s+|(?<=\w)\s*\/|$/g)].map(({ index }) => index).filter(Boolean);
  const whole = ends.pop() ?? 0;
  return [whole, ...ends.slice(0, MOST_WORDS).reverse()].map((end) => text.slice(0, end));
};

/** Whether the rest may follow an action in the short form. Two squares would be picks. */
const isApart = (rest: string): boolean => /^(?:$|\s*\/|\s*[a-z]+[a-p]\d)/i.test(rest);

const hasSquare = (text: string): boolean => /[a-p]\d/i.test(text);

const isSquareOf = (text: string): boolean =>
  text.match(/[a-p]\d+/gi)?.length === 1 && !/^[a-p]\d/i.test(text);

/** Whether these complete picks are legal. Other choices are not searched, since that may be slow. */
const canPlay = (game: Game, position: Position, picks: readonly Target[]): boolean => {
  const last = choiceAt(game.menu(position), picks);
  return !(last?.kind === 'open' && last.next().kind === 'ask') && game.play(position, picks).ok;
};

const namesOf = (actions: readonly Written[]): string => few(actions.map(({ notation }) => notation));

type Read = Result<ReadAction, Problem>;

/** The refused picks that a text names, else `wrong` with suggestions. */
const whyNot = (game: Game, position: Position, text: string, wrong: Problem): Read => {
  const large = hasSquare(text) ? null : game.readAction(position, text.toUpperCase());
  if (large && !large.ok && large.error.rule !== undefined) return large;
  const whole = follow(game, position, text, false);
  const short = follow(game, position, text, true);
  const near = whole.near.length > 0 ? whole.near : short.near;
  if (near.length > 0) return err({ ...wrong, text: `${wrong.text} Did you mean ${namesOf(near)}?` });
  const spelled = readPicksLoosely(game, text.replace(/(?<=\d)-?(?=[a-p]\d)/gi, ' '));
  const { picks } = spelled.ok ? { picks: spelled.value } : isSquareOf(text) ? short : whole;
  const refused = isRightPiece(game, position, text, picks[0]) && game.play(position, picks);
  return refused && !refused.ok && refused.error.rule !== undefined ? ok({ picks, rest: '' }) : err(wrong);
};

/** The first action of a text, if unambiguous: its picks, its dice and the rest of the text. */
export const readLoosely = (game: Game, position: Position, text: string): Read => {
  const exact = game.readAction(position, text);
  const played = exact.ok ? game.play(position, exact.value.picks) : exact;
  if (exact.ok && played.ok) return ok({ ...exact.value, rest: exact.value.rest.trim() });
  const plain = plainSigns(text).trim().replace(NUMBER, '');
  const beginnings = beginningsOf(plain);
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
      if (isShort && !isApart(plain.slice(beginning.length))) continue;
      const [only, ...others] = meantBy(game, position, beginning, isShort);
      if (only && others.length === 0 && !isOtherName(game, beginning, only))
        return ok({ picks: only.picks, rest: after(beginning) });
      if (only) several ??= `"${beginning}" can be ${namesOf([only, ...others])}.`;
    }
  if (several !== null) return problem(several);
  if (played.ok || (played.error.rule !== undefined && !isSquareOf(plain))) return exact;
  return whyNot(game, position, plain, played.error);
};

/** Picks as phones write them: capitalized, and with a full stop for two spaces. */
export const readPicksLoosely = ({ board }: Game, text: string): Result<readonly Target[], Problem> => {
  const exact = readPicks(board, text);
  if (exact.ok) return exact;
  const small = plainSigns(text)
    .split(/\s+/)
    .map((written) => {
      const word = written.replace(/[.,]+$/, '');
      return readPicks(board, word).ok ? word : word.toLowerCase();
    });
  return readPicks(board, small.join(' '));
};
