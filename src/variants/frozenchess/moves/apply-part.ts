/** One part of a turn done: a leg gone or an ability used, in either form (FC-RES-2, phase 1). */

import { invariant } from '../../../kernel/invariant.ts';
import { abilityFor } from '../abilities/index.ts';
import { explodeNewlyParalysed } from '../mechanics/capture/atomic.ts';
import { walk } from '../mechanics/movement/legs.ts';
import type { Part, Special } from '../position/action.ts';
import { actorIn, actorOf, owe, type Ply } from './resolution.ts';

/** An ability, and what it costs. */
export const applyAbility = (ply: Ply, action: Special): Ply => {
  const actor = actorIn(ply.state, action);
  const { perform, priceOf, cost, price, rule } = abilityFor(ply.state, actor, action.code);
  return owe(perform(ply, actor, action), priceOf?.(ply.state, actor, action) ?? cost?.(actor) ?? price, rule, true);
};

/** `use`: how an ability is used. */
export const applyPart = (ply: Ply, part: Part, use = applyAbility): Ply => {
  if (part.kind === 'special') return explodeNewlyParalysed(use(ply, part));
  const actor = actorOf(ply);
  invariant(actor, 'whoever walks lives');
  return explodeNewlyParalysed(walk(ply, actor, part));
};
