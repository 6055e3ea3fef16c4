// npm run campaign -- [VARIANT ...] [--games N] [--plies M] [--seed S] [--tries T]: the laws on many random games, a reason
// for every no on random tries, and deep counts.
// npm run campaign -- --saves [N [PLIES [FOLDER]]]: so many saved games of each variant through files and links; 10,000 in all without N.
import { pathToFileURL } from 'node:url';
import { bundle, install } from './bootstrap.mjs';

install();
const [first, ...rest] = process.argv.slice(2);
if (first === '--saves') {
  process.argv.splice(2, process.argv.length, ...(rest.length > 0 ? rest : ['2000', '40']));
  await import(pathToFileURL(bundle('saves', 'tests/walks/saves.ts', ['src', 'tests/walks', 'tests/support'])).href);
} else await import(pathToFileURL(bundle('campaign', 'tests/bench/campaign.ts', ['src', 'tests'])).href);
