/** The position file of section 10.2, a JSON object. */
export { readPosition } from './read.ts';
export { writePosition } from './write.ts';
