/**
 * serve.ts PORT: serves the built app to all browser tests with the headers of `npm start`. Vite's own server
 * compresses files per request, a sixth of the time of opening a page.
 */
import { HEADERS } from '../../src/offline/build.ts';
import { built, Host } from './host.ts';

const host = new Host('/', HEADERS, Number(process.argv[2]));
host.files = built();
await host.start();
