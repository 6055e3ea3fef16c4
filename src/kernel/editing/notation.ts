/** The text formats of a variant: its position file, and its notation of actions. */
import type { Target } from '../asking/target.ts';
import type { Step } from '../event.ts';
import type { Problem, Result } from '../result.ts';

export interface TextFormat<S> {
  write(state: S): string;
  read(text: string): Result<S, Problem>;
}

export interface Notation<S, Act> {
  /** Writes an action. With the `steps` of a played action, the notation may add its dice. */
  write(state: S, act: Act, steps?: readonly Step[]): string;
  read(state: S, text: string): Result<ReadAction, Problem>;
  readonly acceptedForms?: readonly AcceptedForm<S>[];
}

/** An allowed difference from a game's notation, such as blanks. `form` matches text to drop; `plain` rewrites text. */
export type AcceptedForm<S> = {
  readonly says: string;
} & ({ readonly form: RegExp } | { plain(text: string, state: S): string });

/** The first action of a text. `rest` is the text after it, to be read in the next position. */
export interface ReadAction {
  readonly picks: readonly Target[];
  readonly rest: string;
  /** The dice results in the text. The action is played with them. */
  readonly rolls?: readonly number[];
}
