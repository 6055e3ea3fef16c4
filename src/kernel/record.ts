/** Saved games and their replay. A game is its seed, its options and its spelled actions; positions are a cache. */
import type { Step } from './event.ts';
import type { Game, GameRecord, Played, Position, SetupOptions } from './game.ts';
import { toldLater } from './later.ts';
import { readPicks, spell, type Target } from './menu.ts';
import { err, ok, type Problem, problem, type Result } from './result.ts';

/** A new record. `start` is a position file, where the game does not begin at its own start. */
export const recordOf = (game: Game, seed: number, options: SetupOptions = {}, start?: string): GameRecord => ({
  game: game.id,
  version: game.version,
  seed,
  options,
  ...(start !== undefined && { start }),
  actions: [],
});

export const withAction = (record: GameRecord, game: Game, picks: readonly Target[]): GameRecord => ({
  ...record,
  actions: [...record.actions, spell(game.board, picks)],
});

/** The position a record starts from. */
export const startOf = (game: Game, record: GameRecord): Result<Position, Problem> => {
  if (record.game !== game.id) return problem(`This is a game of "${record.game}", not of "${game.id}".`);
  return record.start === undefined ? ok(game.setup(record.seed, record.options)) : game.read(record.start);
};

/** One played action of a replayed game. */
export interface Turned {
  readonly picks: readonly Target[];
  readonly position: Position;
  readonly steps: readonly Step[];
}

export interface Replayed {
  readonly start: Position;
  readonly turns: readonly Turned[];
}

/** What an action led to; its steps are not told before somebody reads them. */
export const turnedBy = (picks: readonly Target[], played: Played<Position>): Turned =>
  toldLater({ picks, position: played.state }, () => played.steps);

/** Plays one spelled action. */
export const playSpelled = (game: Game, position: Position, spelling: string): Result<Turned, Problem> => {
  const picks = readPicks(game.board, spelling);
  if (!picks.ok) return picks;
  const played = game.play(position, picks.value);
  return played.ok ? ok(turnedBy(picks.value, played.value)) : played;
};

/** Plays a record again, exactly. The problem says which action stops it. */
export const replay = (game: Game, record: GameRecord): Result<Replayed, Problem> => {
  const start = startOf(game, record);
  if (!start.ok) return start;
  const turns: Turned[] = [];
  let position = start.value;
  for (const [index, spelling] of record.actions.entries()) {
    const played = playSpelled(game, position, spelling);
    if (!played.ok) return err({ ...played.error, text: `Action ${index + 1}, "${spelling}": ${played.error.text}` });
    position = played.value.position;
    turns.push(played.value);
  }
  return ok({ start: start.value, turns });
};

/** The same position with the next dice given by hand. */
const withRolls = (position: Position, rolls: readonly number[] = []): Position =>
  rolls.length > 0 && position.rng?.kind === 'seeded' ? { ...position, rng: { ...position.rng, dictated: rolls } } : position;

/** Actions in picks or notation, separated by ";", played in order. The problem says which of them stops. */
export const playText = (game: Game, position: Position, text: string): Result<readonly Turned[], Problem> => {
  const turns: Turned[] = [];
  let at = position;
  for (const part of text
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)) {
    let rest = part;
    while (rest) {
      const action = game.readAction(at, rest);
      if (!action.ok) return err({ ...action.error, text: `"${part}": ${action.error.text}` });
      const played = game.play(withRolls(at, action.value.rolls), action.value.picks);
      if (!played.ok) return err({ ...played.error, text: `"${part}": ${played.error.text}` });
      at = played.value.state;
      const unused = action.value.rolls && at.rng?.kind === 'seeded' ? at.rng.dictated.length : 0;
      if (unused > 0) return problem(`"${part}" gives dice for ${unused} more rolls than are made.`);
      turns.push(turnedBy(action.value.picks, played.value));
      rest = action.value.rest.trim();
    }
  }
  return ok(turns);
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** A record from outside (a file, storage): its shape is checked here, its actions by `replay`. */
export const readRecord = (value: unknown): Result<GameRecord, Problem> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return problem('This is not a recorded game: an object is expected.');
  const { game, version, seed, options, start, actions } = value as Record<string, unknown>;
  if (!isText(game)) return problem('The recorded game does not say which game it is: "game" is missing.');
  if (!Number.isInteger(version)) return problem('The recorded game has no rules version: "version" must be a whole number.');
  if (!Number.isInteger(seed)) return problem('The recorded game has no seed: "seed" must be a whole number.');
  if (typeof options !== 'object' || options === null || !Object.values(options).every(isText))
    return problem('"options" must be an object of texts.');
  if (start !== undefined && !isText(start)) return problem('"start" must be a position file.');
  if (!Array.isArray(actions) || !actions.every(isText)) return problem('"actions" must be a list of texts.');
  return ok({
    game,
    version: version as number,
    seed: seed as number,
    options: options as SetupOptions,
    ...(start !== undefined && { start }),
    actions,
  });
};
