/**
 * Counts too deep for every test run: the long campaign counts them. A variant exports its rows as `DEEP`
 * from `tests/variants/<id>/deep.ts`, and the campaign finds them there.
 */
export interface DeepCount {
  /** A position file; the game's start if left out. */
  readonly at?: string;
  readonly depth: number;
  /** Complete plays. */
  readonly plays: number;
}
