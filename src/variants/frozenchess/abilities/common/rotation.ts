/** Piece rotation (FC-PAWN-8, FC-TREB-3, FC-ONAG-3) and Promote (FC-PAWN-4). */
import { act, makeQuestion, open, refuse } from '../../../../kernel/asking/menu.ts';
import { direction } from '../../../../kernel/asking/target.ts';
import { DIRECTION_NAMES, DIRECTIONS, type Direction, ORTHOGONALS } from '../../../../kernel/board/direction.ts';
import { isOnFarRank, promotePawn } from '../../mechanics/capture/promotion.ts';
import { special } from '../../position/action.ts';
import { changeUnit } from '../../position/changed.ts';
import type { Kind } from '../../position/kinds.ts';
import { theUnit } from '../../position/names.ts';
import { actingUnit, holdsOnly, withUnit } from '../../position/stacks.ts';
import type { Component } from '../../position/state.ts';
import { type ClauseId, refusal } from '../../rules/index.ts';
import type { Ability } from '../ability.ts';
import { pickKind } from '../asking.ts';
import { offer } from '../offers.ts';

const rotationAbility = (kind: Kind, clause: ClauseId, price: number, ways: readonly Direction[]): Ability<'AIM'> => ({
  code: 'AIM',
  rule: clause,
  offer: offer('Change', 7, '3', 'aim', 'Piece rotation', 'turns its aim'),
  cost: price,
  words: 'Turns its aim to another direction.',
  kinds: [kind],
  plan: {
    directions: ({ aim }) => ways.filter((way) => way !== aim),
    after: (_projected, { aim }) => ({ aim }),
  },
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const { aim } = actingUnit(stack);
    const why = () => refusal(clause, `${theUnit(state, from)} already aims ${DIRECTION_NAMES[aim]}.`, [from]);
    return makeQuestion(
      'Choose a direction to aim in.',
      ways.map((way) =>
        way === aim
          ? refuse(direction(way), why)
          : open(direction(way), 'special', () => act(special(actor, 'AIM', { aim: way }))),
      ),
      () => refusal(clause, `${theUnit(state, from)} can aim in ${ways.length} directions.`, [from]),
    );
  },
  perform: (ply, { square: from, stack }, { aim }) => {
    const turned: readonly Component[] = kind === 'P' && holdsOnly(stack, 'P') ? stack.units : [actingUnit(stack)];
    const after = turned.reduce((sum, unit) => withUnit(sum, changeUnit(unit, { aim })), stack);
    ply.note?.({ kind: 'aimed', rule: clause, square: from, aim, after });
    ply.put(from, after);
  },
});

export const ROTATION: readonly Ability[] = [
  rotationAbility('P', 'FC-PAWN-8', 0, ORTHOGONALS),
  rotationAbility('X', 'FC-TREB-3', 3, DIRECTIONS),
  rotationAbility('O', 'FC-ONAG-3', 3, ORTHOGONALS),
];

export const PROMOTE: Ability<'PR'> = {
  code: 'PR',
  rule: 'FC-PAWN-4',
  offer: offer('Change', 0, '1', 'morph', 'Promote', 'becomes another kind'),
  words: 'A Pawn on its last rank becomes any kind but a King or Pawn.',
  kinds: ['P'],
  plan: { after: () => ({ kind: 'Q' }) },
  inFirstGame: true,
  write: ({ promote }) => ` ${promote}`,
  has: (_state, { square, stack }) => isOnFarRank(stack, square),
  ask: (state, actor) => pickKind(state, (kind) => act(special(actor, 'PR', { promote: kind }))),
  perform: (ply, _actor, { promote: kind }) => promotePawn(ply, kind),
};
