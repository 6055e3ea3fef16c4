/** Marks of areas, badges of Eggs and Wonders, and badges of players in long games. */
import type { Square } from '../../../../kernel/board/board.ts';
import { DIRECTION_NAMES } from '../../../../kernel/board/direction.ts';
import { other, type Side, sideName } from '../../../../kernel/side.ts';
import type { Badge } from '../../../../kernel/view.ts';
import { countWords, listWords } from '../../../../kernel/words.ts';
import { majorityOf, materialOf } from '../../mechanics/capture/material.ts';
import { COMPLETE_AT, HATCHES_AT } from '../../mechanics/time/growth.ts';
import { EXPLODES_AT } from '../../mechanics/time/passing-time.ts';
import { spiralAround } from '../../mechanics/time/spiral.ts';
import { area, directionTo, nameOf } from '../../position/board.ts';
import { squaresOf } from '../../position/piece-lists.ts';
import { stackOn } from '../../position/squares.ts';
import { stageOf } from '../../position/stages.ts';
import type { Component, State, Tomb } from '../../position/state.ts';
import { badge, figure, type mark } from '../../rules/index.ts';
import { IN_A_ROW, nextStage } from '../../turn/long-game.ts';

export type Add = (square: Square, ...made: Parameters<typeof mark>) => void;

const turnsLeft = (plies: number): string => `${countWords(plies, 'more turn')}, counting both players'`;

/** How many plies in advance an automatic effect is announced. */
const TOLD_BEFORE = 3;

const endsSoon = (plies: number, name: string): string =>
  plies <= TOLD_BEFORE ? `${name} ends within ${TOLD_BEFORE} turns` : '';

const addTornados = ({ tornados }: State, add: Add): void => {
  for (const { square: centre, plies, side } of tornados) {
    const name = `tornado on ${nameOf(centre)}`;
    const news = endsSoon(plies, `The ${name}`);
    add(centre, 'tornado', 'FC-TEMP-3', `${name}, for ${turnsLeft(plies)}`, { side, value: plies, news });
    for (const { square, inward } of spiralAround(centre, side)) {
      const toward = directionTo(square, inward);
      const label = `the ${name} pulls pieces from here`;
      add(square, 'wind', 'FC-TEMP-3', label, { news: '', ...(toward && { toward }) });
    }
  }
};

const addAvalanches = ({ avalanches }: State, add: Add): void => {
  for (const { squares, toward, plies } of avalanches) {
    const label = `avalanche, pushes pieces ${DIRECTION_NAMES[toward]} for ${turnsLeft(plies)}`;
    const news = endsSoon(plies, `The avalanche toward ${DIRECTION_NAMES[toward]}`);
    for (const square of squares) add(square, 'avalanche', 'FC-TEMP-4', label, { toward, value: plies, news });
  }
};

const addBombs = ({ bombs }: State, add: Add): void => {
  for (const { square: centre, side } of bombs) {
    for (const square of area(centre)) {
      if (square === centre)
        add(
          square,
          'bomb',
          'FC-ASSN-7',
          `${sideName(side)}'s bomb, explodes when a ${sideName(other(side)).toLowerCase()} piece comes next to it`,
          { side, news: '' },
        );
      else {
        const label = `next to ${sideName(side)}'s bomb on ${nameOf(centre)}`;
        add(square, 'fuse', 'FC-ASSN-7', label, { side, news: '' });
      }
    }
  }
};

export const addAreas = (state: State, add: Add): void => {
  for (const square of state.corrupted) {
    const label = 'corrupted for the rest of the game (a piece that lands here dies for good)';
    add(square, 'corrupted', 'FC-CORR-2', label, { news: '' });
  }
  for (const { square, toward } of state.distracts) {
    add(square, 'distract', 'FC-JEST-8', `turns slides ${DIRECTION_NAMES[toward]} while its Jester lives`, {
      toward,
      news: '',
    });
  }
  for (const { entrance, exit, side } of state.tunnels) {
    const joinSquares = (from: Square, to: Square) =>
      add(
        from,
        'tunnel',
        'FC-ASSN-6',
        `${sideName(side)}'s tunnel to ${nameOf(to)}, open until the wall between them disappears`,
        { side, to, news: '' },
      );
    joinSquares(entrance, exit);
    joinSquares(exit, entrance);
  }
  for (const [square, plies] of Object.entries(state.quickened)) {
    const label = `time runs twice as fast here for ${turnsLeft(plies)}`;
    const news = endsSoon(plies, 'The quickening of {}');
    add(Number(square), 'quick', 'FC-CHAN-5', label, { value: plies, news });
  }
  addCountdowns(state, add);
  addTornados(state, add);
  addAvalanches(state, add);
  addBombs(state, add);
};

/** Returns the plies until a tomb explodes by rot (FC-TROT-1), which is twice as fast in the first `quick` plies. */
const turnsToRot = ({ rot }: Tomb, quick: number): number => {
  const left = EXPLODES_AT - rot;
  const fast = Math.min(quick, Math.ceil(left / 2));
  return fast + Math.max(0, left - 2 * fast);
};

const isRotSoon = (tomb: Tomb, quick: number): boolean =>
  tomb.status === 'closed' && turnsToRot(tomb, quick) <= TOLD_BEFORE;

export const rotWords = (tomb: Tomb, quick: number): string => {
  if (tomb.status !== 'closed') return '';
  return isRotSoon(tomb, quick)
    ? ' (explodes when stepped on)'
    : ` (explodes when stepped on, or after ${countWords(turnsToRot(tomb, quick), 'more turn')} unthreatened)`;
};

const addCountdowns = ({ tombs, quickened }: State, add: Add): void => {
  for (const [at, tomb] of Object.entries(tombs)) {
    const square = Number(at);
    const quick = quickened[square] ?? 0;
    if (!isRotSoon(tomb, quick)) continue;
    const left = turnsToRot(tomb, quick);
    add(
      square,
      'about-to-explode',
      'FC-TROT-1',
      `explodes after ${countWords(left, 'more turn')} unless a piece threatens it`,
      {
        value: left,
        news: `The [tomb|tombs] on {} [explodes|explode] within ${TOLD_BEFORE} turns unless a piece threatens [it|them]`,
      },
    );
  }
};

const OWN_TURNS_BEFORE = Math.ceil(TOLD_BEFORE / 2);

/** Returns news of an event that comes soon, such as "hatches within 2 of White's turns". Else empty. */
export const newsIfSoon = (left: number, side: Side, words: string, unless = ''): string =>
  left > 0 && left <= OWN_TURNS_BEFORE
    ? `${words} within ${OWN_TURNS_BEFORE} of ${sideName(side)}'s turns${unless}`
    : '';

export const growthBadges = ({ kind, growth, build }: Component, side: Side): readonly Badge[] => {
  if (kind === 'E') {
    const left = HATCHES_AT - growth;
    const label = `hatches after ${countWords(left, 'more turn')} unthreatened`;
    return [
      badge('growth', 'FC-EGG-2', label, {
        value: left,
        news: newsIfSoon(left, side, '{} [hatches|hatch]', ' unless a piece threatens [it|them]'),
      }),
    ];
  }
  if (kind !== 'W') return [];
  const left = COMPLETE_AT - build;
  const [label, news] =
    left > 0
      ? [`complete after ${countWords(left, 'more turn')}`, newsIfSoon(left, side, '{} [is|are] complete')]
      : ['complete', '{} is complete'];
  return [badge('build', 'FC-STG-6', label, { news, ...(left > 0 && { value: left }) })];
};

const FIRST_LONG = 2;
/** How many full moves ahead a badge announces the first stage. */
const FIRST_STAGE_MOVES_AHEAD = 20;

const inARow = (made: number | undefined, what: string): string =>
  made === IN_A_ROW - 1 ? `a ${what} next turn` : `${IN_A_ROW} ${what}s in a row`;

const lackWords = (state: State, side: Side): string => {
  const pursuit = state.pursuit?.side === side ? state.pursuit : null;
  const lacks = [
    pursuit?.hasCaptured ? null : inARow(pursuit?.captures, 'capture'),
    pursuit?.hasPromoted ? null : 'a promotion',
    pursuit?.hasChecked ? null : inARow(pursuit?.checks, 'check'),
  ].filter((lack) => lack !== null);
  return lacks.length === 0 ? 'Majority side' : `Majority side, still needs ${listWords(lacks)} to win`;
};

const wonderBadges = (state: State, side: Side): readonly Badge[] => {
  const builds = squaresOf(state, side).flatMap((square) => {
    const unit = stackOn(state, square)?.units[0];
    return unit?.kind === 'W' ? [unit.build] : [];
  });
  if (builds.length === 0) return [];
  const most = Math.max(...builds);
  const label = `${countWords(builds.length, 'Wonder')}, ${builds.length > 1 ? 'the first ' : ''}complete after ${countWords(COMPLETE_AT - most, 'more turn')}`;
  return [figure('wonder', 'FC-STG-6', label, { value: most })];
};

export const longGameBadges = (state: State, side: Side): readonly Badge[] => {
  if (stageOf(state) < FIRST_LONG) return [];
  const value = materialOf(state, side);
  const leader = majorityOf(state);
  const chase: Badge =
    leader === side
      ? figure('majority', 'FC-STG-3', lackWords(state, side))
      : figure(
          'minority',
          'FC-STG-3',
          `Needs ${materialOf(state, other(side)) - value + 1} more material for the majority`,
        );
  return [figure('material', 'FC-STG-2', `Material ${value}`, { value }), chase, ...wonderBadges(state, side)];
};

export const stageNotes = (state: State): readonly Badge[] => {
  const stage = stageOf(state);
  const next = nextStage(state);
  const soon =
    next && (stage > 0 || next.moves <= FIRST_STAGE_MOVES_AHEAD) ? `in ${countWords(next.moves, 'move')}` : null;
  if (stage > 0) {
    const label = `Stage ${stage} of 6${next ? `, stage ${next.stage} begins ${soon}` : ''}`;
    return [figure('stage', 'FC-STG-1', label, { value: stage })];
  }
  return soon ? [figure('stage', 'FC-STG-1', `Stages 1 and 2 begin ${soon}`)] : [];
};
