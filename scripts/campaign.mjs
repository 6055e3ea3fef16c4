// npm run campaign -- [VARIANT ...] [--games N] [--plies M] [--seed S] [--tries T]: the laws on many random games, a reason
// for every no on random tries, and deep counts.
import { pathToFileURL } from 'node:url';
import { bundle, install } from './bootstrap.mjs';

install();
await import(pathToFileURL(bundle('campaign', 'tests/bench/campaign.ts', ['src', 'tests'])).href);
