/** Results of functions that can fail. Faulty input is no programming error, so nothing is thrown. */
import { invariant } from './invariant.ts';

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Returns the value of a result. Throws for a problem, which only a programming error can cause. */
export const unwrap = <T>(result: Result<T, Problem>): T => {
  invariant(result.ok, result.ok ? '' : result.error.text);
  return result.value;
};

/** Returns the values of all parts, or the first problem. */
export const combineResults = <const Parts extends Readonly<Record<string, Result<unknown, Problem>>>>(
  parts: Parts,
): Result<{ readonly [Key in keyof Parts]: Extract<Parts[Key], { readonly ok: true }>['value'] }, Problem> => {
  const values: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(parts)) {
    if (!part.ok) return part;
    values[key] = part.value;
  }
  return ok(values as { readonly [Key in keyof Parts]: Extract<Parts[Key], { readonly ok: true }>['value'] });
};

/** A fault in input from outside. A clause is cited if the rules refuse the input. */
export interface Problem {
  readonly text: string;
  readonly rule?: string;
  readonly squares?: readonly number[];
}

export const problem = (text: string): Result<never, Problem> => err({ text });
