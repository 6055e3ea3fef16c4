/** Vite plugins only for builds: in development, the security policy would block the scripts that Vite adds. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The content security policy, by which a page loads only its host's files. Exports need data and blob images. */
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

/** Headers for a host to send with every file (`docs/hosting.md`), since a page cannot set them itself. */
export const HEADERS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
} as const;

export const contentSecurityPolicy = (): Plugin => ({
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

const licenceIn = (folder: string): string => {
  const name = readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file));
  if (!name) throw new Error(`${folder} has no licence: Oddboard cannot contain it`);
  return readFileSync(join(folder, name), 'utf8').trim();
};

const packageOf = (module: string): string | null =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replaceAll('\\', '/'))?.[0] ?? null;

/** Returns two plugins that write the packages' licences to `licences.txt`, for the page and for its workers. */
export const licences = (): { readonly page: Plugin; readonly workers: Plugin } => {
  const folders = new Set<string>();
  const collect: Plugin['generateBundle'] = (_options, bundle) => {
    for (const file of Object.values(bundle))
      for (const [id, { renderedLength }] of Object.entries(file.type === 'chunk' ? file.modules : {})) {
        const folder = renderedLength > 0 ? packageOf(id) : null;
        if (folder) folders.add(folder);
      }
  };
  const licenceText = (folder: string): string => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return `${name} ${version}\n\n${licenceIn(folder)}`;
  };
  return {
    workers: { name: 'licences-of-workers', apply: 'build', generateBundle: collect },
    page: {
      name: 'licences',
      apply: 'build',
      generateBundle(options, bundle, isWrite) {
        collect.call(this, options, bundle, isWrite);
        const parts = [`Oddboard\n\n${licenceIn('.')}`, ...[...folders].map(licenceText).sort()];
        const source = `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
      },
    },
  };
};

/** Writes the build's hash and list of files into `sw.js`, since each build has a cache of its own. */
export const precache = (): Plugin => ({
  name: 'precache',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const worker = bundle['sw.js'];
    const page = bundle['index.html'];
    if (worker?.type !== 'chunk') return;
    const built = Object.keys(bundle).filter((file) => file !== 'sw.js' && file !== 'index.html');
    const publicFiles = readdirSync('public');
    const files = ['./', ...built, ...publicFiles];
    const hash = createHash('sha256').update(files.join()).update(worker.code);
    if (page?.type === 'asset') hash.update(page.source);
    for (const file of publicFiles) hash.update(readFileSync(`public/${file}`));
    const name = hash.digest('hex').slice(0, 12);
    worker.code = `const BUILD = ${JSON.stringify({ name, files })};\n${worker.code}`;
  },
});
