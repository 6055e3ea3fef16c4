/** The Chancellor's Quickening (FC-CHAN-5): on a square of its pattern time runs twice as fast. */

import type { Square } from '../../../../kernel/board.ts';
import { waysOf } from '../../moves/lines.ts';
import { record, withState } from '../../moves/resolution.ts';
import { type Actor, actingUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimed, isOf, no } from '../ability.ts';

const QUICK_PLIES = 64;

const patternSquares = ({ square: from, stack }: Actor): readonly Square[] =>
  waysOf('C', actingUnit(stack).aim, 'capture', from).flatMap(({ ends }) => ends.flat());

export const QUICKENING: Ability<'QU'> = {
  code: 'QU',
  rule: rule('FC-CHAN-5'),
  price: 5,
  words: 'On a square of its pattern all counters run twice as fast for 64 more plies.',
  has: isOf('C'),
  ask: (_state, actor) =>
    aimed(
      'QU',
      actor,
      patternSquares(actor).map((square) => ({ square, why: null })),
      () => no(rule('FC-CHAN-5'), [actor.square], 'It quickens a square of its own pattern.'),
    ),
  perform: (ply, _actor, { to }) => {
    const plies = (ply.state.quickened[to] ?? 0) + QUICK_PLIES;
    const recorded = record(ply, { kind: 'quickened', square: to, plies });
    return withState({ ...recorded, quickenedNow: to }, { quickened: { ...ply.state.quickened, [to]: plies } });
  },
};
