/** A variant's texts: its position file, and its notation of actions. */
import type { Target } from '../asking/target.ts';
import type { Step } from '../event.ts';
import type { Problem, Result } from '../result.ts';

/** The variant's position file. */
export interface TextFormat<S> {
  write(state: S): string;
  read(text: string): Result<S, Problem>;
}

/** The variant's notation of one action. */
export interface Notation<S, Act> {
  /** `steps` are those of the action, once played: where dice fell, the notation may say how. */
  write(state: S, act: Act, steps?: readonly Step[]): string;
  read(state: S, text: string): Result<ReadAction, Problem>;
  /** All liberties that the reader takes. */
  readonly passedOver?: readonly PassedOver<S>[];
}

/**
 * A liberty that a reader takes: a part that may be left out (`form`), or another way to write the same
 * (`plain` gives the usual one).
 */
export type PassedOver<S> = {
  /** In words, as the documentation has it. */
  readonly says: string;
} & ({ readonly form: RegExp } | { plain(text: string, state: S): string });

/** The first action of a text, and the text that is left, to be read in the next position. */
export interface ReadAction {
  readonly picks: readonly Target[];
  readonly rest: string;
  /** The dice as the text has them; the action is played with these. */
  readonly rolls?: readonly number[];
}
