/** The engine's commands as pure functions. Files, standard input and exit status belong to `main.ts`. */
import { refusalFrom } from '../kernel/asking/menu.ts';
import { readPicks } from '../kernel/asking/target.ts';
import { seeded } from '../kernel/chance.ts';
import type { Game, GameEntry, Position } from '../kernel/game.ts';
import { clausesOf } from '../kernel/learning/rulebook.ts';
import { playText, recordOf, withAction } from '../kernel/record.ts';
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';
import { type JsonValue, nameProblem, nameSteps, nameView } from './names.ts';
import { printPosition } from './print.ts';
import { shortenQuotes } from './quoting.ts';
import { tallyRandomGames } from './random.ts';
import { type CommandRequest, type CommandSyntax, type RequestField, readRequest } from './request.ts';
import { measureSpeed } from './speed.ts';

export interface CommandAnswer {
  readonly document: JsonValue;
  readonly status: 0 | 1;
}

/** Returns the answer to a faulty request. Quotes of `given` are shortened, since an input may be very long. */
export const failure = (game: Game | null, error: Problem, given: unknown): CommandAnswer => ({
  document: { error: nameProblem(game?.board ?? null, { ...error, text: shortenQuotes(error.text, given) }) },
  status: 1,
});

interface Command extends CommandSyntax {
  run(game: Game, request: CommandRequest): Result<JsonValue, Problem>;
}

const optionsOf = (game: Game, { option = {} }: CommandRequest): Result<Readonly<Record<string, string>>, Problem> => {
  for (const [name, value] of Object.entries(option)) {
    const known = game.options.find(({ id }) => id === name);
    if (!known)
      return problem(
        `${game.title} has no option "${name}". It has ${game.options.map(({ id }) => id).join(', ') || 'none'}.`,
      );
    if (!known.values.some(({ id }) => id === value))
      return problem(
        `The option "${name}" must be one of ${known.values.map(({ id }) => id).join(', ')}, not "${value}".`,
      );
  }
  return ok(option);
};

const positionOf = (game: Game, request: CommandRequest): Result<Position, Problem> => {
  const { position: text, seed, rolls } = request;
  const options = optionsOf(game, request);
  if (!options.ok) return options;
  if (rolls && !game.dice) return problem(`${game.title} has no dice to dictate.`);
  const odd = rolls?.find((each) => !game.dice?.includes(each));
  if (odd !== undefined)
    return problem(`"rolls": ${odd} cannot be rolled. A roll shows ${game.dice?.at(0)} to ${game.dice?.at(-1)}.`);
  const start = text === undefined ? ok(game.setup(seed ?? 0, options.value)) : game.read(text.trim());
  if (!start.ok || (rolls === undefined && (text === undefined || seed === undefined))) return start;
  const { rng } = start.value;
  if (!rng) return start;
  return ok({
    ...start.value,
    rng: seed === undefined && rng.kind === 'seeded' ? { ...rng, dictated: rolls ?? [] } : seeded(seed ?? 0, rolls),
  });
};

const documentOf = (text: string): JsonValue => (text.startsWith('{') ? (JSON.parse(text) as JsonValue) : text);

const writePosition = (game: Game, position: Position) => {
  const text = game.write(position);
  return { position: documentOf(text), text };
};

const onPosition =
  (run: (game: Game, position: Position, request: CommandRequest) => Result<JsonValue, Problem>): Command['run'] =>
  (game, request) => {
    const position = positionOf(game, request);
    return position.ok ? run(game, position.value, request) : position;
  };

const actions = onPosition((game, position, { from = '', kind, limit = Infinity }) => {
  const picks = readPicks(game.board, from);
  if (!picks.ok) return picks;
  const asked = from ? game.ask(position, picks.value) : null;
  if (asked && !asked.ok) return asked;
  if (kind !== undefined && !game.kinds.includes(kind))
    return problem(`${game.title} has no actions of the kind "${kind}". The kinds are ${game.kinds.join(', ')}.`);
  const found: JsonValue[] = [];
  for (const action of game.actions(position, picks.value)) {
    if (kind !== undefined && action.kind !== kind) continue;
    if (found.length >= limit) return ok({ actions: found, truncated: true });
    found.push({ picks: action.spelling, notation: action.notation, kind: action.kind });
  }
  return ok({ actions: found, truncated: false });
});

const play = onPosition((game, position, { actions: text = '' }) => {
  const turns = playText(game, position, text);
  if (!turns.ok) return turns;
  const end = turns.value.at(-1)?.position ?? position;
  const outcome = game.outcome(end);
  return ok({
    ...writePosition(game, end),
    steps: nameSteps(
      game.board,
      turns.value.flatMap(({ tell }) => tell()),
    ),
    outcome: outcome && { ...outcome },
  });
});

const record = onPosition((game, position, { actions: text = '', seed = 0, option = {}, position: start }) => {
  const turns = playText(game, position, text);
  if (!turns.ok) return turns;
  const played = turns.value.reduce(
    (sum, { picks }) => withAction(sum, game, picks),
    recordOf(game, seed, option, start?.trim()),
  );
  return ok({ ...played });
});

const explain = onPosition((game, position, { picks: text = '' }) => {
  const picks = game.readAction(position, text);
  if (!picks.ok) return picks;
  const rest = picks.value.rest.trim();
  if (rest) return problem(`"${rest}" is not expected: only 1 action is explained at a time.`);
  const asked = game.ask(position, picks.value.picks);
  if (asked.ok) return ok(null);
  return asked.error.rule === undefined ? asked : ok(nameProblem(game.board, refusalFrom(asked.error)));
});

const perft = onPosition((game, position, { depth = 1 }) => {
  const started = performance.now();
  const nodes = game.perft(position, depth);
  return ok({ nodes, ms: performance.now() - started });
});

const random: Command['run'] = (game, request) => {
  const options = optionsOf(game, request);
  if (!options.ok) return options;
  const { games = 10, plies = 60, seed = 1 } = request;
  return ok({ ...tallyRandomGames(game, games, plies, seed, options.value) });
};

const START: readonly RequestField[] = ['position', 'seed', 'option', 'rolls'];

const COMMANDS: Readonly<Record<string, Command>> = {
  setup: {
    usage: 'setup VARIANT [--seed N] [--option NAME=VALUE ...]',
    takes: ['seed', 'option'],
    run: onPosition((game, position) => ok(writePosition(game, position))),
  },
  actions: {
    usage: 'actions VARIANT [--from PICKS] [--kind KIND] [--limit N] [POSITION]',
    takes: [...START, 'from', 'kind', 'limit'],
    run: actions,
  },
  play: {
    usage: 'play VARIANT --actions "A; B; C" [POSITION]',
    takes: [...START, 'actions'],
    needs: 'actions',
    run: play,
  },
  record: {
    usage: 'record VARIANT --actions "A; B; C" [--position FILE | --option NAME=VALUE ...] [--seed N]',
    takes: ['position', 'seed', 'option', 'actions'],
    needs: 'actions',
    run: record,
  },
  perft: { usage: 'perft VARIANT DEPTH [POSITION]', takes: [...START, 'depth'], needs: 'depth', run: perft },
  explain: {
    usage: 'explain VARIANT --picks "..." [POSITION]',
    takes: [...START, 'picks'],
    needs: 'picks',
    run: explain,
  },
  view: {
    usage: 'view VARIANT [POSITION]',
    takes: START,
    run: onPosition((game, position) => ok(nameView(game.board, game.view(position)))),
  },
  print: {
    usage: 'print VARIANT [POSITION]',
    takes: START,
    run: onPosition((game, position) => ok({ text: printPosition(game, position) })),
  },
  random: {
    usage: 'random VARIANT [--games N] [--plies N] [--seed N] [--option NAME=VALUE ...]',
    takes: ['games', 'plies', 'seed', 'option'],
    run: random,
  },
  bench: {
    usage: 'bench VARIANT [POSITION]',
    takes: START,
    run: onPosition((game, position) => ok({ ...measureSpeed(game, position) })),
  },
};

/** Usage of the other commands, which are not in `COMMANDS` because `main.ts` runs them. */
const OTHERS: Readonly<Record<string, string>> = { variants: 'variants', batch: 'batch VARIANT' };

const POSITION = 'POSITION is [--position FILE | --option NAME=VALUE ...] [--seed N] [--rolls N,N,...]';

export const USAGE: readonly string[] = [
  ...Object.values(OTHERS),
  ...Object.values(COMMANDS).map(({ usage }) => usage),
  POSITION,
];

const commandNamed = (cmd: string): Result<Command, Problem> => {
  const command = Object.hasOwn(COMMANDS, cmd) ? COMMANDS[cmd] : undefined;
  return command ? ok(command) : problem(`There is no command "${cmd}". The commands are:\n${USAGE.join('\n')}`);
};

export const usageOf = (cmd: string | undefined): Result<readonly string[], Problem> => {
  if (cmd === undefined) return ok(USAGE);
  if (Object.hasOwn(OTHERS, cmd)) return ok([OTHERS[cmd] ?? '']);
  const command = commandNamed(cmd);
  return command.ok ? ok([command.value.usage, POSITION]) : command;
};

const isBroken = (document: JsonValue): boolean =>
  typeof document === 'object' &&
  document !== null &&
  'broken' in document &&
  Array.isArray(document['broken']) &&
  document['broken'].length > 0;

/** Answers a request. The exit status is 1 for a problem or a broken law, else 0. */
export const answerRequest = (game: Game, value: unknown): CommandAnswer => {
  const request = readRequest(value, commandNamed);
  if (!request.ok) return failure(game, request.error, value);
  const result = (COMMANDS[request.value.cmd] as Command).run(game, request.value);
  if (!result.ok) return failure(game, result.error, value);
  return { document: result.value, status: isBroken(result.value) ? 1 : 0 };
};

export const gameNamed = async (
  entries: readonly GameEntry[],
  id: string | undefined,
): Promise<Result<Game, Problem>> => {
  const entry = entries.find((each) => each.id === id);
  const list = entries.map((each) => each.id).join(', ');
  if (entry) return ok(await entry.load());
  return problem(
    id === undefined ? `Which variant? One of ${list}.` : `There is no variant "${id}". There are ${list}.`,
  );
};

export const variants = async (entries: readonly GameEntry[]): Promise<CommandAnswer> => {
  const games = await Promise.all(entries.map((entry) => entry.load()));
  const list = games.map(({ id, title, rules, options }) => ({
    id,
    title,
    clauses: clausesOf(rules).length,
    options: options.map((option) => ({
      id: option.id,
      title: option.title,
      values: option.values.map((value) => value.id),
    })),
  }));
  return { document: { variants: list }, status: 0 };
};
