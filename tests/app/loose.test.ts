/** Actions as phones and people write them are read where one thing can be meant, and never as another. */
import { expect, test } from 'vitest';
import { readLoosely } from '../../src/app/table/loose.ts';
import { spell } from '../../src/kernel/asking/target.ts';
import type { Action, Game, Position } from '../../src/kernel/game.ts';
import { ok } from '../../src/kernel/result.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { atDepth } from '../support/depth.ts';
import { randomGame } from '../support/random.ts';
import { chessRoom, standing } from './room.ts';

/** How a text is changed on its way. */
const HANDS: Readonly<Record<string, (action: Action) => string>> = {
  'in capitals': ({ notation }) => notation.toUpperCase(),
  'in small letters': ({ notation }) => notation.toLowerCase(),
  'with a first capital': ({ notation }) => notation.charAt(0).toUpperCase() + notation.slice(1),
  'with smart dashes': ({ notation }) => notation.replaceAll('--', '—').replace(/-(?=\w)/g, '–'),
  'with hard blanks and a full stop': ({ notation }) => `\ufeff${notation.replaceAll(' ', '\u00a0')}. `,
  'with invisible signs': ({ notation }) => [...notation].join('\u200b'),
  'with wide signs': ({ notation }) =>
    notation.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'with blanks around dashes': ({ notation }) => notation.replace(/(?<=\w)-(?=\w)/g, ' - '),
  'with a number': ({ notation }) => `12… ${notation}`,
  'with a number alone': ({ notation }) => `12 ${notation}`,
  'with a number in brackets': ({ notation }) => `12) ${notation}`,
  'as picks in one word': ({ spelling }) => spelling.replaceAll(' ', ''),
};

/** An action of each kind that can be played at these positions, with its position. */
const oneOfEachKind = (game: Game, positions: readonly Position[]): readonly [Position, Action][] => {
  const kinds = new Map<string, [Position, Action]>();
  for (const position of positions.filter((each) => !game.outcome(each))) {
    let looked = 0;
    for (const action of game.actions(position)) {
      if (looked++ > 60) break;
      const key = `${action.kind} ${action.notation.replace(/[a-pH]\d+/g, '_')}`;
      if (!kinds.has(key)) kinds.set(key, [position, action]);
    }
  }
  return [...kinds.values()].slice(0, atDepth(6, 24));
};

test.each(GAMES.map(({ title, load }) => [title, load] as const))(
  '%s: an action in other signs is itself, or what it may be is asked',
  async (_title, load) => {
    const game = await load();
    const tried = oneOfEachKind(game, randomGame(game, 5, 14).positions);
    for (const [hand, change] of Object.entries(HANDS)) {
      const read = tried.map(([position, action]) => {
        const meant = readLoosely(game, position, change(action));
        if (!meant.ok) {
          if (meant.error.text.includes('Did you mean')) return 'asked';
          return `${change(action)}: ${meant.error.text}`;
        }
        const is = game.preview(position, meant.value.picks);
        const should = game.preview(position, action.picks);
        return is.ok && should.ok && game.write(is.value.state) === game.write(should.value.state)
          ? 'read'
          : `"${change(action)}" is ${spell(game.board, meant.value.picks)}, not ${action.spelling}`;
      });
      expect(
        [...new Set(read)].filter((each) => each !== 'read' && each !== 'asked'),
        hand,
      ).toEqual([]);
      expect(read.filter((each) => each === 'read').length, hand).toBeGreaterThan(tried.length / 2);
    }
  },
);

test('what may mean two things, or nearly means one, is asked for', () => {
  const said = (text: string, position = CHESS.setup(1)) => {
    const read = readLoosely(CHESS, position, text);
    return read.ok ? spell(CHESS.board, read.value.picks) : read.error.text.replace(/^.*(?=Did)/, '');
  };
  expect(said('NF3')).toBe('Did you mean Ng1-f3?');
  expect(said('e4')).toBe('Did you mean e2-e4?');
  expect(said('Be2-e4')).toMatch(/^Did you mean e2-e4\?$/);
  // With a Russian letter, which is not nothing: "b1c3" would be another move.
  expect(said('Bс1-c3')).toContain('is not a move');
});

test('a whole turn, and what a phone makes of picks, is played from the field; what is left over is not lost', async () => {
  const store = await chessRoom();
  const { type } = store.getState();
  expect(await type('D2. D4')).toEqual(ok(''));
  expect(await type('d7d5')).toEqual(ok(''));
  expect(await type('nb1c3 Ng8–f6')).toEqual(ok(''));
  expect(standing(store).actions).toEqual(['d2 d4', 'd7 d5', 'b1 c3', 'g8 f6']);
  expect(await type('e2-e4 please')).toMatchObject({
    error: { text: expect.stringMatching(/^"please" is not a move/) },
  });
  expect(standing(store).actions).toHaveLength(4);
});
