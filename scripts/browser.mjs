// Finds the browsers for the browser tests, or fetches them: Chromium from the system's packages, by
// Playwright, or out of an npm package; Firefox, and WebKit's driver, from the system's packages alone.
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { at, npm } from './bootstrap.mjs';

const cache = at('.cache/chromium'); // Not in node_modules: npm ci empties that.
const packed = { exe: join(cache, 'chromium'), libs: join(cache, 'lib') };
const tried = [];

/**
 * Does it start? On other systems than Linux, asking for the version would open a window, so being there must
 * do.
 */
const works = ({ exe, libs }) => {
  if (!exe || !existsSync(exe)) return false;
  if (process.platform !== 'linux') return true;
  const env = { ...process.env, ...(libs && { LD_LIBRARY_PATH: libs }) };
  const run = spawnSync(exe, ['--version'], { env, timeout: 20_000, encoding: 'utf8' });
  if (run.status !== 0)
    tried.push(
      `${exe}: ${
        String(run.stderr || run.error)
          .trim()
          .split('\n')[0]
      }`,
    );
  return run.status === 0;
};

/** Debian's Chromium without the window around the page: the same page for half of the time. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge', 'brave-browser'];
const { PROGRAMFILES, LOCALAPPDATA } = process.env;
const PLACES = {
  linux: [
    SHELL,
    ...['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
      NAMES.map((name) => `${folder}/${name}`),
    ),
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((folder) =>
      ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map((p) =>
        join(folder, p),
      ),
    ),
};

const fromSystem = () => (PLACES[process.platform] ?? []).map((exe) => ({ exe })).find(works);

const playwright = (...args) =>
  spawnSync(
    process.execPath,
    [at('node_modules/playwright-core/cli.js'), 'install', ...args, '--only-shell', 'chromium'],
    {
      encoding: 'utf8',
      timeout: 300_000,
    },
  );

/** A browser that Playwright itself keeps; an empty object lets it find its own. */
const kept = () => {
  const folder = /Install location:\s*(.*headless_shell.*)/
    .exec(playwright('--dry-run').stdout ?? '')?.[1]
    ?.trim();
  return folder && existsSync(join(folder, 'INSTALLATION_COMPLETE')) ? {} : undefined;
};

/** Asks the system's packages, where that needs no password. */
const install = (...packages) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Installing ${packages.join(', ')} from the system's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
};

const byPackages = () => {
  install('chromium-headless-shell', 'fonts-dejavu-core');
  if (!fromSystem()) install('chromium', 'fonts-dejavu-core'); // Where the shell is no package of its own.
  const found = fromSystem();
  if (!found) tried.push("the system's packages: no Chromium could be installed");
  return found;
};

const byPlaywright = () => {
  if (playwright().status === 0) return {};
  tried.push('playwright install chromium: failed');
  return undefined;
};

/** A headless Linux x64 build with its libraries and fonts inside an npm package: needs no root. */
const byNpm = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(cache, { recursive: true });
  const args = [
    'install',
    '--prefix',
    cache,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '@sparticuz/chromium@147.0.0',
  ];
  if (npm(args) !== 0) {
    tried.push('npm install @sparticuz/chromium: failed');
    return undefined;
  }
  const bin = join(cache, 'node_modules/@sparticuz/chromium/bin');
  const unpack = (from, to, mode) =>
    pipeline(createReadStream(join(bin, from)), createBrotliDecompress(), createWriteStream(to, { mode }));
  await unpack('chromium.br', packed.exe, 0o755);
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    await unpack(`${name}.tar.br`, join(cache, `${name}.tar`));
    spawnSync('tar', ['-xf', join(cache, `${name}.tar`), '-C', cache]);
  }
  return works(packed) ? packed : undefined;
};

/** A browser as { exe?, libs? }, or { reason } where none was found and none could be fetched. */
export const findBrowser = async () => {
  const exe = process.env.CHROMIUM_PATH;
  if (exe) return works({ exe }) ? { exe } : { reason: `CHROMIUM_PATH=${exe} does not run.` };
  const here = fromSystem() ?? kept() ?? (works(packed) ? packed : undefined);
  if (here) return here;
  console.log('No Chromium, Chrome or Edge found: fetching one …');
  return (
    byPackages() ??
    byPlaywright() ??
    (await byNpm()) ?? { reason: ['none found, none could be fetched', ...tried].join('\n  - ') }
  );
};

const FIREFOX = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/local/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [PROGRAMFILES, LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, 'Mozilla Firefox\\firefox.exe')),
};

/** An installed Firefox as { exe }, or { reason } where there is none and none could be installed. */
export const findFirefox = () => {
  const exe = process.env.FIREFOX_PATH;
  if (exe) return works({ exe }) ? { exe } : { reason: `FIREFOX_PATH=${exe} does not run.` };
  const there = () => (FIREFOX[process.platform] ?? []).map((path) => ({ exe: path })).find(works);
  const here = there();
  if (here) return here;
  console.log('No Firefox found: asking the system for one …');
  install('firefox-esr');
  return there() ?? { reason: 'none is installed, and the system gave none.' };
};

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';

/**
 * WebKitGTK's driver and a display that nobody looks at as { driver, display }, or { reason }. Linux only.
 */
export const findWebKit = () => {
  const isThere = () => existsSync(DRIVER) && existsSync(DISPLAY);
  if (!isThere() && process.platform === 'linux') install('webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core');
  return isThere()
    ? { driver: DRIVER, display: DISPLAY }
    : { reason: `${DRIVER} and ${DISPLAY} are needed (webkit2gtk-driver and xvfb).` };
};
