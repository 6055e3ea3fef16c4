/** Golden games are chosen by the clauses that they name, short ones first. */
import { expect, it } from 'vitest';
import { choose, type Seen } from '../bench/arena/choose.ts';

const seen = (name: string, letters: number, ...clauses: string[]): Seen => ({
  name,
  record: { game: 'none', version: 1, seed: 1, options: {}, actions: [] },
  letters,
  clauses: new Set(clauses),
  actions: 1,
  events: 0,
  captures: 0,
  end: null,
});

const names = (games: readonly Seen[], golden: readonly Seen[], most: number): readonly string[] =>
  choose(games, golden, most, 110).map((each) => `${each.seen.name} ${each.adds.join(' ')}`);

it('takes what names most new clauses a letter while there is room, and counts none twice', () => {
  const games = [
    seen('longest', 111, 'D', 'E', 'F'),
    seen('long', 100, 'A', 'B', 'C'),
    seen('short', 10, 'A', 'B'),
    seen('known', 1, 'G'),
  ];
  expect(names(games, [seen('golden', 9, 'G')], 2)).toEqual(['short A B', 'long C']);
});

it('takes what names the clauses named least, once nothing is new', () => {
  const games = [seen('first', 20, 'A', 'G'), seen('second', 10, 'G'), seen('third', 10, 'A')];
  expect(names(games, [seen('golden', 9, 'G', 'A'), seen('other', 9, 'G')], 2)).toEqual([
    'third A',
    'first A G',
  ]);
});
