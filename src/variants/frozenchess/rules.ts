/** The rulebook of FrozenChess, chapter by chapter; `rule` names a clause so that a wrong id does not compile. */
import { type Rulebook, ruleIn } from '../../kernel/rulebook.ts';
import { AREA_RULES } from './rules/areas.ts';
import { ARTILLERY } from './rules/artillery.ts';
import { BOARD_RULES, WALL_RULES } from './rules/board.ts';
import { COURT } from './rules/court.ts';
import { DEATH_RULES, PARALYSIS_RULES } from './rules/death.ts';
import { ENDING, SHOWING } from './rules/ending.ts';
import { LIGHT_UNITS } from './rules/light.ts';
import { LONG_GAME_RULES } from './rules/longgame.ts';
import { MONAD_RULES } from './rules/monads.ts';
import { ADVANCED_MOVES, FORCES, TURNING } from './rules/motion.ts';
import { RIDERS } from './rules/riders.ts';
import { SHADOW_RULES } from './rules/shadows.ts';
import { SUPPORT_RULES } from './rules/support.ts';
import { THREAT_RULES } from './rules/threat.ts';
import { FUSION_RULES, TOGETHER_RULES } from './rules/together.ts';
import { TIME_RULES, TURN_RULES } from './rules/turn.ts';

export const RULES = [
  TIME_RULES,
  TURN_RULES,
  BOARD_RULES,
  WALL_RULES,
  THREAT_RULES,
  SUPPORT_RULES,
  PARALYSIS_RULES,
  DEATH_RULES,
  LIGHT_UNITS,
  ARTILLERY,
  RIDERS,
  COURT,
  ADVANCED_MOVES,
  FUSION_RULES,
  TOGETHER_RULES,
  FORCES,
  TURNING,
  SHADOW_RULES,
  MONAD_RULES,
  AREA_RULES,
  LONG_GAME_RULES,
  ENDING,
  SHOWING,
] as const satisfies Rulebook;

export const rule = ruleIn(RULES);
