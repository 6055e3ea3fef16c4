// npm run --silent engine -- COMMAND: the engine without a browser. Standard output carries its one JSON
// document only.
import { pathToFileURL } from 'node:url';
import { bundle, install } from './bootstrap.mjs';

install();
await import(pathToFileURL(bundle('engine', 'src/cli/main.ts')).href);
