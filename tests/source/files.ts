/** The files of code, as text. */
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../..', import.meta.url).pathname;

/** The text of each file of TypeScript below a folder of the project, by its path from the project's root. */
export const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => {
        const path = `${folder}/${file.replaceAll('\\', '/')}`;
        return [path, readFileSync(`${ROOT}${path}`, 'utf8')];
      }),
  );
