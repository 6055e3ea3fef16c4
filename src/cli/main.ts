/** The command line. This is the only file here that uses Node's files and streams. */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Game } from '../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../kernel/result.ts';
import { GAMES } from '../variants/index.ts';
import { type Arguments, readArguments } from './args.ts';
import { answerRequest, type CommandAnswer, failure, gameNamed, USAGE, usageOf, variants } from './commands.ts';

/** Reads the text of a file. The path `-` means standard input. */
const fileText = (path: string): Result<string, Problem> => {
  try {
    return ok(readFileSync(path === '-' ? 0 : path, 'utf8'));
  } catch (cause) {
    return problem(`"${path}" cannot be read: ${(cause as Error).message}`);
  }
};

const parseLine = (line: string): Result<unknown, Problem> => {
  try {
    const value: unknown = JSON.parse(line);
    JSON.stringify(value); // Refuses JSON nested too deep to be written again, once and for all.
    return ok(value);
  } catch (cause) {
    return problem(`This line is not JSON: ${(cause as Error).message}`);
  }
};

/** Turns an exception into a problem, so that a batch goes on. */
const answerGuarded = (game: Game, request: unknown): CommandAnswer => {
  try {
    return answerRequest(game, request);
  } catch (cause) {
    return failure(game, { text: `The engine made a mistake: ${(cause as Error).message}` }, null);
  }
};

const print = ({ document }: CommandAnswer): void => {
  process.stdout.write(`${JSON.stringify(document)}\n`);
};

/** Answers one JSON request per line of standard input. A faulty line does not end the batch. */
const batch = async (game: Game): Promise<CommandAnswer | null> => {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    const request = parseLine(line);
    print(request.ok ? answerGuarded(game, request.value) : failure(game, request.error, line));
  }
  return null;
};

const withFile = ({ fields }: Arguments): Result<Arguments['fields'], Problem> => {
  if (typeof fields['position'] !== 'string') return ok(fields);
  const text = fileText(fields['position']);
  return text.ok ? ok({ ...fields, position: text.value }) : text;
};

const answerWords = async (words: readonly string[]): Promise<CommandAnswer | null> => {
  const wrong = (game: Game | null, error: Problem): CommandAnswer => failure(game, error, words);
  const read = readArguments(words);
  if (!read.ok) return wrong(null, read.error);
  const { cmd, variant, fields, help } = read.value;
  const usage = usageOf(cmd);
  if (!usage.ok) return wrong(null, usage.error);
  if (help) return { document: { usage: usage.value }, status: 0 };
  if (cmd === undefined) return wrong(null, { text: `Give a command. The commands are:\n${USAGE.join('\n')}` });
  const [option] = Object.keys(fields);
  if (option !== undefined && (cmd === 'variants' || cmd === 'batch'))
    return wrong(null, { text: `"${cmd}" does not take "--${option}".` });
  if (cmd === 'variants') return variants(GAMES);
  const loaded = await gameNamed(GAMES, variant);
  if (!loaded.ok) return wrong(null, loaded.error);
  if (cmd === 'batch') return batch(loaded.value);
  const filled = withFile(read.value);
  return filled.ok ? answerGuarded(loaded.value, { cmd, ...filled.value }) : wrong(loaded.value, filled.error);
};

const answered = await answerWords(process.argv.slice(2));
if (answered) {
  print(answered);
  process.exitCode = answered.status;
}
