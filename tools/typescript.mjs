// node --import ./tools/typescript.mjs FILE.ts: runs a TypeScript program, compiled as Vite does, since Node 20 cannot.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

const HOOK = '?hook';

/** The hook with which Node loads modules; Node runs it on a thread of its own. */
export const load = async (url, context, next) => {
  if (!url.endsWith('.ts')) return next(url, context);
  const { transformWithOxc } = await import('vite');
  const file = fileURLToPath(url);
  const { code, map } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: 'es2022' });
  const lines = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${lines}`;
  return { format: 'module', source, shortCircuit: true };
};

if (!import.meta.url.endsWith(HOOK)) {
  process.setSourceMapsEnabled(true);
  register(import.meta.url + HOOK);
}
