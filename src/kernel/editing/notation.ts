import type { Target } from '../asking/target.ts';
import type { Step } from '../event.ts';
import type { Problem, Result } from '../result.ts';

export interface TextFormat<S> {
  write(state: S): string;
  read(text: string): Result<S, Problem>;
}

export interface Notation<S, Act> {
  /** Writes an action. The text may contain the dice results of `steps`, so that a replay gives the same results. */
  write(state: S, act: Act, steps?: readonly Step[]): string;
  read(state: S, text: string): Result<ReadAction, Problem>;
  readonly acceptedForms?: readonly AcceptedForm<S>[];
}

/** A form of notation that the game reads but never writes. */
export type AcceptedForm<S> = {
  readonly says: string;
} & ({ readonly form: RegExp } | { plain(text: string, state: S): string });

/** The first action of a text. The rest of the text can be read only in the next position. */
export interface ReadAction {
  readonly picks: readonly Target[];
  readonly rest: string;
  /** The dice results in the text, with which the action is played. */
  readonly rolls?: readonly number[];
}
