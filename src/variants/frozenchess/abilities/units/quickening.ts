/** The Chancellor's Quickening (FC-CHAN-5): on a square of its pattern time runs twice as fast. */

import type { Square } from '../../../../kernel/board.ts';
import { given } from '../../moves/given.ts';
import { waysOf } from '../../moves/lines.ts';
import { record, withState } from '../../moves/resolution.ts';
import { actingUnit, kindOf, type Stack, stackOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, no } from '../ability.ts';

const QUICK_PLIES = 64;

const patternSquares = (from: Square, stack: Stack): readonly Square[] =>
  waysOf('C', actingUnit(stack).aim, 'capture', from).flatMap(({ ends }) => ends.flat());

export const QUICKENING: Ability = {
  code: 'QU',
  rule: rule('FC-CHAN-5'),
  price: 5,
  words: 'On a square of its pattern all counters run twice as fast for 64 more plies.',
  has: (state, from) => {
    const stack = stackOn(state, from);
    return stack !== null && kindOf(stack) === 'C';
  },
  ask: (state, from) =>
    aimed(
      'QU',
      from,
      patternSquares(from, stackOn(state, from) as Stack).map((square) => ({ square, why: null })),
      () => no(rule('FC-CHAN-5'), [from], 'It quickens a square of its own pattern.'),
    ),
  perform: (ply, act) => {
    const to = given(act.to);
    const plies = (ply.state.quickened[to] ?? 0) + QUICK_PLIES;
    const recorded = record(ply, { kind: 'quickened', square: to, plies });
    return withState({ ...recorded, quickenedNow: to }, { quickened: { ...ply.state.quickened, [to]: plies } });
  },
};
