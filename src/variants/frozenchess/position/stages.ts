/** The stages of a long game (FC-STG-1). Each stage adds rules. */
import type { State } from './state.ts';

/** The numbers of full moves after which stages 1 to 6 begin. */
export const STAGE_STARTS = [300, 300, 600, 900, 1200, 1500] as const;

const STAGE_AT: readonly number[] = Array.from(
  { length: STAGE_STARTS[5] + 1 },
  (_, moves) => STAGE_STARTS.filter((start) => moves >= start).length,
);

/** Returns the stage, 0 to 6. A first game stays at 0 (FC-FIRST-1). */
export const stageOf = ({ ply, options }: Pick<State, 'ply' | 'options'>): number =>
  options.rules === 'first' ? 0 : (STAGE_AT[Math.min(ply >> 1, STAGE_STARTS[5])] as number);
