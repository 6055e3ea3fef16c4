// Builds the app for `npm start`, unless it has been built from the same sources before.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, fail } from './install.mjs';

/** Returns a hash of the contents of a file or folder ('' if missing). Times of change say nothing in a fresh clone. */
const hash = (path) => {
  if (!existsSync(at(path))) return '';
  const sum = createHash('sha256');
  if (!statSync(at(path)).isDirectory()) sum.update(readFileSync(at(path)));
  else for (const name of readdirSync(at(path)).sort()) sum.update(name).update(hash(join(path, name)));
  return sum.digest('hex');
};

/**
 * Does the work, unless the stamp file says that it was done for the same contents (`want`) and its product has not
 * changed since.
 */
export const once = (stamp, want, product, work) => {
  const done = () => `${want} ${hash(product)}`;
  if (existsSync(at(stamp)) && readFileSync(at(stamp), 'utf8') === done()) return;
  work();
  mkdirSync(dirname(at(stamp)), { recursive: true });
  writeFileSync(at(stamp), done());
};

export const build = () => {
  const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'LICENSE'];
  once('.cache/build.stamp', sources.map(hash).join(' '), 'dist', () => {
    console.error('Building …');
    // Warnings of the build are hidden, since they say nothing to people who want to play.
    const vite = [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'];
    const { status } = spawnSync(process.execPath, vite, { cwd: at('.'), stdio: ['ignore', 2, 2] });
    if (status !== 0) fail('The build failed (see above).');
  });
};
