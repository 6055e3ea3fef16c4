// How a TypeScript program becomes one folder of JavaScript for Node: see bundle() in bootstrap.mjs.
import { basename } from 'node:path';

const out = process.argv[process.argv.indexOf('--outDir') + 1];

export default {
  publicDir: false,
  build: {
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: `${basename(out)}.js` } },
  },
};
