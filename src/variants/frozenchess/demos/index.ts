import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { AREA_DEMOS } from './areas.ts';
import { ARTILLERY_DEMOS } from './artillery.ts';
import { BOARD_DEMOS } from './board.ts';
import { COURT_DEMOS } from './court.ts';
import { DEATH_DEMOS } from './death.ts';
import { ENDING_DEMOS } from './ending.ts';
import { LIGHT_DEMOS } from './light.ts';
import { LONG_GAME_DEMOS } from './longgame.ts';
import { MONAD_DEMOS } from './monads.ts';
import { MOTION_DEMOS } from './motion.ts';
import { RIDER_DEMOS } from './riders.ts';
import { SHADOW_DEMOS } from './shadows.ts';
import { SUPPORT_DEMOS } from './support.ts';
import { THREAT_DEMOS } from './threat.ts';
import { TOGETHER_DEMOS } from './together.ts';
import { TURN_DEMOS } from './turn.ts';

export { EXAMPLES } from './readings.ts';

export const DEMOS = {
  ...TURN_DEMOS,
  ...BOARD_DEMOS,
  ...THREAT_DEMOS,
  ...SUPPORT_DEMOS,
  ...DEATH_DEMOS,
  ...LIGHT_DEMOS,
  ...ARTILLERY_DEMOS,
  ...RIDER_DEMOS,
  ...COURT_DEMOS,
  ...MOTION_DEMOS,
  ...TOGETHER_DEMOS,
  ...SHADOW_DEMOS,
  ...MONAD_DEMOS,
  ...AREA_DEMOS,
  ...LONG_GAME_DEMOS,
  ...ENDING_DEMOS,
} satisfies DemosOf<typeof RULES>;
