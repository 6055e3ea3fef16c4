// Installs what a fresh machine lacks: the locked dependencies. Uses Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const at = (path) => resolve(root, path);

/** Ends the run with a message for a person. */
export const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const OPTIONS =
  '--no-audit --no-fund --loglevel=error --fetch-retries=2 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=4000';

/** Runs npm; returns its exit status. npm_execpath is npm's own script, which needs no shell on any system. */
export const npm = (args) => {
  const script = process.env.npm_execpath;
  const all = [...args, ...OPTIONS.split(' ')];
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...all], options).status
    : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' }).status;
};

const fits = ([major, minor]) => (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;

const readLock = (path) => JSON.parse(readFileSync(at(path), 'utf8')).packages;

/** Whether node_modules is what the lock file asks for, on this system. */
const isInstalled = () => {
  if (!existsSync(at('node_modules/.package-lock.json'))) return false;
  const [wanted, there] = ['package-lock.json', 'node_modules/.package-lock.json'].map(readLock);
  return (
    Object.entries(wanted).every(
      ([path, { version, optional }]) => path === '' || (there[path] ? there[path].version === version : optional),
    ) &&
    Object.entries(there).every(([path, { os = [process.platform], cpu = [process.arch] }]) => {
      return path in wanted && os.includes(process.platform) && cpu.includes(process.arch);
    })
  );
};

/** Installs the locked dependencies if they are missing or out of date; a linked node_modules is left alone. */
export const install = () => {
  if (!fits(process.versions.node.split('.').map(Number)))
    fail(`Oddboard needs Node 20.19 or newer, 22.12 or newer, or 24. This is ${process.versions.node}.`);
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() || isInstalled()) return;
  console.error('Installing dependencies …');
  if (npm(['ci', '--include=dev']) !== 0) fail('npm ci failed (see above). Is the npm registry reachable?');
};

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
