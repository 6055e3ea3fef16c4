/**
 * Additions of the build: the list of files for the service worker, and the content security policy. Neither
 * is there while developing, where modules come one by one and the tools bring scripts of their own.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Nothing from elsewhere, no inline script, no eval. Images may be made in the page: exports are drawn there.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Headers that a host should send with every file, as `npm start` does: a page cannot set them itself.
 * `docs/hosting.md` lists them.
 */
export const HEADERS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
} as const;

export const policy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

/**
 * Writes this build's files into `sw.js`; its name is a hash of their contents and of the worker itself. A
 * built file's name is one already.
 */
export const precache = (): Plugin => ({
  name: 'precache',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const worker = bundle['sw.js'];
    const page = bundle['index.html'];
    if (worker?.type !== 'chunk') return;
    const built = Object.keys(bundle).filter((file) => file !== 'sw.js' && file !== 'index.html');
    const still = readdirSync('public');
    const files = ['./', ...built, ...still];
    const hash = createHash('sha256').update(files.join()).update(worker.code);
    if (page?.type === 'asset') hash.update(page.source);
    for (const file of still) hash.update(readFileSync(`public/${file}`));
    const name = hash.digest('hex').slice(0, 12);
    worker.code = `const BUILD = ${JSON.stringify({ name, files })};\n${worker.code}`;
  },
});
