import { describe, expect, it } from 'vitest';
import { deepEqual } from '../../src/kernel/deep-equal.ts';
import { memoize, memoizeLatest, objectCache, once } from '../../src/kernel/memoize.ts';

describe('a memoized result', () => {
  it('is computed once per object and question', () => {
    const asked: string[] = [];
    const length = memoize((word: { text: string }) => {
      asked.push(word.text);
      return word.text.length;
    });
    const first = memoize(({ text }: { text: string }) => text[0] ?? null);
    const [one, other] = [{ text: 'worm' }, { text: 'snake' }];
    expect([one, other, one, other].map(length)).toEqual([4, 5, 4, 5]);
    expect([one, other].map(first)).toEqual(['w', 's']);
    expect(asked).toEqual(['worm', 'snake']);
    expect(length({ ...one })).toBe(4);
    expect(asked).toEqual(['worm', 'snake', 'worm']);
  });

  it('may be null', () => {
    let times = 0;
    const nothing = memoize((_key: object) => {
      times++;
      return null;
    });
    const [one, other] = [{}, {}];
    expect([one, other, one].map(nothing)).toEqual([null, null, null]);
    expect(times).toBe(2);
  });

  it('is invisible, and works for frozen objects', () => {
    const notes = objectCache<object, string>();
    const position = Object.freeze({ ply: 3 });
    expect(notes.get(position)).toBeUndefined();
    notes.set(position, 'known');
    expect(notes.get(position)).toBe('known');
    expect(JSON.stringify(position)).toBe('{"ply":3}');
    expect(Reflect.ownKeys(position)).toEqual(['ply']);
    expect(deepEqual(position, { ply: 3 })).toBe(true);
    expect(notes.get({ ...position })).toBeUndefined();
    expect(notes.get(structuredClone(position))).toBeUndefined();
  });

  it('is computed again for a second key, unless that counts as equal', () => {
    const asked: number[] = [];
    const within = memoizeLatest(
      ({ text }: { text: string }, [at]: readonly [number]) => {
        asked.push(at);
        return text[at] ?? null;
      },
      ([one], [other]) => one === other,
    );
    const [worm, snake] = [{ text: 'worm' }, { text: 'snake' }];
    expect([within(worm, [0]), within(snake, [1]), within(worm, [0]), within(snake, [1])]).toEqual([
      'w',
      'n',
      'w',
      'n',
    ]);
    expect([within(worm, [9]), within(worm, [9]), within(worm, [0])]).toEqual([null, null, 'w']);
    expect(asked).toEqual([0, 1, 9, 0]);
  });

  it('is computed lazily', () => {
    let times = 0;
    const answer = once(() => ++times);
    expect([answer(), answer()]).toEqual([1, 1]);
  });
});
