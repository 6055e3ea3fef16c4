/** The stages of a long game (FC-STG-1). Each adds its rules to those before it. */
import type { State } from './state.ts';

/** The numbers of completed moves at which stages 1 to 6 begin. A move is a turn of each side. */
export const STAGE_STARTS = [300, 300, 600, 900, 1200, 1500] as const;

const STAGE_AT: readonly number[] = Array.from(
  { length: STAGE_STARTS[5] + 1 },
  (_, moves) => STAGE_STARTS.filter((start) => moves >= start).length,
);

/** Returns the stage: 0 before move 300 and in a first game (FC-FIRST-1), later 2 to 6. Stages 1 and 2 coincide. */
export const stageOf = ({ ply, options }: Pick<State, 'ply' | 'options'>): number =>
  options.rules === 'first' ? 0 : (STAGE_AT[Math.min(ply >> 1, STAGE_STARTS[5])] as number);
