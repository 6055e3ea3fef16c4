// Unit tests run on a bundle of everything but the page: a test runner wraps each module, which makes calls
// across modules many times slower. `npx vitest` takes the sources as they are, and names their lines.
import { readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { build } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../vite.config.ts';
import { at } from './bootstrap.mjs';

const OUT = at('.cache/units');
const source = at('src');
/** A file that is bundled, as it is called from `src`; those left out would run when they are loaded. */
const BUNDLED = /^(kernel|variants\/[\w-]+|opponent|app|cli)\/.*(?=\.ts$)/;
const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => file.replaceAll('\\', '/').match(BUNDLED)?.[0] ?? [])
  .filter((name) => name !== 'cli/main' && !name.endsWith('.worker'));

await build({
  configFile: false,
  root: at('.'),
  publicDir: false,
  logLevel: 'error',
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir: OUT,
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(names.map((name) => [name, `${source}/${name}.ts`])),
      output: {
        entryFileNames: '[name].js',
        // A folder a file: calls within it cost nothing.
        codeSplitting: {
          groups: [
            {
              name: (id) => BUNDLED.exec(id.slice(source.length + 1))?.[1]?.replace('/', '-') ?? null,
              debugName: 'folders',
            },
          ],
        },
      },
    },
  },
});

const known = new Set(names);
const bundled = {
  name: 'bundled',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer || !id.startsWith('.')) return null;
    const name = resolve(dirname(importer), id)
      .slice(source.length + 1)
      .replaceAll('\\', '/')
      .replace(/\.ts$/, '');
    return known.has(name) ? { id: `${OUT}/${name}.js`, external: true } : null;
  },
};

export default mergeConfig(
  base,
  defineConfig({
    plugins: [bundled],
    test: { server: { deps: { external: [/\.cache\/units\//] } } },
  }),
);
