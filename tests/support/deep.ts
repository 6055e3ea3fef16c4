/**
 * Counts too deep for every test run. A variant exports them as `DEEP` from `tests/variants/<id>/deep.ts`, where
 * the campaign finds them.
 */
export interface DeepCount {
  /** A position file; default: the game's start. */
  readonly at?: string;
  readonly depth: number;
  /** Expected number of complete plays. */
  readonly plays: number;
}
