// What every script needs before node_modules exists: Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const at = (path) => resolve(root, path);

/** Ends the run with a message for a person. */
export const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

/** Runs a file of the project or of a package; gives its exit status. `quiet` keeps standard output free. */
export const node = (script, args, { env = {}, quiet = false } = {}) =>
  spawnSync(process.execPath, [at(script), ...args], {
    cwd: root,
    stdio: quiet ? ['ignore', 2, 2] : 'inherit',
    env: { ...process.env, ...env },
  }).status;

/**
 * The same beside other work: gives its exit status and, at its end, all that it has said. `isHeard` prints
 * that as it comes, too.
 */
export const nodeBeside = (script, args, { env = {}, isHeard = false } = {}) =>
  new Promise((done) => {
    const said = [];
    const child = spawn(process.execPath, [at(script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said.push(part);
        if (isHeard) process.stdout.write(part);
      });
    child.on('close', (status) => done({ status, said: Buffer.concat(said).toString() }));
  });

const QUIET = '--no-audit --no-fund --loglevel=error';
const PATIENT = '--fetch-retries=2 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=4000';

/** Runs npm. npm sets npm_execpath to its own script, which needs no shell and works on every system. */
export const npm = (args) => {
  const script = process.env.npm_execpath;
  const all = [...args, ...QUIET.split(' '), ...PATIENT.split(' ')];
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...all], options).status
    : spawnSync('npm', all, { ...options, shell: process.platform === 'win32' }).status;
};

/** A hash of the contents of files and folders: a fresh clone has fresh times, so times tell nothing. */
const hash = (paths) => {
  const sum = createHash('sha256');
  const walk = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const entry of readdirSync(path).sort()) walk(join(path, entry));
    else sum.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const path of paths) walk(at(path));
  return sum.digest('hex');
};

/** Does the work unless it was done for the same contents before, and its product is still what it was. */
export const once = (stamp, want, product, work) => {
  const done = () => `${want} ${hash([product])}`;
  if (existsSync(at(stamp)) && readFileSync(at(stamp), 'utf8') === done()) return;
  work();
  mkdirSync(dirname(at(stamp)), { recursive: true });
  writeFileSync(at(stamp), done());
};

const fits = ([major, minor]) =>
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;

const readLock = (path) => JSON.parse(readFileSync(at(path), 'utf8')).packages;

/** Is node_modules what the lock file asks for, on this system? npm writes down what it has installed. */
const isInstalled = () => {
  if (!existsSync(at('node_modules/.package-lock.json'))) return false;
  const [wanted, there] = ['package-lock.json', 'node_modules/.package-lock.json'].map(readLock);
  return (
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        path === '' || (there[path] ? there[path].version === version : optional),
    ) &&
    Object.entries(there).every(([path, { os = [process.platform], cpu = [process.arch] }]) => {
      return path in wanted && os.includes(process.platform) && cpu.includes(process.arch);
    })
  );
};

/**
 * Installs the locked dependencies if they are missing or out of date. Linked ones are somebody else's to
 * keep.
 */
export const install = () => {
  if (!fits(process.versions.node.split('.').map(Number)))
    fail(
      `Node ${process.versions.node} will not do. Oddboard needs Node 20.19 or newer, 22.12 or newer, or 24.`,
    );
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() || isInstalled()) return;
  console.error('Installing dependencies …');
  if (npm(['ci', '--include=dev']) !== 0) fail('npm ci failed (see above). Is the npm registry reachable?');
};

const vite = (args) =>
  node('node_modules/vite/bin/vite.js', args, { env: { NODE_ENV: 'production' }, quiet: true });

/** Builds the app into dist/, if its sources changed. */
export const build = () => {
  const want = hash(['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'LICENSE']);
  once('.cache/build.stamp', want, 'dist', () => {
    console.error('Building …');
    // Its warnings are for nobody who only wants to play.
    if (vite(['build', '--logLevel', 'error']) !== 0) fail('The build failed (see above).');
  });
};

/**
 * Bundles one TypeScript file for Node into .cache/NAME/ and gives the bundle's path. The engine's commands
 * and every measurement run on a bundle: a test runner makes calls across modules many times slower.
 */
export const bundle = (name, entry, sources = ['src']) => {
  const out = `.cache/${name}`;
  const file = `${out}/${name}.js`;
  once(`.cache/${name}.stamp`, hash([...sources, 'package-lock.json']), out, () => {
    const options = '--emptyOutDir --logLevel warn --config scripts/bundle.config.mjs'.split(' ');
    const status = vite(['build', '--ssr', entry, '--outDir', out, ...options]);
    if (status !== 0) fail(`Bundling ${entry} failed (see above).`);
  });
  return at(file);
};
