import { readdirSync, readFileSync } from 'node:fs';

/** Returns the texts of all TypeScript files below a folder, sorted by path from the project's root. */
export const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
