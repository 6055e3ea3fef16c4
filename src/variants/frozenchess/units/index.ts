/** All special actions, in the order in which the action bar shows them. */
import type { Square } from '../../../kernel/board.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { Special } from '../act.ts';
import { isLifeless } from '../kinds.ts';
import { isOnWall, kindOf, type Lent, type Stack, type State, stackOn } from '../state.ts';
import type { Ability } from './ability.ts';
import { ASSASSIN } from './assassin.ts';
import { BISHOP } from './bishop.ts';
import { CANNON } from './cannon.ts';
import { CHANCELLOR } from './chancellor.ts';
import { DECOHERENCE } from './decoherence.ts';
import { DISTRACT } from './distract.ts';
import { LAY } from './dragon.ts';
import { FROG } from './frog.ts';
import { FUSION } from './fusion.ts';
import { JESTER } from './jester.ts';
import { KING } from './king.ts';
import { LONG_GAME } from './longgame.ts';
import { MASS_JUMP } from './massjump.ts';
import { MORPH } from './morph.ts';
import { ONAGER } from './onager.ts';
import { PAWN } from './pawn.ts';
import { PLAYER_ACTIONS, type PlayerAction } from './players.ts';
import { PULL } from './pull.ts';
import { PUSH } from './push.ts';
import { QUICKENING } from './quickening.ts';
import { ROTATION } from './rotation.ts';
import { SAPPER } from './sapper.ts';
import { SHADOWING } from './shadowing.ts';
import { BALLISTA, PARALYSE, SHIP } from './shots.ts';
import { SPAWN } from './spawn.ts';
import { SPIN } from './spin.ts';
import { SWAPSHOT } from './swapshot.ts';
import { TEMPLAR } from './templar.ts';
import { TRANSFER } from './transfer.ts';
import { TRANSPORTS } from './transports.ts';
import { TREBUCHET } from './trebuchet.ts';

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

/** What the unit here may try; on a wall an Assassin has its WallJump alone. `lent`: as for `has`. */
export const abilitiesOf = (state: State, from: Square, lent?: readonly Lent[]): readonly Ability[] =>
  isLifeless(kindOf(stackOn(state, from) as Stack))
    ? []
    : ABILITIES.filter((ability) => ability.has(state, from, lent) && (!isOnWall(state, from) || ability.code === 'WJ'));

export const abilityFor = (state: State, { code, from }: Special): Ability => {
  const named = ABILITIES.filter((ability) => ability.code === code);
  const found = named.length > 1 ? named.find((ability) => ability.has(state, from)) : named[0];
  const stack = stackOn(state, from);
  invariant(found, `${stack ? kindOf(stack) : 'nobody'} has no ${code}`);
  return found;
};

export const playersActionFor = ({ code }: Special): PlayerAction | null => PLAYER_ACTIONS.find((each) => each.code === code) ?? null;
