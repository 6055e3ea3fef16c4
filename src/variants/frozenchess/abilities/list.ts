/** The registry of abilities. Monad is missing, because its planner imports this list. */
import type { Ability } from './ability.ts';
import { FUSION } from './common/fusion.ts';
import { MORPH } from './common/morph.ts';
import { PULL } from './common/pull.ts';
import { PUSH } from './common/push.ts';
import { PROMOTE, ROTATION } from './common/rotation.ts';
import { DE_SHADOW, SHADOWING, SHADOWSTRIKE } from './common/shadowing.ts';
import { BALLISTA_SHOT, PARALYSE, WARNING_SHOT } from './common/shots.ts';
import { SPAWN } from './common/spawn.ts';
import { SWAP_SHOT } from './common/swap-shot.ts';
import { TRANSFER } from './common/transfer.ts';
import { LOAD, UNLOAD } from './common/transports.ts';
import { ARTILLERY } from './units/artillery.ts';
import { ASSASSIN } from './units/assassin.ts';
import { CONVERSION } from './units/bishop.ts';
import { PORTAL, QUICKENING, TELESWAP } from './units/chancellor.ts';
import { LAY } from './units/dragon.ts';
import { LONG_JUMP, MASS_JUMP, SLIME } from './units/frog.ts';
import { JESTER } from './units/jester.ts';
import { KING } from './units/king.ts';
import { TEMPLAR } from './units/templar.ts';

export const ABILITIES: readonly Ability[] = [
  DE_SHADOW,
  SHADOWSTRIKE,
  PROMOTE,
  CONVERSION,
  BALLISTA_SHOT,
  PARALYSE,
  WARNING_SHOT,
  ...ARTILLERY,
  ...JESTER,
  LONG_JUMP,
  SLIME,
  LAY,
  ...ASSASSIN,
  ...KING,
  TELESWAP,
  PORTAL,
  QUICKENING,
  ...TEMPLAR,
  LOAD,
  UNLOAD,
  ...FUSION,
  MASS_JUMP,
  SWAP_SHOT,
  TRANSFER,
  ...SPAWN,
  MORPH,
  ...ROTATION,
  PULL,
  PUSH,
  SHADOWING,
];
