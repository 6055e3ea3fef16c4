import { withoutQuoting } from '../../kernel/editing/plain-text.ts';
import type { Game, GameEntry } from '../../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { READING } from '../base/reading-words.ts';
import type { LongTask, Resumable } from '../base/resumable.ts';
import { inOneLine, unquote } from './gametext.ts';
import type { Stamp } from './reading.ts';
import type { SavedGame } from './saved.ts';
import type { GameText } from './source.ts';
import { formAt, HEADER, piecesIn, skipBlanks, wrongAt, ZILLIONS_SETTING } from './textpieces.ts';
import { readGameText } from './textread.ts';
import { isOfGame } from './textwords.ts';

type GameHeaders = ReadonlyMap<string, string>;

export interface WrittenGame {
  readonly headers: GameHeaders;
  readonly text: string;
  /** Offsets in `text` at which reading starts: each comment before the headers, then the text after the headers. */
  readonly parts: readonly number[];
  readonly to: number;
  readonly hasMoves: boolean;
}

/** Limit of games in a text, more than any tournament has. */
const MAX_GAMES = 1000;

const headersAt = (text: string, from: number): Result<readonly [GameHeaders, number], Problem> => {
  const headers = new Map<string, string>();
  let at = from;
  const headerHere = () => formAt(HEADER, text, at) ?? formAt(ZILLIONS_SETTING, text, at);
  for (let found = headerHere(); found; found = headerHere()) {
    const [whole, name = '', value = found[3] ?? ''] = found;
    if (headers.has(name)) return wrongAt(text, at, `the header ${name} is given twice.`);
    headers.set(name, unquote(inOneLine(value)));
    at = skipBlanks(text, at + whole.length);
  }
  const isSpoiled = /^\[[A-Za-z][\w-]*\s/.test(text.slice(at, at + 40));
  return isSpoiled ? wrongAt(text, at, 'a header looks like [White "Ann"].') : ok([headers, at]);
};

/** Splits a text into games; a text without headers is one game. */
export function* gamesIn(source: string): Resumable<Result<readonly WrittenGame[], Problem>> {
  const lines = source.replace(/\r\n?/g, '\n');
  yield { done: 0, all: lines.length };
  const text = withoutQuoting(lines);
  const games: WrittenGame[] = [];
  const before: number[] = [];
  let at = skipBlanks(text, 0);
  while (at < text.length || games.length === 0) {
    const head = headersAt(text, at);
    if (!head.ok) return head;
    const [headers, from] = head.value;
    const pieces = piecesIn(text, from);
    let next = pieces.next();
    let hasMoves = false;
    for (; !next.done; next = pieces.next()) {
      yield { done: next.value.at, all: text.length };
      hasMoves ||= isOfGame(next.value);
    }
    if (!next.value.ok) return next.value;
    at = next.value.value;
    if (games.length === MAX_GAMES) return problem(READING.manyGames(MAX_GAMES));
    if (headers.size > 0 || hasMoves || at === text.length)
      games.push({ headers, text, parts: [...before.splice(0), from], to: at, hasMoves });
    else before.push(from);
  }
  return ok(games);
}

export const listedTitle = ({ headers }: WrittenGame, index: number): string => {
  const of = (name: string) => (headers.get(name) ?? '').replace(/^[?.*-]*$/, '');
  const players = `${of('White') || 'White'} – ${of('Black') || 'Black'}`;
  const more = [of('Event'), of('Date').slice(0, 10)].filter(Boolean);
  return `${index + 1}. ${[players, ...more].join(', ')}`;
};

/** A question to the player, since a text holds several games or names no variant. `titles` are the answers. */
export interface OpenQuestion {
  readonly asks: 'game' | 'variant';
  readonly titles: readonly string[];
}

/** Normalizes a name, since people write names freely: "Great Worm Chess" equals "great-worm". */
const normalizeName = (name: string): string => {
  const letters = name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return letters.replace(/(?<=.)chess$/, '');
};

const entryCalled = (entries: readonly GameEntry[], variantName: string): GameEntry | undefined =>
  entries.find(({ id, title, names = [] }) =>
    [id, title, ...names].map(normalizeName).includes(normalizeName(variantName)),
  );

/** The maximum number of characters at the beginning of a text in which the variant's name is searched. */
const MAX_LEAD = 1000;

const entryNamed = (entries: readonly GameEntry[], { text, parts: [from = 0] }: WrittenGame) => {
  const called = text.slice(from, from + MAX_LEAD).matchAll(/^\s*(?:game|variant)\s*:\s*(\S.*?)\s*$/gim);
  return Array.from(called, ([, name = '']) => entryCalled(entries, name)).find((entry) => entry);
};

interface KnownGames {
  readonly entries: readonly GameEntry[];
  /** The id of the variant on the table. A text that names no variant is read as a game of this variant. */
  readonly present: string | undefined;
  gameOf(id: string): Promise<Game | null>;
}

/** Reads one game, or returns a question to the player. Each answer is the index of a title in an earlier question. */
export const readText = async (
  { written: text }: GameText,
  answers: readonly number[],
  stamp: Stamp,
  { until, finish }: LongTask,
  { entries, present, gameOf }: KnownGames,
): Promise<Result<SavedGame | OpenQuestion, Problem>> => {
  const games = await finish(gamesIn(text));
  if (!games.ok) return games;
  const isOne = games.value.length === 1;
  const written = games.value[isOne ? 0 : (answers[0] ?? -1)];
  if (!written) return ok({ asks: 'game', titles: games.value.map(listedTitle) });
  const { headers, hasMoves } = written;
  if (headers.size === 0 && !hasMoves) return problem(READING.noMoves);
  const called = headers.get('Game') ?? headers.get('Variant') ?? headers.get('VariantName');
  const answered = entries[answers[isOne ? 0 : 1] ?? -1];
  const meant = () => entryNamed(entries, written) ?? entries.find(({ id }) => id === present) ?? answered;
  const entry = called === undefined ? meant() : entryCalled(entries, called);
  const game = entry && (await until(gameOf(entry.id)));
  if (game) return finish(readGameText(game, written, stamp));
  if (called !== undefined) return problem(READING.noSuchGame(called));
  return ok({ asks: 'variant', titles: entries.map(({ title }) => title) });
};
