/**
 * Saved games and their replay. A game is its seed, its options and its spelled actions; positions are a
 * cache.
 */
import { readPicks, spell, type Target } from './asking/target.ts';
import type { Step } from './event.ts';
import type { Game, GameRecord, Played, Position, SetupOptions } from './game.ts';
import { err, ok, type Problem, problem, type Result } from './result.ts';
import { countWords } from './words.ts';

/** A new record. `start` is a position file, where the game does not begin at its own start. */
export const recordOf = (
  game: Game,
  seed: number,
  options: SetupOptions = {},
  start?: string,
): GameRecord => ({
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

/** What is wrong with the options of a record; null if the game has them and their values. */
const whyNotOptions = (game: Game, options: SetupOptions): string | null => {
  for (const [id, value] of Object.entries(options)) {
    const option = game.options.find((each) => each.id === id);
    if (!option) return `${game.title} has no option "${id}".`;
    const values = option.values.map((each) => each.id);
    if (!values.includes(value))
      return `The option "${id}" is "${value}". It must be one of: ${values.join(', ')}.`;
  }
  return null;
};

export const startOf = (game: Game, record: GameRecord): Result<Position, Problem> => {
  if (record.game !== game.id) return problem(`This is a game of "${record.game}", not of "${game.id}".`);
  const wrong = whyNotOptions(game, record.options);
  if (wrong !== null) return problem(wrong);
  return record.start === undefined ? ok(game.setup(record.seed, record.options)) : game.read(record.start);
};

/** One played action of a replayed game. */
export interface Turned {
  readonly picks: readonly Target[];
  readonly position: Position;
  /** Its steps, as in `Played`. */
  readonly did: () => readonly Step[];
  readonly tell: () => readonly Step[];
}

export interface Replayed {
  readonly start: Position;
  readonly turns: readonly Turned[];
}

/** The position before an action of a line. */
export const positionBefore = (start: Position, turns: readonly Turned[], index: number): Position =>
  turns[index - 1]?.position ?? start;

/** The place in a line where the turn that goes on at `index` began. */
export const turnBegan = ({ start, turns }: Replayed, index: number): number => {
  const { ply } = positionBefore(start, turns, index);
  let from = index;
  while (from > 0 && positionBefore(start, turns, from - 1).ply === ply) from--;
  return from;
};

/** The result of these picks. */
export const turnOf = (picks: readonly Target[], { state, did, tell }: Played<Position>): Turned => ({
  picks,
  position: state,
  did,
  tell,
});

/** Plays one spelled action. */
export const playSpelled = (game: Game, position: Position, spelling: string): Result<Turned, Problem> => {
  const picks = readPicks(game.board, spelling);
  if (!picks.ok) return picks;
  const played = game.play(position, picks.value);
  return played.ok ? ok(turnOf(picks.value, played.value)) : played;
};

/** Replays a record, exactly. The problem names the action that stops it. */
export const replay = (game: Game, record: GameRecord): Result<Replayed, Problem> => {
  const start = startOf(game, record);
  if (!start.ok) return start;
  const turns: Turned[] = [];
  let position = start.value;
  for (const [index, spelling] of record.actions.entries()) {
    const played = playSpelled(game, position, spelling);
    if (!played.ok)
      return err({ ...played.error, text: `Action ${index + 1}, "${spelling}": ${played.error.text}` });
    position = played.value.position;
    turns.push(played.value);
  }
  return ok({ start: start.value, turns });
};

/** The same position with the next dice given by hand. */
export const withRolls = (position: Position, rolls: readonly number[] = []): Position =>
  rolls.length > 0 && position.rng?.kind === 'seeded'
    ? { ...position, rng: { ...position.rng, dictated: rolls } }
    : position;

/** Plays the first action of a text, in picks or notation, with its dice; `rest` is the text that is left. */
export const playFirst = (
  game: Game,
  position: Position,
  text: string,
): Result<{ readonly turn: Turned; readonly rest: string }, Problem> => {
  const action = game.readAction(position, text);
  if (!action.ok) return action;
  const { picks, rest, rolls } = action.value;
  const played = game.play(withRolls(position, rolls), picks);
  if (!played.ok) return played;
  const unused =
    rolls && played.value.state.rng?.kind === 'seeded' ? played.value.state.rng.dictated.length : 0;
  if (unused > 0)
    return problem(`It gives dice for ${countWords(unused, 'roll that is', 'rolls that are')} not made.`);
  return ok({ turn: turnOf(picks, played.value), rest: rest.trim() });
};

/**
 * Actions in picks or notation, separated by ";", played in order; none in a blank text. The problem names
 * the action that stops it.
 */
export const playText = (
  game: Game,
  position: Position,
  text: string,
): Result<readonly Turned[], Problem> => {
  const turns: Turned[] = [];
  let at = position;
  const parts = text.trim() ? text.split(';').map((each) => each.trim()) : [];
  for (const [index, part] of parts.entries()) {
    if (!part) return problem(`Action ${index + 1} is empty: write ";" only between 2 actions.`);
    let rest = part;
    while (rest) {
      const played = playFirst(game, at, rest);
      if (!played.ok) return err({ ...played.error, text: `"${part}": ${played.error.text}` });
      const { turn } = played.value;
      at = turn.position;
      turns.push(turn);
      rest = played.value.rest;
    }
  }
  return ok(turns);
};
