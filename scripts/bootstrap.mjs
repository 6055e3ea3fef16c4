// Runs before node_modules exists: Node built-ins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
export const root = fileURLToPath(new URL('..', import.meta.url));
export const at = (p) => join(root, p);
export const fail = (m) => {
  console.error(`\n${m}\n`);
  process.exit(1);
};
export const node = (script, args, env) =>
  spawnSync(process.execPath, [at(script), ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status;
const FLAGS = [
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=4000',
];
export function npm(args) {
  // npm_execpath = npm-cli.js, set by npm: no shell, works on Windows too
  const cli = process.env.npm_execpath,
    o = { cwd: root, stdio: 'inherit' };
  return (
    cli?.endsWith('.js')
      ? spawnSync(process.execPath, [cli, ...args, ...FLAGS], o)
      : spawnSync('npm', [...args, ...FLAGS], { ...o, shell: process.platform === 'win32' })
  ).status;
}
function hash(paths) {
  // contents, not mtimes: a fresh clone has fresh mtimes
  const h = createHash('sha256');
  const walk = (p) => {
    if (!existsSync(p)) return;
    if (statSync(p).isDirectory()) for (const e of readdirSync(p).sort()) walk(join(p, e));
    else h.update(p.slice(root.length)).update(readFileSync(p));
  };
  for (const p of paths) walk(at(p));
  return h.digest('hex');
}
function once(stamp, want, needs, work) {
  if (existsSync(at(needs)) && existsSync(at(stamp)) && readFileSync(at(stamp), 'utf8') === want) return;
  work();
  writeFileSync(at(stamp), want);
}
export function install() {
  const [a, b] = process.versions.node.split('.').map(Number);
  if (!((a === 20 && b >= 19) || (a === 22 && b >= 12) || a >= 24))
    fail(`Node ${process.versions.node} will not do: use 20.19+, 22.12+ or 24+.`);
  once(
    'node_modules/.deps-stamp',
    `${hash(['package.json', 'package-lock.json'])} ${process.platform} ${process.arch}`,
    'node_modules',
    () => {
      console.log('Installing dependencies …');
      if (npm(['ci', '--include=dev']) !== 0) fail('npm ci failed (see above). Is the npm registry reachable?');
    },
  );
}
export function build() {
  once('node_modules/.build-stamp', hash(['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']), 'dist/index.html', () => {
    console.log('Building …');
    if (node('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' }) !== 0) fail('The build failed.');
  });
}
