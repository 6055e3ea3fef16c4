/** The rules of Robert Abbott's Ultima (1962), with Baroque Battalion's army. */
import { citing } from '../../../kernel/learning/citing.ts';
import type { IdOf } from '../../../kernel/learning/rulebook.ts';
import { LOOKS } from '../looks.ts';
import { BOARD_CHAPTERS } from './board.ts';
import { CHAMELEON_CHAPTERS } from './chameleon.ts';
import { ENDING_CHAPTERS } from './ending.ts';
import { TWO_PLAYER_CHAPTERS } from './twoplayer.ts';
import { UNIT_CHAPTERS } from './units.ts';

export const RULES = [
  ...BOARD_CHAPTERS,
  ...UNIT_CHAPTERS,
  ...CHAMELEON_CHAPTERS,
  ...ENDING_CHAPTERS,
  ...TWO_PLAYER_CHAPTERS,
] as const;

export type ClauseId = IdOf<typeof RULES>;

export const { rule, refusal, step, fact, badge, figure, mark } = citing(RULES, LOOKS);
