/** Tests links: their length, their dictionary (which must never change), and that a link loses nothing of a game. */
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { checksumOf } from '../../src/app/base/checksum.ts';
import { linkTo as linkAfter, readFragment as readAfter } from '../../src/app/formats/link/link.ts';
import { COMMON_WORDS } from '../../src/app/formats/link/link-words.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME_WORDS } from '../../src/variants/link-words.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { linkTo, readFragment } from '../support/links.ts';
import { randomGame } from '../support/random.ts';
import { randomSaved } from '../support/saved.ts';

const STAMP = { id: 'new', now: 'now' };

test('the words of links are those that links in use were made with', () => {
  expect(checksumOf(GAME_WORDS + COMMON_WORDS)).toBe('1c1mp2m.1d5noze');
});

test('words of a new game stand first: links in use read on, and its own are shorter', () => {
  const words = '"throne":{"footstool":0,"anointed":["white","black"],"sceptres":[';
  const saved = randomSaved(CHESS, 2, 12);
  expect(readAfter(linkTo(saved), STAMP, words + GAME_WORDS)).toEqual(readFragment(linkTo(saved), STAMP));
  const its = { ...recordOf(CHESS, 1), start: words };
  expect(linkAfter(its, words + GAME_WORDS).length).toBeLessThan(linkTo(its).length);
});

/** Returns the length of a link to this game as made before 1.0.0. */
const before = (game: object): number =>
  '#g='.length + Math.ceil((deflateSync(Buffer.from(JSON.stringify(game)), { level: 9 }).length * 4) / 3);

test.each(GAMES)('$title: links are shorter than before 1.0.0 after ten actions', async ({ id, load }) => {
  const game = await load();
  const { record, last } = randomGame(game, 3, 10);
  const end = record.actions.length;
  const saved = {
    ...randomSaved(game, 1, 0),
    nodes: record.actions.map((action, index) => ({ id: index + 1, parent: index, action })),
    notes: {},
    at: end,
    end,
    picks: '',
    snapshot: game.write(last),
  };
  // The other games' positions are short and share few words with the dictionary.
  const most = ['frozenchess', 'inchworm'].includes(id) ? 2 / 3 : 3 / 4;
  expect(linkTo(saved).length).toBeLessThan(before(saved) * most);
  const position = recordOf(game, 3, {}, game.write(last));
  expect(linkTo(position).length).toBeLessThan(before(position) * most);
});

test('a link with one changed letter is refused', () => {
  const link = linkTo(randomSaved(CHESS, 2, 12));
  // The last letter is skipped: some of its 6 bits may be unused, so that changing them changes nothing.
  for (let at = '#g3='.length; at < link.length - 1; at++) {
    const letter = link[at] === 'A' ? 'B' : 'A';
    const read = readFragment(`${link.slice(0, at)}${letter}${link.slice(at + 1)}`, STAMP);
    expect(read.ok ? '' : read.error.text).toMatch(/^This link is (damaged or incomplete|too large)/);
  }
});

test('a position survives in a link, whatever its form', () => {
  const written = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((json) => JSON.stringify(JSON.parse(json))),
    fc.constantFrom('{"__proto__":[1],"1":{"":[]},"0":[{"a":[null]}],"sum":1e300}', '{"a":-0}', '[ ]'),
  );
  fc.assert(
    fc.property(written, (start) => {
      const read = readFragment(linkTo(recordOf(CHESS, 1, {}, start)), STAMP);
      expect(read.ok && read.value.start).toBe(start);
    }),
  );
});
