// npm start: installs and builds what is missing, then serves the app. `npm start -- --port 5000` or
// PORT=5000 chooses the port.
import { createServer } from 'node:net';
import { build, fail, install } from './bootstrap.mjs';

const flag = process.argv.indexOf('--port');
const wanted = flag > 0 ? process.argv[flag + 1] : (process.env.PORT ?? '4173');
if (!/^\d{1,5}$/.test(wanted ?? '') || Number(wanted) > 65535)
  fail(`"${wanted}" is not a port: a number up to 65535 is needed.`);

const isFreeOn = (host, port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** "localhost" is two addresses, and a browser may try either. */
const isFree = async (port) => (await isFreeOn('127.0.0.1', port)) && (await isFreeOn('::1', port));

install();
build();
let port = Number(wanted);
while (!(await isFree(port))) port += 1;
if (port !== Number(wanted)) console.log(`Port ${wanted} is in use; port ${port} is taken instead.`);

const { preview } = await import('vite'); // Only now: before install() it may not be there.
const server = await preview({ logLevel: 'warn', preview: { port, strictPort: true, host: 'localhost' } });
console.log(`Oddboard is ready at ${server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`}`);
