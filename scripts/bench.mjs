// npm run bench: how fast everything is, on built bundles; a test runner would make the engine many times slower.
import { pathToFileURL } from 'node:url';
import { bundle, install } from './bootstrap.mjs';

install();
await import(pathToFileURL(bundle('bench', 'tests/bench/engine.ts', ['src', 'tests/bench', 'tests/support'])).href);
