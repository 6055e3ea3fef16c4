/** A recorded game from outside: its shape is checked here, its actions when it is replayed. */
import * as v from 'valibot';
import { isInherited } from '../../kernel/editing/objects.ts';
import type { GameRecord } from '../../kernel/game.ts';
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';

const whole = v.pipe(v.number(), v.integer());

const Recorded: v.GenericSchema<unknown, GameRecord> = v.pipe(
  v.custom<object>((value) => !Array.isArray(value)),
  v.object({
    game: v.string(),
    version: whole,
    seed: whole,
    options: v.pipe(
      v.custom<object>((value) => value instanceof Object && !Object.keys(value).some(isInherited)),
      v.record(v.string(), v.string()),
    ),
    start: v.exactOptional(v.string()),
    actions: v.array(v.string()),
  }),
);

/** What is said of each field that is missing or wrong. */
const WRONG: Readonly<Record<string, string>> = {
  game: 'The recorded game does not say which game it is: "game" is missing.',
  version: 'The recorded game has no rules version: "version" must be a whole number.',
  seed: 'The recorded game has no seed: "seed" must be a whole number.',
  options: '"options" must be an object of texts by the names of options.',
  start: '"start" must be a position file.',
  actions: '"actions" must be a list of texts.',
};

export const readRecord = (value: unknown): Result<GameRecord, Problem> => {
  const parsed = v.safeParse(Recorded, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const field = parsed.issues[0].path?.[0]?.key;
  return problem(WRONG[String(field)] ?? 'This is not a recorded game.');
};
