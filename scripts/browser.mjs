import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { at, npm } from './bootstrap.mjs';

const cache = at('.cache/chromium'); // not in node_modules: npm ci empties that
const packed = { exe: join(cache, 'chromium'), libs: join(cache, 'lib') };
const tried = [];
function works({ exe, libs }) {
  if (!exe || !existsSync(exe)) return false;
  if (process.platform !== 'linux') return true; // chrome.exe --version opens a window
  const r = spawnSync(exe, ['--version'], {
    env: { ...process.env, ...(libs && { LD_LIBRARY_PATH: libs }) },
    timeout: 20000,
    encoding: 'utf8',
  });
  if (r.status !== 0)
    tried.push(
      `${exe}: ${
        String(r.stderr || r.error)
          .trim()
          .split('\n')[0]
      }`,
    );
  return r.status === 0;
}
function system() {
  const e = process.env,
    names = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge', 'brave-browser'];
  const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'],
    win = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
  return {
    linux: ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((d) => names.map((n) => `${d}/${n}`)),
    darwin: mac.map((n) => `/Applications/${n}.app/Contents/MacOS/${n}`),
    win32: [e.PROGRAMFILES, e['PROGRAMFILES(X86)'], e.LOCALAPPDATA].flatMap((d) => win.map((n) => `${d}\\${n}`)),
  }[process.platform]
    ?.map((exe) => ({ exe }))
    .find(works);
}
const playwright = (...a) =>
  spawnSync(process.execPath, [at('node_modules/playwright-core/cli.js'), 'install', ...a, '--only-shell', 'chromium'], {
    encoding: 'utf8',
    timeout: 300000,
  });
function managed() {
  const dir = /Install location:\s*(.*headless_shell.*)/.exec(playwright('--dry-run').stdout ?? '')?.[1]?.trim();
  return dir && existsSync(join(dir, 'INSTALLATION_COMPLETE')) ? {} : undefined; // {}: Playwright finds its own
}
async function fromNpm() {
  // a Linux x64 headless shell with its libraries and fonts, inside an npm tarball: no root, no apt
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  mkdirSync(cache, { recursive: true });
  if (npm(['install', '--prefix', cache, '--no-save', '--no-package-lock', '--ignore-scripts', '@sparticuz/chromium@147.0.0']) !== 0)
    return void tried.push('npm @sparticuz/chromium: failed');
  const unpack = (from, to, mode) =>
    pipeline(
      createReadStream(join(cache, 'node_modules/@sparticuz/chromium/bin', from)),
      createBrotliDecompress(),
      createWriteStream(to, { mode }),
    );
  await unpack('chromium.br', packed.exe, 0o755);
  for (const f of ['al2023', 'fonts', 'swiftshader']) {
    await unpack(`${f}.tar.br`, join(cache, `${f}.tar`));
    spawnSync('tar', ['-xf', join(cache, `${f}.tar`), '-C', cache]);
  }
  return works(packed) && packed;
}
function fromApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  for (const a of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
  ])
    spawnSync('apt-get', a, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return system();
}
export async function findBrowser() {
  const exe = process.env.CHROMIUM_PATH;
  if (exe) return works({ exe }) ? { exe } : { reason: `CHROMIUM_PATH=${exe} does not run` };
  const here = system() ?? managed() ?? (works(packed) ? packed : undefined);
  if (here) return here;
  console.log('No Chromium, Chrome or Edge found: fetching one …');
  if (playwright().status === 0) return {};
  tried.push('playwright install chromium: failed');
  return (await fromNpm()) || fromApt() || { reason: ['none found, none could be fetched', ...tried].join('\n  - ') };
}
