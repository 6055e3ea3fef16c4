/** Tests that the app's own sentences call a side by its player's name wherever a person acts. */
import { expect, it } from 'vitest';
import { asNamed } from '../../src/ui/words/people.ts';
import { textsOf } from './texts.ts';

/** Texts in which a side is no person: a part of the text, and why. */
const SIDES_ALONE: readonly (readonly [part: string, why: string])[] = [
  ['[White "Ann"]', 'a header of a file'],
  ['now belongs to White', 'the side of a piece'],
  ['The computer plays White', 'the computer has no name'],
  ['(White)', 'the side beside the name'],
  ['has White', 'the side that a player has'],
];

it('a side has no player only where no person is meant', () => {
  const unnamed = textsOf('src')
    .filter(({ game, text }) => game === 'app' && !/^(White|Black)$/.test(text))
    .map(({ file, text }) => ({ file, text, named: asNamed(text, { white: 'Ann', black: 'Bo' }) }))
    .filter(
      ({ text, named }) => /\b(White|Black)\b(?!'s)/.test(named) && !SIDES_ALONE.some(([part]) => text.includes(part)),
    );
  expect(unnamed).toEqual([]);
});
