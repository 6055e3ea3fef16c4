/**
 * The last phase of a ply in a long game: stages begin, and the wins that they bring are tested (FC-STG-1 to
 * 9, FC-END-8).
 */
import type { Square } from '../../../kernel/board/board.ts';
import { other, SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { majorityOf, materialOf } from '../mechanics/capture/material.ts';
import { settleTombs } from '../mechanics/capture/tombs.ts';
import { COMPLETE_AT } from '../mechanics/time/growth.ts';
import { bitOf } from '../position/kinds.ts';
import { isAnyOf, squaresOf } from '../position/piece-lists.ts';
import { STAGE_STARTS, stageOf } from '../position/stages.ts';
import { actingUnit, type Decided, type Pursuit, type State, stackAt } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import { checkersOf } from './attacks.ts';
import { type Resolution, record, withStack, withState } from './resolution.ts';

const SEQUENCE = 2;
/** From that stage on the side with more material wins at once (FC-STG-9). */
export const SUPERIORITY = 6;
/** Captures and checks must come in so many own turns in a row. */
export const IN_A_ROW = 2;

/** The clause that tells what each stage brings. */
export const STAGE_CLAUSES = [
  [rule('FC-STG-2')],
  [rule('FC-STG-3')],
  [rule('FC-STG-4'), rule('FC-STG-5'), rule('FC-STG-6')],
  [rule('FC-STG-7')],
  [rule('FC-STG-8')],
  [rule('FC-STG-9')],
] as const;

/** So many turns before it begins, a stage is announced. */
const STAGE_TOLD_BEFORE = 3;

const stageNear = (resolution: Resolution): Resolution => {
  const { state } = resolution;
  const { ply, isFirst } = state;
  const stage = stageOf({ ply: ply + STAGE_TOLD_BEFORE, isFirst });
  const isNews = stage > stageOf({ ply: ply + STAGE_TOLD_BEFORE - 1, isFirst });
  return isNews ? record(resolution, { kind: 'stageNear', stage, turns: STAGE_TOLD_BEFORE }) : resolution;
};

/** Stages that begin with the next ply are announced, each by its clauses. */
const stagesBegun = (before: State, resolution: Resolution): Resolution => {
  const [old, reached] = [stageOf(before), stageOf(resolution.state)];
  return STAGE_CLAUSES.slice(old, reached).reduce(
    (sum, clauses, index) =>
      clauses.reduce(
        (recorded, clause) => record(recorded, { kind: 'stageBegun', rule: clause, stage: old + index + 1 }),
        sum,
      ),
    resolution,
  );
};

const NOTHING_DONE = { captures: 0, checks: 0, hasCaptured: false, hasPromoted: false, hasChecked: false };

/** How far the majority side is with its victory sequence after this ply. */
const pursuitOf = (resolution: Resolution): Pursuit | null => {
  const { state, side } = resolution;
  const leader = majorityOf(state);
  if (!leader) return null;
  const known: Pursuit = state.pursuit?.side === leader ? state.pursuit : { side: leader, ...NOTHING_DONE };
  if (leader !== side) return known;
  const captures = resolution.hasCaptured ? known.captures + 1 : 0;
  const checks = checkersOf(state, other(side)).length > 0 ? known.checks + 1 : 0;
  return {
    side,
    captures,
    checks,
    hasCaptured: known.hasCaptured || captures >= IN_A_ROW,
    hasPromoted: known.hasPromoted || resolution.hasPromoted,
    hasChecked: known.hasChecked || checks >= IN_A_ROW,
  };
};

const WONDER = bitOf('W');

/** The squares of a side's complete Wonders. */
export const completeWonders = (state: State, side: Side): readonly Square[] =>
  isAnyOf(state, WONDER)
    ? squaresOf(state, side).filter((square) => {
        const { kind, build } = actingUnit(stackAt(state, square));
        return kind === 'W' && build >= COMPLETE_AT;
      })
    : [];

/** After a ply of Black: both sides' complete Wonders go, if both have some. */
const wondersCancelled = (resolution: Resolution): Resolution => {
  const [white, black] = SIDES.map((side) => completeWonders(resolution.state, side)) as [
    readonly number[],
    readonly number[],
  ];
  if (resolution.side !== 'black' || white.length === 0 || black.length === 0) return resolution;
  const squares = [...white, ...black];
  const recorded = record(resolution, { kind: 'wondersGone', squares });
  return settleTombs(squares.reduce((sum, square) => withStack(sum, square, null), recorded));
};

const wonderWinner = (resolution: Resolution): Side | null => {
  if (resolution.side !== 'black') return null;
  const winners = SIDES.filter((side) => completeWonders(resolution.state, side).length > 0);
  return winners.length === 1 ? (winners[0] ?? null) : null;
};

/** The win that the stages bring now, if any. */
const victoryOf = (resolution: Resolution): Decided | null => {
  const { state } = resolution;
  const leader = majorityOf(state);
  if (leader && stageOf(state) >= SUPERIORITY) return { winner: leader, rule: rule('FC-STG-9') };
  const builder = wonderWinner(resolution);
  if (builder) return { winner: builder, rule: rule('FC-STG-6') };
  const { pursuit } = state;
  const isDone = pursuit?.hasCaptured && pursuit.hasPromoted && pursuit.hasChecked;
  return pursuit && isDone ? { winner: pursuit.side, rule: rule('FC-STG-3') } : null;
};

/** Phase 10 of a ply as far as long games go; in `ply` the turn has passed already, `before` it had not. */
export const testLongGame = (before: State, resolution: Resolution): Resolution => {
  const begun = stagesBegun(before, stageNear(resolution));
  if (stageOf(resolution.state) < SEQUENCE) return begun;
  const rid = wondersCancelled(begun);
  const chased = stageOf(before) >= SEQUENCE ? withState(rid, { pursuit: pursuitOf(rid) }) : rid;
  const won = victoryOf(chased);
  return won ? withState(chased, { decided: won }) : chased;
};

/** The win of a stage, in words. */
export const victoryText = (state: State, { winner, rule: clause }: Decided): string | null => {
  if (!winner) return null;
  const name = sideName(winner);
  switch (clause) {
    case rule('FC-STG-9'):
      return `${name} has more material, ${materialOf(state, winner)} to ${materialOf(state, other(winner))}.`;
    case rule('FC-STG-6'):
      return `${name} has completed a Wonder.`;
    case rule('FC-STG-3'):
      return `${name} has completed the victory sequence.`;
    default:
      return null;
  }
};

/**
 * How many completed moves it takes until the next stage begins; null after the last, and where none does.
 */
export const nextStage = (state: State): { readonly stage: number; readonly moves: number } | null => {
  if (state.isFirst) return null;
  const completed = Math.floor(state.ply / 2);
  const index = STAGE_STARTS.findIndex((start) => start > completed);
  return index < 0 ? null : { stage: index + 1, moves: (STAGE_STARTS[index] as number) - completed };
};
