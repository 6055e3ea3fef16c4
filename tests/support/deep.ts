/**
 * A perft count that takes too long for every test run. A variant exports a list of them as `DEEP` from
 * `tests/variants/<id>/deep.ts`, where the campaign finds it.
 */
export interface DeepCount {
  /** A position file; without it, the game's start. */
  readonly at?: string;
  readonly depth: number;
  /** The expected number of lines of `depth` plies. */
  readonly plays: number;
}
