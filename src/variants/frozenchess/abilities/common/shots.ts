/** The shots that freeze: Ballista Shot (FC-BALL-2), Warning Shot (FC-SHIP-3), Paralyse (FC-CHAN-3). */

import type { Square } from '../../../../kernel/board/board.ts';
import { DIRECTIONS } from '../../../../kernel/board/direction.ts';
import type { RuleId } from '../../../../kernel/learning/rulebook.ts';
import { act } from '../../../../kernel/menu.ts';
import { freePart } from '../../mechanics/shadows/reach.ts';
import { enemiesOn, targetOf } from '../../mechanics/shadows/shadows.ts';
import { type Effect, whyImmune } from '../../mechanics/threat/immunity.ts';
import { paralyse } from '../../mechanics/time/paralysis.ts';
import { waysOf } from '../../moves/lines.ts';
import { special } from '../../position/action.ts';
import { distance, RAYS } from '../../position/board.ts';
import type { Kind } from '../../position/kinds.ts';
import {
  type Actor,
  actingUnit,
  holds,
  isCorrupted,
  isEmpty,
  isFilled,
  rangeOf,
  type State,
  theActor,
} from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, aimAt, candidateFor, isOf, no, noEnemy, pickTarget } from '../ability.ts';

type Line = readonly Square[];

/**
 * The squares that a shot along these lines can hit: the first that is filled, or all that a shadow could
 * slide over.
 */
const hitsAlong = (state: State, { stack }: Actor, lines: readonly Line[]): readonly Square[] =>
  stack.shade
    ? lines.flatMap((line) => freePart(state, line))
    : lines.flatMap((line) => line.find((square) => isFilled(state, square)) ?? []);

interface Shot {
  readonly code: 'BS' | 'PA' | 'WS';
  readonly rule: RuleId;
  readonly kind: Kind;
  readonly effect: Effect;
  readonly words: string;
  /** Where nobody is whom it could hit. */
  readonly none: (actor: Actor) => string;
  readonly hits: (state: State, actor: Actor) => readonly Square[];
  /** It hits this kind only. */
  readonly only?: Kind;
  readonly turns: (from: Square, to: Square) => number;
}

const shot = ({
  code,
  rule: clause,
  kind,
  effect,
  words,
  none,
  hits,
  only,
  turns,
}: Shot): Ability<Shot['code']> => ({
  code,
  rule: clause,
  price: 0,
  words,
  has: isOf(kind),
  ask: (state, actor) => {
    const whyNot = (target: Actor) =>
      only && !holds(target.stack, only)
        ? no(clause, [target.square], `It can shoot only at Ships, not at ${theActor(target, 'inner')}.`)
        : whyImmune(state, effect, kind, target);
    return pickTarget(
      code,
      enemiesOn(state, actor, hits(state, actor)).map((target) => candidateFor(target, whyNot(target))),
      (_to, candidate) => act(special(actor, code, aimAt(candidate))),
      () => no(clause, [actor.square], none(actor)),
    );
  },
  perform: (ply, { square: from }, action) =>
    paralyse(ply, targetOf(ply.state, action), turns(from, action.to), clause),
});

const shipLines = (state: State, { square: from, stack }: Actor): readonly Line[] =>
  waysOf('S', actingUnit(stack).aim, 'move', from).map(({ ends }) => {
    const squares = ends.flat().slice(0, rangeOf(actingUnit(stack), stack));
    const stop = squares.findIndex((square) => isCorrupted(state, square));
    return stop < 0 ? squares : squares.slice(0, stop);
  });

export const BALLISTA_SHOT = shot({
  code: 'BS',
  rule: rule('FC-BALL-2'),
  kind: 'A',
  effect: 'shot',
  words: 'Paralyses the first piece on one of its 8 lines, if it is an enemy, the nearer the longer.',
  none: (actor) =>
    actor.stack.shade
      ? 'No enemy shadow is on any of its 8 lines.'
      : 'No enemy is first on any of its 8 lines.',
  hits: (state, actor) =>
    hitsAlong(
      state,
      actor,
      DIRECTIONS.map((direction) => (RAYS[actor.square] as (typeof RAYS)[number])[direction]),
    ),
  turns: (from, to) => Math.floor(16 / distance(from, to)) + 1,
});

export const WARNING_SHOT = shot({
  code: 'WS',
  rule: rule('FC-SHIP-3'),
  kind: 'S',
  effect: 'warning',
  words: 'Paralyses an enemy Ship on one of its own lines for 2 turns.',
  none: () => 'No enemy Ship is in range.',
  hits: (state, actor) => hitsAlong(state, actor, shipLines(state, actor)),
  only: 'S',
  turns: () => 2,
});

export const PARALYSE = shot({
  code: 'PA',
  rule: rule('FC-CHAN-3'),
  kind: 'C',
  effect: 'paralyse',
  words: 'Paralyses an enemy on a square of its pattern for 3 turns instead of capturing it.',
  none: (actor) => `${noEnemy(actor)} on a square of its pattern.`,
  hits: (state, { square: from, stack }) => {
    const squares = waysOf('C', actingUnit(stack).aim, 'capture', from).flatMap(({ ends }) => ends.flat());
    return stack.shade ? squares.filter((square) => isEmpty(state, square)) : squares;
  },
  turns: () => 3,
});
