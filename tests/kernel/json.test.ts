import { expect, test } from 'vitest';
import { parseJson } from '../../src/kernel/editing/json.ts';

/** Texts that stop being JSON where the stroke `|` stands; the stroke is no part of the text. */
const DAMAGED = [
  '|',
  '{|',
  '{|a}',
  '{"a"|}',
  '{"a" |1}',
  '{"a":|}',
  '{"a":1,|}',
  '{"a":1|]',
  '[1,|]',
  '[1 |2]',
  '[1|',
  '0|1',
  '1|.',
  '|-x',
  '|.5',
  '|+1',
  'true|false',
  '|tru',
  '|“a”',
  '["a",|"b]',
  '["a",|"\\x"]',
  '["a",|"\n"]',
  '{"a":[{}, {"b": null}]|]',
  '{}|{}',
  '[1,\n  {"a": |undefined}]',
];

test('a damaged text is reported by line and character', () => {
  for (const marked of DAMAGED) {
    const before = marked.slice(0, marked.indexOf('|')).split('\n');
    const place = `line ${before.length}, character ${(before.at(-1) ?? '').length + 1}`;
    expect(parseJson(marked.replace('|', '')), marked).toEqual({ ok: false, error: place });
  }
});

test('whole texts are read, truncated ones are reported with a place', () => {
  const whole = '{"a": [1, -2.5e-3, true, null, {"b": "\\u00e9\\n\\""}, []], "": {}}';
  expect(parseJson(whole)).toEqual({ ok: true, value: JSON.parse(whole) });
  for (let length = 0; length < whole.length; length++)
    expect(parseJson(whole.slice(0, length))).toEqual({
      ok: false,
      error: expect.stringMatching(/^line 1, /),
    });
});
