// npm run arena -- [VARIANT [FIRST:SECOND ...]] [--games N] [--seed S] [--opening TURNS] [--even HUNDREDTHS]
// [--most TURNS] [--winning HUNDREDTHS] [--records FOLDER]: matches between the levels of the computer (beginner,
// casual, careful, strong), random and greedy, in every variant if none is named; FOLDER keeps the games, a file
// each. With --even, openings that the strongest level judges a greater lead are left out.
// npm run arena -- mates [VARIANT [FIRST:SECOND]] [--wins W] [--games N] [--records FOLDER] [--from WHERE]
// [--only one|two|kings]: how many of W wins in one turn the strongest level finds, and of a quarter as many in
// two, WHERE they are looked for: near the ends of the samples and of N games of that pair (`games`), then on
// positions built so that wins in two can be proved (`built`), then on any set up at random (`made`).
// npm run arena -- laws [VARIANT [FIRST:SECOND ...]] [--games N] [--records FOLDER]: every law at every position
// of N games of each pair. `mates` and `laws` play no game that FOLDER holds.
// npm run arena -- shows [VARIANT] --records FOLDER: what can be seen in the samples and in the games of FOLDER.
// npm run arena -- choose [--games N] [--letters N] --records FOLDER: puts N of them, of so many letters in all as
// golden files, among the golden games: those that name most clauses that no golden game names.
import { pathToFileURL } from 'node:url';
import { bundle, install } from './bootstrap.mjs';

install();
await import(
  pathToFileURL(bundle('arena', 'tests/bench/arena/main.ts', ['src', 'tests/bench/arena', 'tests/support']))
    .href
);
