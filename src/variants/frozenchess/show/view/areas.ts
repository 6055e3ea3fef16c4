/** How areas in time, marks and long games are shown: marks with what is left of their time, figures of the players. */
import type { Square } from '../../../../kernel/board.ts';
import { DIRECTION_NAMES } from '../../../../kernel/direction.ts';
import { other, type Side, sideName } from '../../../../kernel/side.ts';
import type { Badge, Mark } from '../../../../kernel/view.ts';
import { counted, listed } from '../../../../kernel/words.ts';
import { majorityOf, materialOf } from '../../mechanics/capture/material.ts';
import { MOST_EXPLOSIONS } from '../../mechanics/time/corruption.ts';
import { COMPLETE_AT, HATCHES_AT } from '../../mechanics/time/growth.ts';
import { ROTS_AT } from '../../mechanics/time/passing-time.ts';
import { spiralAround } from '../../mechanics/time/spiral.ts';
import { IN_A_ROW, nextStage } from '../../moves/long-game.ts';
import { area, directionTo, nameOf } from '../../position/board.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { stageOf } from '../../position/stages.ts';
import { type Component, type State, stackOn, type Tomb } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { forecast } from '../next-ply.ts';

type Add = (square: Square, mark: Mark) => void;

/** "3 more plies" */
const pliesLeft = (plies: number): string => counted(plies, 'more ply', 'more plies');

const addTornados = ({ tornados }: State, add: Add): void => {
  for (const { square: centre, plies, side } of tornados) {
    const label = `tornado on ${nameOf(centre)}, ${pliesLeft(plies)}`;
    add(centre, { kind: 'tornado', label, rule: rule('FC-TEMP-3'), side, value: plies });
    for (const { square, inward } of spiralAround(centre, side)) {
      const toward = directionTo(square, inward);
      add(square, { kind: 'wind', label: `pulled towards the ${label}`, rule: rule('FC-TEMP-3'), ...(toward && { toward }) });
    }
  }
};

const addAvalanches = ({ avalanches }: State, add: Add): void => {
  for (const { squares, toward, plies } of avalanches) {
    const label = `avalanche, pushes ${DIRECTION_NAMES[toward]}, ${pliesLeft(plies)}`;
    for (const square of squares) add(square, { kind: 'avalanche', label, rule: rule('FC-TEMP-4'), toward, value: plies });
  }
};

const addBombs = ({ bombs }: State, add: Add): void => {
  for (const { square: centre, side } of bombs) {
    for (const square of area(centre)) {
      if (square === centre)
        add(square, {
          kind: 'bomb',
          label: `${sideName(side)}'s bomb, until ${sideName(other(side))} comes near`,
          rule: rule('FC-ASSN-7'),
          side,
        });
      else add(square, { kind: 'fuse', label: `next to ${sideName(side)}'s bomb on ${nameOf(centre)}`, rule: rule('FC-ASSN-7'), side });
    }
  }
};

/** All marks of what lasts for a time. */
export const addAreas = (state: State, add: Add): void => {
  for (const square of state.corrupted) {
    add(square, { kind: 'corrupted', label: 'corrupted for the rest of the game: who lands here dies for good', rule: rule('FC-CORR-2') });
  }
  for (const { square, toward } of state.distracts) {
    add(square, {
      kind: 'distract',
      label: `turns rays ${DIRECTION_NAMES[toward]}, as long as its Jester lives`,
      rule: rule('FC-JEST-8'),
      toward,
    });
  }
  for (const { entrance, exit, side } of state.tunnels) {
    const joined = (from: Square, to: Square) =>
      add(from, {
        kind: 'tunnel',
        label: `${sideName(side)}'s tunnel to ${nameOf(to)}, as long as the wall between stands`,
        rule: rule('FC-ASSN-6'),
        side,
        to,
      });
    joined(entrance, exit);
    joined(exit, entrance);
  }
  for (const [square, plies] of Object.entries(state.quickened)) {
    add(Number(square), { kind: 'quick', label: `time runs twice as fast, ${pliesLeft(plies)}`, rule: rule('FC-CHAN-5'), value: plies });
  }
  addTornados(state, add);
  addAvalanches(state, add);
  addBombs(state, add);
  for (const [square, mark] of forecast(state)) add(square, mark);
};

/** What a tomb's clock says. */
export const rotWords = ({ status, rot }: Tomb): string => (status === 'closed' ? `; rotted ${rot} of ${ROTS_AT}` : '');

export const explodedWords = (times: number): string =>
  times > 0 ? `; exploded ${times === 1 ? 'once' : `${times} times`} of ${MOST_EXPLOSIONS}` : '';

/** The growth of an Egg, the build of a Wonder. */
export const growthBadges = ({ kind, growth, build }: Component): readonly Badge[] => {
  if (kind === 'E') return [{ kind: 'growth', label: `grown ${growth} of ${HATCHES_AT}`, rule: rule('FC-EGG-2'), value: growth }];
  if (kind === 'W') return [{ kind: 'build', label: `built ${build} of ${COMPLETE_AT}`, rule: rule('FC-STG-6'), value: build }];
  return [];
};

const FIRST_LONG = 2;
/** From so many moves before it on, the next stage is announced in the notes. */
const ANNOUNCED = 20;

/** What is left of the victory sequence of the majority side. */
const lackWords = (state: State, side: Side): string => {
  const pursuit = state.pursuit?.side === side ? state.pursuit : null;
  const lacks = [
    pursuit?.hasCaptured ? null : `captures in a row (${pursuit?.captures ?? 0} of ${IN_A_ROW})`,
    pursuit?.hasPromoted ? null : 'a promotion',
    pursuit?.hasChecked ? null : `checks in a row (${pursuit?.checks ?? 0} of ${IN_A_ROW})`,
  ].filter((lack) => lack !== null);
  return lacks.length === 0 ? 'Majority: lacks nothing' : `Majority: lacks ${listed(lacks)}`;
};

/** How far a side's foremost Wonder is from winning. */
const wonderBadges = (state: State, side: Side): readonly Badge[] => {
  const builds = squaresOf(state, side).flatMap((square) => {
    const unit = stackOn(state, square)?.comps[0];
    return unit?.kind === 'W' ? [unit.build] : [];
  });
  if (builds.length === 0) return [];
  const most = Math.max(...builds);
  const label = `${builds.length > 1 ? `${builds.length} Wonders` : 'Wonder'} ${most} of ${COMPLETE_AT}`;
  return [{ kind: 'wonder', label, rule: rule('FC-STG-6'), value: most }];
};

/** A side's material and what it lacks for victory, once that matters. */
export const longGameBadges = (state: State, side: Side): readonly Badge[] => {
  if (stageOf(state) < FIRST_LONG) return [];
  const value = materialOf(state, side);
  const leader = majorityOf(state);
  const chase: Badge =
    leader === side
      ? { kind: 'majority', label: lackWords(state, side), rule: rule('FC-STG-3') }
      : {
          kind: 'minority',
          label: `Lacks ${materialOf(state, other(side)) - value + 1} of material for the majority`,
          rule: rule('FC-STG-3'),
        };
  return [{ kind: 'material', label: `Material ${value}`, rule: rule('FC-STG-2'), value }, chase, ...wonderBadges(state, side)];
};

/** The stage that is reached, and the next one when it is near. */
export const stageNotes = (state: State): readonly Badge[] => {
  const stage = stageOf(state);
  const next = nextStage(state);
  const soon = next && (stage > 0 || next.moves <= ANNOUNCED) ? `in ${counted(next.moves, 'move')}` : null;
  if (stage > 0) {
    const label = `Stage ${stage} of 6${next ? `; stage ${next.stage} begins ${soon}` : ''}`;
    return [{ kind: 'stage', label, rule: rule('FC-STG-1'), value: stage }];
  }
  return soon ? [{ kind: 'stage', label: `Stages 1 and 2 begin ${soon}`, rule: rule('FC-STG-1') }] : [];
};
