/** Fingers on the page, sent by the browser tools of Chromium. */
import type { Locator, Page } from '@playwright/test';

/** The middle of what is on the page, and its width, in pixels of the window. */
export const middleOf = async (element: Locator): Promise<{ x: number; y: number; width: number }> => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
};

/** Waits for three frames: the first of them is then on the screen. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/**
 * Sends touches of fingers to the page. Chromium decides by the frame on the screen whether a finger scrolls, so a
 * finger waits until what the test has seen in the page is on the screen.
 */
export const fingers = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  return async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: readonly { readonly x: number; readonly y: number; readonly id?: number }[]
  ) => {
    if (type === 'touchStart') await shown(page);
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map(({ x, y, id }) => ({ x, y, ...(id !== undefined && { id }) })),
    });
  };
};
