/** All special actions of shadows, in the order in which the action bar shows them (FC-SHAD-6). */
import { invariant } from '../../../../kernel/invariant.ts';
import type { Code } from '../../position/action.ts';
import type { Shadow, State } from '../../position/state.ts';
import { DE_SHADOW, SHADOWSTRIKE } from '../common/shadowing.ts';
import type { ShadowAbility } from './ability.ts';
import { SHADOW_DEEDS } from './deeds.ts';
import { MONAD } from './monad.ts';
import { SHADOW_TRAVEL } from './travel.ts';

const ABILITIES: readonly ShadowAbility[] = [DE_SHADOW, SHADOWSTRIKE, ...SHADOW_DEEDS, ...SHADOW_TRAVEL, MONAD];

/** What this shadow may try. */
export const shadowAbilitiesOf = (state: State, shadow: Shadow): readonly ShadowAbility[] =>
  ABILITIES.filter(({ has }) => has(state, shadow));

export const shadowAbilityFor = (code: Code): ShadowAbility => {
  const found = ABILITIES.find((ability) => ability.code === code);
  invariant(found, `no shadow has ${code}`);
  return found;
};
