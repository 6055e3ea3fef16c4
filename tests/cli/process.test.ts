import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** The engine as a person starts it. */
const engine = (args: readonly string[], input = '') => {
  const { stdout, status } = spawnSync(process.execPath, ['scripts/engine.mjs', ...args], { encoding: 'utf8', input });
  const documents = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { documents, status };
};

it('prints one document and leaves with status 0', () => {
  expect(engine(['variants'])).toEqual({ documents: [{ variants: expect.any(Array) }], status: 0 });
});

it('says what is wrong and leaves with status 1', () => {
  expect(engine(['actions', 'checkers'])).toEqual({
    documents: [{ error: { text: expect.stringContaining('There is no variant "checkers".') } }],
    status: 1,
  });
  expect(engine([])).toEqual({ documents: [{ error: { text: expect.stringContaining('batch VARIANT') } }], status: 1 });
});
