import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../../src/app/formats/reading.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as chess } from '../support/chess/index.ts';

const record = { ...recordOf(chess, 3), actions: ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'] };

describe('a record from outside', () => {
  it('survives a round trip', () => {
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
    const started = { ...record, start: 'x' };
    expect(readRecord({ ...started, extra: 1 })).toEqual({ ok: true, value: started });
  });

  it.each([
    [null, /^This is not a recorded game\.$/],
    [[], /^This is not a recorded game\.$/],
    ['text', /^This is not a recorded game\.$/],
  ])('%j is refused', (value, text) => {
    expect(readRecord(value)).toEqual({ ok: false, error: { text: expect.stringMatching(text) } });
  });

  it.each([
    [{ game: 7 }, /"game" is missing/],
    [{ version: '1' }, /"version" must be/],
    [{ seed: 1.5 }, /"seed" must be/],
    [{ options: null }, /"options" must be/],
    [{ options: { dice: 6 } }, /"options" must be/],
    [{ start: {} }, /"start" must be/],
    [{ actions: 'e2 e4' }, /"actions" must be/],
    [{ actions: ['e2 e4', 7] }, /"actions" must be/],
  ])('with %j is refused', (wrong, text) => {
    const value = { ...record, ...wrong };
    expect(readRecord(value)).toEqual({ ok: false, error: { text: expect.stringMatching(text) } });
  });

  it('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (value) => typeof readRecord(value).ok === 'boolean'));
  });
});
