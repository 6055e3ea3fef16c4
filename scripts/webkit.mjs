// npm run webkit -- [WORD ...]: whole games and what each browser does in its own way, in WebKitGTK (Linux;
// installed where that is allowed). With words only the checks whose names have one of them.
import { pathToFileURL } from 'node:url';
import { build, bundle, fail, install } from './bootstrap.mjs';

install();
const { findWebKit } = await import('./browser.mjs');
const { driver, display, reason } = findWebKit();
if (reason) fail(`WebKit is not tested here: ${reason}`);
build();
process.env.WEBKIT_DRIVER = driver;
process.env.WEBKIT_DISPLAY = display;
await import(pathToFileURL(bundle('webkit', 'tests/webkit/main.ts', ['src', 'tests'])).href);
