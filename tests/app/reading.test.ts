import { constants, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { deflateSync, Inflate } from 'fflate';
import { expect, test, vi } from 'vitest';
import { runSync } from '../../src/app/base/resumable.ts';
import { PREFIX, pack } from '../../src/app/formats/link/link.ts';
import { LIMITS, readSaved } from '../../src/app/formats/reading.ts';
import { saveFileText } from '../../src/app/formats/saved.ts';
import { gamesIn, type WrittenGame } from '../../src/app/formats/textcut.ts';
import { readGameText } from '../../src/app/formats/textread.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { linkTo, readFragment, writeGameLink } from '../support/links.ts';
import { randomSaved } from '../support/saved.ts';
import { must } from '../support/scenario.ts';
import { chessRoom, pickAll, standing } from './room.ts';

const STAMP = { id: 'new', now: 'now' };
const GOOD = JSON.parse(saveFileText(randomSaved(CHESS, 2, 12)));
const changed = (part: object): string => JSON.stringify({ ...GOOD, ...part });
const node = (id: unknown, parent: unknown, action: unknown = 'e2 e4') => ({ id, parent, action });
const oneLine = (length: number) => Array.from({ length }, (_, index) => node(index + 1, index));
const place = { at: 0, end: 0, picks: '' };

const bad: readonly (readonly [string, string, string])[] = [
  ['no JSON', '{"format": 2,', 'it cannot be read from line 1, character 14 on.'],
  ['a list', '[]', 'This is not a saved game.'],
  ['a later format', '{"format": 3}', 'formats up to 2'],
  ['a field missing', changed({ seed: undefined }), '"seed"'],
  ['a number for a text', changed({ name: 7 }), '"name"'],
  ['a name of pages', changed({ name: 'x'.repeat(LIMITS.word + 1) }), '"name"'],
  ['an id that is a path', changed({ id: '../../etc' }), '"id"'],
  ['a seed that is no whole number', changed({ seed: 0.5 }), '"seed"'],
  ['an action that is no text', changed({ ...place, nodes: [node(1, 0, 4)] }), '"nodes.0.action"'],
  [
    'a child before its parent',
    changed({ ...place, nodes: [node(2, 1), node(1, 0)] }),
    '"nodes.0": its parent, 1, must come before it.',
  ],
  [
    'a node that is its own parent',
    changed({ ...place, nodes: [node(1, 1)] }),
    '"nodes.0": its parent, 1, must come before it.',
  ],
  ['an id twice', changed({ ...place, nodes: [node(1, 0), node(1, 0)] }), '"nodes.1": the id 1 is used twice.'],
  ['a node that is the start', changed({ ...place, nodes: [node(0, 0)] }), '"nodes.0.id"'],
  [
    'a line too long',
    changed({ ...place, nodes: oneLine(LIMITS.depth + 1) }),
    '"nodes.5000": a line can have at most 5000 moves.',
  ],
  ['too many actions', changed({ ...place, nodes: oneLine(LIMITS.nodes + 1) }), '"nodes"'],
  ['a place that is nowhere', changed({ ...place, at: 999 }), '"at": 999'],
  ['an end that is nowhere', changed({ ...place, end: 999 }), '"end": there is no node 999'],
  ['a note that is no note', changed({ notes: { 1: 'hello' } }), '"notes.1"'],
  ['a note at no node', changed({ notes: { first: {} } }), '"notes.first"'],
  ['a result of nobody', changed({ result: { winner: 'red', text: '' } }), '"result.winner"'],
  ['brackets in brackets', '['.repeat(LIMITS.file), 'at character 101'],
  ['brackets in a position', changed({ snapshot: '['.repeat(LIMITS.position) }), '"snapshot"'],
  [
    'a million actions',
    changed({ nodes: Array.from({ length: 1_000_000 }, () => ({})) }),
    '"nodes" must be at most 20000 entries, not a list.',
  ],
  [
    'notes without end',
    changed({
      notes: Object.fromEntries(Array.from({ length: LIMITS.nodes + 2 }, (_, index) => [index, {}])),
    }),
    '"notes"',
  ],
  [
    'options without end',
    changed({ options: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`o${index}`, ''])) }),
    '"options"',
  ],
  [
    'more than any game has',
    ' '.repeat(LIMITS.file + 1),
    'This is too large to be a saved game: 8000001 characters, at most 8000000.',
  ],
];

for (const [what, text, says] of bad)
  test(`a file with ${what} is refused with its place`, () => {
    const read = readSaved(text, STAMP);
    expect(read.ok ? '' : read.error.text).toContain(says);
  });

/** The values that replace each part of a file in turn. */
const OTHERS = [undefined, null, 7, -1, 0.5, 1e300, '', 'x', 'x'.repeat(600_000), [], [null], {}, { x: null }, true];

/** Yields copies of a value in which one part, at any depth, is replaced by each of `OTHERS`. */
const spoiledIn = function* (value: unknown): Generator<unknown> {
  yield* OTHERS;
  if (typeof value !== 'object' || value === null) return;
  // Two entries of a long list suffice.
  for (const [key, part] of Object.entries(value)
    .slice(0, 40)
    .filter((_, index) => !Array.isArray(value) || index < 2))
    for (const other of spoiledIn(part))
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === key ? other : each))
        : { ...value, [key]: other };
};

const PUZZLE = { kind: 'win', grade: 1, at: '', solution: ['d8 h4'], replies: [], rule: 'CH-END-1' };

test('a puzzle of a note is read back, and a wrong one is named by its place', () => {
  const withPuzzle = (puzzle: unknown) => readSaved(JSON.stringify({ ...GOOD, notes: { 0: { puzzle } } }), STAMP);
  expect(must(withPuzzle(PUZZLE)).notes[0]?.puzzle).toEqual(PUZZLE);
  expect(withPuzzle({ ...PUZZLE, grade: 6 })).toMatchObject({
    error: { text: expect.stringContaining('"notes.0.puzzle.grade" must be a number from 1 to 5') },
  });
});

test("every problem of a file is in the app's words, with its place", () => {
  const full = {
    ...GOOD,
    notes: { 1: { name: 'a', text: 'b', mark: '!', arrows: ['a1a2'], puzzle: PUZZLE } },
    times: { 1: { white: 1, black: 2 } },
    seats: { manner: 'side', turned: true, card: false },
    clock: { white: { minutes: 1, increment: 1 }, black: { minutes: 1, increment: 1 }, atZero: 'loss' },
    computers: { white: 'easy' },
    result: { winner: 'white', text: '' },
  };
  const said = new Set<string>();
  for (const spoiled of spoiledIn(full)) {
    const read = readSaved(JSON.stringify(spoiled) ?? '', STAMP);
    if (!read.ok) said.add(read.error.text);
  }
  expect(said.size).toBeGreaterThan(100);
  expect(
    [...said].filter((each) => /Invalid|Expected|expected|received|undefined|Unexpected|\[object/.test(each)),
  ).toEqual([]);
  for (const each of said)
    expect(each).toMatch(/^("[\w.]+"( must be |: | is missing)|This is |It is of format |The |\S+ must)/);
});

test('any file or link is read or refused', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6 }),
      fc.constantFrom(...Object.keys(GOOD)),
      fc.string(),
      (value, field, text) => {
        for (const source of [JSON.stringify(value), changed({ [field]: value }), text]) readSaved(source, STAMP);
        for (const fragment of [`#g3=${text}`, `#g=${text}`, `#game=${text}`])
          expect(readFragment(fragment, STAMP).ok).toBe(false);
      },
    ),
  );
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect(readSaved(`{"format":2,"id":${deep}}`, STAMP).ok).toBe(false);
});

test('prototype pollution is refused', () => {
  const read = readSaved(changed({}).replace('"options":{}', '"options":{"__proto__":"x"}'), STAMP);
  expect(read.ok || read.error.text).toMatch('without the name "__proto__"');
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test('brackets in a note are not nesting', () => {
  expect(readSaved(changed({ notes: { 1: { text: '[{"'.repeat(200) } } }), STAMP).ok).toBe(true);
});

test.each(['.', ')', '>', '"', ',', '%20', '%22)', '\u2026', '\u201d', '*', '&utm=1', '?fbclid=x1'])(
  'a link followed by %j opens its game',
  (sign) => {
    const link = linkTo(JSON.parse(changed({ ...place, nodes: [node(1, 0)] })));
    const read = readFragment(link + sign, STAMP);
    expect(read.ok && read.value.nodes.map(({ action }) => action)).toEqual(['e2 e4']);
  },
);

test('names are cleaned alike in files, links, texts and lines', () => {
  const strange = '\u202e \u00a0Ann\u200b\nof\u0007 two';
  const file = changed({
    ...place,
    nodes: [node(1, 0)],
    notes: { 1: { name: strange } },
    name: strange,
    players: { white: strange, black: `${'x'.repeat(39)}\ud83d\ude00` },
  });
  const head = `[Game "chess"]\n[Event "${strange}"]\n[White "${strange}"]\n[Black "${'x'.repeat(99)}"]`;
  const text = `${head}\n1. e2-e4 { [%name "${strange}"] }`;
  for (const read of [
    readSaved(file, STAMP),
    readFragment(linkTo(JSON.parse(file)), STAMP),
    runSync(readGameText(CHESS, must(runSync(gamesIn(text)))[0] as WrittenGame, STAMP)),
  ]) {
    const { name, players, notes } = must(read);
    expect(players.white).toBe('Ann of two');
    for (const title of [name, notes[1]?.name]) expect(title).toMatch(/^Ann\sof two$/);
    expect(players.black).toMatch(/^x{39,40}$/);
  }
});

test('a typed name of a line is cleaned like others', async () => {
  const store = await chessRoom();
  pickAll(store, 'e2 e4');
  store.getState().note(1, { name: '\u202e A\u200bline' });
  store.getState().note(1, { text: 'Sharp.' });
  expect(store.getState().table?.tree.notes[1]).toEqual({ name: 'Aline', text: 'Sharp.' });
});

test('a link whose bytes are no text is refused', () => {
  const noText = new Uint8Array([0x78, 0xff, 0xfe]);
  const fragment = `${PREFIX}${btoa(String.fromCharCode(...deflateSync(noText)))}`;
  const read = readFragment(fragment, STAMP);
  expect(read.ok ? '' : read.error.text).toContain('This link is damaged or incomplete. (It does not hold text.)');
});

test('a link longer than any saved game is not unpacked', () => {
  const read = readFragment(`${PREFIX}${'A'.repeat(LIMITS.file)}`, STAMP);
  expect(read.ok ? '' : read.error.text).toContain('too large to be a saved game');
});

test('a gigabyte of zeros in a link is not unpacked to its end', () => {
  const megabyte = deflateRawSync(Buffer.alloc(2 ** 20), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const link = `${PREFIX}${Buffer.concat(Array.from({ length: 1024 }, () => megabyte)).toString('base64url')}`;
  const unpacked = vi.spyOn(Inflate.prototype, 'push');
  const read = readFragment(link, STAMP);
  expect(read.ok ? '' : read.error.text).toContain('too large to be a saved game');
  const bytes = unpacked.mock.calls.reduce((sum, [part]) => sum + part.length, 0);
  unpacked.mockRestore();
  expect(bytes / megabyte.length).toBeLessThan(LIMITS.file / 2 ** 20 + 2);
});

test('a link of megabytes is made in slices, and opens', () => {
  const notes = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [index, { text: `${index} ${'Why not? '.repeat(2000)}` }]),
  );
  const packed = pack({ ...GOOD, notes });
  const work = writeGameLink(packed);
  let pieces = 0;
  let next = work.next();
  for (; !next.done; next = work.next()) pieces++;
  expect(pieces).toBeGreaterThan(packed.length / 65_536);
  const read = readFragment(next.value, STAMP);
  expect(read.ok && read.value.notes).toEqual(notes);
});

test('a link that inflates beyond any game is refused', () => {
  const swollen = linkTo({ ...GOOD, name: ' '.repeat(2 * LIMITS.file) });
  expect(swollen.length).toBeLessThan(40_000);
  const read = readFragment(swollen, STAMP);
  expect(read.ok ? '' : read.error.text).toContain('too large to be a saved game');
});

const inFile = (text: string) => ({ size: text.length, text: async () => text });

const played = {
  ...GOOD,
  ...place,
  nodes: [node(1, 0), node(2, 0, 'e2 e5')],
  notes: {},
  game: 'chess',
  version: CHESS.version,
};
/** Writes a link of the oldest format. */
const firstLink = (said: unknown) => `#game=${btoa(JSON.stringify(said))}`;
const recorded = (record: object) => firstLink({ game: 'chess', version: 1, seed: 1, options: {}, ...record });

test.each([
  ['file of a game there is not', changed({ game: 'go' }), '"go"'],
  ['file whose line cannot be played', JSON.stringify({ ...played, at: 2, end: 2 }), 'Action 1, "e2 e5"'],
  ['file that is no game', 'hello', 'cannot be read'],
  ['link with nothing in it', '#game=', 'cannot be read'],
  ['link that is not base64', '#game=%%%', 'damaged'],
  ['link that is no record', firstLink([1, 2]), 'This is not a saved game.'],
  ['link to an unknown game', recorded({ game: 'go', actions: [] }), '"go"'],
  ['link with an illegal action', recorded({ actions: ['e2 e5'] }), 'Action 1'],
  ['link with a bad start', recorded({ start: 'nonsense', actions: [] }), ''],
])('a %s is refused, and the game on the table stays', async (_what, text, says) => {
  const store = await chessRoom();
  pickAll(store, 'd2 d4');
  const { openFile, openLink } = store.getState();
  const opened = await (text.startsWith('#') ? openLink(text) : openFile(inFile(text)));
  expect(opened.ok ? null : opened.error.text).toContain(says);
  if (!text.startsWith('#')) expect(store.getState().notice?.text).toContain(says);
  expect(standing(store).actions).toEqual(['d2 d4']);
});

test('a file above the size limit is not read', async () => {
  const store = await chessRoom();
  const read = async () => {
    throw new Error('it is read');
  };
  expect((await store.getState().openFile({ size: LIMITS.file + 1, text: read })).ok).toBe(false);
  expect(store.getState().notice?.text).toContain('too large to be a saved game');
});

test("a file that today's rules lead elsewhere opens whole, with a notice", async () => {
  const store = await chessRoom();
  const snapshot = CHESS.write(CHESS.setup(1)).replace(' w ', ' b ');
  const file = {
    ...played,
    version: CHESS.version - 1,
    nodes: [node(1, 0, 'e2 e4')],
    end: 1,
    at: 1,
    snapshot,
  };
  expect((await store.getState().openFile(inFile(JSON.stringify(file)))).ok).toBe(true);
  expect(store.getState().notice?.text).toContain(
    'This game was played with version 0 of Chess. Version 1 would change its last position. The saved game stays as it was.',
  );
  expect(standing(store).actions).toEqual(['e2 e4']);
});

test("a file that today's rules cannot play opens at its last position, with a notice", async () => {
  const store = await chessRoom();
  const snapshot = CHESS.write(CHESS.setup(1)).replace(' w ', ' b ');
  const file = {
    ...played,
    version: CHESS.version - 1,
    nodes: [node(1, 0, 'e2 e5')],
    end: 1,
    at: 1,
    snapshot,
  };
  expect((await store.getState().openFile(inFile(JSON.stringify(file)))).ok).toBe(true);
  expect(store.getState().notice?.text).toContain(
    'This game was played with version 0 of Chess. The rules are now version 1. It is open at its last position, without the moves before it. "e2 e5": A Pawn goes straight forward and captures one square diagonally forward: the Pawn on e2 does not get to e5.',
  );
  const { table } = store.getState();
  expect(table && CHESS.write(table.replayed.start)).toBe(snapshot);
});
