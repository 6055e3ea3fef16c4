/** Asks the library, and waits no longer for it than a player would. */
import { ok, type Problem, problem, type Result } from '../../../kernel/result.ts';
import { NEWS } from '../../telling/words.ts';
import type { Library } from './library.ts';

/** Milliseconds that the library may take to answer. */
const PATIENCE = 4_000;

/** Does some work with the library; a problem if there is none, it fails or does not answer. */
export type Asking = <T>(work: (from: Library) => Promise<T>) => Promise<Result<T, Problem>>;

export const createAsking = (library: Library | undefined): Asking => {
  /** Once the library has failed to answer, nothing waits for it until it does. */
  let isSilent = false;
  return async (work) => {
    if (!library) return problem(NEWS.libraryMissing);
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const late = new Promise<never>((_, refuse) => {
        timer = setTimeout(
          () => {
            isSilent = true;
            refuse(new Error(NEWS.noAnswer));
          },
          isSilent ? 0 : PATIENCE,
        );
      });
      const coming = work(library).finally(() => {
        isSilent = false;
      });
      return ok(await Promise.race([coming, late]));
    } catch (error) {
      return problem(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(timer);
    }
  };
};
