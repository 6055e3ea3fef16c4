/** A setup file: fails each test whose title, with the values of its row, is longer than 80 characters. */
import { beforeEach } from 'vitest';

export const MAX_CHARACTERS = 80;

beforeEach(({ task: { name } }) => {
  if (name.length > MAX_CHARACTERS)
    throw new Error(`The title has ${name.length} characters. At most ${MAX_CHARACTERS} are allowed.`);
});
