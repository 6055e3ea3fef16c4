/** Tests all pieces on one sheet: any two of a game differ clearly when small, and the sides differ without colour. */
import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';

/** The least share of pixels in which two pieces must differ, among those that either covers. */
const APART = 0.2;
/** The difference between two pixels that counts as clear, in grey levels (of 255). */
const CLEARLY = 60;

interface Pair {
  readonly game: string;
  readonly names: string;
  readonly part: number;
}

test('pieces differ at 24 pixels, and sides by their greys alone', async ({ page }) => {
  await page.goto('/#/pieces');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
  const pairs = await page.evaluate(async (clearly): Promise<Pair[]> => {
    const greys = async (image: HTMLImageElement): Promise<number[]> => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 24;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#c8bda6';
      context.fillRect(0, 0, 24, 24);
      context.drawImage(image, 0, 0, 24, 24);
      const { data } = context.getImageData(0, 0, 24, 24);
      const at = (index: number) => data[index] ?? 0;
      return Array.from(
        { length: 24 * 24 },
        (_, pixel) => 0.3 * at(pixel * 4) + 0.59 * at(pixel * 4 + 1) + 0.11 * at(pixel * 4 + 2),
      );
    };
    const ground = 0.3 * 0xc8 + 0.59 * 0xbd + 0.11 * 0xa6;
    const apart = (a: number[], b: number[]): number => {
      const inked = a.filter((grey, at) => Math.abs(grey - ground) > 20 || Math.abs((b[at] ?? 0) - ground) > 20).length;
      return a.filter((grey, at) => Math.abs(grey - (b[at] ?? 0)) > clearly).length / inked;
    };
    const found: Pair[] = [];
    for (const section of document.querySelectorAll('main section')) {
      const game = section.querySelector('h2')?.textContent ?? '';
      const pieces = await Promise.all(
        [...section.querySelectorAll('li')]
          .filter((piece) => piece.querySelector('img'))
          .map(async (piece) => {
            const images = await Promise.all(
              [...piece.querySelectorAll<HTMLImageElement>('img[width="24"]')].map(greys),
            );
            return { name: piece.querySelector('h3')?.textContent ?? '', images };
          }),
      );
      for (const [index, { name, images }] of pieces.entries()) {
        const [white = [], black = []] = images;
        found.push({ game, names: `${name}: its sides`, part: apart(white, black) });
        for (const other of pieces.slice(index + 1))
          for (const side of [0, 1])
            found.push({
              game,
              names: `${name}, ${other.name}`,
              part: apart(images[side] ?? [], other.images[side] ?? []),
            });
      }
    }
    return found;
  }, CLEARLY);
  expect(pairs.length).toBeGreaterThan(300);
  expect(pairs.filter(({ part }) => part < APART)).toEqual([]);
});

test('the sheet has no violations', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/#/pieces');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
  expect(await violations(page)).toEqual([]);
});
