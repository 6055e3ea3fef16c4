// npm run words: every text that the app can say, by game and kind. `npm run words -- snake refusal` prints
// one group.
import { pathToFileURL } from 'node:url';
import { bundle, install } from './bootstrap.mjs';

install();
await import(pathToFileURL(bundle('words', 'tests/words/main.ts', ['src', 'tests/words'])).href);
