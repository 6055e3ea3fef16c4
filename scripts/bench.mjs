// npm run bench -- [VARIANT ...]: how fast everything is, on built bundles; a test runner would make the
// engine many times slower. npm run bench -- opening [WORDS]: only files and links of every size, or those
// whose names hold these words. npm run bench -- slowest [WALKS [PLIES]]: the answer of FrozenChess that one
// waits for longest, in 50 walks of 120 plies without more. npm run bench -- growth [ACTIONS [VARIANT ...]]:
// does a page grow that is played in for hours? 2,000 actions without ACTIONS. npm run bench -- thinking
// [VARIANT ...]: only clicks while the computer thinks. npm run bench -- scrolling [VARIANT ...]: how smoothly
// the list of 300 actions scrolls.
import { pathToFileURL } from 'node:url';
import { build, bundle, install } from './bootstrap.mjs';

install();
const { findBrowser } = await import('./browser.mjs');
const run = (name, entry) => import(pathToFileURL(bundle(name, entry, ['src', 'tests'])).href);

const only = ['growth', 'opening', 'scrolling', 'slowest', 'thinking'].find(
  (name) => name === process.argv[2],
);
if (only === 'slowest') {
  process.argv.splice(2, 1);
  await run('bench-slowest', 'tests/bench/slowest.ts');
  process.exit();
}
if (!only) await run('bench', 'tests/bench/engine.ts');
const browser = await findBrowser();
if (browser.reason) console.error(`\nClicks are not timed: ${browser.reason}`);
else {
  build();
  if (browser.exe) process.env.CHROMIUM_PATH = browser.exe;
  if (browser.libs) process.env.LD_LIBRARY_PATH = browser.libs;
  if (only === 'growth') await run('growth', 'tests/bench/growth.ts');
  else if (only === 'scrolling') await run('bench-scrolling', 'tests/bench/scrolling.ts');
  else if (only === 'thinking') await run('bench-browser', 'tests/bench/browser.ts');
  else if (only === 'opening') await run('bench-opening', 'tests/bench/opening.ts');
  else {
    await run('bench-browser', 'tests/bench/browser.ts');
    await run('bench-opening', 'tests/bench/opening.ts');
  }
}
