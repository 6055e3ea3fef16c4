import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/**
 * Runs the engine in a process of its own, as a person starts it. Returns its output as JSON documents, one per line.
 */
const engine = (args: readonly string[], input = '') => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', './tools/typescript.mjs', 'src/cli/main.ts', ...args],
    {
      encoding: 'utf8',
      input,
    },
  );
  const documents = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { documents, status };
};

it('prints one document and exits with 0', () => {
  expect(engine(['variants'])).toEqual({ documents: [{ variants: expect.any(Array) }], status: 0 });
});

it('reports an error and exits with 1', () => {
  expect(engine(['actions', 'checkers'])).toEqual({
    documents: [{ error: { text: expect.stringContaining('There is no variant "checkers".') } }],
    status: 1,
  });
  expect(engine([])).toEqual({
    documents: [{ error: { text: expect.stringContaining('batch VARIANT') } }],
    status: 1,
  });
});

it('shows usage and exits with 0', () => {
  const { documents, status } = engine(['--help']);
  expect(status).toBe(0);
  expect(documents[0]?.['usage']).toContain('perft VARIANT DEPTH [POSITION]');
  expect(engine(['batch', '--help'])).toEqual({ documents: [{ usage: ['batch VARIANT'] }], status: 0 });
  expect(engine(['dance', '--help'])).toEqual({
    documents: [{ error: { text: expect.stringContaining('no command "dance"') } }],
    status: 1,
  });
});

it.each([
  [['variants', '--seed', '1'], '"variants" does not take "--seed".'],
  [['batch', 'snake', '--seed', '1'], '"batch" does not take "--seed".'],
  [['setup', 'snake', '--__proto__', '1'], 'There is no option "--__proto__".'],
  [['dance', 'snake', '--seed'], '"--seed" has no value.'],
])('refuses arguments it cannot use: %j', (args, text) => {
  expect(engine(args)).toEqual({ documents: [{ error: { text } }], status: 1 });
});

it('quotes little of long input, file names and lines', () => {
  const long = 'x'.repeat(3000);
  const texts = [
    engine(['view', 'snake', '--position', long]),
    engine([long]),
    engine(['setup', long]),
    engine(['batch', 'snake'], `{"cmd": "${long}"}\n${long}\n{"cmd": "view", "position": ${'['.repeat(100_000)}\n`),
  ].flatMap(({ documents }) => documents.map(({ error }) => (error as { text: string }).text));
  expect(texts).toHaveLength(6);
  for (const text of texts) expect(text).not.toMatch(/x{121}|\[{121}/);
});

const first = (): string => {
  const [{ variants }] = engine(['variants']).documents as [{ variants: { id: string }[] }];
  return variants[0]?.id ?? '';
};

it('answers every line of a batch, even after bad ones', () => {
  const { documents, status } = engine(
    ['batch', first()],
    '{"cmd": "perft", "depth": 0}\nnot JSON\n\n{"cmd": "dance"}\r\n{"cmd": "actions", "limit": 1}\n',
  );
  expect(documents).toEqual([
    { nodes: 1, ms: expect.any(Number) },
    { error: { text: expect.stringContaining('not JSON') } },
    { error: { text: expect.stringContaining('no command "dance"') } },
    { actions: [expect.any(Object)], truncated: true },
  ]);
  expect(status).toBe(0);
});

it('reads a position from standard input, and names unreadable files', () => {
  const variant = first();
  const { text } = engine(['setup', variant]).documents[0] as { text: string };
  expect(engine(['setup', variant, '--seed', '0']).documents[0]?.['text']).toBe(text);
  expect(engine(['print', variant, '--position', '-'], text)).toEqual(engine(['print', variant]));
  expect(engine(['print', variant, '--position', 'no/such/file'])).toEqual({
    documents: [{ error: { text: expect.stringContaining('"no/such/file" cannot be read') } }],
    status: 1,
  });
});
