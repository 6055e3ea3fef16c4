/** Results of functions that can fail: the fault of a person or a file is returned as a value, never thrown. */
import { invariant } from './invariant.ts';

export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Returns the value of a result. Throws for a problem, which only a programming mistake can cause. */
export const unwrap = <T>(result: Result<T, Problem>): T => {
  invariant(result.ok, result.ok ? '' : result.error.text);
  return result.value;
};

/** Returns the values of all parts, or the first problem in the order of the parts. */
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

/** A fault in input from outside. `rule` and `squares` are set if the rules of the game refuse the input. */
export interface Problem {
  readonly text: string;
  readonly rule?: string;
  readonly squares?: readonly number[];
}

export const problem = (text: string): Result<never, Problem> => err({ text });
