/** Fingers on the page, sent by the browser tools of Chromium. */
import type { Locator, Page } from '@playwright/test';

/** The middle of what is on the page, and its width, in pixels of the window. */
export const middleOf = async (element: Locator): Promise<{ x: number; y: number; width: number }> => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
};

/** Sends touches of fingers to the page. */
export const fingers = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: readonly { readonly x: number; readonly y: number; readonly id?: number }[]
  ) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map(({ x, y, id }) => ({ x, y, ...(id !== undefined && { id }) })),
    });
};
