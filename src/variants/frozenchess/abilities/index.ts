/** All special actions, in the order in which the action bar shows them. */
import { invariant } from '../../../kernel/invariant.ts';
import type { PlayersCode, UnitCode } from '../position/action.ts';
import { isLifeless } from '../position/kinds.ts';
import { type Actor, isOnWall, kindOf, type Lent, type State } from '../position/state.ts';
import { rule } from '../rules/index.ts';
import type { Ability } from './ability.ts';
import { FUSION } from './common/fusion.ts';
import { MONAD } from './common/monad.ts';
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
import { PLAYER_ACTIONS, type PlayerAction } from './players.ts';
import { ARTILLERY } from './units/artillery.ts';
import { ASSASSIN } from './units/assassin.ts';
import { CONVERSION } from './units/bishop.ts';
import { PORTAL, QUICKENING, TELESWAP } from './units/chancellor.ts';
import { LAY } from './units/dragon.ts';
import { LONG_JUMP, MASS_JUMP, SLIME } from './units/frog.ts';
import { JESTER } from './units/jester.ts';
import { KING } from './units/king.ts';
import { TEMPLAR } from './units/templar.ts';

const ABILITIES: readonly Ability[] = [
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

/**
 * Those that most units may use wherever they are: whoever only wants to know whether a unit can do anything
 * asks these before all.
 */
export const COMMON_ABILITIES: readonly Ability[] = [MORPH, ...SPAWN, LOAD, TRANSFER, SHADOWING, ...ROTATION];

/** What is said otherwise of shadows. */
const amongShadows = (ability: Ability, words: string, clause = ability.rule): Ability => ({
  ...ability,
  words,
  rule: clause,
});

/** Those of shadows (FC-SHAD-6). */
const OF_SHADOWS: readonly Ability[] = [
  DE_SHADOW,
  SHADOWSTRIKE,
  amongShadows(CONVERSION, 'Makes an enemy shadow on its lines or orthogonally next to it change side.'),
  amongShadows(BALLISTA_SHOT, 'Paralyses an enemy shadow on one of its 8 lines, the nearer the longer.'),
  amongShadows(PARALYSE, 'Paralyses an enemy shadow on a square of its pattern for 3 turns.'),
  amongShadows(WARNING_SHOT, 'Paralyses an enemy Shadow Ship on one of its own lines for 2 turns.'),
  amongShadows(SWAP_SHOT, 'Swaps places with a friendly or enemy shadow on a square where it could capture.'),
  amongShadows(PULL, 'Pulls a shadow on its capturing slides nearer. This costs a third of the squares.'),
  amongShadows(PUSH, 'Pushes a shadow orthogonally next to it 1 square onward and follows.'),
  amongShadows(LONG_JUMP, 'Jumps to an empty square next to any Frog in normal form, friendly or enemy.'),
  PORTAL,
  amongShadows(UNLOAD, 'Places a carried piece or shadow on an empty square next to it.', rule('FC-SHAD-9')),
  amongShadows(
    LOAD,
    'Moves onto a friendly Shadow Ship or Shadow Cannon and is carried as a shadow.',
    rule('FC-SHAD-9'),
  ),
  MONAD,
];

/** What this unit may try; on a wall an Assassin has its WallJump alone. `lent`: as for `has`. */
export const abilitiesOf = (state: State, actor: Actor, lent?: readonly Lent[]): readonly Ability[] => {
  const { square, stack } = actor;
  if (stack.shade) return OF_SHADOWS.filter((ability) => ability.has(state, actor));
  if (isLifeless(kindOf(stack))) return [];
  const isClimber = isOnWall(state, square);
  return ABILITIES.filter(
    (ability) => ability.has(state, actor, lent) && (!isClimber || ability.code === 'WJ'),
  );
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
