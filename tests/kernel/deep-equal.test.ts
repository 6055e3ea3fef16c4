import { expect, it } from 'vitest';
import { deepEqual } from '../../src/kernel/deep-equal.ts';

it.each([
  ['numbers', 1, 1, true],
  ['other numbers', 1, 2, false],
  ['a number and an object', 1, {}, false],
  ['an object and a number', {}, 1, false],
  ['nothing and an object', null, {}, false],
  ['a list and an object', [], {}, false],
  ['an object and a list', {}, [], false],
  ['keys in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['a key more', { a: 1 }, { a: 1, b: 2 }, false],
  ['a key less', { a: 1, b: 2 }, { a: 1 }, false],
  ['a key that is undefined, and none', { a: undefined }, {}, false],
  ['a longer list', [1], [1, 2], false],
  ['lists in another order', [1, 2], [2, 1], false],
])('%s', (_what, a, b, are) => {
  expect(deepEqual(a, b)).toBe(are);
});
