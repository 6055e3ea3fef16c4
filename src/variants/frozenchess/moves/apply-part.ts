/** One part of a turn done: a leg gone or an ability used, in either form (FC-RES-2, phase 1). */

import { invariant } from '../../../kernel/invariant.ts';
import { abilityFor } from '../abilities/index.ts';
import { explodeNewlyParalysed } from '../mechanics/capture/atomic.ts';
import { walk } from '../mechanics/movement/legs.ts';
import type { Part, Special } from '../position/action.ts';
import { actorIn, actorOf, owe, type Ply } from './ply.ts';

/** An ability, and what it costs. */
export const applyAbility = (ply: Ply, action: Special): void => {
  const actor = actorIn(ply.state, action);
  const { perform, priceOf, cost, price, rule } = abilityFor(ply.state, actor, action.code);
  const turns = priceOf?.(ply.state, actor, action) ?? cost?.(actor) ?? price;
  perform(ply, actor, action);
  owe(ply, turns, rule, true);
};

/** `use`: how an ability is used. */
export const applyPart = (ply: Ply, part: Part, use = applyAbility): void => {
  if (part.kind === 'special') use(ply, part);
  else {
    const actor = actorOf(ply);
    invariant(actor, 'whoever walks lives');
    walk(ply, actor, part);
  }
  explodeNewlyParalysed(ply);
};
