/** The files of code, as text. */
import { readdirSync, readFileSync } from 'node:fs';

/** The text of each file of TypeScript below a folder of the project, by its path from the project's root, in order. */
export const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
