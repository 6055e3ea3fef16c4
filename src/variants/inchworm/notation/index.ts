/** The notation of one action. */
export { PASSED_OVER, readAction } from './read.ts';
export { writeAction } from './write.ts';
