/**
 * A crowded position of a long game just before each stage, with timed areas, shadows, Eggs, Wonders, tombs and marks.
 */
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { at } from './support.ts';

const CROWD =
  'w Ta1 Ra3 Dc2 Jd4 Ce3 Mf6 Fg2 Sh5 Zk3[P] Xl2 Om4 Qn2 Lo3 Ap2 Nb5 Bb7 Pc5 Pe5 Pg5 Pj4 Pl5 Ee8{55} Wh2{44} sRh6@6,3 sNk6@2 sDf4@5,9 sMj6@7,4 / ' +
  'b Ta16 Ra14 Dc15 Jd13 Ce14 Mf11 Fg15 Sh12 Zk14[P] Xl15 Om13 Qn15 Lo14 Ap15 Nb12 Bb10 Pc12 Pe12 Pg12 Pj13 Pl12 Eo11{55} Wh15{44} sRg11@6,2 sTj10@1 sQd10@5,4 sSe10@5[N] / ' +
  'closed i8:Pn p9:r / open j9:qP / rot i8:36 / bombs m8:w:Mf6 e10:b:Mf11 / marks h8:E:Jd4 d9:S:Jd13 / quick i9:30 g8:7 / ' +
  'tornados g9:9:w k8:4:b / avalanches N:4:c6,c7,c8 S:5:m11,m10 / corrupt n8 b9 / exploded i8:4 / plies ';

/** Reads the crowded position at this ply. */
export const crowdAfter = (plies: number): State => at(CROWD + plies) as State;

/**
 * Plies to start games from, each with the stage that a game from there reaches. The first is early, the others are
 * four plies before a stage.
 */
export const STAGE_STARTS: readonly (readonly [plies: number, stage: number])[] = [
  [100, 0],
  [596, 2],
  [1196, 3],
  [1796, 4],
  [2396, 5],
  [2996, 6],
];
