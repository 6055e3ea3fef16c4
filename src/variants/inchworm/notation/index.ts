export { PASSED_OVER, readAction } from './read.ts';
export { writeAction } from './write.ts';
