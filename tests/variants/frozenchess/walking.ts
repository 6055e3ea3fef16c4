/** Plays random games on the unpruned menu, with checks at each position. */
import { expect } from 'vitest';
import type { Menu } from '../../../src/kernel/asking/menu.ts';
import { type Rng, roll, seeded } from '../../../src/kernel/chance.ts';
import { deepEqual } from '../../../src/kernel/deep-equal.ts';
import { derivedSteps } from '../../../src/kernel/derived-steps.ts';
import { foldView } from '../../../src/kernel/fold.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import { hasAction, menu } from '../../../src/variants/frozenchess/menu/index.ts';
import { checkersOf } from '../../../src/variants/frozenchess/moves/attacks.ts';
import type { Act } from '../../../src/variants/frozenchess/position/action.ts';
import { isLifeless } from '../../../src/variants/frozenchess/position/kinds.ts';
import { kingOf } from '../../../src/variants/frozenchess/position/piece-lists.ts';
import { everyStack, isTombCovered } from '../../../src/variants/frozenchess/position/squares.ts';
import { unitsAboard } from '../../../src/variants/frozenchess/position/stacks.ts';
import { stageOf } from '../../../src/variants/frozenchess/position/stages.ts';
import type { Component, State } from '../../../src/variants/frozenchess/position/state.ts';
import { tell } from '../../../src/variants/frozenchess/show/describe/index.ts';
import { faultOf, whyIllegal } from '../../../src/variants/frozenchess/turn/legality.ts';
import { next } from '../../../src/variants/frozenchess/turn/make.ts';
import { outcome } from '../../../src/variants/frozenchess/turn/outcome.ts';

/**
 * Chooses a random action, by trying choices until one leads to a leaf other than a pass; null after 200 tries. Also
 * returns the dice.
 */
export const randomAct = (state: State, dice: Rng): readonly [Act | null, Rng] => {
  let rng = dice;
  for (let attempt = 0; attempt < 200; attempt++) {
    let at: Menu<Act> = menu(state);
    while (at.kind === 'ask') {
      const open = at.choices.filter((choice) => choice.kind === 'open');
      if (open.length === 0) break;
      const [number, next] = roll(rng, open.length, 1);
      rng = next;
      at = (open[number - 1] as (typeof open)[number]).next();
    }
    if (at.kind === 'act' && at.act.kind !== 'null') return [at.act, rng];
  }
  return [null, rng];
};

const everybody = (state: State): readonly Component[] => [
  ...everyStack(state).flatMap(unitsAboard),
  ...Object.values(state.tombs).flatMap(({ queue }) => queue),
];

const PERMADEATH = 4;

/**
 * Returns the units that vanished although they belong in a tomb. Eggs and Wonders need none, nor do units that died
 * when squares were corrupted or in the stage of permanent death.
 */
const lost = (state: State, after: State): readonly Component[] => {
  if (stageOf(state) >= PERMADEATH || after.corrupted.length > 0) return [];
  const left = new Set(everybody(after).map(({ id }) => id));
  return everybody(state).filter(({ id, kind }) => !left.has(id) && !isLifeless(kind));
};

/** Describes the laws that an action breaks. */
export const faults = (state: State, act: Act): readonly string[] => {
  const after = next(state, act);
  const steps = tell(state, act);
  const found: string[] = [];
  const folded = foldView(GAME.view(state), steps);
  const whole = foldView(folded, derivedSteps(folded, GAME.view(after), 'FC-RES-1'));
  if (!deepEqual(whole, GAME.view(after))) found.push('the steps do not lead to the new view');
  const own = kingOf(after, state.toMove);
  if (own === null) found.push('the own King is dead');
  const ids = everybody(after).map(({ id }) => id);
  if (new Set(ids).size !== ids.length)
    found.push(`${ids.length} units are there, ${new Set(ids).size} of them different`);
  if (ids.some((id) => id >= after.nextId)) found.push('an id is in use that is still to come');
  for (const { id, kind } of lost(state, after)) found.push(`unit ${id}, ${kind}, is lost`);
  const isOver = kingOf(after, after.toMove) === null;
  for (const [square, { status }] of Object.entries(after.tombs)) {
    if (!isOver && isTombCovered(after, Number(square)) !== (status === 'hidden'))
      found.push(`the tomb on square ${square} is ${status}`);
  }
  if (kingOf(after, after.toMove) !== null && checkersOf(after, state.toMove).length > 0)
    found.push('the own King is in check');
  return found;
};

/** Walks this many plies or to the end of the game, checks each ply, and returns the last position. */
export const walk = (start: State, seed: number, plies: number): State => {
  let state = start;
  let dice = seeded(seed);
  for (let ply = 0; ply < plies && !outcome(state, hasAction); ply++) {
    const [act, left] = randomAct(state, dice);
    dice = left;
    if (!act) break;
    expect(faults(state, act), JSON.stringify(act)).toEqual([]);
    expect(faultOf(state, act)?.() ?? null).toEqual(whyIllegal(state, act));
    state = next(state, act);
  }
  return state;
};
