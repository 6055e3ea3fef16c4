/** Tests games as people and programs write them: each is read in full, or refused with the place of the fault. */
import { expect, test } from 'vitest';
import { runSync } from '../../src/app/base/resumable.ts';
import { gamesIn, listedTitle, type WrittenGame } from '../../src/app/formats/textcut.ts';
import { readGameText } from '../../src/app/formats/textread.ts';
import { writeGameText } from '../../src/app/formats/textwrite.ts';
import type { Game } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { randomGame } from '../support/random.ts';
import { randomSaved } from '../support/saved.ts';
import { must } from '../support/scenario.ts';
import { chessRoom, standing } from './room.ts';

const STAMP = { id: 'other', now: 'later' };
const read = (game: Game, text: string, index = 0) =>
  runSync(readGameText(game, must(runSync(gamesIn(text)))[index] as WrittenGame, STAMP));

const HEAD = '[Game "chess"]\n\n';
const chess = (text: string) => {
  const { nodes, notes } = must(read(CHESS, HEAD + text));
  return { moves: nodes.map(({ action }) => action), notes };
};

/** Changes that people and programs make to the text of a game, by name. */
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

/**
 * Changes that mail, chats and web pages make to the layout of a game's text, and ways to number its turns, by name.
 */
const LAYOUTS: typeof HANDS = {
  'in a fence': (text) => `\`\`\`pgn\n${text}\n\`\`\`\n`,
  'as a list': (text) => text.replace(/^(?=\d)/gm, '- '),
  'as a list of stars': (text) => text.replace(/^(?=\d)/gm, '* '),
  'as a table': (text) => `|---|:-:|\n${text.replace(/^(?=\d)/gm, '| ').replace(/(?<=\d\.+ .*)$/gm, ' |')}`,
  'with tags for ends of lines': (text) => text.replace(/$/gm, '<br/>').replace(/<br\/>(?=\n\[)/g, '<br>'),
  'in bold type': (text) => text.replace(/^(\d+\.+)/gm, '**$1**'),
  'with its numbers apart': (text) => text.replace(/^(\d+)(\.+)/gm, '$1 $2'),
  'with numbers and brackets': (text) => text.replace(/^(\d+)\. /gm, '$1) ').replace(/^\d+\.\.\. /gm, ''),
  'with dots and brackets': (text) => text.replace(/^(\d+)\. /gm, '$1.) ').replace(/^\d+\.\.\. /gm, ''),
  'with small pictures as numbers': (text) => text.replace(/^(\d)\./gm, '$1\ufe0f\u20e3'),
  'with a spaced result': (text) => text.replace('1/2-1/2', '\u00bd - \u00bd').replace(/([01])-([01])$/m, '$1 - $2'),
};

test.each(GAMES.map(({ title, load }) => [title, load] as const))(
  '%s: its game survives variations of people',
  async (_title, load) => {
    const game = await load();
    const { actions } = randomGame(game, 4, 10).record;
    const nodes = actions.map((action, index) => ({ id: index + 1, parent: index, action }));
    const beginning = { seed: 4, nodes, notes: {}, at: 0, end: nodes.length };
    const text = runSync(writeGameText(game, { ...randomSaved(game, 1, 0), ...beginning }));
    const [head = '', moves = ''] = text.split(/(?<=\n)\n/);
    expect(must(read(game, text)).nodes).toEqual(nodes);
    const [few = '', result = ''] = [/^(?:.*\n){4}/.exec(moves)?.[0], /.*\n$/.exec(moves)?.[0]];
    const tries = [
      ...Object.entries(HANDS).map((hand) => [...hand, moves, nodes] as const),
      ...Object.entries(LAYOUTS).map(
        (hand) => [...hand, few + result, must(read(game, `${head}\n${few}`)).nodes] as const,
      ),
    ];
    for (const [hand, change, played, expected] of tries) {
      const there = read(game, change(`${head}\n${played}`));
      expect(there.ok ? there.value.nodes : there.error.text, `${hand}:\n${change(played)}`).toEqual(expected);
    }
  },
);

test('all comments and drawings of a place are joined', () => {
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

test('commands of other programs are kept as text', () => {
  expect(chess('1. e2-e4 { [%clk 0:05:00] [%draw e4] good [%csl Gd4] } { [%draw z9] }').notes).toEqual({
    1: { text: '[%clk 0:05:00] good [%csl Gd4]\n[%draw z9]', arrows: ['e4'] },
  });
});

test('reads marks as signs and numbers, and keeps unknown and second ones as text', () => {
  expect(chess('1. e2-e4! e7-e5 ? 2. Ng1-f3!? $1 Nb8-c6?? 3. d2-d4$14').notes).toEqual({
    1: { mark: 'good' },
    2: { mark: 'bad' },
    3: { mark: 'interesting', text: '$1' },
    4: { text: '??' },
    5: { text: '$14' },
  });
});

test('variations need no spaces around brackets, and nest', () => {
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

test('a result that the moves do not give is kept as text', () => {
  expect(chess('1. e2-e4 1-0').notes).toEqual({ 1: { text: '1-0' } });
  expect(chess('[Termination "White has run out of time."]\n1. e2-e4 0-1').notes).toEqual({
    1: { text: '0-1: White has run out of time.' },
  });
  expect(chess('1. f2-f3 e7-e5 2. g2-g4 Qd8-h4# 0-1').notes).toEqual({});
});

test('header names of other programs are read', async () => {
  const store = await chessRoom();
  const text = '[Variant "Chess"]\n[FEN "k7/8/8/8/8/8/8/K6R w - - 0 1"]\n1. Rh1-h8';
  expect(await store.getState().openFile(new Blob([text]))).toEqual({ ok: true, value: 'chess' });
  expect(standing(store).actions).toEqual(['h1 h8']);
});

test('bare moves belong to the game on the table', async () => {
  const store = await chessRoom();
  for (const text of ['e2-e4 e7-e5 2. d2d4', '1. e2e4 e7e5\n2. d2-d4', '> 1.e2-e4 e7-e5 2.d2-d4 *']) {
    expect(await store.getState().openFile(new Blob([text])), text).toEqual({ ok: true, value: 'chess' });
    expect(standing(store).actions).toEqual(['e2 e4', 'e7 e5', 'd2 d4']);
  }
});

const SEVERAL =
  '[White "Ann"]\n[Black "Ben"]\n[Event "Club"]\n\n1. e2-e4 { [Not "a header"] } *\n\n[White "?"]\n[Date "2024.01.02"]\n1. d2-d4 *\n';

test('of several games the player chooses one', async () => {
  expect(must(runSync(gamesIn(SEVERAL))).map(listedTitle)).toEqual([
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

test.each<[string, string, string[], Readonly<Record<number, string>>]>([
  [
    'a letter',
    'Hi Anna,\n\nhere is our game from 24.12. at 10:12, as I promised:\n\n1. e2-e4 e7-e5\n2. d2-d4\n\nBest,\nBen\n--\nSent from my phone 3',
    ['e2 e4', 'e7 e5', 'd2 d4'],
    {
      0: 'Hi Anna, here is our game from 24.12. at 10:12, as I promised:',
      3: 'Best, Ben -- Sent from my phone 3',
    },
  ],
  [
    'a chat',
    'Here is our game: 1. e2-e4 e7-e5 2. d2-d4 What do you think? \ud83d\ude00',
    ['e2 e4', 'e7 e5', 'd2 d4'],
    { 0: 'Here is our game:', 3: 'What do you think? \ud83d\ude00' },
  ],
  [
    'lines between moves',
    '1. e2-e4 e7-e5\nNow it gets wild\n2. d2-d4 gg',
    ['e2 e4', 'e7 e5', 'd2 d4'],
    { 2: 'Now it gets wild', 3: 'gg' },
  ],
  [
    'words in brackets',
    '1. e2-e4 (my favourite) e7-e5 (as always) 2. d2-d4',
    ['e2 e4', 'e7 e5', 'd2 d4'],
    { 1: '(my favourite)', 2: '(as always)' },
  ],
  ['words behind a semicolon', '1. e2-e4 ; the best move\n1... e7-e5', ['e2 e4', 'e7 e5'], { 1: 'the best move' }],
  [
    'words of other scripts',
    '\u041f\u0440\u0438\u0432\u0435\u0442!\n1. e2-e4 e7-e5\n\u518d\u89c1',
    ['e2 e4', 'e7 e5'],
    { 0: '\u041f\u0440\u0438\u0432\u0435\u0442!', 2: '\u518d\u89c1' },
  ],
  [
    'an address',
    'See https://example.org/e4/x1?a=b, Anna <anna@web.de>\n1. e2-e4',
    ['e2 e4'],
    { 0: 'See https://example.org/e4/x1?a=b, Anna <anna@web.de>' },
  ],
  [
    'a heading and a table',
    '# Our game\n\n| # | White | Black |\n|---|:---|---|\n| 1 | e2-e4 | e7-e5 |\n|2|d2-d4|d7-d5|',
    ['e2 e4', 'e7 e5', 'd2 d4', 'd7 d5'],
    { 0: '# Our game # White Black' },
  ],
  ['a list', '- e2-e4\n- e7-e5\n* d2-d4\n\u2022 d7-d5', ['e2 e4', 'e7 e5', 'd2 d4', 'd7 d5'], {}],
  ['code', '`1. e2-e4 e7-e5` and ```d2-d4```', ['e2 e4', 'e7 e5', 'd2 d4'], { 2: 'and' }],
  ['tags', '<p>1. e2-e4<br>e7-e5<br/>2.&nbsp;d2-d4</p>', ['e2 e4', 'e7 e5', 'd2 d4'], {}],
  [
    'pictures',
    '\ud83d\udc4b 1. e2-e4\ud83d\ude00 e7-e5 \ud83d\udc4d\ud83c\udffb 2. d2\ud83d\ude0e-d4 :-)',
    ['e2 e4', 'e7 e5', 'd2 d4'],
    { 0: '\ud83d\udc4b', 1: '\ud83d\ude00', 2: '\ud83d\udc4d\ud83c\udffb', 3: '\ud83d\ude0e\n:-)' },
  ],
  [
    'pictures as marks',
    '1. e2-e4\u2757 e7-e5\u2753 2. d2-d4\u2049\ufe0f d7-d5\u2b50',
    ['e2 e4', 'e7 e5', 'd2 d4', 'd7 d5'],
    {},
  ],
  [
    'judgements',
    '1. e2-e4 \u00b1 e7-e5+- 2. d2-d4 = d7-d5\u2a72 3. Ng1-f3 N Nb8-c6 \u2212+ 4. Nb1-c3 \u2213',
    ['e2 e4', 'e7 e5', 'd2 d4', 'd7 d5', 'g1 f3', 'b8 c6', 'b1 c3'],
    { 1: '\u00b1', 2: '+-', 3: '=', 4: '\u2a72', 5: 'N', 6: '-+', 7: '\u2213' },
  ],
  ['a result', '1. f2-f3 e7-e5 2. g2-g4 Qd8-h4# 0 - 1', ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'], {}],
  ['a draw', '(1) e2-e4 e7-e5\n(2) d2-d4 \u00bd \u2013 \u00bd', ['e2 e4', 'e7 e5', 'd2 d4'], { 3: '\u00bd-\u00bd' }],
  ['a short draw', '1.) e2-e4 e7-e5 2 . d2-d4 0,5-0,5', ['e2 e4', 'e7 e5', 'd2 d4'], { 3: '0,5-0,5' }],
  [
    'quoted by a reply',
    'Hi Ben, was this it?\n\n> 1. e2-e4 { why\n> not } e7-e5\n> 2. d2-d4\n',
    ['e2 e4', 'e7 e5', 'd2 d4'],
    { 0: 'Hi Ben, was this it?', 1: 'why not' },
  ],
])('%s around moves is read, and kept as notes', (_name, text, moves, said) => {
  for (const head of text.includes('>') ? [''] : ['', HEAD, 'Hi!\n\n[Game "chess"]\n\n']) {
    const there = read(CHESS, head + text);
    expect(there.ok || there.error.text, text).toBe(true);
    const { nodes, notes } = must(there);
    expect(nodes.map(({ action }) => action)).toEqual(moves);
    const words = Object.entries(notes).flatMap(([id, note]) => (note.text ? [[id, note.text]] : []));
    if (!head.startsWith('Hi')) expect(Object.fromEntries(words)).toEqual(said);
    else expect(notes[0]?.text).toMatch(/^Hi!/);
  }
});

test.each([
  [
    'Here: 1. e2-e4 e7-e5\n\nI think 2. d2-d4 was better',
    /^Line 3, character 12: "d2-d4" stands among words\. Put the words in braces \{ \}\.$/,
  ],
  ['You played e4 too early.\n1. e2-e4', /^Line 1, character 12: "e4" stands among words/],
  ['1. e2-e4 0-1\nThen I saw d7-d5', /^Line 2, character 12: "d7-d5" stands among words/],
  ['1. e2-e4 e7-e9 as always', /^Line 1, character 10: "e7-e9/],
  ['1. e2-e4 d7-d5 2. O-O-O', /^Line 1, character 19: "O-O-O": /],
  ['1. e2-e4 e7-e5\n2. N3 nice try', /^Line 2, character 4: "N3": "N3" is/],
  ['1. e2-e4 e7-e5\n2.N3 nice try', /^Line 2, character 3: "N3": "N3" is/],
  ['2) e2-e4', /^Line 1, character 1: the next turn is 1\., not 2\.$/],
  ['(2) e2-e4', /^Line 1, character 1: the next turn is 1\., not 2\.$/],
])('%j is ambiguous', (text, why) => {
  const there = read(CHESS, text);
  expect(there.ok || there.error.text).toMatch(why);
});

test('a text with too many words is refused', () => {
  const there = read(CHESS, `${HEAD}${'gg '.repeat(50_001)}`);
  expect(there.ok || there.error.text).toMatch(/^Line 3, character 1: at most 50000 words/);
});

test('a text without a move or header is no game', async () => {
  const store = await chessRoom();
  for (const text of ['Hi Anna!', 'See you on 24.12.', '', '(b4)']) {
    const there = await store.getState().openFile(new Blob([text]));
    expect(there.ok, text).toBe(false);
  }
});
