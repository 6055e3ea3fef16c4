// npm run arena -- VARIANT [FIRST:SECOND ...] [--games N] [--seed S] [--opening TURNS] [--most TURNS]
// [--winning HUNDREDTHS] [--records FOLDER]: matches between the levels of the computer (beginner, casual,
// careful, strong), random and greedy. npm run arena -- mates VARIANT [--games N]: how many of N wins in one
// turn the strongest level finds, and of a quarter as many in two. npm run arena -- laws VARIANT
// [FIRST:SECOND ...] [--games N] [--records FOLDER]: every law at every position of N games of each pair.
// FOLDER keeps the games, a file each; `laws` plays none that it holds.
import { pathToFileURL } from 'node:url';
import { bundle, install } from './bootstrap.mjs';

install();
await import(
  pathToFileURL(bundle('arena', 'tests/bench/arena/main.ts', ['src', 'tests/bench/arena', 'tests/support']))
    .href
);
