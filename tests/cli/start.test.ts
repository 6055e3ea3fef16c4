import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Runs `npm start` with a port that cannot be used: it exits before it builds or serves. */
const start = (args: readonly string[], PORT = '') =>
  spawnSync(process.execPath, ['scripts/start.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PORT },
  });

const HOW = 'Choose one from 1 to 65535, as in: npm start -- --port 5000';

let holder: Server;
beforeAll(async () => {
  holder = createServer();
  // If another process holds the port, it is in use all the same.
  await new Promise<void>((done) => {
    holder.once('error', () => done());
    holder.listen(65535, '127.0.0.1', done);
  });
});
afterAll(() => void holder.close());

it.each([
  [['--port'], 'npm start takes a port and nothing else.'],
  [['--prot', '5000'], 'npm start takes a port and nothing else.'],
  [['5000'], 'npm start takes a port and nothing else.'],
  [['--port', 'five'], '"five" is not a port.'],
  [['--port='], '"" is not a port.'],
  [['--port', '65536'], '"65536" is not a port.'],
  [['--port=0'], '"0" is not a port.'],
  [['--port', '65535'], 'Port 65535 is in use.'],
  [['--port=65535'], 'Port 65535 is in use.'],
])('reports only what is wrong with a port: %j', (args, text) => {
  expect(start(args)).toMatchObject({ stderr: `\n${text} ${HOW}\n\n`, stdout: '', status: 1 });
});

it('reads the port from the environment by default', () => {
  expect(start([], '65535').stderr).toBe(`\nPort 65535 is in use. ${HOW}\n\n`);
});

it('builds once, and again if a built file is missing or differs', async () => {
  const { once } = await import(pathToFileURL('scripts/build.mjs').href);
  const folder = mkdtempSync(join(tmpdir(), 'oddboard-'));
  const [dist, file] = [join(folder, 'dist'), join(folder, 'dist/assets/main.js')];
  let times = 0;
  const build = () =>
    once(join(folder, 'stamp'), 'sources', dist, () => {
      times++;
      mkdirSync(join(dist, 'assets'), { recursive: true });
      writeFileSync(file, 'whole');
    });
  const spoilings = [
    () => undefined,
    () => rmSync(join(dist, 'assets'), { recursive: true }),
    () => writeFileSync(file, ''),
  ];
  for (const [spoiled, spoil] of spoilings.entries()) {
    spoil();
    build();
    build();
    expect(times).toBe(spoiled + 1);
  }
  rmSync(folder, { recursive: true });
});
