/** Asks the database, and waits no longer for it than a player would. */
import { ok, type Problem, problem, type Result } from '../../kernel/result.ts';
import { MESSAGES } from '../base/messages.ts';
import { messageOf } from '../base/storage.ts';
import type { Database } from './database.ts';

type AskDatabase = <T>(work: (from: Database) => Promise<T>) => Promise<Result<T, Problem>>;

/** Milliseconds that the database may take to answer. */
const PATIENCE = 4_000;

/** Asks the database; a problem if there is none, it fails, or it does not answer in time. */
export const asking = (database: Database | Promise<Database> | undefined): AskDatabase => {
  /** Once it has failed to answer, nothing waits for it until it does. */
  let patience = PATIENCE;
  /** Once it is there, work begins in the task of its caller: before the page draws, which may take long. */
  let there: Database | undefined;
  return async (work) => {
    if (!database) return problem(MESSAGES.libraryMissing);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => {
        patience = 0;
        refuse(new Error(MESSAGES.noAnswer));
      }, patience);
    });
    const answer = async () => {
      there ??= await database;
      const value = await work(there);
      patience = PATIENCE;
      return value;
    };
    try {
      return ok(await Promise.race([answer(), late]));
    } catch (error) {
      return problem(messageOf(error));
    } finally {
      clearTimeout(timer);
    }
  };
};
