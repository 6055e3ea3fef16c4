export { ACCEPTED_FORMS, readAction } from './read.ts';
export { writeAction } from './write.ts';
