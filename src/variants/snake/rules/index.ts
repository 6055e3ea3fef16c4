import { citing } from '../../../kernel/learning/citing.ts';
import type { IdOf, Rulebook } from '../../../kernel/learning/rulebook.ts';
import { LOOKS } from '../looks.ts';
import { INHERITED, PIECES_CHAPTER } from './pieces.ts';
import { SAFETY, SHIELD } from './safety.ts';
import { ANATOMY, MOTION } from './snake.ts';
import { ABOUT, END, TURN } from './turn.ts';

export const RULES = [
  TURN,
  INHERITED,
  PIECES_CHAPTER,
  ANATOMY,
  MOTION,
  SAFETY,
  SHIELD,
  END,
  ABOUT,
] as const satisfies Rulebook;

export type ClauseId = IdOf<typeof RULES>;

export const { rule, refusal, step, fact, badge, figure, mark } = citing(RULES, LOOKS);
