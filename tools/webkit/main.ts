/**
 * webkit [WORD ...]: runs some of the browser tests in WebKitGTK (Linux only): whole games by clicks, a refusal, a
 * preview, undo by keys. With words, only checks whose names contain one.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { apt } from '../../scripts/browsers.mjs';
import type { GameRecord } from '../../src/kernel/game.ts';
import { replay } from '../../src/kernel/record.ts';
import { unwrap } from '../../src/kernel/result.ts';
import { GAMES } from '../../src/variants/index.ts';
import { shortGame } from '../../tests/browser/games.ts';
import { linkTo } from '../../tests/support/links.ts';
import { serveApp } from '../bench/page.ts';
import { openBrowser } from './driver.ts';

const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const isThere = () => existsSync(driver) && existsSync(display);
if (!isThere()) apt('webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core');
if (!isThere()) {
  console.log(`WebKit is left out: ${driver} and ${display} (webkit2gtk-driver and xvfb) are not here.`);
  process.exit(77);
}
const url = await serveApp();
const page = await openBrowser(driver, display, 4392);

const has = (selector: string) => page.ask<boolean>(`!!document.querySelector(${JSON.stringify(selector)})`);
const readLabels = () =>
  page.ask<string>(`[...document.querySelectorAll('main [role="gridcell"]')].map((cell) => cell.ariaLabel).join()`);
/** Waits until the page has been unchanged for two frames. */
const waitUntilDrawn = async () => {
  for (let same = 0, before = ''; same < 2; ) {
    await page.frame();
    const now = await page.ask<string>('document.body.innerHTML');
    same = now === before ? same + 1 : 0;
    before = now;
  }
};

const open = async (record: GameRecord): Promise<void> => {
  await page.go('about:blank');
  await page.go(`${url}${linkTo(record)}`);
  await page.until(`location.hash === '#/${record.game}' && !!document.querySelector('[role="grid"]')`);
  await waitUntilDrawn();
};

const clickSquare = async (name: string): Promise<void> => {
  const square = `main [data-name="${name}"]`;
  if (!(await has(`${square}[data-picked]`)) || (await has(`${square}[data-tone]`))) await page.click(square);
  if (await has(`${square}[data-armed]`)) await page.click(square);
};

const clickButton = async (word: string): Promise<void> => {
  const button = `main [data-target="${word}"]`;
  await page.click(button);
  await waitUntilDrawn();
  if (await has(`${button}[data-armed]`)) await page.click(button);
};

/**
 * Whether an answer is there, is folded away, or appears within 20 frames. Picks that the page makes by itself have
 * none.
 */
const appears = async (selector: string): Promise<boolean> => {
  for (let tries = 0; tries < 20; tries++) {
    if (await has(selector)) return true;
    if (await has('main [data-unfold]')) await page.click('main [data-unfold]');
    await page.frame();
  }
  return false;
};

const clickAction = async (spelled: string): Promise<void> => {
  for (const word of spelled.split(' ')) {
    await waitUntilDrawn();
    if (!/^[=>]/.test(word)) await clickSquare(word);
    else if (await appears(`main [data-target="${word}"]`)) await clickButton(word);
  }
};

/** The expression for the current action in the turn list, in notation. */
const LAST_ACTION = `document.querySelector('[role="tabpanel"] button[data-now] [title]')?.title.trim()`;

const picked = (name: string) => `main [data-name="${name}"][data-picked]`;
/** Clicks the first square of an action and reloads: the page must be the same. */
const reloadAfter = async (name: string): Promise<void> => {
  await clickSquare(name);
  await page.until(`!!document.querySelector('${picked(name)}')`, 'the pick');
  await waitUntilDrawn();
  const before = await readLabels();
  await page.reload();
  await page.until(`!!document.querySelector('${picked(name)}')`, 'the pick after a reload');
  await waitUntilDrawn();
  assert.equal(await readLabels(), before);
};

// Animations are off by the setting, since this driver cannot emulate reduced motion.
await page.go(url);
await page.ask(`localStorage.setItem('oddboard/settings', '{"motion":"off"}')`);

const checks: (readonly [string, () => Promise<void>])[] = [];
for (const { title, load } of GAMES) {
  const game = await load();
  const record = shortGame(game);
  // Crowds and shared squares are left to the tests in Chromium.
  if (record.actions.some((spelled) => spelled.includes('#'))) continue;
  checks.push([
    `${title}: a whole game by clicks, with a reload in the middle of a turn`,
    async () => {
      const { start, actions } = unwrap(replay(game, record));
      const told = actions.map(({ picks, tell }, index) =>
        game.notate(actions[index - 1]?.position ?? start, picks, tell()).trim(),
      );
      const middle = record.actions.findIndex((spelled, index) => index > 4 && /^[a-z]\d+ /.test(spelled));
      await open({ ...record, actions: [] });
      for (const [index, spelled] of record.actions.entries()) {
        if (index === middle) await reloadAfter(spelled.split(' ')[0] ?? '');
        // The page may have played a forced action already.
        const isThere = told[index] !== told[index - 1] && (await page.ask<string | null>(LAST_ACTION)) === told[index];
        if (!isThere) await clickAction(spelled);
        await page.until(
          `${JSON.stringify(told.slice(index, index + 3))}.includes(${LAST_ACTION})`,
          `action ${index + 1}, ${spelled}`,
        );
      }
      await page.until(`/White wins|Black wins|Draw/.test(document.querySelector('main').innerText)`, 'the end');
    },
  ]);
}
const pawnStands = `document.querySelector('main [data-name="e4"]').ariaLabel.includes('Pawn')`;
checks.push([
  'a refusal with its clause, a preview, undo and redo',
  async () => {
    await open({ game: 'snake', version: 1, seed: 1, options: {}, actions: [] });
    const start = await readLabels();
    await page.click('main [data-name="d5"]');
    await page.until(`!!document.querySelector('main p[data-tone="refused"] a[href*="rules"]')`, 'a refusal');
    await page.press('\uE00C');
    await page.click('main [data-name="e3"]');
    await page.point('main [data-name="e4"]');
    await page.until(`!!document.querySelector('[data-testid="ghost"]')`, 'a ghost');
    await page.click('main [data-name="e4"]');
    await page.until(pawnStands, 'the move');
    await page.press('[');
    await waitUntilDrawn();
    assert.equal(await readLabels(), start);
    await page.press(']');
    await page.until(pawnStands, 'the move again');
  },
]);

const wanted = process.argv.slice(2);
let failed = 0;
for (const [name, check] of checks) {
  if (wanted.length > 0 && !wanted.some((word) => name.toLowerCase().includes(word.toLowerCase()))) continue;
  const started = performance.now();
  const problem = await check().then(
    () => null,
    (error: unknown) => error,
  );
  if (problem) failed++;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${problem ? 'FAILED' : 'passed'}  ${seconds} s  ${name}${problem instanceof Error ? `\n        ${problem.message}` : ''}`,
  );
}
await page.close();
process.exit(failed > 0 ? 1 : 0);
