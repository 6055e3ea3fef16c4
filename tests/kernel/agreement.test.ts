/** What is said beside the board, word by word: who may say what when, and what is remembered of it. */
import { describe, expect, it } from 'vitest';
import { type Saying, SILENCE, say, sayings, sayingText, type Talk } from '../../src/kernel/agreement.ts';
import { rectangle } from '../../src/kernel/board.ts';
import { type Choice, spellTarget } from '../../src/kernel/menu.ts';
import type { Side } from '../../src/kernel/side.ts';

const RULES = { resign: 'X-RESIGN', draw: 'X-DRAW' };
const OFFERED: Talk = { offer: 'black', agreed: null };
const AGREED: Talk = {
  offer: null,
  agreed: { winner: null, rule: 'X-DRAW', text: 'The players agree on a draw.' },
};

const spelled = (talk: Talk, speakers?: readonly Side[]) =>
  sayings(talk, speakers)
    .map(({ target }) => spellTarget(rectangle(8, 8), target))
    .join(' ');

describe('who may say what', () => {
  it.each([
    [
      'both sides, whoever moves',
      SILENCE,
      undefined,
      '=white-offers =black-offers =white-resigns =black-resigns',
    ],
    ['one side alone where a game says so', SILENCE, ['black'], '=black-offers =black-resigns'],
    [
      'an offer is answered by the other side, and no other is made',
      OFFERED,
      undefined,
      '=white-accepts =white-refuses =white-resigns =black-resigns',
    ],
    [
      'an offer is answered by the other side even where it may not speak first',
      OFFERED,
      ['black'],
      '=white-accepts =white-refuses =black-resigns',
    ],
    ['nothing more after an end that was said', AGREED, undefined, ''],
  ] as const)('%s', (_says, talk, speakers, choices) => {
    expect(spelled(talk, speakers)).toBe(choices);
  });

  it('only resigning ends the game at once, and warns', () => {
    const tones = sayings(SILENCE).map((choice) => (choice.kind === 'open' ? choice.tone() : choice.kind));
    expect(tones).toEqual(['plain', 'plain', 'danger', 'danger']);
  });

  it('every choice has its words, and leads to what it says', () => {
    const told = (choice: Choice<Saying>) => {
      const menu = choice.kind === 'open' ? choice.next() : null;
      return [choice.label, menu?.kind === 'act' && sayingText(menu.act)];
    };
    expect([...sayings(SILENCE), ...sayings(OFFERED)].map(told)).toEqual([
      ['White offers a draw', 'White offers a draw.'],
      ['Black offers a draw', 'Black offers a draw.'],
      ['White resigns', 'White resigns.'],
      ['Black resigns', 'Black resigns.'],
      ['White accepts the draw', 'White accepts the draw.'],
      ['White declines the draw', 'White declines the draw.'],
      ['White resigns', 'White resigns.'],
      ['Black resigns', 'Black resigns.'],
    ]);
  });
});

describe('what is remembered', () => {
  it.each([
    [SILENCE, 'offer', 'white', { offer: 'white', agreed: null }],
    [OFFERED, 'accept', 'white', AGREED],
    [OFFERED, 'refuse', 'white', SILENCE],
    [
      OFFERED,
      'resign',
      'white',
      { offer: null, agreed: { winner: 'black', rule: 'X-RESIGN', text: 'White resigns.' } },
    ],
    [
      SILENCE,
      'resign',
      'black',
      { offer: null, agreed: { winner: 'white', rule: 'X-RESIGN', text: 'Black resigns.' } },
    ],
  ] as const)('%j: %s by %s', (talk, kind, side, after) => {
    expect(say(talk, { kind, side }, RULES)).toEqual(after);
  });
});
