/** Tests texts that name their variant in other words or not at all, and texts of very many games. */
import { expect, test } from 'vitest';
import { runSync } from '../../src/app/base/resumable.ts';
import { gamesIn, type WrittenGame } from '../../src/app/formats/textcut.ts';
import { readGameText } from '../../src/app/formats/textread.ts';
import { GAME as BAROQUE } from '../../src/variants/baroque/index.ts';
import { GAMES } from '../../src/variants/index.ts';
import { must } from '../support/scenario.ts';
import { CHESS_ENTRY, roomWith, testShelf } from './room.ts';

const roomOfAll = () => roomWith(testShelf(), { entries: [CHESS_ENTRY, ...GAMES] });
const MOVE = '1. Pd2-d4 *';

test.each([
  ['[Game "baroque"]', 'baroque'],
  ['[Game "Baroque chess"]', 'baroque'],
  ['[Variant "Ultima"]', 'baroque'],
  ['[Variant "ULTIMA "]', 'baroque'],
  ['RulesFile=C:\\Rules\\Ultima.zrf\nVariantName=Ultima', 'baroque'],
  ['Game: Ultima\nWhite: Ann', 'baroque'],
  ['[Variant "Great Worm Chess"]', 'great-worm'],
  ['[Variant "Frozen Chess"]', 'frozenchess'],
  ['[Variant "Inchworm"]', 'inchworm'],
])('%s is %s', async (head, id) => {
  const moves = id === 'baroque' ? MOVE : '*';
  const room = roomOfAll();
  expect(await room.getState().openFile(new Blob([`${head}\n\n${moves}\n`]))).toEqual({
    ok: true,
    value: id,
  });
});

test('no two games share a name', () => {
  const names = GAMES.flatMap(({ id, title, names = [] }) => [...new Set([id, title.toLowerCase(), ...names])]);
  expect(new Set(names).size).toBe(names.length);
});

/** Opens a text while no game is on the table, and answers the page's questions by index (null cancels). */
const opened = async (text: string, ...answers: readonly number[]) => {
  const room = roomOfAll();
  const asked: string[] = [];
  const left = [...answers];
  room.subscribe(({ choice }, before) => {
    if (!choice || choice === before.choice) return;
    asked.push(`${choice.asks}: ${choice.titles.length}`);
    void Promise.resolve().then(() => choice.answer(left.shift() ?? null));
  });
  const { ok } = await room.getState().openFile(new Blob([text]));
  return { ok, asked, game: room.getState().table?.game.id };
};
const FOURTH = 3;

test("a text without a game's name asks for it", async () => {
  const asked = [`variant: ${GAMES.length + 1}`];
  expect(await opened(MOVE, FOURTH)).toEqual({ ok: true, asked, game: 'baroque' });
  expect(await opened(`[White "Ann"]\n\n${MOVE}`, FOURTH)).toEqual({ ok: true, asked, game: 'baroque' });
  expect(await opened(`Game: it was long\n\n${MOVE}`, FOURTH)).toEqual({ ok: true, asked, game: 'baroque' });
  expect(await opened(MOVE)).toMatchObject({ ok: false, asked });
});

test('of several unnamed games one is chosen, then the variant', async () => {
  const text = `[White "Ann"]\n${MOVE}\n\n[White "Ben"]\n${MOVE}`;
  const asked = ['game: 2', `variant: ${GAMES.length + 1}`];
  expect(await opened(text, 1, FOURTH)).toEqual({ ok: true, asked, game: 'baroque' });
});

test('games without a line break between them are separated', () => {
  const games = must(
    runSync(gamesIn('[Game "baroque"]\n1. Pd2-d4 Pd7-d5 1/2-1/2[Game "baroque"]\n1. Pe2-e4[White "Ann"] *')),
  );
  const actions = games.map((game) =>
    must(runSync(readGameText(BAROQUE, game, { id: 'x', now: '' }))).nodes.map(({ action }) => action),
  );
  expect(actions).toEqual([['d2 d4', 'd7 d5'], ['e2 e4'], []]);
});

test('a text with too many games is refused', () => {
  const text = (count: number) => '[Game "baroque"]\n*\n\n'.repeat(count);
  expect(must(runSync(gamesIn(text(1000))))).toHaveLength(1000);
  const many = runSync(gamesIn(text(1001)));
  expect(many.ok || many.error.text).toBe('This text holds more than 1000 games. Open a part of it.');
});

const readBaroque = (text: string) =>
  runSync(readGameText(BAROQUE, must(runSync(gamesIn(text)))[0] as WrittenGame, { id: 'x', now: '' }));

test('piece names before moves, as in Zillions, are not notes', () => {
  const { nodes, notes } = must(
    readBaroque('VariantName=Ultima\n1. Pincer Pawn d2 - d4\n1. Pincer Pawn d7 - d5\n2. Pincer e2 - e4\n'),
  );
  expect(nodes.map(({ action }) => action)).toEqual(['d2 d4', 'd7 d5', 'e2 e4']);
  expect(notes).toEqual({});
  expect(must(readBaroque('1. Lovely Pawn d2 - d4')).notes).toEqual({ 0: { text: '1. Lovely Pawn' } });
});

test.each(['1. ', 'a3 a4 ', '"a ', 'hello '])('many %j are read in slices', (words) => {
  const count = 40_000;
  let pieces = 0;
  const text = `${words}${words.replace('"', '').repeat(count)}`;
  const cutting = gamesIn(text);
  let next = cutting.next();
  for (; !next.done; next = cutting.next()) pieces++;
  expect(pieces).toBeGreaterThan(count);
  const reading = readGameText(BAROQUE, must(next.value)[0] as WrittenGame, { id: 'x', now: '' });
  pieces = 0;
  while (!reading.next().done) pieces++;
  expect(pieces).toBeGreaterThan(count / 100);
});
