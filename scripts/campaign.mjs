// npm run campaign -- [VARIANT ...] [--games N] [--plies M] [--seed S] [--tries T]: the laws on many random games, a reason
// for every no on random tries, and deep counts.
// npm run campaign -- --saves [N [PLIES [FOLDER]]]: so many saved games of each variant through files and links; 10,000 in all without N.
// npm run campaign -- --laws [N]: N random actions of all variants together, a million without N.
// npm run campaign -- --hostile [--inputs N] [--seed S]: spoiled files, links, picks, positions and storage; 100,000 without N.
import { pathToFileURL } from 'node:url';
import { bundle, install } from './bootstrap.mjs';

install();
const SOURCES = ['src', 'tests'];
const [first, ...rest] = process.argv.slice(2);
if (first === '--saves') process.argv.splice(2, process.argv.length, ...(rest.length > 0 ? rest : ['2000', '40']));
if (first === '--laws') process.argv.splice(2, process.argv.length, rest[0] ?? '1000000');
if (first === '--hostile') process.argv.splice(2, 1);
const [name, entry] = {
  '--laws': ['walks', 'tests/walks/main.ts'],
  '--saves': ['saves', 'tests/walks/saves.ts'],
  '--hostile': ['siege', 'tests/bench/siege.ts'],
}[first] ?? ['campaign', 'tests/bench/campaign.ts'];
await import(pathToFileURL(bundle(name, entry, SOURCES)).href);
