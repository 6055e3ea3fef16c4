import { citing } from '../../../kernel/learning/citing.ts';
import type { IdOf, Rulebook } from '../../../kernel/learning/rulebook.ts';
import { LOOKS } from '../looks.ts';
import { CAPTURE_RULES } from './capture.ts';
import { FIRST_GAME_RULES, GENERAL_RULES } from './general.ts';
import { HALLWAY_RULES } from './hallway.ts';
import { KING_RULES } from './king.ts';
import { PAWN_RULES } from './pawns.ts';
import { WORM_RULES } from './worm.ts';

export const RULES = [
  ...GENERAL_RULES,
  ...WORM_RULES,
  ...HALLWAY_RULES,
  ...PAWN_RULES,
  ...CAPTURE_RULES,
  ...KING_RULES,
  ...FIRST_GAME_RULES,
] as const satisfies Rulebook;

export type ClauseId = IdOf<typeof RULES>;

export const { rule, refusal, step, fact, badge, figure, mark } = citing(RULES, LOOKS);
