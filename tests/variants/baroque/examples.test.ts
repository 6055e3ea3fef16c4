/** Tests every example and hard case of Baroque's rules document, verbatim. */
import { describe, expect, test } from 'vitest';
import { checkExample } from './example.ts';
import { EXAMPLES, HARD_CASES, MORE_CASES } from './examples.ts';

describe('examples of the clauses', () => {
  test.each(EXAMPLES)('%s %s', (_clause, _title, example) => {
    expect(checkExample(example)).toBeGreaterThan(0);
  });
});

describe('hard cases', () => {
  test.each(HARD_CASES)('%s %s', (_clauses, _title, example) => {
    expect(checkExample(example)).toBeGreaterThan(0);
  });
});

describe('more cases', () => {
  test.each(MORE_CASES)('%s %s', (_clause, _title, example) => {
    expect(checkExample(example)).toBeGreaterThan(0);
  });
});

describe('BQ-TWO-6: in the Two-Player version a Chameleon is the same unit', () => {
  const chameleons = EXAMPLES.filter(([clause]) => /^BQ-(CHAM|SIDE)/.test(clause));
  test.each(chameleons)('%s %s', (_clause, _title, example) => {
    expect(checkExample(example, 'twoplayer')).toBeGreaterThan(0);
  });
});
