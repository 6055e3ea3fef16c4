/** Sends touches through Chromium's developer tools. */
import type { Locator, Page } from '@playwright/test';

/** Returns the centre and width of an element, in CSS pixels of the window. */
export const middleOf = async (element: Locator): Promise<{ x: number; y: number; width: number }> => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
};

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
