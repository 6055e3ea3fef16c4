/** Tests actions as phones and people write them: an unambiguous one is read, and none is read as another action. */
import { expect, test } from 'vitest';
import { readLoosely } from '../../src/app/typing/loose.ts';
import { readPicks, spell } from '../../src/kernel/asking/target.ts';
import type { Action, Game, Position } from '../../src/kernel/game.ts';
import { playText } from '../../src/kernel/record.ts';
import { ok } from '../../src/kernel/result.ts';
import { GAME as BAROQUE } from '../../src/variants/baroque/index.ts';
import { GAME as FROZENCHESS } from '../../src/variants/frozenchess/index.ts';
import { GAME as GREAT_WORM } from '../../src/variants/great-worm/index.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { positionText } from '../../src/variants/inchworm/position/setup.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { atDepth } from '../support/depth.ts';
import { randomGame } from '../support/random.ts';
import { must } from '../support/scenario.ts';
import { chessRoom, standing } from './room.ts';

/** Joins consecutive squares, as in "e2e4". Options stay apart, since nothing would mark where their names end. */
const inOneWord = ({ spelling }: Action): string => spelling.replace(/(?<=\d) (?=[a-pA-H]\d)/g, '');

/** Changes that phones and people make to the notation of an action, by name. */
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
  'as picks in one word': inOneWord,
};

/** Returns one legal action of each kind and form of notation, with its position. */
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
  '%s: an action spelled differently is read, or asked about',
  async (_title, load) => {
    const game = await load();
    const tried = oneOfEachKind(game, randomGame(game, 5, 14).positions);
    for (const [hand, change] of Object.entries(HANDS)) {
      const read = tried.map(([position, action]) => {
        const meant = readLoosely(game, position, change(action));
        if (!meant.ok) {
          if (/Did you mean|can be/.test(meant.error.text)) return 'asked';
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

const said = (game: Game, text: string, position = game.setup(1)): string => {
  const read = readLoosely(game, position, text);
  return read.ok ? spell(game.board, read.value.picks) : read.error.text;
};

test('short names from the history are read if only one move fits', () => {
  expect(['NF3', 'Knight f3', 'e4', 'Pe4'].map((text) => said(CHESS, text))).toEqual([
    'g1 f3',
    'g1 f3',
    'e2 e4',
    'e2 e4',
  ]);
  expect(said(CHESS, 'Be2-e4')).toMatch(/Did you mean e2-e4\?$/);
  // A Cyrillic letter must not be dropped: "b1c3" would be another move.
  expect(said(CHESS, 'Bс1-c3')).toContain('is not a move');
  const knights = must(CHESS.read('k7/8/8/1N3N2/8/1N3N2/8/K7 w - - 0 1'));
  expect(said(CHESS, 'Nd4', knights)).toBe('"Nd4" can be Nb3-d4, Nf3-d4, Nb5-d4 and 1 more.');
});

test('an answer to check is read as picked', () => {
  const checked = must(INCHWORM.read(positionText('White: Kd1, Ra5; Black: Kh8, Rd8')));
  const picked = INCHWORM.play(checked, must(readPicks(INCHWORM.board, 'a5 b5')));
  const read = must(readLoosely(INCHWORM, checked, 'a5b5'));
  expect(INCHWORM.play(checked, read.picks)).toEqual(picked);
});

test('squares that differ only in case are told apart', () => {
  const hallway = must(INCHWORM.read(positionText('White: Kb1, Bd1; Black: Kb8, Pg4; links d1')));
  expect(said(INCHWORM, 'd1h5', hallway)).toBe('"d1h5" can be Bd1~H5.');
  expect(said(INCHWORM, 'd1H5', hallway)).toBe('d1 H5');
});

function* firstFew(actions: Iterable<Action>, count: number): Generator<Action> {
  let left = count;
  for (const action of actions) {
    if (left-- <= 0) return;
    yield action;
  }
}

/** Returns "read", or the problem without the quoted text before its colon. */
const readAll = (game: Game, position: Position, text: string): string => {
  const played = playText(game, position, text);
  return played.ok ? 'read' : played.error.text.replace(/^".*?": /, '');
};

test.each([
  [BAROQUE, 'c1 c3', ['Sc1-c3', 'c1-c3', 'c1c3', 'C1C3']],
  [GREAT_WORM, 'e2 e3', ['e2e3', 'E2E3', 'e2-e3']],
  [SNAKE, 'e3 e5', ['e3-e5', 'e3e5', 'Pe3e5']],
  [SNAKE, 'e1 g8', ['Ye1-g8', 'ye1g8', 'Yg8', 'Yurt g8']],
  [INCHWORM, 'e2 e5', ['e2-e5', 'e2e5', 'pe2e5']],
  [INCHWORM, 'e1 g1', ['O-O~', 'o-o~']],
  [INCHWORM, 'b1 d5', ['Nb1-d5', 'nb1d5', 'b1d5']],
  [INCHWORM, 'b5 c5', ['{R/a1,N}b5-c5', 'b5c5']],
  [FROZENCHESS, 'e2 e4', ['e2e4', 'E2-E4', 'se2e4']],
  [FROZENCHESS, 'a1 =FU h9', ['Ra1 FU h9', 'ra1 fu h9', 'a1 fu h9', 'a1=FUh9']],
] as const)("%#: a refused move has its picks' reason in every spelling", (game, picks, texts) => {
  const position = game.setup(1);
  const refused = game.play(position, must(readPicks(game.board, picks)));
  expect(refused.ok || refused.error.rule).toEqual(expect.any(String));
  for (const text of texts) {
    const read = readLoosely(game, position, text);
    const typed = read.ok ? game.play(position, read.value.picks) : read;
    expect(typed.ok || typed.error, text).toEqual(refused.ok || refused.error);
  }
});

const squaresIn = (text: string): string => String(text.match(/[a-pA-H]\d+/g));

/**
 * The number of random games, by title of the variant; 1, or 8 at depth, for those not listed. FrozenChess is slowest.
 */
const SAMPLES: Readonly<Record<string, number>> = { FrozenChess: atDepth(1, 3) };

test.each(GAMES.map(({ title, load }) => [title, load] as const))(
  '%s: typed and picked refusals agree, and no character is lost',
  async (title, load) => {
    const game = await load();
    for (let seed = 3; seed < 3 + (SAMPLES[title] ?? atDepth(1, 8)); seed++) {
      const { positions } = randomGame(game, seed, 24);
      const open = positions.filter((each) => !game.outcome(each));
      for (const [index, position] of open.slice(0, atDepth(8, 16)).entries()) {
        for (const action of firstFew(game.actions(position), atDepth(2, 8))) {
          const junk = readAll(game, position, `${action.notation} and rubbish`);
          expect(junk, action.notation).toMatch(/"and rubbish|"and"|and rubbish"/);
          const elsewhere = open[index + 2] ?? position;
          const picked = game.play(elsewhere, action.picks);
          if (picked.ok || picked.error.rule === undefined) continue;
          const text = inOneWord(action);
          const read = readLoosely(game, elsewhere, text);
          const typed = read.ok ? game.play(elsewhere, read.value.picks) : read;
          // The text may be near a legal move, which is suggested, or spell several actions.
          if (!typed.ok && /Did you mean| can be /.test(typed.error.text)) continue;
          const isAnother = read.ok && typed.ok;
          const means = isAnother && squaresIn(game.notate(elsewhere, read.value.picks)) === squaresIn(text);
          expect(means || typed.ok || typed.error.text, `${text}: ${game.write(elsewhere)}`).toBe(
            means || picked.error.text,
          );
        }
      }
    }
  },
);

test('plays whole turns and phone spellings from the field, and keeps the rest', async () => {
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
