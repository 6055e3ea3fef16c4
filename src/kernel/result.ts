/** An answer that may be a refusal: what a person or a file can cause is a value, never an exception. */

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** What is wrong with a text, file or request from outside, and where. */
export interface Problem {
  readonly text: string;
  readonly rule?: string;
  readonly squares?: readonly number[];
}

export const problem = (text: string): Result<never, Problem> => err({ text });
