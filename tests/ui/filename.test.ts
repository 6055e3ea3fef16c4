import { expect, test } from 'vitest';
import { fileNameOf } from '../../src/ui/game/saveFile.ts';

test('a file name keeps letters of every script', () => {
  for (const name of [
    'René & Jürgen',
    'Žofie – Åsa',
    '漢字',
    'สวัสดี',
    'हिन्दी',
    'مباراة',
    '👩‍👩‍👧 ♟️',
    "O'Neill (2)",
    'v1.5',
  ])
    expect(fileNameOf(name)).toBe(name.normalize('NFC'));
  expect(fileNameOf('Rene\u0301')).toBe('Ren\u00e9');
});

test.each([
  ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
  ['../../etc/passwd', 'etc-passwd'],
  ['line\nbreak\tand\u0000nought', 'line-break-and-nought'],
  ['gpj.\u202eexe', 'gpj.-exe'],
  ['half \ud83d', 'half'],
  ['Who? Me!', 'Who- Me!'],
  [' . dots .. ', 'dots'],
  ['?!?', '!'],
  ['???', ''],
  ['CON', 'CON-'],
  ['nul.game', 'nul-.game'],
  ['Connie', 'Connie'],
])('%j becomes %j', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});

test('a long name is cut between characters', () => {
  expect(fileNameOf('漢'.repeat(100))).toBe('漢'.repeat(66));
  expect(fileNameOf('😀'.repeat(100))).toBe('😀'.repeat(50));
});
