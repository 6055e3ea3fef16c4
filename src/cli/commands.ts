/**
 * The engine's commands: each takes a game and a request and gives one document. They are pure; files, standard input
 * and the exit status are `main.ts`'s.
 */

import { seeded } from '../kernel/chance.ts';
import type { Game, GameEntry, Position } from '../kernel/game.ts';
import { readPicks, refusalIn } from '../kernel/menu.ts';
import { playText, recordOf, withAction } from '../kernel/record.ts';
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';
import { clausesOf } from '../kernel/rulebook.ts';
import { type Json, namedProblem, namedSteps, namedView } from './names.ts';
import { printed } from './print.ts';
import { tally } from './random.ts';
import { type Field, type Request, readRequest } from './request.ts';
import { speed } from './speed.ts';

/** One document and the exit status that goes with it. */
export interface Answer {
  readonly document: Json;
  readonly status: 0 | 1;
}

export const failure = (game: Game | null, error: Problem): Answer => ({
  document: { error: namedProblem(game?.board ?? null, error) },
  status: 1,
});

interface Command {
  readonly usage: string;
  readonly takes: readonly Field[];
  readonly needs?: Field;
  run(game: Game, request: Request): Result<Json, Problem>;
}

/** Options as asked for, if the game has them. */
const optionsOf = (game: Game, { option = {} }: Request): Result<Readonly<Record<string, string>>, Problem> => {
  for (const [name, value] of Object.entries(option)) {
    const known = game.options.find(({ id }) => id === name);
    if (!known) return problem(`${game.title} has no option "${name}". It has ${game.options.map(({ id }) => id).join(', ') || 'none'}.`);
    if (!known.values.some(({ id }) => id === value))
      return problem(`The option "${name}" is one of ${known.values.map(({ id }) => id).join(', ')}, not "${value}".`);
  }
  return ok(option);
};

/** The position asked about: from its text or the game's own start, with the dice asked for. */
const positionOf = (game: Game, request: Request): Result<Position, Problem> => {
  const { position: text, seed, rolls } = request;
  const options = optionsOf(game, request);
  if (!options.ok) return options;
  const start = text === undefined ? ok(game.setup(seed ?? 0, options.value)) : game.read(text.trim());
  if (!start.ok || (rolls === undefined && (text === undefined || seed === undefined))) return start;
  const { rng } = start.value;
  if (!rng) return rolls ? problem(`${game.title} has no dice to dictate.`) : start;
  return ok({
    ...start.value,
    rng: seed === undefined && rng.kind === 'seeded' ? { ...rng, dictated: rolls ?? [] } : seeded(seed ?? 0, rolls),
  });
};

/** A position as its file has it: a text, or an object where the format is JSON. */
const documentOf = (text: string): Json => (text.startsWith('{') ? (JSON.parse(text) as Json) : text);

const written = (game: Game, position: Position) => {
  const text = game.write(position);
  return { position: documentOf(text), text };
};

/** A command about one position. */
const about =
  (run: (game: Game, position: Position, request: Request) => Result<Json, Problem>): Command['run'] =>
  (game, request) => {
    const position = positionOf(game, request);
    return position.ok ? run(game, position.value, request) : position;
  };

const actions = about((game, position, { from, kind, limit = Infinity }) => {
  const picks = readPicks(game.board, from ?? '');
  if (!picks.ok) return picks;
  const found: Json[] = [];
  for (const action of game.actions(position, picks.value)) {
    if (kind !== undefined && action.kind !== kind) continue;
    if (found.length >= limit) return ok({ actions: found, truncated: true });
    found.push({ picks: action.spelling, notation: action.notation, kind: action.kind });
  }
  return ok({ actions: found, truncated: false });
});

const play = about((game, position, { actions: text = '' }) => {
  const turns = playText(game, position, text);
  if (!turns.ok) return turns;
  const end = turns.value.at(-1)?.position ?? position;
  const outcome = game.outcome(end);
  return ok({
    ...written(game, end),
    steps: namedSteps(
      game.board,
      turns.value.flatMap(({ steps }) => steps),
    ),
    outcome: outcome && { ...outcome },
  });
});

const record = about((game, position, { actions: text = '', seed = 0, option = {}, position: start }) => {
  const turns = playText(game, position, text);
  if (!turns.ok) return turns;
  const played = turns.value.reduce((sum, { picks }) => withAction(sum, game, picks), recordOf(game, seed, option, start?.trim()));
  return ok({ ...played });
});

const explain = about((game, position, { picks: text = '' }) => {
  const picks = game.readAction(position, text);
  if (!picks.ok) return picks;
  const asked = game.ask(position, picks.value.picks);
  if (asked.ok) return ok(null);
  return asked.error.rule === undefined ? asked : ok(namedProblem(game.board, refusalIn(asked.error)));
});

const perft = about((game, position, { depth = 1 }) => {
  const started = performance.now();
  const nodes = game.perft(position, depth);
  return ok({ nodes, ms: performance.now() - started });
});

const random: Command['run'] = (game, request) => {
  const options = optionsOf(game, request);
  if (!options.ok) return options;
  const { games = 10, plies = 60, seed = 1 } = request;
  return ok({ ...tally(game, games, plies, seed, options.value) });
};

const START: readonly Field[] = ['position', 'seed', 'option', 'rolls'];

const COMMANDS: Readonly<Record<string, Command>> = {
  setup: {
    usage: 'setup VARIANT [--seed N] [--option NAME=VALUE]',
    takes: ['seed', 'option'],
    run: about((game, position) => ok(written(game, position))),
  },
  actions: {
    usage: 'actions VARIANT [--position FILE] [--from SQUARE] [--kind KIND] [--limit N]',
    takes: [...START, 'from', 'kind', 'limit'],
    run: actions,
  },
  play: {
    usage: 'play VARIANT --actions "A; B; C" [--position FILE] [--rolls N,N,...]',
    takes: [...START, 'actions'],
    needs: 'actions',
    run: play,
  },
  record: {
    usage: 'record VARIANT --actions "A; B; C" [--position FILE]',
    takes: ['position', 'seed', 'option', 'actions'],
    needs: 'actions',
    run: record,
  },
  perft: { usage: 'perft VARIANT DEPTH [--position FILE]', takes: [...START, 'depth'], needs: 'depth', run: perft },
  explain: { usage: 'explain VARIANT --picks "..." [--position FILE]', takes: [...START, 'picks'], needs: 'picks', run: explain },
  view: {
    usage: 'view VARIANT [--position FILE]',
    takes: START,
    run: about((game, position) => ok(namedView(game.board, game.view(position)))),
  },
  print: {
    usage: 'print VARIANT [--position FILE]',
    takes: START,
    run: about((game, position) => ok({ text: printed(game, position) })),
  },
  random: { usage: 'random VARIANT [--games N] [--plies M] [--seed S]', takes: ['games', 'plies', 'seed', 'option'], run: random },
  bench: { usage: 'bench VARIANT [--position FILE]', takes: START, run: about((game, position) => ok({ ...speed(game, position) })) },
};

export const USAGE: readonly string[] = ['variants', ...Object.values(COMMANDS).map(({ usage }) => usage), 'batch VARIANT'];

const takes = (cmd: string): Result<readonly Field[], Problem> =>
  Object.hasOwn(COMMANDS, cmd)
    ? ok(COMMANDS[cmd]?.takes ?? [])
    : problem(`There is no command "${cmd}". The commands are:\n${USAGE.join('\n')}`);

/** Answers one request, however malformed. */
export const answer = (game: Game, value: unknown): Answer => {
  const request = readRequest(value, takes);
  if (!request.ok) return failure(game, request.error);
  const command = COMMANDS[request.value.cmd] as Command;
  if (command.needs && request.value[command.needs] === undefined) return failure(game, { text: `Something is missing: ${command.usage}` });
  const result = command.run(game, request.value);
  if (!result.ok) return failure(game, result.error);
  return {
    document: result.value,
    status: request.value.cmd === 'random' && (result.value as { broken: readonly Json[] }).broken.length > 0 ? 1 : 0,
  };
};

/** The game of that name, loaded. */
export const gameNamed = async (entries: readonly GameEntry[], id: string | undefined): Promise<Result<Game, Problem>> => {
  const entry = entries.find((each) => each.id === id);
  const list = entries.map((each) => each.id).join(', ');
  if (!entry) return problem(id === undefined ? `Which variant? One of ${list}.` : `There is no variant "${id}". There are ${list}.`);
  return ok(await entry.load());
};

export const variants = async (entries: readonly GameEntry[]): Promise<Answer> => {
  const games = await Promise.all(entries.map((entry) => entry.load()));
  const list = games.map(({ id, title, rules, options }) => ({
    id,
    title,
    clauses: clausesOf(rules).length,
    options: options.map((option) => ({ id: option.id, title: option.title, values: option.values.map((value) => value.id) })),
  }));
  return { document: { variants: list }, status: 0 };
};
