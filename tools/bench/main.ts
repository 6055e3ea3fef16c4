/**
 * bench [engine [VARIANT ...]] | clicks [VARIANT ...] | asking [POSITIONS] [SLOWDOWN] | library [GAMES] |
 * proofs VARIANT [TURNS] [ENDINGS]: runs a benchmark.
 */
import { argv } from 'node:process';

const PROGRAMS = ['engine', 'clicks', 'asking', 'library', 'proofs'];
const [named = 'engine'] = argv.splice(2, 1);
if (!PROGRAMS.includes(named)) throw new Error(`"${named}" is none of ${PROGRAMS.join(', ')}.`);
await import(`./${named}.ts`);
