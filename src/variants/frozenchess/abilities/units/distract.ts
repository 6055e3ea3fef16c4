/** The Jester's Distract (FC-JEST-8): a mark that turns every ray that comes over it. */

import type { Square } from '../../../../kernel/board.ts';
import { DIRECTIONS } from '../../../../kernel/direction.ts';
import { act, ask, direction, type Menu, open } from '../../../../kernel/menu.ts';
import { waysOf } from '../../moves/lines.ts';
import { type Ply, record, withState } from '../../moves/resolution.ts';
import { type Special, special } from '../../position/action.ts';
import { nameOf } from '../../position/board.ts';
import { type Actor, actingUnit, holderOf, type Stack, type State, unitIn, wallOn } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { type Ability, type Candidate, isOf, no, pickSquare } from '../ability.ts';

const leaps = (from: Square, stack: Stack): readonly Square[] =>
  waysOf('J', actingUnit(stack).aim, 'move', from).flatMap(({ ends }) => ends.flat());

const askDirection = (actor: Actor, to: Square): Menu<Special<'DI'>> =>
  ask(
    'Distract: turn rays in which direction?',
    DIRECTIONS.map((way) => open(direction(way), 'special', () => act(special(actor, 'DI', { to, aim: way })))),
    () => no(rule('FC-JEST-8'), [to], 'A mark turns rays in one of eight directions.'),
  );

export const DISTRACT: Ability<'DI'> = {
  code: 'DI',
  rule: rule('FC-JEST-8'),
  price: 0,
  words: 'A mark on a square of its leaps turns every ray that goes on over it; its earlier mark goes.',
  has: isOf('J'),
  ask: (state, actor) => {
    const { square: from, stack } = actor;
    const candidates = leaps(from, stack).map((square): Candidate => {
      const text = () => `${nameOf(square)} is walled: no ray comes over it.`;
      return { square, why: wallOn(state, square) ? () => no(rule('FC-JEST-8'), [square], text()) : null };
    });
    return pickSquare(
      'Distract: pick a square.',
      candidates,
      (to) => askDirection(actor, to),
      () => no(rule('FC-JEST-8'), [from], 'All squares of its leaps are walled.'),
    );
  },
  perform: (ply, { stack }, { to, aim }) => {
    const jester = actingUnit(stack).id;
    const others = ply.state.distracts.filter((mark) => mark.jester !== jester && mark.square !== to);
    return withState(record(ply, { kind: 'marked', square: to, toward: aim }), {
      distracts: [...others, { square: to, jester, toward: aim }],
    });
  },
};

/** The side of the Jester with that id, while it lives as one. */
const jesterSide = (state: State, id: number): Stack['side'] | null => {
  const stack = holderOf(state, id);
  return stack && unitIn(stack, id)?.kind === 'J' ? stack.side : null;
};

/** Phase 9: a mark goes when its Jester has died, or changed its kind or side. */
export const marksCleared = (ply: Ply): Ply => {
  const { distracts } = ply.state;
  if (distracts.length === 0) return ply;
  const kept = distracts.filter(({ jester }) => {
    const side = jesterSide(ply.state, jester);
    const before = jesterSide(ply.start, jester);
    return side !== null && (before === null || side === before);
  });
  return kept.length === distracts.length ? ply : withState(ply, { distracts: kept });
};
