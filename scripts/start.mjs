// npm start: installs and builds what is missing, then serves the app. `npm start -- --port 5000` or
// PORT=5000 chooses the port.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { fail, install } from './install.mjs';

const LAST = 65535;
const HOW = `Choose one from 1 to ${LAST}, as in: npm start -- --port 5000`;

/** Returns the port of the command line or the environment, as text; 4173 by default. */
const wanted = () => {
  try {
    const port = { type: 'string', default: process.env.PORT || '4173' };
    return parseArgs({ options: { port } }).values.port;
  } catch {
    return fail(`npm start takes a port and nothing else. ${HOW}`);
  }
};

const isFreeOn = (host, port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** Whether a port is free on both addresses of "localhost": a browser may try either. */
const isFree = async (port) => (await isFreeOn('127.0.0.1', port)) && (await isFreeOn('::1', port));

/** Returns this port, or the next one that nothing uses. */
const freeFrom = async (first) => {
  for (let port = first; port <= LAST; port++) if (await isFree(port)) return port;
  return fail(`Port ${first}${first < LAST ? ` and all after it are` : ' is'} in use. ${HOW}`);
};

const text = wanted();
const first = /^\d{1,5}$/.test(text) ? Number(text) : 0;
if (first < 1 || first > LAST) fail(`"${text}" is not a port. ${HOW}`);
const port = await freeFrom(first);
install();
build();
if (port !== first) console.log(`Port ${first} is in use; port ${port} is taken instead.`);

const { preview } = await import('vite'); // Only now: before install() it may not be there.
const options = { port, strictPort: true, host: 'localhost' };
const server = await preview({ logLevel: 'error', preview: options }).catch(({ code, message }) =>
  fail(`Port ${port} cannot be used (${code ?? message}). ${HOW}`),
);
console.log(`Oddboard is ready at ${server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`}`);
