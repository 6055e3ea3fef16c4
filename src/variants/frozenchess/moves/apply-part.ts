/** One part of a turn done: a leg gone or an ability used, in either form (FC-RES-2, phase 1). */

import { abilityFor } from '../abilities/index.ts';
import { iced } from '../mechanics/capture/atomic.ts';
import { walked } from '../mechanics/movement/legs.ts';
import { shadowWalked } from '../mechanics/shadows/legs.ts';
import { actorShadow } from '../mechanics/shadows/shadows.ts';
import type { Part, Special } from '../position/action.ts';
import { actorIn, owing, type Ply } from './resolution.ts';

/** An ability, and what it costs. */
export const abilityUsed = (ply: Ply, action: Special): Ply => {
  const actor = actorIn(ply.state, action);
  const { perform, priceOf, cost, price, rule } = abilityFor(ply.state, actor, action.code);
  return owing(perform(ply, actor, action), priceOf?.(ply.state, actor, action) ?? cost?.(actor) ?? price, rule, true);
};

/** `use`: how an ability is used. */
export const partDone = (ply: Ply, part: Part, use = abilityUsed): Ply => {
  if (part.kind === 'special') return iced(use(ply, part));
  const shadow = actorShadow(ply);
  return iced(shadow ? shadowWalked(ply, shadow, part) : walked(ply, part));
};
