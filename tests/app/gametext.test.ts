/** Tests games as text: everything in a game survives a round trip, and a problem names its line. */
import { expect, test } from 'vitest';
import { runSync } from '../../src/app/base/resumable.ts';
import { isGameText } from '../../src/app/formats/gametext.ts';
import type { SavedGame } from '../../src/app/formats/saved.ts';
import { gamesIn, type WrittenGame } from '../../src/app/formats/textcut.ts';
import { readGameText } from '../../src/app/formats/textread.ts';
import { writeGameText } from '../../src/app/formats/textwrite.ts';
import type { TreeNode } from '../../src/app/model/tree.ts';
import type { Game } from '../../src/kernel/game.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { atDepth } from '../support/depth.ts';
import { PUBLISHED_GAMES } from '../support/published.ts';
import { randomSaved } from '../support/saved.ts';
import { must } from '../support/scenario.ts';
import { chessRoom, pickAll, savedChess, standing } from './room.ts';

const STAMP = { id: 'other', now: 'later' };
const write = (game: Game, saved: SavedGame) => runSync(writeGameText(game, saved));
const read = (game: Game, text: string) => {
  const games = runSync(gamesIn(text));
  return games.ok ? runSync(readGameText(game, games.value[0] as WrittenGame, STAMP)) : games;
};
const problemIn = (text: string): string => {
  const there = read(CHESS, `[Game "chess"]\n\n${text}`);
  return there.ok ? 'nothing' : there.error.text;
};

/** Returns what a text must preserve of a game, with its nodes in the order of the text. */
const kept = (saved: SavedGame) => {
  const told: unknown[] = [];
  const tell = (parent: number): void => {
    const children = saved.nodes.filter((node) => node.parent === parent);
    for (const { id, action, dice } of children) {
      told.push({ action, dice, note: saved.notes[id], others: children.length });
      tell(id);
    }
  };
  tell(0);
  const { name, created, players, game, version, seed, options, start } = saved;
  return { told, first: saved.notes[0], name, created, players, game, version, seed, options, start };
};

/** Wraps a text to 72 columns. */
const folded = (text: string): string => text.replace(/(?=.{73})(.{1,72}) /g, '$1\n');

/** Changes that mail programs make to a text, by name: they break lines, fill paragraphs, and change line ends. */
const WAYS: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'with long lines broken': folded,
  'with its lines filled': (text) => folded(text.replace(/[ \t]*\n[ \t]*(?!\n)/g, ' ').trim()),
  'with the line ends of Windows': (text) => folded(text).replaceAll('\n', '\r\n'),
};

test('a text is told by a square of any board', () => {
  expect(['h8 e4', 's20 t20'].filter(isGameText)).toEqual(['h8 e4', 's20 t20']);
});

test('words in braces are a comment, also where no blank parts them from a move', () => {
  const saved = must(read(CHESS, '[Game "chess"]\n\n1. e2-e4 {A good one}e7-e5 {Well done}g1-f3 *'));
  expect([saved.nodes.map(({ action }) => action), saved.notes[1]?.text, saved.notes[2]?.text]).toEqual([
    ['e2 e4', 'e7 e5', 'g1 f3'],
    'A good one',
    'Well done',
  ]);
});

test('the result of a text is that of its main line, even if another line ends', () => {
  const mated = ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'];
  const nodes = ['e2 e4', ...mated].map((action, at) => ({ id: at + 1, parent: at === 1 ? 0 : at, action }));
  const result = { winner: 'black', text: 'Black wins.' } as const;
  const texts = [nodes, nodes.slice(1)].map((each) => write(CHESS, { ...savedChess(each, 5), result }));
  expect(texts.map((text) => text.trim().split('\n').at(-1))).toEqual(['*', '0-1']);
  expect(texts.map((text) => text.includes('Black wins'))).toEqual([false, true]);
});

for (const entry of GAMES)
  test(`${entry.title}: random games with notes and arrows survive as text`, async () => {
    const game = await entry.load();
    for (let seed = 1; seed <= atDepth(1, 4); seed++) {
      const saved = randomSaved(game, seed, 12);
      const text = write(game, saved);
      for (const [way, change] of Object.entries(WAYS)) {
        const there = read(game, change(text));
        expect(there.ok || there.error.text, `${way}:\n${change(text)}`).toBe(true);
        expect(kept(must(there)), `${way}:\n${change(text)}`).toEqual(kept(saved));
      }
      expect(text).not.toMatch(/[{[]"[a-z]+":/);
    }
  });

for (const entry of PUBLISHED_GAMES)
  test(`${entry.title}: its first sample survives as text, with its dice`, async () => {
    const game = await entry.load();
    const [sample] = game.samples;
    invariant(sample, 'a published game has a sample');
    const actions = sample.record.actions.slice(0, 32);
    const nodes = actions.map((action, index) => ({ id: index + 1, parent: index, action }));
    const saved = {
      ...randomSaved(game, 1, 0),
      ...sample.record,
      nodes,
      notes: {},
      at: 0,
      end: nodes.length,
    };
    expect(must(read(game, write(game, saved))).nodes).toEqual(nodes);
  });

test('a game as text has its lines, names, notes, marks and result', async () => {
  const store = await chessRoom();
  const act = store.getState();
  pickAll(store, 'f2 f3 e7 e5 g2 g4 d8 h4');
  act.note(4, { mark: 'good' });
  act.goTo(2);
  pickAll(store, 'b1 c3 b8 c6');
  act.goTo(1);
  pickAll(store, 'd7 d5');
  act.note(7, { name: 'Centre', text: 'Why\nnot?', arrows: ['d5 e4', 'c4'] });
  act.visit(4);
  act.changeHeading((heading) => ({ ...heading, name: 'Quick', players: { white: 'Ann', black: '' } }));
  const saved = act.saved();
  invariant(saved, 'a game is on the table');
  expect(write(CHESS, saved).split('\n')).toEqual([
    '[Game "chess"]',
    '[Title "Chess"]',
    '[Rules "1"]',
    '[Event "Quick"]',
    '[Date "now"]',
    '[White "Ann"]',
    '[Result "0-1"]',
    `[Ending "${saved.result?.text}"]`,
    '[Seed "7"]',
    '',
    '1. f2-f3',
    '1... e7-e5',
    '(',
    '  1... d7-d5',
    '  { [%name "Centre"] [%draw d5-e4, c4] Why\\nnot? }',
    ')',
    '2. g2-g4',
    '(',
    '  2. Nb1-c3',
    '  2... Nb8-c6',
    ')',
    '2... Qd8-h4 $1',
    '0-1',
    '',
  ]);
});

test('resignations, set-up positions, all scripts and illegal lines survive', () => {
  const nodes: readonly TreeNode[] = [
    { id: 1, parent: 0, action: 'e1 e2' },
    { id: 2, parent: 1, action: '=black-resigns' },
    { id: 3, parent: 1, action: 'a1 a9', dice: 'a9 a1' },
    { id: 4, parent: 3, action: 'e2 e4' },
  ];
  const saved: SavedGame = {
    ...savedChess(nodes, 2),
    start: 'k7/8/8/8/8/8/8/4K2R w - - 0 1',
    name: 'A "quoted" \\ name',
    players: { white: 'Žofie "the" \\ fox', black: '木' },
    notes: {
      0: { text: ' {braces} and [%things]\r\n' },
      1: { text: '[%not a command]' },
      2: { mark: 'star' },
    },
  };
  for (const change of Object.values(WAYS))
    expect(kept(must(read(CHESS, change(write(CHESS, saved)))))).toEqual(kept(saved));
});

test('handwritten comments need no space, and unknown escapes stand for themselves', () => {
  const saved = must(read(CHESS, '[Game "chess"]\n1. e2-e4 {why\n\\q not}\n1... e7-e5\n'));
  expect(saved.notes).toEqual({ 1: { text: 'why q not' } });
});

test('a forum text: other line ends, headers of people, no seed', () => {
  const text = '[Game "chess"]\r\n[Site "Here"]\r\n\r\n1. e2-e4\r\n1... e7-e5 $2\r\n*\r\n';
  const saved = must(read(CHESS, text));
  expect(saved.nodes.map(({ action }) => action)).toEqual(['e2 e4', 'e7 e5']);
  expect(saved.notes).toEqual({ 2: { mark: 'bad' } });
  expect(saved).toMatchObject({ game: 'chess', seed: 1, options: {}, end: 2, at: 2 });
});

test.each([
  ['1. e2-e4\n1... e7-e4', /^Line 4, character 6: "e7-e4": /],
  ['1. e2-e4\n2. d2-d4', /^Line 4, character 1: the next turn is 1\.\.\., not 2\.$/],
  ['1. e2-e4 e7-e5 e9', /^Line 3, character 16: "e9": /],
  ['1. e2-e4 1-0 d7-d5', /^Line 3, character 10: "1-0 d7-d5": /],
  ['1. e2-e4;', /^Line 3, character 9: a move is missing here\.$/],
  ['$1', /^Line 3, character 1: "\$1" must follow a move\.$/],
  ['1. e2-e4\n{ why', /^Line 4, character 1: this comment has no end\. Close it with }\.$/],
  ['(\n1. e2-e4', /^Line 3, character 1: a variation follows the move that it replaces\.$/],
  ['1. e2-e4\n(\n1. d2-d4', /^Line 4, character 1: this variation has no end\. Close it with \)\.$/],
  ['1. e2-e4 ( { C } )', /^Line 3, character 18: this variation has no move\.$/],
  ['1. e2-e4\n)', /^Line 4, character 1: no variation is open here\.$/],
  ['1. "a1 a9"\n- Ke1', /^Line 4, character 3: "Ke1" follows a move that is not legal\.$/],
  ['[White Ann]\n', /^Line 3, character 1: a header looks like \[White "Ann"\]\.$/],
  ['[Game "go"]\n', /^Line 3, character 1: the header Game is given twice\.$/],
  ['[Seed "x"]', /^The header Seed must be a whole number\.$/],
  ['[Rules "new"]', /^The header Rules must be a whole number\.$/],
])('%j is refused with its place', (text, why) => {
  expect(problemIn(text)).toMatch(why);
});

test.each([
  [
    'a comment of 20,001 characters is refused with its place',
    `{ ${'x'.repeat(20_001)} }`,
    /^Line 3, character 1: this comment is too long\.$/,
  ],
  [
    'a name of 201 characters is refused',
    `[White "${'x'.repeat(201)}"]`,
    /^"players\.white" must be a text of at most 200 letters/,
  ],
])('%s', (_title, text, why) => {
  expect(problemIn(text)).toMatch(why);
});

test('written dice that did not fall are refused', async () => {
  const inchworm = await GAMES.find(({ id }) => id === 'inchworm')?.load();
  invariant(inchworm, 'there is Inchworm');
  const [sample] = inchworm.samples;
  invariant(sample, 'it has a sample');
  const nodes = sample.record.actions.slice(0, 4).map((action, id) => ({ id: id + 1, parent: id, action }));
  const saved = { ...randomSaved(inchworm, 1, 0), ...sample.record, nodes, notes: {}, at: 0, end: 4 };
  const text = write(inchworm, saved).replace(/\((\d+)/, (_, sum: string) => `(${sum === '7' ? 8 : 7}`);
  const there = read(inchworm, text);
  expect(there.ok || there.error.text).toMatch(/^Line \d+, character \d+: ".*": the dice gave /);
});

test('a text opens like a file, and an unknown game is refused by name', async () => {
  const store = await chessRoom();
  const file = (text: string) => ({ size: text.length, text: async () => text });
  expect(await store.getState().openFile(file('[Game "chess"]\n\n1. e2-e4\n*\n'))).toEqual({
    ok: true,
    value: 'chess',
  });
  expect(standing(store).actions).toEqual(['e2 e4']);
  const unknown = await store.getState().openFile(file('[Game "go"]\n'));
  expect(unknown.ok || unknown.error.text).toContain('"go"');
});
