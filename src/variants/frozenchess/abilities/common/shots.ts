/** Shots that paralyse: Ballista Shot (FC-BALL-2), Warning Shot (FC-SHIP-3), Paralyse (FC-CHAN-3). */
import { act } from '../../../../kernel/asking/menu.ts';
import type { Square } from '../../../../kernel/board/board.ts';
import { DIRECTIONS } from '../../../../kernel/board/direction.ts';
import { paralyse } from '../../mechanics/movement/paralysis.ts';
import { linesOf } from '../../moves/lines.ts';
import { freePart } from '../../moves/shadow-reach.ts';
import { type Effect, whyImmune } from '../../moves/threat/immunity.ts';
import { distance, RAYS } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import { theActor } from '../../position/names.ts';
import { enemiesOn, targetOf } from '../../position/shadows.ts';
import { isCorrupted, isEmpty, isFilled } from '../../position/squares.ts';
import { actingUnit, holds, kindOf, rangeOf } from '../../position/stacks.ts';
import type { Actor, State } from '../../position/state.ts';
import { refusal } from '../../rules/index.ts';
import { type Ability, type ActionDefinition, aimedAbility } from '../ability.ts';
import { alongLines, onMoves } from '../aims.ts';
import { candidateFor, noEnemyText, targetFields } from '../asking.ts';
import { offer } from '../offers.ts';

type SquareLine = readonly Square[];

/**
 * Returns the squares that a unit's shots hit. A normal unit hits the first obstacle of each line.
 * A unit in shadow form hits all empty squares before the first obstacle.
 */
const hitsAlong = (state: State, { stack }: Actor, lines: readonly SquareLine[]): readonly Square[] =>
  stack.shade
    ? lines.flatMap((line) => freePart(state, line))
    : lines.flatMap((line) => line.find((square) => isFilled(state, square)) ?? []);

interface Shot extends Omit<ActionDefinition<'BS' | 'PA' | 'WS'>, 'perform'> {
  readonly effect: Effect;
  readonly none: (state: State, actor: Actor) => string;
  readonly hits: (state: State, actor: Actor) => readonly Square[];
  readonly only?: Kind;
  readonly turns: (from: Square, to: Square) => number;
}

const shotAbility = (given: Shot): Ability<Shot['code']> =>
  aimedAbility({
    ...given,
    inMultimove: 'last',
    candidates: (state, actor) => {
      const { rule: clause, effect, only } = given;
      const whyNot = (target: Actor) =>
        only && !holds(target.stack, only)
          ? refusal(clause, `It can shoot only at Ships, not at ${theActor(target, 'inner')}.`, [target.square])
          : whyImmune(state, effect, kindOf(actor.stack), target);
      return enemiesOn(state, actor, given.hits(state, actor)).map((target) => candidateFor(target, whyNot(target)));
    },
    details: (_state, _actor, candidate) => act(targetFields(candidate)),
    perform: (ply, { square: from }, action) =>
      paralyse(ply, targetOf(ply.state, action), given.turns(from, action.to), given.rule),
  });

const shipLines = (state: State, { square: from, stack }: Actor): readonly SquareLine[] =>
  linesOf('S', actingUnit(stack).aim, 'move', from).map(({ ends }) => {
    const squares = ends.flat().slice(0, rangeOf(actingUnit(stack), stack));
    const stop = squares.findIndex((square) => isCorrupted(state, square));
    return stop < 0 ? squares : squares.slice(0, stop);
  });

export const BALLISTA_SHOT = shotAbility({
  code: 'BS',
  rule: 'FC-BALL-2',
  offer: offer('Attack', 3, '1', 'freeze', 'Ballista Shot', 'paralyses along a line'),
  kinds: ['A'],
  isShot: true,
  plan: { targets: (projected) => alongLines(projected, DIRECTIONS) },
  effect: 'shot',
  words: 'Paralyses the first piece on one of its 8 lines, if it is an enemy, the nearer the longer.',
  shadowChanges: { words: 'Paralyses an enemy shadow on one of its 8 lines, the nearer the longer.' },
  none: (_state, actor) =>
    actor.stack.shade ? 'No enemy shadow is on any of its 8 lines.' : 'No enemy is first on any of its 8 lines.',
  hits: (state, actor) =>
    hitsAlong(
      state,
      actor,
      DIRECTIONS.map((direction) => (RAYS[actor.square] as (typeof RAYS)[number])[direction]),
    ),
  turns: (from, to) => Math.floor(16 / distance(from, to)) + 1,
});

export const WARNING_SHOT = shotAbility({
  code: 'WS',
  rule: 'FC-SHIP-3',
  offer: offer('Attack', 5, '9', 'freeze', 'Warning Shot', 'paralyses a Ship'),
  kinds: ['S'],
  plan: { targets: onMoves },
  effect: 'warning',
  words: 'Paralyses an enemy Ship on one of its own lines for 2 turns.',
  shadowChanges: { words: 'Paralyses an enemy Shadow Ship on one of its own lines for 2 turns.' },
  none: () => 'No enemy Ship is in range.',
  hits: (state, actor) => hitsAlong(state, actor, shipLines(state, actor)),
  only: 'S',
  turns: () => 2,
});

export const PARALYSE = shotAbility({
  code: 'PA',
  rule: 'FC-CHAN-3',
  offer: offer('Attack', 4, '7', 'freeze', 'Paralyse', 'paralyses instead of capturing'),
  kinds: ['C'],
  isShot: true,
  plan: { targets: onMoves },
  effect: 'paralyse',
  words: 'Paralyses an enemy on a square of its pattern for 3 turns instead of capturing it.',
  shadowChanges: { words: 'Paralyses an enemy shadow on a square of its pattern for 3 turns.' },
  none: (_state, actor) => `${noEnemyText(actor)} on a square of its pattern.`,
  hits: (state, { square: from, stack }) => {
    const squares = linesOf('C', actingUnit(stack).aim, 'capture', from).flatMap(({ ends }) => ends.flat());
    return stack.shade ? squares.filter((square) => isEmpty(state, square)) : squares;
  },
  turns: () => 3,
});
