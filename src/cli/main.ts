/** The engine without a browser: arguments and standard input in, one JSON document out. The only file here that knows Node. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Game } from '../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';
import { GAMES } from '../variants/index.ts';
import { type Arguments, readArguments } from './args.ts';
import { type Answer, answer, failure, gameNamed, USAGE, variants } from './commands.ts';

/** `-` is standard input. */
const fileText = (path: string): Result<string, Problem> => {
  try {
    return ok(readFileSync(path === '-' ? 0 : path, 'utf8'));
  } catch (cause) {
    return problem(`"${path}" cannot be read: ${(cause as Error).message}`);
  }
};

const parsed = (line: string): Result<unknown, Problem> => {
  try {
    return ok(JSON.parse(line) as unknown);
  } catch (cause) {
    return problem(`This line is not JSON: ${(cause as Error).message}`);
  }
};

/** A mistake of the program itself is said like any other problem, so that the next line of a batch is still answered. */
const guarded = (game: Game, request: unknown): Answer => {
  try {
    return answer(game, request);
  } catch (cause) {
    return failure(game, { text: `The engine made a mistake: ${(cause as Error).message}` });
  }
};

const print = ({ document }: Answer): void => {
  process.stdout.write(`${JSON.stringify(document)}\n`);
};

/** One request a line, one answer a line; a bad line does not stop the next. */
const batch = async (game: Game): Promise<Answer | null> => {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    const request = parsed(line);
    print(request.ok ? guarded(game, request.value) : failure(game, request.error));
  }
  return null;
};

/** The position file named on the command line becomes the text inside it. */
const withFile = ({ fields }: Arguments): Result<Arguments['fields'], Problem> => {
  if (typeof fields['position'] !== 'string') return ok(fields);
  const text = fileText(fields['position']);
  return text.ok ? ok({ ...fields, position: text.value }) : text;
};

const respond = async (words: readonly string[]): Promise<Answer | null> => {
  const read = readArguments(words);
  if (!read.ok) return failure(null, read.error);
  const { cmd, variant } = read.value;
  if (cmd === undefined) return failure(null, { text: `What is to be done? The commands are:\n${USAGE.join('\n')}` });
  if (cmd === 'variants') return variants(GAMES);
  const game = await gameNamed(GAMES, variant);
  if (!game.ok) return failure(null, game.error);
  if (cmd === 'batch') return batch(game.value);
  const fields = withFile(read.value);
  return fields.ok ? guarded(game.value, { cmd, ...fields.value }) : failure(game.value, fields.error);
};

const answered = await respond(process.argv.slice(2));
if (answered) {
  print(answered);
  process.exitCode = answered.status;
}
