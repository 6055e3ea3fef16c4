/** Cuts a text into its games, and a game into headers and what follows them; the chosen game is read. */
import { withoutQuoting } from '../../kernel/editing/signs.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import type { Resumable } from '../resumable.ts';
import type { StoreAccess } from '../state.ts';
import type { LongTask } from '../tasks.ts';
import { HEADERS, inOneLine, unquote } from './gametext.ts';
import type { Stamp } from './reading.ts';
import type { SavedGame } from './saved.ts';
import type { GameText } from './source.ts';
import { formAt, HEADER, piecesIn, skipBlanks, wrongAt } from './textpieces.ts';
import { readingText } from './textread.ts';
import { isOfGame } from './textwords.ts';
import { READING } from './words.ts';

/** A game in a text: its headers, and where its parts stand. */
export interface WrittenGame {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** Where the words before its headers begin, if there are any, and what follows its headers. */
  readonly parts: readonly number[];
  readonly to: number;
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
export function* gamesIn(source: string): Resumable<Result<readonly WrittenGame[], Problem>> {
  const text = withoutQuoting(source.replace(/\r\n?/g, '\n'));
  const games: WrittenGame[] = [];
  /** Words before the first headers. */
  const before: number[] = [];
  let at = skipBlanks(text, 0);
  while (at < text.length || games.length === 0) {
    const head = headersAt(text, at);
    if (!head.ok) return head;
    const { headers, end: from } = head.value;
    const pieces = piecesIn(text, from);
    let next = pieces.next();
    let hasMoves = false;
    for (; !next.done; next = pieces.next()) {
      yield { done: next.value.at, all: text.length };
      hasMoves ||= isOfGame(next.value);
    }
    if (!next.value.ok) return next.value;
    at = next.value.value;
    if (headers.size > 0 || hasMoves || at === text.length)
      games.push({ headers, text, parts: [...before.splice(0), from], to: at });
    else before.push(from);
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

/** The titles of the games in a text, where one is to be chosen. */
export interface Several {
  readonly titles: readonly string[];
}

/** Reads the one game of a text, or the chosen one. Its headers name its game; else it is of that on the table. */
export const readText = async (
  { written: text }: GameText,
  chosen: number | null,
  stamp: Stamp,
  { until, finish }: LongTask,
  { get, gameOf }: Pick<StoreAccess, 'get' | 'gameOf'>,
): Promise<Result<SavedGame | Several, Problem>> => {
  const games = await finish(gamesIn(text));
  if (!games.ok) return games;
  const written = games.value.length === 1 ? games.value[0] : games.value[chosen ?? -1];
  if (!written) return ok({ titles: games.value.map(titleOf) });
  const { headers } = written;
  const called = headers.get(HEADERS.game) ?? headers.get(HEADERS.variant) ?? get().table?.game.id;
  if (called === undefined) return problem(READING.noHeader(HEADERS.game));
  const isCalled = (name: string): boolean => name.toLowerCase() === called.trim().toLowerCase();
  const entry = get().entries.find(({ id, title }) => isCalled(id) || isCalled(title));
  const game = entry && (await until(gameOf(entry.id)));
  return game ? finish(readingText(game, written, stamp)) : problem(READING.noSuchGame(called));
};
