/** Material of both sides, and the majority's privileges in long games (FC-STG-2, FC-STG-4, FC-STG-5). */
import { SIDES, type Side } from '../../../../kernel/side.ts';
import { SIZE } from '../../position/board.ts';
import { stageOf } from '../../position/stages.ts';
import type { State } from '../../position/state.ts';
import { sumIn } from './majority.ts';

const PRIVILEGES = 3;

export const materialOf = (state: State, side: Side): number => sumIn(state, side, 0, SIZE);

export const majorityOf = (state: State): Side | null => {
  const [white, black] = SIDES.map((side) => materialOf(state, side)) as [number, number];
  return white === black ? null : white > black ? 'white' : 'black';
};

/** Whether a side has the majority's privileges, which begin with the third stage (FC-STG-4, FC-STG-5). */
export const hasPrivilege = (state: State, side: Side): boolean =>
  stageOf(state) >= PRIVILEGES && majorityOf(state) === side;
