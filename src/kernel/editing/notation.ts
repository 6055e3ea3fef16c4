/** The text formats of a variant: its position file, and its notation of actions. */
import type { Target } from '../asking/target.ts';
import type { Step } from '../event.ts';
import type { Problem, Result } from '../result.ts';

export interface TextFormat<S> {
  write(state: S): string;
  read(text: string): Result<S, Problem>;
}

export interface Notation<S, Act> {
  /** `steps` are those of the action once played: the notation may add the dice that fell. */
  write(state: S, act: Act, steps?: readonly Step[]): string;
  read(state: S, text: string): Result<ReadAction, Problem>;
  readonly acceptedForms?: readonly AcceptedForm<S>[];
}

/** A variation that the reader accepts: an optional part (`form`), or a spelling that `plain` makes usual. */
export type AcceptedForm<S> = {
  readonly says: string;
} & ({ readonly form: RegExp } | { plain(text: string, state: S): string });

/** The first action of a text, and the rest of the text, to be read in the next position. */
export interface ReadAction {
  readonly picks: readonly Target[];
  readonly rest: string;
  /** The dice given in the text, with which the action is played. */
  readonly rolls?: readonly number[];
}
