/** Games as people and programs write them: all of it is read, or refused with its place. */
import { expect, test } from 'vitest';
import { gamesIn, titleOf, type WrittenGame } from '../../src/app/keeping/formats/textcut.ts';
import { readingText } from '../../src/app/keeping/formats/textread.ts';
import { writingText } from '../../src/app/keeping/formats/textwrite.ts';
import { atOnce } from '../../src/app/work.ts';
import type { Game } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { randomGame } from '../support/random.ts';
import { randomSaved } from '../support/saved.ts';
import { must } from '../support/scenario.ts';
import { chessRoom, standing } from './room.ts';

const STAMP = { id: 'other', now: 'later' };
const read = (game: Game, text: string, index = 0) =>
  atOnce(readingText(game, must(atOnce(gamesIn(text)))[index] as WrittenGame, STAMP));

const HEAD = '[Game "chess"]\n\n';
const chess = (text: string) => {
  const { nodes, notes } = must(read(CHESS, HEAD + text));
  return { moves: nodes.map(({ action }) => action), notes };
};

/** What people and their programs make of a game. */
const HANDS: Readonly<Record<string, (text: string) => string>> = {
  'without blanks behind numbers': (text) => text.replace(/^(\d+\.+) /gm, '$1'),
  'with both sides in a line': (text) => text.replace(/\n\d+\.\.\. /g, ' '),
  'without numbers': (text) => text.replace(/^\d+\.+ /gm, ''),
  'without semicolons': (text) => text.replaceAll(';', ''),
  'in one line, without numbers': (text) => text.replace(/\n\d+\.+ /g, ' ').replaceAll(';', ' '),
  'with smart signs': (text) =>
    text
      .replaceAll('...', '…')
      .replaceAll('--', '—')
      .replace(/-(?=\w)/g, '–')
      .replaceAll('"', '”'),
  'with hard blanks': (text) => text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011'),
  'with invisible signs': (text) => `\ufeff${text.replace(/(?<=\n\d+\.+ .)/g, '\u200b')}\u200e`,
  'quoted by mail': (text) => text.replace(/^/gm, '> '),
  'with wide spaces and line ends of old': (text) => text.replaceAll(' ', '\u3000').replaceAll('\n', '\r'),
  'with blanks around dashes': (text) => text.replace(/(?<=\w)-(?=\w)/g, ' - '),
};

test.each(GAMES.map(({ title, load }) => [title, load] as const))(
  '%s: its game comes back from what people make of it',
  async (_title, load) => {
    const game = await load();
    const { actions } = randomGame(game, 4, 10).record;
    const nodes = actions.map((action, index) => ({ id: index + 1, parent: index, action }));
    const beginning = { seed: 4, nodes, notes: {}, at: 0, end: nodes.length };
    const text = atOnce(writingText(game, { ...randomSaved(game, 1, 0), ...beginning }));
    const [head = '', moves = ''] = text.split(/(?<=\n)\n/);
    expect(must(read(game, text)).nodes).toEqual(nodes);
    for (const [hand, change] of Object.entries(HANDS)) {
      const there = read(game, change(`${head}\n${moves}`));
      expect(there.ok ? there.value.nodes : there.error.text, `${hand}:\n${change(moves)}`).toEqual(nodes);
    }
  },
);

test('all comments and drawings of a place are kept', () => {
  expect(chess('1. e2-e4 { [%draw e4] one } {} { [%draw d4-d5] two } *').notes).toEqual({
    1: { text: 'one\ntwo', arrows: ['e4', 'd4 d5'] },
  });
  expect(chess('{ [%name "A"] x } { [%name "B"] y } 1. e2-e4').notes).toEqual({
    0: { name: 'A', text: 'x\n[%name "B"]\ny' },
  });
  expect(chess('1. e2-e4 { A } 1... e7-e5 { B } ( { C } 1... d7-d5 { D } ) { E } *').notes).toEqual({
    1: { text: 'A' },
    2: { text: 'B\nE' },
    3: { text: 'C\nD' },
  });
  expect(chess('1. { before } e2-e4').notes).toEqual({ 0: { text: 'before' } });
});

test('commands of other programs are kept as words', () => {
  expect(chess('1. e2-e4 { [%clk 0:05:00] [%draw e4] good [%csl Gd4] } { [%draw z9] }').notes).toEqual({
    1: { text: '[%clk 0:05:00] good [%csl Gd4]\n[%draw z9]', arrows: ['e4'] },
  });
});

test('marks are read in signs and numbers; others, and a second one, are kept as words', () => {
  expect(chess('1. e2-e4! e7-e5 ? 2. Ng1-f3!? $1 Nb8-c6?? 3. d2-d4$14').notes).toEqual({
    1: { mark: 'good' },
    2: { mark: 'bad' },
    3: { mark: 'interesting', text: '$1' },
    4: { text: '??' },
    5: { text: '$14' },
  });
});

test('a variation may stand close to its brackets, and nest', () => {
  const saved = must(read(CHESS, `${HEAD}1. e2-e4 e7-e5 (1... d7-d5 2. e4xd5 (2. d2-d4)) 2. d2-d4 *`));
  expect(saved.nodes.map(({ parent, action }) => `${parent}: ${action}`)).toEqual([
    '0: e2 e4',
    '1: e7 e5',
    '1: d7 d5',
    '3: e4 d5',
    '3: d2 d4',
    '2: d2 d4',
  ]);
  expect(saved.end).toBe(6);
});

test('a result that the moves do not give is kept as words', () => {
  expect(chess('1. e2-e4 1-0').notes).toEqual({ 1: { text: '1-0' } });
  expect(chess('[Termination "White has run out of time."]\n1. e2-e4 0-1').notes).toEqual({
    1: { text: '0-1: White has run out of time.' },
  });
  expect(chess('1. f2-f3 e7-e5 2. g2-g4 Qd8-h4# 0-1').notes).toEqual({});
});

test('a start and a variant under the names of other programs are read', async () => {
  const store = await chessRoom();
  const text = '[Variant "Chess"]\n[FEN "k7/8/8/8/8/8/8/K6R w - - 0 1"]\n1. Rh1-h8';
  expect(await store.getState().openFile(new Blob([text]))).toEqual({ ok: true, value: 'chess' });
  expect(standing(store).actions).toEqual(['h1 h8']);
});

test('moves alone are of the game on the table', async () => {
  const store = await chessRoom();
  for (const text of ['e2-e4 e7-e5 2. d2d4', '1. e2e4 e7e5\n2. d2-d4', '> 1.e2-e4 e7-e5 2.d2-d4 *']) {
    expect(await store.getState().openFile(new Blob([text])), text).toEqual({ ok: true, value: 'chess' });
    expect(standing(store).actions).toEqual(['e2 e4', 'e7 e5', 'd2 d4']);
  }
});

const SEVERAL =
  '[White "Ann"]\n[Black "Ben"]\n[Event "Club"]\n\n1. e2-e4 { [Not "a header"] } *\n\n[White "?"]\n[Date "2024.01.02"]\n1. d2-d4 *\n';

test('of several games a person chooses one', async () => {
  expect(must(atOnce(gamesIn(SEVERAL))).map(titleOf)).toEqual([
    '1. Ann – Ben, Club',
    '2. White – Black, 2024.01.02',
  ]);
  const store = await chessRoom();
  const asked = (): Promise<NonNullable<ReturnType<typeof store.getState>['choice']>> =>
    new Promise((then) => {
      const stop = store.subscribe(({ choice }) => {
        if (!choice) return;
        stop();
        then(choice);
      });
    });
  for (const [answer, actions] of [
    [1, ['d2 d4']],
    [0, ['e2 e4']],
  ] as const) {
    const coming = asked();
    const opened = store.getState().openFile(new Blob([SEVERAL]));
    (await coming).answer(answer);
    expect(await opened).toEqual({ ok: true, value: 'chess' });
    expect(standing(store).actions).toEqual(actions);
  }
  const coming = asked();
  const opened = store.getState().openFile(new Blob([SEVERAL]));
  (await coming).answer(null);
  expect((await opened).ok).toBe(false);
  expect(store.getState().choice).toBeNull();
  expect(standing(store).actions).toEqual(['e2 e4']);
});
