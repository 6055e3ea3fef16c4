// npm run arena -- VARIANT [FIRST:SECOND ...] [--games N] [--seed S] [--opening TURNS] [--most TURNS]
// [--winning HUNDREDTHS]: matches between the levels of the computer (beginner, casual, careful, strong), random
// and greedy.
import { pathToFileURL } from 'node:url';
import { bundle, install } from './bootstrap.mjs';

install();
await import(pathToFileURL(bundle('arena', 'tests/bench/arena/main.ts', ['src', 'tests/bench/arena'])).href);
