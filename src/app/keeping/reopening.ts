/**
 * Opens a saved game of older rules: whole if today's rules can play all of it (the player is told if it then
 * ends elsewhere); otherwise at its last position, or as far as it can be played.
 */
import type { Game } from '../../kernel/game.ts';
import { recordOf } from '../../kernel/record.ts';
import { ok, type Problem, type Result } from '../../kernel/result.ts';
import { respelling } from '../formats/respelling.ts';
import { type SavedGame, treeIn } from '../formats/saved.ts';
import { READING } from '../formats/words.ts';
import { replaying } from '../table/line.ts';
import { seatAt, tableOf } from '../table/playing.ts';
import { ALL_KNOWN } from '../table/recall.ts';
import { positionAt, type Table } from '../table/table.ts';
import { lineTo } from '../table/tree.ts';
import type { Work } from '../work.ts';
import type { Opened } from './opening.ts';

/** Does the line still lead to the same position? Both are written by today's rules. */
const endsAsSaved = (game: Game, table: Table, { snapshot }: SavedGame): boolean => {
  const last = game.read(snapshot);
  return !last.ok || game.write(last.value) === game.write(positionAt(table, table.line.length));
};

/** Opens a game of older rules. There is always a table; the player is told if it is not the saved one. */
export function* reopening(game: Game, saved: SavedGame): Work<Result<Opened, Problem>> {
  const { saved: played, problem } = yield* respelling(game, saved);
  const tree = treeIn({ ...played, version: game.version });
  yield* replaying(game, tree, lineTo(tree, played.end));
  const table = seatAt(game, tree, played);
  if (!table.ok) return table;
  const openAt = (there: Table, text: string | null) =>
    ok({ table: there, changed: text === null ? null : { text }, recall: ALL_KNOWN });
  const versions = [game.title, saved.version, game.version] as const;
  if (!problem)
    return openAt(
      table.value,
      endsAsSaved(game, table.value, saved) ? null : READING.endsElsewhere(...versions),
    );
  const last = tableOf(game, recordOf(game, saved.seed, saved.options, saved.snapshot));
  return openAt(last.ok ? last.value : table.value, READING.otherVersion(...versions, last.ok, problem.text));
}
