/** Piece rotation of Pawns, Trebuchets and Onagers (FC-PAWN-8, FC-TREB-3, FC-ONAG-3). */

import { DIRECTION_NAMES, DIRECTIONS, type Direction, ORTHOGONALS } from '../../../../kernel/direction.ts';
import { act, ask, direction, open, refused } from '../../../../kernel/menu.ts';
import type { RuleId } from '../../../../kernel/rulebook.ts';
import { record, withStack } from '../../moves/resolution.ts';
import { special } from '../../position/action.ts';
import type { Kind } from '../../position/kinds.ts';
import { actingUnit, type Component, holdsOnly, theUnit, withUnit } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, isOf, no } from '../ability.ts';

const rotation = (kind: Kind, clause: RuleId, price: number, ways: readonly Direction[]): Ability<'AIM'> => ({
  code: 'AIM',
  rule: clause,
  price,
  words: 'Turns its aim to another direction; it stays where it is.',
  has: isOf(kind),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const { aim } = actingUnit(stack);
    const why = () => no(clause, [from], `${theUnit(state, from)} already aims ${DIRECTION_NAMES[aim]}.`);
    return ask(
      'Aim in which direction?',
      ways.map((way) =>
        way === aim ? refused(direction(way), why) : open(direction(way), 'special', () => act(special(actor, 'AIM', { aim: way }))),
      ),
      () => no(clause, [from], `${theUnit(state, from)} aims in one of ${ways.length} directions.`),
    );
  },
  perform: (ply, { square: from, stack }, { aim }) => {
    const turned: readonly Component[] = kind === 'P' && holdsOnly(stack, 'P') ? stack.comps : [actingUnit(stack)];
    const after = turned.reduce((sum, unit) => withUnit(sum, { ...unit, aim }), stack);
    return withStack(record(ply, { kind: 'aimed', rule: clause, square: from, aim, after }), from, after);
  },
});

export const ROTATION: readonly Ability[] = [
  rotation('P', rule('FC-PAWN-8'), 0, ORTHOGONALS),
  rotation('X', rule('FC-TREB-3'), 3, DIRECTIONS),
  rotation('O', rule('FC-ONAG-3'), 3, ORTHOGONALS),
];
