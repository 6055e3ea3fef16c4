/** Games of the arena in a folder: a file each, named by who played it, so that none is played twice. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '../../../src/kernel/game.ts';

export interface Kept {
  read(name: string): GameRecord | null;
  write(name: string, record: GameRecord): void;
}

/** A folder of games; without one nothing is kept. */
export const keptIn = (folder: string | undefined): Kept => {
  if (folder === undefined) return { read: () => null, write: () => {} };
  const fileOf = (name: string): string => join(folder, `${name}.json`);
  return {
    read: (name) =>
      existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as GameRecord) : null,
    write: (name, record) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name), `${JSON.stringify(record, null, 2)}\n`);
    },
  };
};
