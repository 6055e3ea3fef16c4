/** The rulebook of Snake in Ordamirror: every clause by its id, in the words the player reads. */
import { type Rulebook, ruleIn } from '../../kernel/rulebook.ts';
import { INHERITED, PIECES_CHAPTER } from './rules/pieces.ts';
import { SAFETY, SHIELD } from './rules/safety.ts';
import { ANATOMY, MOTION } from './rules/snake.ts';
import { ABOUT, END, TURN } from './rules/turn.ts';

export const RULES = [TURN, INHERITED, PIECES_CHAPTER, ANATOMY, MOTION, SAFETY, SHIELD, END, ABOUT] as const satisfies Rulebook;

export const rule = ruleIn(RULES);
