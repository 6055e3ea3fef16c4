/** Stages of a long game and their wins (FC-STG-1 to 9, FC-END-8). */
import type { Square } from '../../../kernel/board/board.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { majorityOf, materialOf } from '../mechanics/capture/material.ts';
import { settleTombs } from '../mechanics/capture/tombs.ts';
import type { Ply } from '../mechanics/ply.ts';
import { COMPLETE_AT } from '../mechanics/time/growth.ts';
import { checkersOf } from '../moves/attacks.ts';
import { bitOf } from '../position/kinds.ts';
import { mayBeOnBoard, squaresOf } from '../position/piece-lists.ts';
import type { Pursuit } from '../position/schema.ts';
import { stackAt } from '../position/squares.ts';
import { actingUnit } from '../position/stacks.ts';
import { STAGE_STARTS, stageOf } from '../position/stages.ts';
import type { Decided, State } from '../position/state.ts';

const SEQUENCE_STAGE = 2;
/** The stage in which the side with more material wins at once (FC-STG-9). */
export const SUPERIORITY = 6;
/** Turns in a row that a victory sequence demands, both of captures and of checks (FC-STG-3). */
export const IN_A_ROW = 2;

const STAGE_CLAUSES = [
  ['FC-STG-2'],
  ['FC-STG-3'],
  ['FC-STG-4', 'FC-STG-5', 'FC-STG-6'],
  ['FC-STG-7'],
  ['FC-STG-8'],
  ['FC-STG-9'],
] as const;

/** How many plies in advance a new stage is announced. */
const STAGE_TOLD_BEFORE = 3;

const tellStageNear = (ply: Ply): void => {
  const { ply: number, options } = ply.state;
  const stage = stageOf({ ply: number + STAGE_TOLD_BEFORE, options });
  const isNews = stage > stageOf({ ply: number + STAGE_TOLD_BEFORE - 1, options });
  if (isNews) ply.note?.({ kind: 'stageNear', stage, turns: STAGE_TOLD_BEFORE });
};

const tellStagesBegun = (ply: Ply): void => {
  const [old, reached] = [stageOf(ply.base), stageOf(ply.state)];
  for (let stage = old + 1; stage <= reached; stage++)
    for (const clause of STAGE_CLAUSES[stage - 1] ?? []) ply.note?.({ kind: 'stageBegun', rule: clause, stage });
};

const NOTHING_DONE = { captures: 0, checks: 0, hasCaptured: false, hasPromoted: false, hasChecked: false };

const pursuitOf = (ply: Ply): Pursuit | null => {
  const { state, side } = ply;
  const leader = majorityOf(state);
  if (!leader) return null;
  const known: Pursuit = state.pursuit?.side === leader ? state.pursuit : { side: leader, ...NOTHING_DONE };
  if (leader !== side) return known;
  const captures = ply.hasCaptured ? known.captures + 1 : 0;
  const checks = checkersOf(state, other(side)).length > 0 ? known.checks + 1 : 0;
  return {
    side,
    captures,
    checks,
    hasCaptured: known.hasCaptured || captures >= IN_A_ROW,
    hasPromoted: known.hasPromoted || ply.hasPromoted,
    hasChecked: known.hasChecked || checks >= IN_A_ROW,
  };
};

const WONDER = bitOf('W');

const completeWonders = (state: State, side: Side): readonly Square[] =>
  mayBeOnBoard(state, WONDER)
    ? squaresOf(state, side).filter((square) => {
        const { kind, build } = actingUnit(stackAt(state, square));
        return kind === 'W' && build >= COMPLETE_AT;
      })
    : [];

/** Removes all complete Wonders if both sides have one (FC-STG-6). */
const cancelWonders = (ply: Ply): void => {
  const [white, black] = SIDES.map((side) => completeWonders(ply.state, side)) as [
    readonly number[],
    readonly number[],
  ];
  if (ply.side !== 'black' || white.length === 0 || black.length === 0) return;
  const squares = [...white, ...black];
  ply.note?.({ kind: 'wondersGone', squares });
  for (const square of squares) ply.put(square, null);
  settleTombs(ply);
};

const wonderWinner = ({ state, side }: Ply): Side | null => {
  if (side !== 'black') return null;
  const winners = SIDES.filter((each) => completeWonders(state, each).length > 0);
  return winners.length === 1 ? (winners[0] ?? null) : null;
};

const victoryOf = (ply: Ply): Decided | null => {
  const { state } = ply;
  const leader = majorityOf(state);
  if (leader && stageOf(state) >= SUPERIORITY) return { winner: leader, rule: 'FC-STG-9' };
  const builder = wonderWinner(ply);
  if (builder) return { winner: builder, rule: 'FC-STG-6' };
  const { pursuit } = state;
  const isDone = pursuit?.hasCaptured && pursuit.hasPromoted && pursuit.hasChecked;
  return pursuit && isDone ? { winner: pursuit.side, rule: 'FC-STG-3' } : null;
};

/** Announces stages and decides a won game (phase 10). */
export const testLongGame = (ply: Ply): void => {
  tellStageNear(ply);
  tellStagesBegun(ply);
  if (stageOf(ply.state) < SEQUENCE_STAGE) return;
  cancelWonders(ply);
  if (stageOf(ply.base) >= SEQUENCE_STAGE) ply.set({ pursuit: pursuitOf(ply) });
  const won = victoryOf(ply);
  if (won) ply.set({ decided: won });
};

export const victoryText = (state: State, { winner, rule: clause }: Decided): string | null => {
  if (!winner) return null;
  const name = sideName(winner);
  switch (clause) {
    case 'FC-STG-9':
      return `${name} has more material, ${materialOf(state, winner)} to ${materialOf(state, other(winner))}.`;
    case 'FC-STG-6':
      return `${name} has completed a Wonder.`;
    case 'FC-STG-3':
      return `${name} has completed the victory sequence.`;
    default:
      return null;
  }
};

/**
 * Returns the next stage and the full moves until the stage begins. Null in the last stage, and also if the option
 * `rules` is `first`, because the game then has no stages.
 */
export const nextStage = (state: State): { readonly stage: number; readonly moves: number } | null => {
  if (state.options.rules === 'first') return null;
  const completed = Math.floor(state.ply / 2);
  const index = STAGE_STARTS.findIndex((start) => start > completed);
  return index < 0 ? null : { stage: index + 1, moves: (STAGE_STARTS[index] as number) - completed };
};
