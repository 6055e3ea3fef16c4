/** One part of a turn done: a leg gone or an ability used, in either form (FC-RES-2, phase 1). */

import { abilityFor, playersActionFor } from '../abilities/index.ts';
import { shadowAbilityFor } from '../abilities/shadows/index.ts';
import { iced } from '../mechanics/capture/atomic.ts';
import { walked } from '../mechanics/movement/legs.ts';
import { shadowWalked } from '../mechanics/shadows/legs.ts';
import { actorShadow } from '../mechanics/shadows/shadows.ts';
import type { Part, Special } from '../position/action.ts';
import { owing, type Ply } from './resolution.ts';

/** An ability, and what it costs. */
export const abilityUsed = (ply: Ply, action: Special): Ply => {
  const players = playersActionFor(action);
  if (players) return players.perform(ply, action);
  const { perform, priceOf, price, rule } = action.shadow === null ? abilityFor(ply.state, action) : shadowAbilityFor(action.code);
  return owing(perform(ply, action), priceOf?.(ply.state, action) ?? price, rule, true);
};

/** `use`: how an ability is used. */
export const partDone = (ply: Ply, part: Part, use = abilityUsed): Ply => {
  if (part.kind === 'special') return iced(use(ply, part));
  return iced(actorShadow(ply) ? shadowWalked(ply, part) : walked(ply, part));
};
