/** The position as a picture: well-formed, with everything that is on the board, for every game and both ways round. */
import { expect, test } from 'vitest';
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
    expect(drawing.querySelectorAll('svg svg')).toHaveLength(standing.flatMap(({ at }) => at).length);
    expect(svg).not.toContain('NaN');
    expect(width).toBeGreaterThan(game.board.regions[0]?.files ?? 0);
    expect(height).toBeGreaterThan(width / 2);
  }
});
