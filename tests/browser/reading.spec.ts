/** Tests that texts are readable where they appear: not cut, hidden or covered. */
import { expect, type Locator, test } from '@playwright/test';
import { recordOf } from '../../src/kernel/record.ts';
import { GAME as BAROQUE } from '../../src/variants/baroque/index.ts';
import { positionFile } from '../../src/variants/frozenchess/demos/line.ts';
import { GAME as FROZEN } from '../../src/variants/frozenchess/index.ts';
import { GAME as WORM } from '../../src/variants/great-worm/index.ts';
import { GAME as INCHWORM } from '../../src/variants/inchworm/index.ts';
import { GAME as SNAKE } from '../../src/variants/snake/index.ts';
import { beginNote, clickPicks, drawn, openRecord, sitDown, unfold } from './play.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const frozen = (line: string) => ({ ...recordOf(FROZEN, 1), start: positionFile(line) });

/** Describes where ancestors cut an element or others cover it. */
const hiddenOf = (element: Locator): Promise<readonly string[]> =>
  element.evaluate((it) => {
    const box = it.getBoundingClientRect();
    const found: string[] = [];
    for (let each = it.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue;
      const room = each.getBoundingClientRect();
      if (box.bottom > room.bottom + 1 || box.top < room.top - 1) found.push(`cut by ${each.className}`);
    }
    for (const y of [box.top + 3, box.bottom - 3]) {
      const over = document.elementsFromPoint(box.left + 3, y).find((each) => !each.contains(it) && !it.contains(each));
      const own = document.elementsFromPoint(box.left + 3, y).some((each) => it.contains(each));
      if (over && !own && getComputedStyle(it).pointerEvents !== 'none') found.push(`covered by ${over.className}`);
    }
    if (it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== 'inline') found.push('clipped');
    return found;
  });

const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('nothing is shown');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('the text of an ability is visible while it is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRecord(page, frozen('w Kh1 Bd4 Ph4 / b Kh16 Pd5 Pn13'));
  await page.locator('main [data-name="d4"]').click();
  await unfold(page, '=MO');
  for (const verb of await page.locator('main [data-target^="="]').all()) {
    await verb.hover();
    await drawn(page);
    const hint = page.locator('main p[data-tone]');
    if ((await hint.count()) > 0) expect(await hiddenOf(hint.first()), await verb.innerText()).toEqual([]);
  }
});

test('a button shows its key, and its hint the key with Shift', async ({ page }) => {
  await openRecord(page, frozen('w Kh1 Bd4 Ph4 / b Kh16 Pd5 Pn13'));
  await page.locator('main [data-name="d4"]').click();
  await unfold(page, '=PU');
  const push = page.locator('main [data-target="=PU"]');
  await expect(push).toHaveAttribute('aria-keyshortcuts', 'h');
  const hint = page.getByRole('button', { name: /^Hint/ });
  await expect(hint).toHaveAttribute('aria-keyshortcuts', 'Shift+h');
  await page.keyboard.press('h');
  await drawn(page);
  await expect(page.getByRole('region', { name: 'Hint' })).toHaveCount(0);
  await expect(push).toHaveCount(0);
  await page.keyboard.press('Escape');
  await unfold(page, '=PU');
  await expect(push).toBeVisible();
  await page.keyboard.press('Shift+H');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
});

test('drawings in the turn list do not touch words', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRecord(page, recordOf(SNAKE, 1));
  for (const picks of ['e3 e4', 'e2', 'e6 e5', 'e7', 'd3 d4']) await clickPicks(page, picks);
  const gaps = await page.getByRole('tabpanel').evaluate((panel) =>
    [...panel.querySelectorAll('ol button [data-glyph]')].map((glyph) => {
      const texts = document.createTreeWalker(glyph.closest('button') ?? glyph, NodeFilter.SHOW_TEXT);
      texts.currentNode = glyph;
      const range = document.createRange();
      range.selectNode(texts.nextNode() ?? glyph);
      return range.getBoundingClientRect().left - glyph.getBoundingClientRect().right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3);
});

for (const game of [FROZEN, INCHWORM])
  test(`${game.id}: on a phone a player's figures fit one line`, {
    tag: game === FROZEN ? [] : '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openRecord(page, recordOf(game, 1));
    const bar = page.locator('main > [data-place="near"]');
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await drawn(page);
      for (const figure of await bar.locator('li').all()) expect(await hiddenOf(figure), `at ${width}`).toEqual([]);
      expect((await bar.boundingBox())?.height, `at ${width}`).toBe(32);
    }
  });

/** Windows of phones without the browser's bars. */
for (const size of [
  { width: 375, height: 553, tag: [] },
  { width: 360, height: 584, tag: '@deep' },
  { width: 390, height: 664, tag: '@deep' },
  { width: 844, height: 340, tag: '@deep' },
])
  test(`${size.width}x${size.height}: question, warning, refusal and answers stand above the sheet`, {
    tag: size.tag,
  }, async ({ page }) => {
    await page.setViewportSize(size);
    const prompt = page.getByRole('region', { name: 'Your move' });
    const question = prompt.locator('p').filter({ hasText: /^White: / });
    const isSeen = async (said: Locator) => {
      await drawn(page);
      return (await said.count()) === 1 && (await hiddenOf(said)).length === 0;
    };
    await openRecord(page, recordOf(INCHWORM, 1));
    expect(await hiddenOf(question)).toEqual([]);
    const click = (name: string) => page.locator(`main [data-name="${name}"]`).click();
    await click('e2');
    await click('e4');
    expect(await isSeen(prompt.getByRole('button', { name: 'Play it anyway' }))).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await click('a5');
    expect(await isSeen(prompt.getByText('a5 is empty.'))).toBe(true);
    expect(await hiddenOf(question)).toEqual([]);
    await openRecord(page, recordOf(FROZEN, 1));
    await clickPicks(page, 'f2');
    await expect(prompt.getByRole('button', { name: 'Load' })).toBeVisible();
    expect(await isSeen(prompt.getByRole('button', { name: 'Throw' }))).toBe(true);
    // Throw's further answers do not scroll the page, so the board stays in place.
    await prompt.getByRole('button', { name: 'Throw' }).click();
    expect((await page.getByRole('main').evaluate(({ scrollTop }) => scrollTop)) <= 0).toBe(true);
  });

test("on a phone a link's message covers no square", { tag: '@deep' }, async ({ page }) => {
  for (const size of [
    { width: 375, height: 553 },
    { width: 390, height: 844 },
    { width: 844, height: 340 },
  ]) {
    await page.setViewportSize(size);
    await openRecord(page, { ...recordOf(SNAKE, 1), actions: ['e3 e4', 'e2'] });
    const news = page.getByRole('button', { name: 'Read it' });
    await expect(news).toBeVisible();
    await page.getByRole('grid').locator('[role="gridcell"]').first().click({ trial: true });
    expect(await overlap(news, page.getByRole('grid')), `${size.width}`).toBe(false);
  }
});

test('news do not cover players and clocks', { tag: '@deep' }, async ({ page }) => {
  for (const seating of ['fixed', 'beside'])
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await openRecord(page, recordOf(SNAKE, 1));
      await clickPicks(page, 'e3 e4');
      await sitDown(page, { manner: seating });
      await page.getByRole('button', { name: 'New game' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
      const news = page.getByRole('status').filter({ hasText: 'New game of' }).last();
      await expect(news).toBeVisible();
      const bars = page.locator('main > [data-place]');
      await expect(bars).toHaveCount(2);
      for (const bar of await bars.all()) expect(await overlap(news, bar), seating).toBe(false);
    }
});

test("a turn's fact is fully visible in its card on a laptop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openRecord(page, recordOf(WORM, 1));
  await clickPicks(page, 'h1 f2');
  const fact = page
    .getByRole('region', { name: 'Your move' })
    .getByRole('listitem')
    .filter({ hasText: 'The Wing on f2 has moved' });
  await expect(fact).toBeInViewport({ ratio: 1 });
  const isCut = await fact.evaluate(
    (it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1,
  );
  expect(isCut).toBe(false);
});

test('arrow colours cover no square, in any window and seating', {
  tag: '@deep',
}, async ({ page }) => {
  for (const seating of ['fixed', 'beside'])
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1024, height: 768 },
      { width: 820, height: 1180 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openRecord(page, recordOf(SNAKE, 1));
      await sitDown(page, { manner: seating });
      await clickPicks(page, 'e3 e4');
      await beginNote(page);
      await page.getByRole('button', { name: 'Draw arrows' }).click();
      await page.setViewportSize(size);
      await drawn(page);
      const bar = page.getByRole('region', { name: 'Draw arrows' });
      expect(await overlap(bar, page.getByRole('grid')), `${seating} ${size.width}`).toBe(false);
      await page.setViewportSize({ width: 1280, height: 800 });
      await bar.getByRole('button', { name: 'Done' }).click();
    }
});

test('Escape ends a note, which then shows its squares', async ({ page }) => {
  await openRecord(page, recordOf(SNAKE, 1));
  await clickPicks(page, 'e3 e4');
  await beginNote(page);
  await page.keyboard.type('Look at e5.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'e5' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit note' })).toBeFocused();
});

test('on a phone the editor names itself and its game', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id } of [SNAKE, FROZEN, INCHWORM]) {
    await page.goto(`/#/${id}/edit`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText('Set up a position');
    const isCut = await title.evaluate(
      (it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1,
    );
    expect(isCut, id).toBe(false);
  }
});

test("an offer's answers are whole on a phone, with clocks and long names", { tag: '@deep' }, async ({ page }) => {
  await openRecord(page, recordOf(BAROQUE, 1));
  await sitDown(page, { white: 'Wilhelmina the Second of Orange', clock: 'Blitz 5+5' });
  await clickPicks(page, 'b2 b4');
  await clickPicks(page, '=black-offers');
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Black offers a draw.' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await drawn(page);
  for (const name of ['Accept draw', 'Decline draw']) {
    const answer = page.getByRole('button', { name });
    const { x, width } = (await answer.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await answer.click({ trial: true });
  }
});

test("a player's bar shows all captures", { tag: '@deep' }, async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await openRecord(page, BAROQUE.samples[0]?.record ?? recordOf(BAROQUE, 1));
    const taken = page.locator('main > [data-place] [title^="Taken: "]');
    await expect(taken).toHaveCount(2);
    for (const each of await taken.all()) expect(await hiddenOf(each)).toEqual([]);
  }
});
