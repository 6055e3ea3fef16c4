/** The text formats of a variant: its position file, and its notation of actions. */
import type { Target } from '../asking/target.ts';
import type { Step } from '../event.ts';
import type { Problem, Result } from '../result.ts';

export interface TextFormat<S> {
  write(state: S): string;
  read(text: string): Result<S, Problem>;
}

export interface Notation<S, Act> {
  /** Writes an action. If it was played, `steps` are its steps, from which the notation may add the dice that fell. */
  write(state: S, act: Act, steps?: readonly Step[]): string;
  read(state: S, text: string): Result<ReadAction, Problem>;
  readonly acceptedForms?: readonly AcceptedForm<S>[];
}

/** What readers accept besides the written notation: an optional part (`form`), or a spelling that `plain` converts. */
export type AcceptedForm<S> = {
  readonly says: string;
} & ({ readonly form: RegExp } | { plain(text: string, state: S): string });

/** The first action of a text, and the rest of the text, which is to be read in the next position. */
export interface ReadAction {
  readonly picks: readonly Target[];
  readonly rest: string;
  /** The results of dice given in the text, with which the action is played. */
  readonly rolls?: readonly number[];
}
