/** The stages of a long game (FC-STG-1), by moves completed; each adds to the earlier ones. */
import type { State } from './state.ts';

/** After how many completed moves each stage begins. The first two begin together. */
export const STAGE_STARTS = [300, 300, 600, 900, 1200, 1500] as const;

const stageAt = (moves: number): number => STAGE_STARTS.filter((start) => moves >= start).length;

/** The stage reached: 0 before move 300, then 2 to 6. */
export const stageOf = ({ ply }: Pick<State, 'ply'>): number => (ply < 2 * STAGE_STARTS[0] ? 0 : stageAt(Math.floor(ply / 2)));
