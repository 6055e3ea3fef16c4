import type { JsonObject } from '../../kernel/editing/objects.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { tryOrNull } from '../base/browser.ts';
import { type Progress, progressIn, readProgress } from './progress.ts';
import { readSavedJson, readSavedValue, type Stamp, unknownFormat } from './reading.ts';
import type { SavedGame } from './saved.ts';

/** All games and all progress. A game is JSON text, since workers send text faster than objects. */
export interface Archive {
  readonly games: readonly string[];
  readonly progress: Progress;
}

const FORMAT = 1;
/** Limit of games in a file, more than anybody plays in years. */
const MAX_GAMES = 10_000;

export const archiveText = (games: readonly SavedGame[], progress: Progress): string =>
  `${JSON.stringify({ oddboard: FORMAT, games, progress })}\n`;

export const isArchive = (text: string): boolean => text.startsWith('{"oddboard":');

/** Reads a file of progress alone, as written before version 1.0.0. */
export const progressAlone = (text: string): Archive | null => {
  const progress = readProgress(tryOrNull((): unknown => JSON.parse(text)));
  return progress && { games: [], progress };
};

export const readArchive = (text: string, stamp: Stamp): Result<Archive, Problem> => {
  const json = readSavedJson(text);
  if (!json.ok) return json;
  const { oddboard: format, games, progress } = json.value as JsonObject;
  if (format !== FORMAT) return unknownFormat(format, FORMAT);
  const learned = progressIn(progress ?? {});
  if (!learned) return problem('"progress" must be lists of ids by the name of a game.');
  if (!Array.isArray(games) || games.length > MAX_GAMES)
    return problem(`"games" must be a list of at most ${MAX_GAMES} games.`);
  const read: string[] = [];
  for (const [index, value] of games.entries()) {
    const game = readSavedValue(value, { ...stamp, id: `${stamp.id}-${index}` });
    if (!game.ok) return problem(`"games.${index}": ${game.error.text}`);
    read.push(JSON.stringify(game.value));
  }
  return ok({ games: read, progress: learned });
};
