/** Tests that an ability of FrozenChess is one value: no other engine file mentions its code. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ABILITY_CODES } from '../../../src/variants/frozenchess/abilities/index.ts';

const FOLDER = 'src/variants/frozenchess';

/** Files that name abilities as players do, so that they may mention codes. */
const OTHERS = /\/(demos|lessons|rules)\//;

describe('every code', () => {
  const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((path) => `${FOLDER}/${path}`)
    .filter((path) => path.endsWith('.ts') && !OTHERS.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')] as const);
  it.each(ABILITY_CODES)('%s is used in its own file alone', (code) => {
    const naming = sources.filter(([, text]) => text.includes(`'${code}'`)).map(([path]) => path);
    expect(naming).toEqual([expect.stringContaining(`${FOLDER}/abilities/`)]);
  });
});
