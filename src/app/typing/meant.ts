/** What an action in writing can mean: the actions along the squares and words that it names, and no others. */
import { furthest, type Named, namedPaths, picksBy, START } from '../../kernel/asking/named.ts';
import { spell, type Target } from '../../kernel/asking/target.ts';
import { squareName } from '../../kernel/board/board.ts';
import type { Action, Game, Position } from '../../kernel/game.ts';
import { turnOf } from '../../kernel/record.ts';
import { unitsOn } from '../../kernel/view.ts';
import { shortNameOf } from '../model/short-name.ts';

export type Written = Omit<Action, 'kind'>;

/** Most squares of a text that are followed; longer actions are read as they stand. */
const MOST_SQUARES = 12;
const SQUARE = /[a-p]\d+/gi;

/** Letters and digits of any script, in lower case: a Russian "с" is neither "c" nor nothing. */
export const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const withoutBlanks = (text: string): string => text.toLowerCase().replace(/[\s+#]/g, '');
/** Without the "x" of a capture. */
const bare = (text: string): string => folded(text).replace(/x(?=[a-p]\d)/g, '');

/** Forms in which texts are compared, the strictest first. */
const FORMS: readonly ((text: string) => string)[] = [withoutBlanks, folded, bare];

/** The texts that people write for an action: its notation, that without the piece's letter, its picks. */
export const writings = ({ notation, spelling }: Written): readonly string[] => [
  notation,
  notation.replace(/^[A-Za-z]+(?=[a-pA-P]\d)/, ''),
  spelling,
];

const headOf = (text: string): string =>
  /^\W*([a-z]*?)(?:\s*[a-p]\d|\s|$)/i.exec(text)?.[1]?.toLowerCase() ?? '';

/** The pieces that a text begins with, by letter or name; null: it names none. */
const typesNamed = ({ pieces }: Game, text: string): readonly string[] | null => {
  const head = headOf(text);
  if (head === '') return null;
  return Object.entries(pieces).flatMap(([type, { letter, name }]) =>
    letter.toLowerCase() === head || folded(text).startsWith(folded(name)) ? [type] : [],
  );
};

/** Is a square of these picks written as another one is named, as the hallway's "H5" by "h5"? */
export const isOtherName = ({ board }: Game, text: string, { picks }: Written): boolean =>
  picks.some((pick) => {
    if (pick.kind !== 'square') return false;
    const name = squareName(board, pick.square);
    const isLike = (each: string) => each.toLowerCase() === name.toLowerCase() && text.includes(each);
    return !text.includes(name) && board.squares.some((each) => isLike(each.name));
  });

/** What a text names; `isShort`: the square from which a piece goes may be left out. */
const namedBy = (game: Game, position: Position, text: string, isShort: boolean): Named => {
  const { board, kinds } = game;
  const names = (text.match(SQUARE) ?? []).filter((name, index, all) => name !== all[index - 1]);
  const squares = names.map((name) =>
    board.squares.flatMap((each) => (each.name.toLowerCase() === name.toLowerCase() ? [each.square] : [])),
  );
  const words = text
    .replace(SQUARE, ' ')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u);
  const letters = folded(text);
  const types = typesNamed(game, text);
  const isNamed = (code: string, name = '') =>
    words.includes(code.toUpperCase()) || (name !== '' && letters.includes(folded(name)));
  const hasNumber = words.some((word) => /^\d+$/.test(word));
  const hasCode = kinds.some((kind) => isNamed(kind));
  const { units } = game.view(position);
  const ofType = Object.values(units).filter(
    ({ type, side }) => side === position.toMove && (types === null || types.includes(type)),
  );
  const free = new Set(isShort ? ofType.flatMap(({ at }) => at) : []);
  return {
    squares,
    answers({ target, offer }, left) {
      if (target.kind !== 'option') return 'possible';
      if (isNamed(target.option, offer?.name)) return 'named';
      if (!offer) return 'possible';
      // What has no code of its own goes on with a turn: after its first square, or an ability.
      return !kinds.includes(target.option) && (left > 1 || hasCode) ? 'possible' : null;
    },
    // A number may stand for the square after an ability's first.
    isFree: (picks, target) =>
      picks.length === 0
        ? target.kind === 'square' && free.has(target.square)
        : hasNumber && picks.slice(-2).some(({ kind }) => kind === 'option'),
  };
};

/** Is no other piece on the first square than the text names? */
export const isRightPiece = (game: Game, position: Position, text: string, first?: Target): boolean => {
  const types = typesNamed(game, text);
  const there = first?.kind === 'square' ? unitsOn(game.view(position), first.square) : [];
  return types === null || there.length === 0 || there.some(({ type }) => types.includes(type));
};

/** The texts by which the history shows an action, with the square it goes from and without. */
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
  /** The picks that it names where they are refused. */
  readonly picks: readonly Target[];
}

/** Follows a text; `isShort`: the square from which a piece goes may be left out. */
export const follow = (game: Game, position: Position, text: string, isShort: boolean): Meant => {
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

/** The actions that are written like a text, by the strictest form in which some are. */
export const meantBy = (game: Game, position: Position, text: string, isShort: boolean): Written[] => {
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
