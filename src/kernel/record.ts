/** Makes records of games and replays them. To stay small, records hold actions instead of positions. */
import { readPicks, spell, type Target } from './asking/target.ts';
import type { Step } from './event.ts';
import type { Game, GameRecord, PlayResult, Position, SetupOptions } from './game.ts';
import { err, ok, type Problem, problem, type Result } from './result.ts';
import { countWords } from './words.ts';

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

const whyNotOptions = (game: Game, options: SetupOptions): string | null => {
  for (const [id, value] of Object.entries(options)) {
    const option = game.options.find((each) => each.id === id);
    if (!option) return `${game.title} has no option "${id}".`;
    const values = option.values.map((each) => each.id);
    if (!values.includes(value)) return `The option "${id}" is "${value}". It must be one of: ${values.join(', ')}.`;
  }
  return null;
};

export const startOf = (game: Game, record: GameRecord): Result<Position, Problem> => {
  if (record.game !== game.id) return problem(`This is a game of "${record.game}", not of "${game.id}".`);
  const wrong = whyNotOptions(game, record.options);
  if (wrong !== null) return problem(wrong);
  return record.start === undefined ? ok(game.setup(record.seed, record.options)) : game.read(record.start);
};

export interface PlayedAction {
  readonly picks: readonly Target[];
  readonly position: Position;
  readonly ownSteps: () => readonly Step[];
  readonly tell: () => readonly Step[];
}

export interface ReplayedLine {
  readonly start: Position;
  readonly actions: readonly PlayedAction[];
}

export const positionBefore = (start: Position, actions: readonly PlayedAction[], index: number): Position =>
  actions[index - 1]?.position ?? start;

/** Returns the index of the first action in the turn that contains action `index`, counted from 0. */
export const turnStartIndex = ({ start, actions }: ReplayedLine, index: number): number => {
  const { ply } = positionBefore(start, actions, index);
  let from = index;
  while (from > 0 && positionBefore(start, actions, from - 1).ply === ply) from--;
  return from;
};

export const playedAction = (
  picks: readonly Target[],
  { state, ownSteps, tell }: PlayResult<Position>,
): PlayedAction => ({
  picks,
  position: state,
  ownSteps,
  tell,
});

export const playSpelled = (game: Game, position: Position, spelling: string): Result<PlayedAction, Problem> => {
  const picks = readPicks(game.board, spelling);
  if (!picks.ok) return picks;
  const played = game.play(position, picks.value);
  return played.ok ? ok(playedAction(picks.value, played.value)) : played;
};

/** Replays a record. The problem names the first action that fails. */
export const replay = (game: Game, record: GameRecord): Result<ReplayedLine, Problem> => {
  const start = startOf(game, record);
  if (!start.ok) return start;
  const actions: PlayedAction[] = [];
  let position = start.value;
  for (const [index, spelling] of record.actions.entries()) {
    const played = playSpelled(game, position, spelling);
    if (!played.ok) return err({ ...played.error, text: `Action ${index + 1}, "${spelling}": ${played.error.text}` });
    position = played.value.position;
    actions.push(played.value);
  }
  return ok({ start: start.value, actions });
};

export const withDictatedDice = (position: Position, rolls: readonly number[] = []): Position =>
  rolls.length > 0 && position.rng?.kind === 'seeded'
    ? { ...position, rng: { ...position.rng, dictated: rolls } }
    : position;

/** Plays the first action of a text, and returns the remaining text. */
export const playFirst = (
  game: Game,
  position: Position,
  text: string,
): Result<{ readonly action: PlayedAction; readonly rest: string }, Problem> => {
  const action = game.readAction(position, text);
  if (!action.ok) return action;
  const { picks, rest, rolls } = action.value;
  const played = game.play(withDictatedDice(position, rolls), picks);
  if (!played.ok) return played;
  const unused = rolls && played.value.state.rng?.kind === 'seeded' ? played.value.state.rng.dictated.length : 0;
  if (unused > 0) return problem(`It gives dice for ${countWords(unused, 'roll that is', 'rolls that are')} not made.`);
  return ok({ action: playedAction(picks, played.value), rest: rest.trim() });
};

/** Plays actions separated by ";". The problem quotes the first faulty part. */
export const playText = (game: Game, position: Position, text: string): Result<readonly PlayedAction[], Problem> => {
  const actions: PlayedAction[] = [];
  let at = position;
  const parts = text.trim() ? text.split(';').map((each) => each.trim()) : [];
  for (const [index, part] of parts.entries()) {
    if (!part) return problem(`Action ${index + 1} is empty: write ";" only between 2 actions.`);
    let rest = part;
    while (rest) {
      const played = playFirst(game, at, rest);
      if (!played.ok) return err({ ...played.error, text: `"${part}": ${played.error.text}` });
      const { action } = played.value;
      at = action.position;
      actions.push(action);
      rest = played.value.rest;
    }
  }
  return ok(actions);
};
