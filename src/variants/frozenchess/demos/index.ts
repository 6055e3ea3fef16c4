/** One demo per clause, in the chapters of the rulebook. */
import type { DemosOf } from '../../../kernel/learning/demo.ts';
import type { RULES } from '../rules/index.ts';
import { AREAS } from './areas.ts';
import { ARTILLERY } from './artillery.ts';
import { BOARD_DEMOS } from './board.ts';
import { COURT } from './court.ts';
import { DEATH } from './death.ts';
import { ENDING } from './ending.ts';
import { LIGHT } from './light.ts';
import { LONG_GAME_DEMOS } from './longgame.ts';
import { MONADS } from './monads.ts';
import { MOTION } from './motion.ts';
import { RIDERS } from './riders.ts';
import { SHADOWS } from './shadows.ts';
import { SUPPORT } from './support.ts';
import { THREAT } from './threat.ts';
import { TOGETHER } from './together.ts';
import { TURN } from './turn.ts';

export { EXAMPLES } from './readings.ts';

export const DEMOS = {
  ...TURN,
  ...BOARD_DEMOS,
  ...THREAT,
  ...SUPPORT,
  ...DEATH,
  ...LIGHT,
  ...ARTILLERY,
  ...RIDERS,
  ...COURT,
  ...MOTION,
  ...TOGETHER,
  ...SHADOWS,
  ...MONADS,
  ...AREAS,
  ...LONG_GAME_DEMOS,
  ...ENDING,
} satisfies DemosOf<typeof RULES>;
