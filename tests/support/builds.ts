/**
 * Builds small test apps, to test updates: each has the real service worker and a page that shows the name of its
 * build, offers the next build, and loads a second script on request.
 */
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

const sourceOf = async (name: string): Promise<string> => {
  const path = `${import.meta.dirname}/../../src/offline/${name}`;
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  return code.replace('export {};', '');
};

const WORKER = await sourceOf('worker.ts');
const UPDATES = await sourceOf('updates.ts');

export type Build = ReadonlyMap<string, string>;

/** Pads a build's name to the 8 characters of the hash in a real file name. */
const hashOf = (name: string): string => name.padStart(8, '0');

export const mainOf = (name: string): string => `assets/main-${hashOf(name)}.js`;
export const partOf = (name: string): string => `assets/part-${hashOf(name)}.js`;
export const filesOf = (name: string): readonly string[] => ['./', mainOf(name), partOf(name), 'icon.svg'];

const program = (name: string): string => `${UPDATES}
const newer = createUpdates(navigator.serviceWorker, (work) => requestIdleCallback(() => work()));
const [button, news] = document.querySelectorAll('button, output');
const show = () => {
  button.hidden = !newer.isReady();
  news.textContent = newer.isLate() ? 'late' : '';
};
newer.subscribe(show);
show();
button.onclick = newer.takeOver;
window.part = async () => (await import('./part-${hashOf(name)}.js')).build;
document.documentElement.dataset.build = '${name}';
`;

/** Returns the files of a build: contents by path. */
export const buildOf = (name: string): Build =>
  new Map([
    [
      'index.html',
      `<!doctype html><title>${name}</title><button hidden>Update now</button><output></output>` +
        `<script type="module" src="./${mainOf(name)}"></script>`,
    ],
    [mainOf(name), program(name)],
    [partOf(name), `export const build = '${name}';`],
    ['icon.svg', `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`],
    ['sw.js', `const BUILD = ${JSON.stringify({ name, files: filesOf(name) })};\n${WORKER}`],
  ]);

/** The ways in which an upload can stop halfway, while the server still has the files of the build before. */
export const HALF_UPLOADS = ['part missing', 'main missing', 'old page'] as const;

export const halfUploadOf = (name: string, before: string, what: (typeof HALF_UPLOADS)[number]): Build => {
  const files = new Map([...buildOf(before), ...buildOf(name)]);
  if (what === 'old page') files.set('index.html', buildOf(before).get('index.html') ?? '');
  else files.delete(what === 'part missing' ? partOf(name) : mainOf(name));
  return files;
};
