/** All special actions, in the order in which the action bar shows them. */
import { invariant } from '../../../kernel/invariant.ts';
import type { PlayersCode, UnitCode } from '../position/action.ts';
import { isLifeless } from '../position/kinds.ts';
import { type Actor, isOnWall, kindOf, type Lent, type State } from '../position/state.ts';
import type { Ability } from './ability.ts';
import { FUSION } from './common/fusion.ts';
import { MORPH } from './common/morph.ts';
import { PULL } from './common/pull.ts';
import { PUSH } from './common/push.ts';
import { ROTATION } from './common/rotation.ts';
import { DE_SHADOW, SHADOWING, SHADOWSTRIKE } from './common/shadowing.ts';
import { BALLISTA, PARALYSE, SHIP } from './common/shots.ts';
import { SPAWN } from './common/spawn.ts';
import { SWAPSHOT } from './common/swap-shot.ts';
import { TRANSFER } from './common/transfer.ts';
import { TRANSPORTS } from './common/transports.ts';
import { PLAYER_ACTIONS, type PlayerAction } from './players.ts';
import { SHADOW_DEEDS } from './shadows/deeds.ts';
import { MONAD } from './shadows/monad.ts';
import { SHADOW_TRAVEL } from './shadows/travel.ts';
import { ASSASSIN } from './units/assassin.ts';
import { BISHOP } from './units/bishop.ts';
import { CANNON } from './units/cannon.ts';
import { CHANCELLOR } from './units/chancellor.ts';
import { DECOHERENCE } from './units/decoherence.ts';
import { DISTRACT } from './units/distract.ts';
import { LAY } from './units/dragon.ts';
import { FROG } from './units/frog.ts';
import { JESTER } from './units/jester.ts';
import { KING } from './units/king.ts';
import { LONG_GAME } from './units/long-game.ts';
import { MASS_JUMP } from './units/mass-jump.ts';
import { ONAGER } from './units/onager.ts';
import { PAWN } from './units/pawn.ts';
import { QUICKENING } from './units/quickening.ts';
import { SAPPER } from './units/sapper.ts';
import { SPIN } from './units/spin.ts';
import { TEMPLAR } from './units/templar.ts';
import { TREBUCHET } from './units/trebuchet.ts';

const ABILITIES: readonly Ability[] = [
  ...PAWN,
  ...BISHOP,
  ...BALLISTA,
  ...PARALYSE,
  ...SHIP,
  ...TREBUCHET,
  ...CANNON,
  ...ONAGER,
  ...JESTER,
  ...DECOHERENCE,
  ...SPIN,
  DISTRACT,
  ...FROG,
  LAY,
  ...ASSASSIN,
  ...SAPPER,
  ...KING,
  ...LONG_GAME,
  ...CHANCELLOR,
  QUICKENING,
  ...TEMPLAR,
  ...TRANSPORTS,
  ...FUSION,
  ...MASS_JUMP,
  ...SWAPSHOT,
  ...TRANSFER,
  ...SPAWN,
  ...MORPH,
  ...ROTATION,
  ...PULL,
  ...PUSH,
  ...SHADOWING,
];

/** Those of shadows (FC-SHAD-6). */
const OF_SHADOWS: readonly Ability[] = [DE_SHADOW, SHADOWSTRIKE, ...SHADOW_DEEDS, ...SHADOW_TRAVEL, MONAD];

/** What this unit may try; on a wall an Assassin has its WallJump alone. `lent`: as for `has`. */
export const abilitiesOf = (state: State, actor: Actor, lent?: readonly Lent[]): readonly Ability[] => {
  const { square, stack } = actor;
  if (stack.shade) return OF_SHADOWS.filter((ability) => ability.has(state, actor));
  if (isLifeless(kindOf(stack))) return [];
  const isClimber = isOnWall(state, square);
  return ABILITIES.filter((ability) => ability.has(state, actor, lent) && (!isClimber || ability.code === 'WJ'));
};

export const abilityFor = (state: State, actor: Actor, code: UnitCode): Ability => {
  const named = (actor.stack.shade ? OF_SHADOWS : ABILITIES).filter((ability) => ability.code === code);
  const found = named.length > 1 ? named.find((ability) => ability.has(state, actor)) : named[0];
  invariant(found, `${kindOf(actor.stack)} has no ${code}`);
  return found;
};

export const playersActionFor = (code: PlayersCode): PlayerAction => {
  const found = PLAYER_ACTIONS.find((each) => each.code === code);
  invariant(found, `a player has no ${code}`);
  return found;
};
