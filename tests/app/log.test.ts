/**
 * The log of a game: what changes between two saves, what a log leads to, and what a damaged one gives away.
 */
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/app/keeping/formats/saved.ts';
import {
  changeBetween,
  entryOf,
  nameOf,
  newestOf,
  type Save,
  saveIn,
} from '../../src/app/keeping/places/log.ts';
import { type Rng, roll, seeded } from '../../src/kernel/chance.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { randomSaved } from '../support/saved.ts';

const save = (revision: number, content: Save['content'], by = 'one'): Save => ({
  id: 'a',
  revision,
  by,
  game: 'chess',
  at: revision,
  content,
});

const whole = (saved: SavedGame): Save['content'] => ({ whole: { ...saved } });

const after = (before: Save, change: ReturnType<typeof changeBetween>): Save['content'] => {
  if (!change) throw new Error('nothing has changed');
  return { after: nameOf(before), change };
};

/**
 * So many states of one game, all of them different: random games, with their lines, notes, clocks and picks.
 */
const states = (count: number): readonly SavedGame[] =>
  Array.from({ length: count }, (_, seed) => ({ ...randomSaved(CHESS, seed + 1, 12), id: 'a' }));

/** A log of these states: the first whole, the others as changes. */
const logOf = (games: readonly SavedGame[]): readonly Save[] => {
  const saves: Save[] = [];
  for (const [index, game] of games.entries()) {
    const before = saves.at(-1);
    const known = games[index - 1];
    saves.push(save(index + 1, before && known ? after(before, changeBetween(known, game)) : whole(game)));
  }
  return saves;
};

test('every state comes back from its log, whatever has changed from one to the next', () => {
  const games = states(40);
  const saves = logOf(games);
  for (const [index, game] of games.entries())
    expect(newestOf(saves.slice(0, index + 1))?.value).toEqual(JSON.parse(JSON.stringify(game)));
});

test('a pick is a small change, also in a long game with clocks', () => {
  const nodes = Array.from({ length: 3000 }, (_, index) => ({
    id: index + 1,
    parent: index,
    action: 'e2 e4',
  }));
  const times = Object.fromEntries(nodes.map(({ id }) => [id, { white: 1000, black: 1000 }]));
  const [game] = states(1) as [SavedGame];
  const before: SavedGame = { ...game, nodes, times, at: 3000, end: 3000, picks: '' };
  const played = { id: 3001, parent: 3000, action: 'e7 e5' };
  const now: SavedGame = {
    ...before,
    nodes: [...nodes, played],
    times: { ...times, 3001: { white: 9, black: 9 } },
    at: 3001,
    end: 3001,
  };
  expect(JSON.stringify(changeBetween(before, now)).length).toBeLessThan(300);
  expect(changeBetween(before, { ...before, changed: 'later' })).toBeNull();
});

test('the newest that can be reached counts, in whatever order and place its saves were kept', () => {
  const games = states(6);
  const saves = logOf(games);
  const last = games.at(-1);
  const compact = save(4, whole(games[3] as SavedGame));
  expect(newestOf([...saves].reverse())?.value).toEqual(JSON.parse(JSON.stringify(last)));
  // One place has all up to the second, the other begins with the fourth.
  expect(newestOf([...saves.slice(0, 2), compact, ...saves.slice(4)])?.save.revision).toBe(6);
  expect(newestOf([...saves.slice(0, 2), ...saves.slice(4)])?.save.revision).toBe(2);
  expect(newestOf([])).toBeNull();
});

test('of two saves with one revision the later one counts, and nothing is added to the wrong one', () => {
  const [first, second, third] = states(3) as [SavedGame, SavedGame, SavedGame];
  const begun = save(1, whole(first));
  const ours = save(2, whole(second), 'one');
  const theirs = { ...save(2, whole(third), 'two'), at: 9 };
  const ourNext = save(3, after(ours, changeBetween(second, first)));
  expect(newestOf([begun, ours, theirs])?.save.by).toBe('two');
  expect(newestOf([begun, theirs, ours])?.save.by).toBe('two');
  expect(newestOf([begun, theirs, ourNext])?.save.by).toBe('two');
  expect(newestOf([begun, ours, theirs, ourNext])?.value).toEqual(JSON.parse(JSON.stringify(first)));
});

test('a save of which 200 letters, or a single one, are spoiled is known for damaged', () => {
  const [game] = states(1) as [SavedGame];
  const entry = entryOf(save(1, whole(game)));
  expect(saveIn(entry).ok).toBe(true);
  let dice: Rng = seeded(5);
  const draw = (faces: number): number => {
    const [shown, next] = roll(dice, faces, 1);
    dice = next;
    return shown - 1;
  };
  for (let tries = 0; tries < 300; tries++) {
    const letters = [...entry.text];
    for (let spoiled = 0; spoiled < (tries % 2 === 0 ? 1 : 200); spoiled++)
      letters[draw(letters.length)] = String.fromCharCode(33 + draw(90));
    const text = letters.join('');
    if (text !== entry.text) expect(saveIn({ ...entry, text }).ok).toBe(false);
  }
  for (const text of ['', ' ', 'x', entry.text.slice(0, -1)])
    expect(saveIn({ ...entry, text }).ok).toBe(false);
});
