/** Tests a game as a film: its frames, drawing and encoding. */
import { expect, test } from 'vitest';
import { runSync } from '../../src/app/base/resumable.ts';
import { tableOfRecord } from '../../src/app/model/playing.ts';
import { type Table, withCursor } from '../../src/app/model/table.ts';
import { annotate } from '../../src/app/model/tree.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { gifWriter } from '../../src/ui/export/gif.ts';
import { isReadable } from '../../src/ui/export/noise.ts';
import { drawShot } from '../../src/ui/export/picture.ts';
import { filming, lengthOf, replayFilmLine } from '../../src/ui/export/shots.ts';
import { GAME as CHESS } from '../support/chess/index.ts';
import { must } from '../support/scenario.ts';

const MATE = ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'];
const watched = (): Table => must(tableOfRecord(CHESS, { ...recordOf(CHESS, 1), actions: MATE }));

test('a line is its start and a shot per action, with words, notes and arrows', () => {
  const table = watched();
  const noted = { ...table, tree: annotate(table.tree, 2, { text: 'Look.', arrows: ['e7 e5 red'] }) };
  const shots = [...filming(withCursor(noted, 1), 'line')];
  expect(shots).toHaveLength(lengthOf(table, 'line'));
  expect(shots[1]?.caption).toBe("f2-f3 · White's Pawn moves from f2 to f3.");
  expect(shots[2]?.caption).toMatch(/Look\.$/);
  expect(shots[2]?.options.arrows).toMatchObject([{ color: 'red' }]);
  expect(Math.max(...shots.map(({ duration }) => duration))).toBe(shots.at(-1)?.duration);
});

test('a one-turn game from a set-up position is filmed to its end', () => {
  const start = 'k7/8/8/8/8/8/8/K6R w - - 0 1';
  const table = must(tableOfRecord(CHESS, { ...recordOf(CHESS, 1), start, actions: ['h1 h8'] }));
  for (const kind of ['game', 'line', 'turn'] as const) {
    const shots = [...filming(runSync(replayFilmLine(table, kind)), kind)];
    const [first, last] = [shots[0], shots.at(-1)];
    expect(Object.values(first?.view.units ?? {}).map(({ at }) => at)).not.toEqual(
      Object.values(last?.view.units ?? {}).map(({ at }) => at),
    );
  }
});

test('the last turn is shown frame by frame, and the main line from anywhere', () => {
  const table = watched();
  expect([...filming(table, 'turn')].length).toBeGreaterThanOrEqual(3);
  expect([...filming(withCursor(table, 0), 'turn')]).toEqual([]);
  expect(runSync(replayFilmLine(withCursor(table, 0), 'game')).line).toHaveLength(4);
});

test('all shots have one size, and their words fit three lines', () => {
  const [first, ...others] = [...filming(watched(), 'line')].map((shot) =>
    drawShot(CHESS, 'Ann – Bo', { ...shot, caption: `${shot.caption} ${'very long words '.repeat(30)}` }, {}),
  );
  for (const { width, height } of others) expect([width, height]).toEqual([first?.width, first?.height]);
  const drawing = new DOMParser().parseFromString(first?.svg ?? '', 'image/svg+xml');
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(first?.svg).toContain('Ann – Bo');
  expect(first?.svg).toContain(' …');
});

test('a frame equal to the last one takes almost no space', () => {
  const size = 200;
  const pixels = (tint: number): Uint8ClampedArray => {
    const data = new Uint8ClampedArray(size * size * 4).fill(255);
    for (let at = 0; at < 4000; at++) data[at] = (at * 7 + tint) % 256;
    return data;
  };
  const bytesOf = (...pictures: readonly Uint8ClampedArray[]) => {
    const writer = gifWriter(size, size);
    for (const each of pictures) writer.add(each, 500);
    return writer.bytes();
  };
  const one = bytesOf(pixels(0));
  expect(new TextDecoder().decode(one.slice(0, 6))).toBe('GIF89a');
  expect(bytesOf(pixels(0), pixels(0)).length - one.length).toBeLessThan(400);
  expect(bytesOf(pixels(0), pixels(9)).length).toBeGreaterThan(one.length + 400);
});

/**
 * Returns the RGBA bytes of a picture of two tones, of which one in three is changed by up to `most`, as by a canvas
 * that adds noise.
 */
const noisy = (size: number, seed: number, most: number): Uint8ClampedArray => {
  let dice = seed;
  const roll = (sides: number) => {
    dice = (dice * 1103515245 + 12345) % 2147483648;
    return (dice >> 8) % sides;
  };
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < data.length; at++) {
    const isDark = (at >> 8) % 2 === 0;
    if (at % 4 !== 3) data[at] = (isDark ? 120 : 220) + (most && roll(3) === 0 ? roll(2 * most + 1) - most : 0);
  }
  return data;
};

test("a browser's canvas noise is ignored", () => {
  const size = 200;
  const bytesOf = (...pictures: readonly Uint8ClampedArray[]) => {
    const writer = gifWriter(size, size);
    for (const each of pictures) writer.add(each, 500);
    return writer.bytes().length;
  };
  const clean = bytesOf(noisy(size, 1, 0));
  for (const most of [1, 2]) {
    const one = bytesOf(noisy(size, 1, most));
    expect(one).toBeLessThan(clean * 1.1);
    expect(bytesOf(noisy(size, 1, most), noisy(size, 2, most)) - one).toBeLessThan(1000);
  }
});

test('a canvas that returns another picture is detected', () => {
  const pen = (bytes: readonly number[]) =>
    ({
      fillRect: () => undefined,
      getImageData: () => ({ data: Uint8ClampedArray.from([bytes, bytes, bytes, bytes].flat()) }),
    }) as unknown as CanvasRenderingContext2D;
  expect(isReadable(pen([0x2b, 0x6f, 0x96, 0xff]))).toBe(true);
  expect(isReadable(pen([0xff, 0xff, 0xff, 0xff]))).toBe(false);
});
