/**
 * bench [engine [VARIANT ...]] | clicks [VARIANT ...] | asking [POSITIONS] [SLOWDOWN] | library [GAMES] |
 * proofs VARIANT [TURNS] [ENDINGS]:
 * how fast the engines are, how long a click takes, FrozenChess's questions, a large library, proofs at ends of games.
 */
import { argv } from 'node:process';

const PROGRAMS = ['engine', 'clicks', 'asking', 'library', 'proofs'];
const [named = 'engine'] = argv.splice(2, 1);
if (!PROGRAMS.includes(named)) throw new Error(`"${named}" is none of ${PROGRAMS.join(', ')}.`);
await import(`./${named}.ts`);
