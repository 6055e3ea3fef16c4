/** The rulebook of Great Worm: every clause a player meets, by chapter, and `rule`, which names one. */
import { citing } from '../../../kernel/learning/citing.ts';
import type { IdOf, Rulebook } from '../../../kernel/learning/rulebook.ts';
import { BODY } from './body.ts';
import { BOOSTS } from './boosts.ts';
import { END } from './end.ts';
import { GROUND } from './ground.ts';
import { TURN } from './turn.ts';
import { WORM } from './worm.ts';

export const RULES = [...GROUND, ...TURN, ...WORM, ...BOOSTS, ...BODY, ...END] as const satisfies Rulebook;

export type ClauseId = IdOf<typeof RULES>;

export const { rule, refusal, step, fact, badge, mark } = citing(RULES);
