/** Tests the report of a crash: what it contains, and that failing storage does not prevent it. */
import { describe, expect, it } from 'vitest';
import { reportOf, type StorageReader } from '../../src/ui/game/saveFile.ts';

const entries = [
  ['oddboard/game/snake', '{"format":1}'],
  ['elsewhere', 'private'],
] as const;

const shelf: StorageReader = {
  length: entries.length,
  key: (index) => entries[index]?.[0] ?? null,
  getItem: (key) => entries.find(([name]) => name === key)?.[1] ?? null,
};

const around = {
  storage: () => shelf,
  fragment: '#/snake',
  agent: 'a browser',
  now: '2026-11-20T12:00:00.000Z',
};

describe('the crash report', () => {
  it('holds the error and every saved game, and nothing of other pages', () => {
    expect(JSON.parse(reportOf(new Error('The board is bent.'), around))).toEqual({
      report: 'oddboard',
      made: around.now,
      message: 'The board is bent.',
      stack: expect.stringContaining('The board is bent.'),
      fragment: '#/snake',
      agent: 'a browser',
      kept: { 'oddboard/game/snake': '{"format":1}' },
    });
  });

  it('is made for any error, even if storage refuses', () => {
    const refusing: StorageReader = {
      ...shelf,
      getItem: () => {
        throw new Error('Denied.');
      },
    };
    const report = JSON.parse(reportOf('just a text', { ...around, storage: () => refusing }));
    expect(report).toMatchObject({
      message: 'just a text',
      kept: 'Your browser would not let Oddboard read it: Denied.',
    });
    const unnamed = () => {
      throw new Error('Not even named.');
    };
    expect(JSON.parse(reportOf('', { ...around, storage: unnamed }))).toMatchObject({
      kept: 'Your browser would not let Oddboard read it: Not even named.',
    });
  });
});
