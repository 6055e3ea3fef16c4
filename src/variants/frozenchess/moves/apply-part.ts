/** One part of a turn done: a leg gone or an ability used, in either form (FC-RES-2, phase 1). */

import { invariant } from '../../../kernel/invariant.ts';
import { abilityFor } from '../abilities/index.ts';
import { explodeNewlyParalysed } from '../mechanics/capture/atomic.ts';
import { walk } from '../mechanics/movement/legs.ts';
import type { Part, Special } from '../position/action.ts';
import { actorIn, actorOf, owe, type Resolution } from './resolution.ts';

/** An ability, and what it costs. */
export const applyAbility = (resolution: Resolution, action: Special): Resolution => {
  const actor = actorIn(resolution.state, action);
  const { perform, priceOf, cost, price, rule } = abilityFor(resolution.state, actor, action.code);
  return owe(
    perform(resolution, actor, action),
    priceOf?.(resolution.state, actor, action) ?? cost?.(actor) ?? price,
    rule,
    true,
  );
};

/** `use`: how an ability is used. */
export const applyPart = (resolution: Resolution, part: Part, use = applyAbility): Resolution => {
  if (part.kind === 'special') return explodeNewlyParalysed(use(resolution, part));
  const actor = actorOf(resolution);
  invariant(actor, 'whoever walks lives');
  return explodeNewlyParalysed(walk(resolution, actor, part));
};
