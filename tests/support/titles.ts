/** A setup file: fails each test whose title, with the values of its row, is longer than 80 characters. */
import { beforeEach } from 'vitest';

const MOST = 80;

beforeEach(({ task: { name } }) => {
  if (name.length > MOST) throw new Error(`The title has ${name.length} characters. At most ${MOST} are allowed.`);
});
