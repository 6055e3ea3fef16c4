/**
 * Tests that one declaration of an option or reading suffices for the position, its file, the editor and the rulebook.
 * The test game is a race.
 */
import { describe, expect, it, test } from 'vitest';
import { optionFields } from '../../src/kernel/editing/edit.ts';
import { optionsOf, otherReadings, rulebookOf } from '../../src/kernel/editing/options.ts';
import { clausesOf } from '../../src/kernel/learning/rulebook.ts';
import { OPTIONS, type Race, GAME as race } from '../support/race.ts';
import { must } from '../support/scenario.ts';

const OURS = '{"toMove":"white","white":0,"black":0}';
const OTHER = '{"toMove":"white","white":0,"black":0,"stumble":"two"}';

describe('a reading that is declared once', () => {
  it('is a field of the position, by our ruling where nothing else is chosen', () => {
    expect(race.setup(1)).toMatchObject({ options: { stumble: 'one', first: 'white' } });
    expect(race.setup(1, { stumble: 'two' })).toMatchObject({ options: { stumble: 'two', first: 'white' } });
  });

  it.each([
    ['our ruling', OURS],
    ['the other reading', OTHER],
  ])('is read from a position file and written again: %s', (_title, text) => {
    expect(race.write(must(race.read(text)))).toBe(text);
  });

  it.each([
    [
      'an unknown value',
      '{"toMove":"white","white":0,"black":0,"stumble":"three"}',
      'stumble must be "one" or "two", not "three".',
    ],
    [
      'a field "options"',
      '{"toMove":"white","white":0,"black":0,"options":{}}',
      'options is no field of a position file.',
    ],
  ])('is refused in any other words: %s', (_title, text, said) => {
    expect(race.read(text)).toEqual({ ok: false, error: { text: said } });
  });

  it('is a field of the editor', () => {
    const field = optionFields<Race>(OPTIONS).find(({ id }) => id === 'stumble');
    const draft = race.setup(1) as Race;
    expect([field?.title, field?.kind(draft), field?.read(draft)]).toEqual([
      'A runner stumbles',
      {
        of: [
          { id: 'one', title: 'On a 1' },
          { id: 'two', title: 'On a 1 or a 2' },
        ],
      },
      'one',
    ]);
    expect(field && race.write(field.write(draft, 'two'))).toBe(OTHER);
  });

  it('is in the notices of a game that is played by it, and in its rulebook', () => {
    const [ours, other] = [OURS, OTHER].map((text) => must(race.read(text)));
    const clauseIn = (position = ours) =>
      position && clausesOf(rulebookOf(race, position)).find(({ id }) => id === 'RA-RUN-1')?.text;
    expect(ours && otherReadings(race.options, ours)).toEqual([]);
    expect(clauseIn(ours)).toMatch(/on a 1 of a die\.$/);
    expect(other && otherReadings(race.options, other)).toEqual([
      { rule: 'RA-RUN-1', says: 'a runner stumbles on a 1 or a 2' },
    ]);
    expect(clauseIn(other)).toMatch(/on a 1 or a 2 of a die\.$/);
  });
});

const IN_A_LINE = optionsOf(
  {
    board: { title: 'Board', values: { small: 'Small', large: 'Large' }, isWritten: true },
    first: { rule: 'X-1', title: 'One is', values: { one: 'One', none: 'None' }, word: 'N' },
    second: { rule: 'X-2', title: 'Two is', values: { two: 'Two', both: 'Both' } },
  },
  ['board', 'second'],
);

test.each([
  ['small', { board: 'small', second: 'two', first: 'one' }],
  ['large+N', { board: 'large', second: 'two', first: 'none' }],
  ['small+both+N', { board: 'small', second: 'both', first: 'none' }],
])('in a line of text: %s', (text, chosen) => {
  expect(IN_A_LINE.fromWords(text.split('+'))).toEqual(chosen);
  expect(IN_A_LINE.fromWords(text.split('+'))).toSatisfy(
    (read) => IN_A_LINE.toWords(read as typeof IN_A_LINE.initial).join('+') === text,
  );
});

test.each(['', 'both', 'small+N+both', 'small+both+both', 'small+two', 'small+large', 'small+none', 'toString'])(
  'a line that has its words otherwise is refused: "%s"',
  (text) => expect(IN_A_LINE.fromWords(text.split('+'))).toBeNull(),
);
