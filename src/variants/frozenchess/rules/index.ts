/** The rulebook by chapter, and functions that cite its clauses. The compiler checks each cited id. */
import { citing } from '../../../kernel/learning/citing.ts';
import type { IdOf, Rulebook } from '../../../kernel/learning/rulebook.ts';
import { LOOKS } from '../looks.ts';
import { AREA_RULES } from './areas.ts';
import { ARTILLERY_RULES } from './artillery.ts';
import { BOARD_RULES, WALL_RULES } from './board.ts';
import { COURT_RULES } from './court.ts';
import { DEATH_RULES, PARALYSIS_RULES } from './death.ts';
import { ENDING_RULES, FIRST_GAME_RULES, SHOWING_RULES } from './ending.ts';
import { LIGHT_RULES } from './light.ts';
import { LONG_GAME_RULES } from './longgame.ts';
import { MONAD_RULES } from './monads.ts';
import { ADVANCED_MOVE_RULES, FORCE_RULES, ROTATION_RULES } from './motion.ts';
import { RIDER_RULES } from './riders.ts';
import { SHADOW_RULES } from './shadows.ts';
import { SUPPORT_RULES } from './support.ts';
import { THREAT_RULES } from './threat.ts';
import { FUSION_RULES, TOGETHER_RULES } from './together.ts';
import { TIME_RULES, TURN_RULES } from './turn.ts';

export const RULES = [
  TIME_RULES,
  TURN_RULES,
  BOARD_RULES,
  WALL_RULES,
  THREAT_RULES,
  SUPPORT_RULES,
  PARALYSIS_RULES,
  DEATH_RULES,
  LIGHT_RULES,
  ARTILLERY_RULES,
  RIDER_RULES,
  COURT_RULES,
  ADVANCED_MOVE_RULES,
  FUSION_RULES,
  TOGETHER_RULES,
  FORCE_RULES,
  ROTATION_RULES,
  SHADOW_RULES,
  MONAD_RULES,
  AREA_RULES,
  LONG_GAME_RULES,
  ENDING_RULES,
  SHOWING_RULES,
  FIRST_GAME_RULES,
] as const satisfies Rulebook;

export type ClauseId = IdOf<typeof RULES>;

export const { rule, refusal, step, fact, badge, figure, mark } = citing(RULES, LOOKS);
