// The development server, with hot reloading.
import { install, node } from './bootstrap.mjs';

install();
process.exit(node('node_modules/vite/bin/vite.js', process.argv.slice(2)) ?? 1);
