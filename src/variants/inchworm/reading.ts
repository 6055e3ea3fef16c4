/** Reading notation: members in any order, either name of a linked square, blanks where they help the eye. */
import type { Square } from '../../kernel/board.ts';
import { squareNamed } from '../../kernel/board.ts';
import type { ReadAction } from '../../kernel/game.ts';
import { option, type Target } from '../../kernel/menu.ts';
import { err, ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { counted } from '../../kernel/words.ts';
import { BOARD, boardSquare, nameOf, rankOf } from './board.ts';
import { inOrder, isMarked, movableOn } from './crowd.ts';
import { fieldOf, home, unitsOn } from './field.ts';
import { afterLink, type LinkStep } from './linking.ts';
import { type Man, otherHalf, TYPES, type Type } from './men.ts';
import { byOrderOf } from './order.ts';
import { LETTERS } from './pieces.ts';
import { promotionsOwed } from './promotion.ts';
import { rule } from './rules.ts';
import { castlePicks, linkPicks, movePicks, type Wish } from './spelling.ts';
import { isCastling, phaseOf, type State, turnSide } from './state.ts';

type Read = Result<ReadAction, Problem>;

const SQUARE = '([a-h][1-8]|H[1-8])';
const LINK = new RegExp(`^\\[\\s*${SQUARE}\\s*=\\s*${SQUARE}\\s*\\]\\s*`);
const UNLINK = new RegExp(`^\\[\\s*${SQUARE}\\s*\\|\\s*${SQUARE}\\s*([^\\]]*)\\]\\s*`);
const TURNS = '(?:\\s*=\\s*([QRBNP](?:\\s*,\\s*[QRBNP])*))?';
const CROWD = new RegExp(`^\\{([^}]*)\\}\\s*${SQUARE}\\s*[-x]\\s*${SQUARE}${TURNS}`);
const EXTEND = new RegExp(`^([KQRBN]\\*?)\\s*${SQUARE}\\s*~\\s*x?\\s*${SQUARE}${TURNS}`);
const REJOIN = new RegExp(`^([KQRBN])\\*?\\s*${SQUARE}\\s*>\\s*${SQUARE}`);
const PAWN = new RegExp(`^${SQUARE}\\s*[-x]\\s*${SQUARE}${TURNS}`);
const CASTLE = /^(O-O-O|O-O)\s*([~>])/;
const MAN = new RegExp(`^([KQRBNP])([*!]?)(?:\\s*/\\s*${SQUARE})?\\s*(~?)$`);
const SUMS = /^\s*\(\s*(\d+(?:\s*,\s*\d+)*)\s*\)/;
const MARK = /^\s*(?:[+#]|1-0|0-1|1\/2(?!\d))/;

const named = (name: string | undefined): Square => squareNamed(BOARD, name ?? '') ?? 0;
const typeOf = (letter: string | undefined): Type => TYPES.find((type) => LETTERS[type] === letter) ?? 'pawn';
const letters = (text: string | undefined): readonly Type[] => (text ? text.split(',').map((letter) => typeOf(letter.trim())) : []);

/** A unit as a text names it: what it is, marked or not, and where its other half is. */
interface Named {
  readonly type: Type;
  readonly marked: boolean;
  readonly other: Square | null;
  readonly half: boolean;
}

const readMen = (state: State, text: string): Result<readonly Named[], Problem> => {
  const found: Named[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const match = MAN.exec(part);
    if (!match) return problem(`"${part}" does not name a unit: a letter, perhaps with *, !, ~ or a slash and the other half's square.`);
    const [, letter, mark, other, half] = match;
    found.push({
      type: typeOf(letter),
      marked: mark !== '',
      other: other ? home(fieldOf(state), named(other)) : null,
      half: half === '~',
    });
  }
  return ok(found);
};

/** The unit meant: of those that nothing tells apart the first that is not taken yet. */
const find = (state: State, units: readonly Man[], at: Square, wanted: Named, taken: readonly Man[]): Man | undefined => {
  const fits = units.filter((man) => man.type === wanted.type && otherHalf(man, at) === wanted.other && !taken.includes(man));
  return fits.find((man) => isMarked(state, man) === wanted.marked) ?? fits[0];
};

/** Each named unit with its man, wholes that go whole first, so that of those alike the first go whole. */
const resolve = (state: State, units: readonly Man[], at: Square, names: readonly Named[]): Result<readonly Man[], Problem> => {
  const found: (Man | undefined)[] = names.map(() => undefined);
  for (const half of [false, true]) {
    for (const [index, wanted] of names.entries()) {
      if (wanted.half !== half) continue;
      const man = find(
        state,
        units,
        at,
        wanted,
        found.filter((each) => each !== undefined),
      );
      if (!man) {
        const where = wanted.other === null ? '' : `/${nameOf(wanted.other)}`;
        return problem(`There is no ${LETTERS[wanted.type]}${where} on ${nameOf(at)} that could be meant.`);
      }
      found[index] = man;
    }
  }
  return ok(found.filter((man) => man !== undefined));
};

/** Is one of these units there, but halfway through castling? */
const isMeantCastling = (state: State, at: Square, names: readonly Named[]): boolean =>
  unitsOn(fieldOf(state), at).some((man) => isCastling(state, man) && names.some(({ type }) => type === man.type));

/** What the members turn into: the letters in the text's order, or the one type there is. */
const wishOf = (
  state: State,
  from: Square,
  target: Square,
  members: readonly Man[],
  names: readonly Named[],
  text: string | undefined,
): Result<Wish, Problem> => {
  const types = letters(text);
  const turning = members.filter(({ type }) => type !== 'king');
  if (types.length > 0 && types.length !== turning.length)
    return problem(
      `There ${types.length === 1 ? 'is' : 'are'} ${counted(types.length, 'letter')} after "=", and ${counted(turning.length, 'member')} to turn.`,
    );
  const wishes = members.map((man, index) => ({
    man,
    half: names[index]?.half ?? false,
    becomes: types[turning.indexOf(man)] ?? null,
  }));
  return ok({ from, target, members: byOrderOf(state, from, wishes) });
};

const readLink = (state: State, text: string): Result<{ link: LinkStep | null; rest: string }, Problem> => {
  const link = LINK.exec(text);
  const unlink = link ? null : UNLINK.exec(text);
  const match = link ?? unlink;
  if (!match) return ok({ link: null, rest: text });
  const rest = text.slice(match[0].length);
  const ends = [named(match[1]), named(match[2])];
  const at = Math.min(...ends);
  if (link) {
    return rankOf(Math.max(...ends)) === rankOf(at) && Math.max(...ends) >= 64 && at < 64
      ? ok({ link: { kind: 'link', square: at }, rest })
      : err({
          text: `${match[1]} and ${match[2]} cannot be linked: a link joins a hallway square and a board square of its rank.`,
          rule: rule('IW-LINK-1'),
        });
  }
  const file = state.links[rankOf(at)];
  if (file === null || file === undefined || boardSquare(file, rankOf(at)) !== at)
    return err({ text: `${match[1]} and ${match[2]} are not linked.`, rule: rule('IW-LINK-5') });
  if (!match[3]?.trim()) return ok({ link: { kind: 'unlink', square: at, away: [] }, rest });
  const names = readMen(state, match[3]);
  if (!names.ok) return names;
  const men = resolve(state, inOrder(state, unitsOn(fieldOf(state), at), at), at, names.value);
  if (!men.ok) return men;
  return ok({ link: { kind: 'unlink', square: at, away: men.value.map(({ id }) => id).sort((a, b) => a - b) }, rest });
};

/** A turn's picks, the dice written behind it, and the text that is left. Real dice are entered as actions of their own. */
const readTail = (state: State, picks: readonly Target[], text: string): Read => {
  const sums = state.dice === 'seeded' ? SUMS.exec(text) : null;
  const rest = text
    .slice(sums?.[0].length ?? 0)
    .replace(MARK, '')
    .trimStart();
  return ok({ picks, rest, ...(sums?.[1] && { rolls: sums[1].split(',').map(Number) }) });
};

const readMove = (state: State, start: State, text: string): Result<{ wish: Wish; length: number }, Problem> => {
  const field = fieldOf(start);
  const at = (name: string | undefined): Square => home(field, named(name));
  const made = (match: RegExpExecArray, names: Result<readonly Named[], Problem>, from: Square, target: Square, turns?: string) => {
    if (!names.ok) return names;
    const members = resolve(start, movableOn(start, turnSide(state), from), from, names.value);
    if (!members.ok)
      return isMeantCastling(start, from, names.value)
        ? err({
            ...members.error,
            rule: rule('IW-CASTLE-4'),
            text: `${members.error.text} Who is halfway through castling only finishes it, with O-O> or O-O-O>.`,
          })
        : members;
    const wish = wishOf(start, from, target, members.value, names.value, turns);
    return wish.ok ? ok({ wish: wish.value, length: match[0].length }) : wish;
  };
  const one = (type: Type, marked: boolean, other: Square | null, half: boolean): Result<readonly Named[], Problem> =>
    ok([{ type, marked, other, half }]);
  const crowd = CROWD.exec(text);
  if (crowd) return made(crowd, readMen(start, crowd[1] ?? ''), at(crowd[2]), at(crowd[3]), crowd[4]);
  const extend = EXTEND.exec(text);
  if (extend)
    return made(
      extend,
      one(typeOf(extend[1]?.[0]), extend[1]?.endsWith('*') ?? false, null, true),
      at(extend[2]),
      at(extend[3]),
      extend[4],
    );
  const rejoin = REJOIN.exec(text);
  if (rejoin) return made(rejoin, one(typeOf(rejoin[1]), false, at(rejoin[3]), false), at(rejoin[2]), at(rejoin[3]));
  const pawn = PAWN.exec(text);
  if (pawn) return made(pawn, one('pawn', false, null, false), at(pawn[1]), at(pawn[2]), pawn[3]);
  return problem(`"${text}" is not a turn: write for example e2-e4, Nb1~c3, Nc3>b1, {R,B~}d3xd7=N,N, O-O~ or [H4=e4] Kb1~a1.`);
};

const readTurn = (state: State, text: string): Read => {
  const linked = readLink(state, text);
  if (!linked.ok) return linked;
  const { link, rest } = linked.value;
  const start = afterLink(state, link);
  const before = linkPicks(state, link);
  const castle = CASTLE.exec(rest);
  if (castle) {
    const begun = start.castling[turnSide(state)] !== null;
    if (begun !== (castle[2] === '>'))
      return err(
        begun
          ? { text: `Castling has begun: ${castle[1]}> finishes it.`, rule: rule('IW-CASTLE-3') }
          : { text: `Castling has not begun: ${castle[1]}~ begins it.`, rule: rule('IW-CASTLE-2') },
      );
    const picks = castlePicks(start, castle[1] === 'O-O' ? 'K' : 'Q');
    return readTail(state, [...before, ...picks], rest.slice(castle[0].length));
  }
  const move = readMove(state, start, rest);
  if (!move.ok) return move;
  const picks = movePicks(start, move.value.wish);
  if (!picks.ok) return picks;
  return readTail(state, [...before, ...picks.value], rest.slice(move.value.length));
};

const readSum = (text: string): Read => {
  const match = /^\(?\s*(\d+)\s*([,)]?)\s*/.exec(text);
  if (!match) return problem(`"${text}" is not a sum of two dice: write for example (7).`);
  const rest = text.slice(match[0].length);
  return ok({ picks: [option(match[1] ?? '')], rest: match[2] === ',' ? `(${rest}` : rest.replace(MARK, '').trimStart() });
};

const readPromotion = (state: State, text: string): Read => {
  const pawn = promotionsOwed(state)[0];
  const match = new RegExp(`^${SQUARE}\\s*=\\s*([QRBN])`).exec(text);
  if (!match || !pawn || home(fieldOf(state), named(match[1])) !== pawn.at[0])
    return problem(
      `"${text}" does not say what the Pawn on ${pawn ? nameOf(pawn.at[0]) : ''} becomes: write for example ${pawn ? nameOf(pawn.at[0]) : 'e8'}=Q.`,
    );
  return ok({ picks: [option(typeOf(match[2]))], rest: text.slice(match[0].length).replace(MARK, '').trimStart() });
};

/** The first action of a text as picks, and the text that is left. */
export const readAction = (state: State, text: string): Read => {
  const trimmed = text.trim();
  switch (phaseOf(state)) {
    case 'dice':
      return readSum(trimmed);
    case 'promotion':
      return readPromotion(state, trimmed);
    default:
      return readTurn(state, trimmed);
  }
};
