import { expect, test } from 'vitest';
import { plainName } from '../../src/kernel/editing/names.ts';
import { plainCharacters, withoutQuoting } from '../../src/kernel/editing/plain-text.ts';
import { GAMES } from '../../src/variants/index.ts';

test.each([
  ['Pd2\u2013d4', 'Pd2-d4'],
  ['Pd2\u2011d4 \u2212 x', 'Pd2-d4 - x'],
  ['\u2014/Sh7', '--/Sh7'],
  ['Pd2\u2014d4', 'Pd2-d4'],
  ['\u201ca1\u201d \u00aba2\u00bb \u201ea3\u201c', '"a1" "a2" "a3"'],
  ['1\u2026 e7', '1... e7'],
  ['e4\u00d7d5', 'e4xd5'],
  ['\ufeffa\u00a01\u3000b\u2009c\u202fd\u0085e', 'a 1 b c d e'],
  ['a\u200bb\u00adc\u2060d\u200ee\ufe0ff\u0000g', 'abcdefg'],
  ['line\n\tline', 'line\n\tline'],
  ['\uff30\uff44\uff12\uff0d', 'Pd2-'],
])('%j is normalized to %j', (text, plain) => {
  expect(plainCharacters(text)).toBe(plain);
});

test.each([
  ['  Ann ', 'Ann '],
  ['\u202eAnn\u202c\u2066', 'Ann'],
  ['A\u200b\ufeff\u00ad\u0007n\ue000n\ud800', 'Ann'],
  ['\u00a0Ann\u3000of\ntwo\tlines', 'Ann of two lines'],
  ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647'],
  ['\ud83d\udc69\u200d\ud83d\udcbb \u2764\ufe0f', '\ud83d\udc69\u200d\ud83d\udcbb \u2764\ufe0f'],
  ['\u02bbOumuamua \u2013 \u201cOne\u201d', '\u02bbOumuamua \u2013 \u201cOne\u201d'],
  ['\u3164\u200e', ''],
])('the name %j is cleaned to %j', (name, kept) => {
  expect(plainName(name)).toBe(kept);
});

test('a name of 39 letters and an emoji is cut before the emoji', () => {
  expect(plainName(`${'x'.repeat(39)}\ud83d\ude00`)).toBe('x'.repeat(39));
});

test('quote marks are removed if every line has them', () => {
  expect(withoutQuoting('> a\n>> b\n\n> > c')).toBe('  a\n   b\n\n    c');
  expect(withoutQuoting('> a\nb')).toBe('> a\nb');
});

test.each(GAMES.map(({ title, load }) => [title, load] as const))(
  '%s: a position changed by mail or a phone is read',
  async (_title, load) => {
    const game = await load();
    const text = game.write(game.setup(3));
    for (const changed of [
      `\ufeff${text}\r\n`,
      `> ${text}`,
      text.replaceAll('-', '\u2013').replaceAll(' ', '\u00a0'),
      text.replaceAll('"', '\u201d'),
      `\u200e${text}\u200b`,
      `\u201c${text}.\u201d`,
      `\`\`\`\n${text}\n\`\`\``,
      text.replace(/ (?!$)/g, '\n'),
      text.replaceAll(' ', '\t'),
      text.replace(/(?<=[\w/]) (?=w )/, '  '),
    ]) {
      const read = game.read(changed);
      expect(read.ok && game.write(read.value), changed).toBe(text);
    }
  },
);
