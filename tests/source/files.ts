import { readdirSync, readFileSync } from 'node:fs';

/** The texts of the TypeScript files below a folder, by path from the project's root, in order. */
export const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
