/** Tests the picture of a position as an SVG: it is well-formed and complete, for every game and both orientations. */
import { expect, test } from 'vitest';
import { tableOfRecord } from '../../src/app/model/playing.ts';
import { viewOf } from '../../src/app/model/table.ts';
import { lastTurnOf } from '../../src/app/narration/overlays.ts';
import { squareNamed } from '../../src/kernel/board/board.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { writeText } from '../../src/ui/export/drawing.ts';
import { pictureOf } from '../../src/ui/export/picture.ts';
import { GAMES } from '../../src/variants/index.ts';
import { randomGame } from '../support/random.ts';

test.each(GAMES.map((entry) => [entry.title, entry] as const))('%s', async (_title, entry) => {
  const game = await entry.load();
  const view = game.view(randomGame(game, 1, 10).last);
  for (const flipped of [false, true]) {
    const { svg, width, height } = pictureOf(game, view, { flipped });
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(drawing.querySelector('parsererror')).toBeNull();
    const standing = Object.values(view.units).filter(({ inside, body }) => inside === undefined && body !== 'chain');
    expect(drawing.querySelectorAll('svg svg:not([viewBox="0 0 16 16"])')).toHaveLength(
      standing.flatMap(({ at }) => at).length,
    );
    expect(svg).not.toContain('NaN');
    expect(width).toBeGreaterThan(game.board.regions[0]?.files ?? 0);
    expect(height).toBeGreaterThan(width / 2);
  }
});

test('characters invalid in XML are left out of texts', () => {
  const signs = ['\f', '\v', '\u001b', '\0', '\ud800', '\udc00', '\ufffe', '\uffff'];
  for (const sign of signs) {
    const text = writeText({ x: 0, y: 0, size: 9, text: `a${sign}b <"&> \u{1f600}` });
    const drawing = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`,
      'image/svg+xml',
    );
    expect(drawing.documentElement.textContent).toBe('ab <"&> \u{1f600}');
  }
});

test('shows the last turn, halves, arrows and numbers as the board does', async () => {
  const entry = GAMES.find(({ id }) => id === 'inchworm');
  invariant(entry, 'there is such a game');
  const game = await entry.load();
  const at = (name: string) => squareNamed(game.board, name) ?? -1;
  const record = recordOf(game, 1);
  const read = tableOfRecord(game, { ...record, actions: ['=link h4 b1 c3'] });
  invariant(read.ok, 'the game can be played');
  const table = read.value;
  const view = viewOf(table);
  const { svg } = pictureOf(game, view, {
    last: lastTurnOf(table),
    arrows: [{ from: at('a2'), to: at('a4'), color: 'red' }],
  });
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const lines = (kind: string) => drawing.querySelectorAll(`[data-line="${kind}"]`).length;
  expect(lines('arrow')).toBe(1);
  // A last turn of one move is highlighted by its squares, so it needs no arrow.
  expect(lines('last')).toBe(0);
  expect(drawing.querySelectorAll('[data-line="halves"] path')).toHaveLength(
    Object.values(view.units).filter(({ at: squares }) => squares.length > 1).length,
  );
  expect(svg).toContain('fill="#e0b020" fill-opacity="0.55"');
  expect(svg).not.toContain('var(');
  const links = Object.values(view.marks).flatMap((marks) => marks.flatMap(({ value }) => value ?? []));
  expect(links.length).toBeGreaterThan(0);
  for (const value of links)
    expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(`A${value}`);
});

test('SVG syntax in a text is escaped', async () => {
  const game = await GAMES[0]?.load();
  invariant(game, 'there is a game');
  const title = '<b> & "c"';
  const { svg } = pictureOf({ ...game, title }, game.view(randomGame(game, 1, 1).last));
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(drawing.querySelector('title')?.textContent).toContain(title);
  const captions = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(captions.some((text) => text?.startsWith(`${title}. `))).toBe(true);
});
