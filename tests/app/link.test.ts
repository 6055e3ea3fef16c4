/** Links: their length, their stable dictionary, and that nothing is lost in them. */
import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { expect, test } from 'vitest';
import { sumOf } from '../../src/app/base/checksum.ts';
import { linkTo, readFragment } from '../../src/app/formats/link/link.ts';
import { LINK_WORDS } from '../../src/app/formats/link/link-words.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { randomGame } from '../support/random.ts';
import { randomSaved } from '../support/saved.ts';

const STAMP = { id: 'new', now: 'now' };

test('the dictionary of links never changes', () => {
  expect(sumOf(LINK_WORDS)).toBe('1c1mp2m.1d5noze');
});

/** The length of such a link before 1.0.0. */
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
  // Positions of Baroque and Snake are short and share few words.
  const most = ['frozenchess', 'inchworm'].includes(id) ? 2 / 3 : 3 / 4;
  expect(linkTo(saved).length).toBeLessThan(before(saved) * most);
  const position = recordOf(game, 3, {}, game.write(last));
  expect(linkTo(position).length).toBeLessThan(before(position) * most);
});

test('a link with one changed letter is refused', () => {
  const link = linkTo(randomSaved(CHESS, 2, 12));
  // The last letter may have unused bits.
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
