/** All special actions of shadows, in the order in which the action bar shows them (FC-SHAD-6). */
import { invariant } from '../../../kernel/invariant.ts';
import type { Code } from '../act.ts';
import type { Shadow, State } from '../state.ts';
import { MONAD } from './monad.ts';
import type { ShadowAbility } from './shadow-ability.ts';
import { SHADOW_DEEDS } from './shadow-deeds.ts';
import { SHADOW_TRAVEL } from './shadow-travel.ts';
import { DE_SHADOW, SHADOWSTRIKE } from './shadowing.ts';

const ABILITIES: readonly ShadowAbility[] = [DE_SHADOW, SHADOWSTRIKE, ...SHADOW_DEEDS, ...SHADOW_TRAVEL, MONAD];

/** What this shadow may try. */
export const shadowAbilitiesOf = (state: State, shadow: Shadow): readonly ShadowAbility[] =>
  ABILITIES.filter(({ has }) => has(state, shadow));

export const shadowAbilityFor = (code: Code): ShadowAbility => {
  const found = ABILITIES.find((ability) => ability.code === code);
  invariant(found, `no shadow has ${code}`);
  return found;
};
