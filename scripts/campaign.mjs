// npm run campaign -- [VARIANT ...] [--games N] [--plies M] [--seed S] [--tries T]: the laws on many random
// games, a reason for every no on random tries, and deep counts.
// npm run campaign -- --saves [N [PLIES [FOLDER]]]: so many saved games of each variant through files and
// links; 10,000 in all without N. npm run campaign -- --laws [N]: N random actions of all variants together,
// a million without N. npm run campaign -- --fuzz [SECONDS [VARIANT]]: positions set up at random, so many
// seconds in each variant, ten minutes without SECONDS. npm run campaign -- --shortcuts [N [SEED]]: N quick
// answers of FrozenChess compared with the long way, a million without N. npm run campaign -- --hostile
// [--inputs N] [--seed S]: spoiled files, links, picks, positions and storage; 100,000 without N. npm run
// campaign -- --kills [N] [--engine firefox] [--seed S] [--workers W]: a browser killed N times in the middle
// of play; 100 without N. Control-C gives the figures so far. Linux only.
import { pathToFileURL } from 'node:url';
import { build, bundle, fail, install } from './bootstrap.mjs';

install();
const SOURCES = ['src', 'tests'];
const [first, ...rest] = process.argv.slice(2);
if (first === '--saves')
  process.argv.splice(2, process.argv.length, ...(rest.length > 0 ? rest : ['2000', '40']));
if (first === '--laws') process.argv.splice(2, process.argv.length, rest[0] ?? '1000000');
if (first === '--fuzz') process.argv.splice(2, process.argv.length, ...(rest.length > 0 ? rest : ['600']));
if (first === '--shortcuts')
  process.argv.splice(2, process.argv.length, ...(rest.length > 0 ? rest : ['1000000']));
if (first === '--hostile') process.argv.splice(2, 1);
if (first === '--kills') {
  process.argv.splice(2, 1);
  const { findBrowser } = await import('./browser.mjs');
  const browser = await findBrowser();
  if (browser.reason) fail(`No browser: ${browser.reason}`);
  Object.assign(process.env, { CHROMIUM_PATH: browser.exe ?? '', CHROMIUM_LIBS: browser.libs ?? '' });
  build();
}
const [name, entry] = {
  '--laws': ['walks', 'tests/walks/main.ts'],
  '--saves': ['saves', 'tests/walks/saves.ts'],
  '--fuzz': ['fuzz', 'tests/walks/fuzz.ts'],
  '--shortcuts': ['shortcuts', 'tests/walks/shortcuts.ts'],
  '--hostile': ['siege', 'tests/bench/siege.ts'],
  '--kills': ['kills', 'tests/bench/kills.ts'],
}[first] ?? ['campaign', 'tests/bench/campaign.ts'];
await import(pathToFileURL(bundle(name, entry, SOURCES)).href);
