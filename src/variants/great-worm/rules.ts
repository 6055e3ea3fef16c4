/** The rulebook of Great Worm: every clause a player meets, chapter by chapter, and how the code names one. */
import { type Rulebook, ruleIn } from '../../kernel/rulebook.ts';
import { BODY } from './rules/body.ts';
import { BOOSTS } from './rules/boosts.ts';
import { END } from './rules/end.ts';
import { GROUND } from './rules/ground.ts';
import { TURN } from './rules/turn.ts';
import { WORM } from './rules/worm.ts';

export const RULES = [...GROUND, ...TURN, ...WORM, ...BOOSTS, ...BODY, ...END] as const satisfies Rulebook;

export const rule = ruleIn(RULES);
