// npm run format: formats every file, and mends what the linter can mend.
import { install, node } from './bootstrap.mjs';

install();
process.exitCode = node('node_modules/@biomejs/biome/bin/biome', ['check', '--write', '.']) ?? 1;
