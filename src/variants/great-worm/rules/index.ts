/** The rulebook by chapter, and functions that cite a clause. The compiler checks each cited id. */
import { citing } from '../../../kernel/learning/citing.ts';
import type { IdOf, Rulebook } from '../../../kernel/learning/rulebook.ts';
import { LOOKS } from '../looks.ts';
import { BODY } from './body.ts';
import { BOOST_RULES } from './boosts.ts';
import { GROUND } from './ground.ts';
import { END, TURN } from './turn.ts';
import { WORM } from './worm.ts';

export const RULES = [...GROUND, ...TURN, ...WORM, ...BOOST_RULES, ...BODY, ...END] as const satisfies Rulebook;

export type ClauseId = IdOf<typeof RULES>;

export const { rule, refusal, step, fact, badge, figure, mark } = citing(RULES, LOOKS);
