/**
 * Sends hostile input to the app: files, links, typed picks and storage with damaged letters or values. Nothing may
 * throw, each refusal must say why, and a refused input must leave the game on the table as it was.
 */
import { deflateRawSync } from 'node:zlib';
import { runSync } from '../../src/app/base/resumable.ts';
import type { SavedGame } from '../../src/app/formats/saved.ts';
import { writeGameText } from '../../src/app/formats/textwrite.ts';
import type { OddboardStore } from '../../src/app/store/state.ts';
import { randomIndexFrom } from '../../src/kernel/chance.ts';
import type { Game, GameEntry } from '../../src/kernel/game.ts';
import { roomWith, type TestShelf, testShelf } from '../app/room.ts';
import { damageText } from './hostile.ts';
import { linkTo } from './links.ts';
import { randomGame } from './random.ts';

type Die = (count: number) => number;

/** Values that no valid file holds. */
const BAD_VALUES: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  'x'.repeat(100_000),
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '\u0000\uD800',
  [],
  {},
  [[[[[[[[]]]]]]]],
  Array.from({ length: 30_000 }, () => 1),
  JSON.parse('{"__proto__": {"polluted": true}, "toString": 1}'),
  true,
];

const ALPHABET = [...'{}[]",:0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_#>=/\\ \n\u0000é😀'];

/** Returns a copy of a JSON value in which one value, at any depth, is replaced or removed. */
const withBadValue = (value: unknown, die: Die): unknown => {
  if (typeof value !== 'object' || value === null || die(5) === 0) return BAD_VALUES[die(BAD_VALUES.length)];
  const keys = Object.keys(value);
  const key = keys[die(keys.length)];
  if (key === undefined) return BAD_VALUES[die(BAD_VALUES.length)];
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  const how = die(6);
  if (how === 0) delete copy[key];
  else if (how === 1) copy[key] = copy[keys[die(keys.length)] ?? key];
  else copy[key] = withBadValue(copy[key], die);
  return copy;
};

/** Creates a store that caches positions and replays lines at once, without waiting for idle time. */
const storeOn = (shelf: TestShelf, entries: readonly GameEntry[]) =>
  roomWith(shelf, { entries, build: 'a build', whenIdle: (work) => work(() => true) });

/** Waits 450 ms, after which the store has written its position cache. */
const whenWritten = () => new Promise((then) => setTimeout(then, 450));

interface StoreInput {
  readonly name: string;
  /** Submits damaged input; resolves with its problem, or null if it was accepted. */
  submit(): Promise<{ readonly text: string } | null>;
}

/** Lists the ways into a store that has a game on its table. Each submits input damaged at random. */
const inputsOf = (
  game: Game,
  room: OddboardStore,
  shelf: TestShelf,
  saved: SavedGame,
  entries: readonly GameEntry[],
  die: Die,
): readonly StoreInput[] => {
  const json = JSON.stringify(saved);
  const bad = (): string =>
    die(2) === 0 ? damageText(json, ALPHABET, die) : (JSON.stringify(withBadValue(saved, die)) ?? '');
  const file = async (text: string) => {
    const read = await room.getState().openFile({ size: text.length, text: async () => text });
    return read.ok ? null : read.error;
  };
  const link = async (fragment: string) => {
    const read = await room.getState().openLink(fragment);
    return read.ok ? null : read.error;
  };
  const written = runSync(writeGameText(game, saved));
  const actions = saved.nodes.map(({ action }) => action).join('; ');
  return [
    { name: 'a file', submit: () => file(bad()) },
    { name: 'a link', submit: () => link(damageText(linkTo(saved), ALPHABET, die)) },
    { name: 'a link to a spoiled game', submit: () => link(linkTo(Object(withBadValue(saved, die)))) },
    {
      name: 'a link as made before 1.0.0',
      submit: () => link(`#g=${deflateRawSync(bad()).toString('base64url')}`),
    },
    { name: 'a game as text', submit: () => file(damageText(written, ALPHABET, die)) },
    {
      name: 'a position as text',
      submit: async () => {
        const read = game.read(damageText(saved.snapshot, ALPHABET, die));
        return read.ok ? null : read.error;
      },
    },
    {
      name: 'a typed pick',
      async submit() {
        const typed = await room.getState().type(damageText(actions.slice(0, 40), ALPHABET, die));
        return typed.ok ? null : typed.error;
      },
    },
    {
      name: 'the storage',
      async submit() {
        const spoiledShelf = testShelf();
        for (const [key, value] of shelf.kept)
          spoiledShelf.kept.set(key, die(3) === 0 ? value : die(3) === 0 ? bad() : damageText(value, ALPHABET, die));
        const again = storeOn(spoiledShelf, entries);
        await again.getState().open(saved.game);
        return again.getState().table ? null : { text: '' };
      },
    },
  ];
};

export interface AttackResult {
  readonly inputs: number;
  readonly refused: number;
  /** CPU time of the slowest input, in ms. */
  readonly slowest: number;
  /** The violations found, as sentences. */
  readonly broken: readonly string[];
}

/** Words of a browser, a language or a library. No message to a player may contain them. */
const MACHINE_WORDS =
  /JSON|undefined|NaN|\[object|Unexpected|Expected|Invalid|Error|is not a function|is not iterable|invariant|block type|EOF/;

/** Submits `count` damaged inputs to a store of one variant, and reports the violations. */
export const attackStore = async (
  entries: readonly GameEntry[],
  id: string,
  count: number,
  seed: number,
): Promise<AttackResult> => {
  const game = await (entries.find((each) => each.id === id) as GameEntry).load();
  const die = randomIndexFrom(seed);
  const broken: string[] = [];
  let refused = 0;
  let slowest = 0;
  let room = roomWith(testShelf(), { entries });
  let doors: readonly StoreInput[] = [];
  for (let input = 0; input < count; input++) {
    if (input % 200 === 0) {
      const shelf = testShelf();
      room = storeOn(shelf, entries);
      // A damaged text may hold several games.
      room.subscribe(({ choice }) => choice?.answer(0));
      await room.getState().open(id);
      room.getState().load(randomGame(game, seed + input, 6).record);
      await whenWritten();
      doors = inputsOf(game, room, shelf, room.getState().saved() as SavedGame, entries, die);
    }
    const door = doors[die(doors.length)] as StoreInput;
    const before = room.getState().table;
    const started = process.cpuUsage();
    try {
      const problem = await door.submit();
      if (problem && !problem.text.trim()) broken.push(`input ${input}: ${door.name} is refused without a word`);
      if (problem && MACHINE_WORDS.test(problem.text))
        broken.push(`input ${input}: ${door.name} is refused in a machine's words: ${problem.text}`);
      if (problem) refused++;
      if (problem && door.name !== 'a typed pick' && room.getState().table !== before)
        broken.push(`input ${input}: ${door.name} is refused, and yet the table has changed`);
    } catch (error) {
      broken.push(`input ${input}: ${door.name} throws ${error instanceof Error ? error.stack : String(error)}`);
    }
    slowest = Math.max(slowest, process.cpuUsage(started).user / 1000);
  }
  if ('polluted' in {}) broken.push('an input reached the prototype of all objects');
  return { inputs: count, refused, slowest, broken };
};
