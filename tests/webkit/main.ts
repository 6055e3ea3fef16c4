/**
 * What the browser tests do in Chromium and Firefox, in WebKitGTK: whole games by clicks, and what each
 * browser does in its own way.
 */
import assert from 'node:assert/strict';
import { preview } from 'vite';
import { linkTo } from '../../src/app/formats/link/link.ts';
import { SETTINGS } from '../../src/app/settings.ts';
import type { GameRecord } from '../../src/kernel/game.ts';
import { replay } from '../../src/kernel/record.ts';
import { GAMES } from '../../src/variants/index.ts';
import { shortGame } from '../browser/games.ts';
import { type Browser, openBrowser } from './driver.ts';

const { WEBKIT_DRIVER: driver = '', WEBKIT_DISPLAY: display = '' } = process.env;
const server = await preview({ logLevel: 'silent', preview: { port: 4320, host: '127.0.0.1' } });
const url = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4320/';
const page: Browser = await openBrowser({ driver, display, port: 4392 });

const count = (selector: string) =>
  page.ask<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
const has = async (selector: string) => (await count(selector)) > 0;
const attribute = (selector: string, name: string) =>
  page.ask<string | null>(
    `document.querySelector(${JSON.stringify(selector)})?.getAttribute('${name}') ?? null`,
  );
const spoken = () =>
  page.ask<string>(
    `[...document.querySelectorAll('main [role="gridcell"]')].map((cell) => cell.ariaLabel).join()`,
  );
/** Two frames have changed nothing in the page. */
const drawn = async () => {
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
  await drawn();
};

const clickSquare = async (name: string): Promise<void> => {
  const square = `main [data-name="${name}"]`;
  if ((await attribute(square, 'data-picked')) === null || (await attribute(square, 'data-tone')) !== null)
    await page.click(square);
  if ((await attribute(square, 'data-armed')) !== null) await page.click(square);
};

const clickButton = async (word: string): Promise<void> => {
  const button = `main [data-target="${word}"]`;
  await page.click(button);
  await drawn();
  if ((await attribute(button, 'data-armed')) !== null) await page.click(button);
};

/** Who of a crowd goes, and how. */
const gather = async (words: readonly string[]): Promise<void> => {
  const members = await page.ask<string[]>(
    `[...document.querySelectorAll('main [data-member]')].map((each) => each.dataset.member)`,
  );
  for (const wanted of [true, false])
    for (const member of members)
      if (
        words.includes(`#${member}`) === wanted &&
        (await attribute(`main [data-member="${member}"]`, 'aria-pressed')) !== String(wanted)
      )
        await page.click(`main [data-member="${member}"]`);
  for (const [index, word] of words.entries())
    if (word.startsWith('='))
      await page.click(`main [data-manner="${words[index - 1]?.slice(1)} ${word.slice(1)}"]`);
};

const clickUnit = async (word: string): Promise<void> => {
  const button = `main [data-target="${word}"]`;
  if (!(await has(button))) await page.click(`main [data-unit="${word.slice(1)}"]`);
  await drawn();
  if (await has(button)) await page.click(button);
};

/** Is it there, folded away, or in a moment? What can only be answered one way never is. */
const comes = async (selector: string): Promise<boolean> => {
  for (let tries = 0; tries < 20; tries++) {
    if (await has(selector)) return true;
    if (await has('main [data-unfold]')) await page.click('main [data-unfold]');
    await page.frame();
  }
  return false;
};

const clickAction = async (spelled: string): Promise<void> => {
  for (let words = spelled.split(' '); words.length > 0; ) {
    const [word = '', ...after] = words;
    await drawn();
    if (word.startsWith('#') && (await has('main [data-member]'))) {
      const end = words.findIndex((each) => /^[a-zA-Z]/.test(each));
      const naming = end < 0 ? words : words.slice(0, end);
      await gather(naming);
      words = words.slice(naming.length);
      continue;
    }
    if (word.startsWith('#')) await clickUnit(word);
    else if (!/^[=>]/.test(word)) await clickSquare(word);
    else if (await comes(`main [data-target="${word}"]`)) await clickButton(word);
    words = after;
  }
};

/** What the list of turns says was played last. */
const toldLast = `document.querySelector('[role="tabpanel"] button[data-now] [title]')?.title.trim()`;

/** Settings as the page keeps them. Nothing moves: the driver cannot ask the system for that. */
const set = (settings: { readonly theme?: string }) =>
  page.ask(
    `localStorage.setItem('oddboard/settings', ${JSON.stringify(JSON.stringify({ ...settings, motion: 'off' }))})`,
  );
await page.go(url);
await set({});

const checks: (readonly [string, () => Promise<void>])[] = [];
for (const entry of GAMES) {
  checks.push([
    `${entry.title}: a whole game by clicks, with a reload in the middle of a turn`,
    async () => {
      const game = await entry.load();
      const record = shortGame(game);
      const played = replay(game, record);
      assert(played.ok);
      const { start, turns } = played.value;
      const told = turns.map(({ picks, tell }, index) =>
        game.notate(turns[index - 1]?.position ?? start, picks, tell()).trim(),
      );
      const middle = record.actions.findIndex((spelled, index) => index > 4 && /^[a-z]\d+ /.test(spelled));
      await open({ ...record, actions: [] });
      for (const [index, spelled] of record.actions.entries()) {
        if (index === middle) {
          const [first = ''] = spelled.split(' ');
          await clickSquare(first);
          await page.until(
            `!!document.querySelector('main [data-name="${first}"][data-picked]')`,
            'the pick',
          );
          await drawn();
          const before = await spoken();
          await page.reload();
          await page.until(
            `!!document.querySelector('main [data-name="${first}"][data-picked]')`,
            'the pick after a reload',
          );
          await drawn();
          assert.equal(await spoken(), before);
        }
        // What the rules make happen by itself has happened already.
        const isThere =
          told[index] !== told[index - 1] && (await page.ask<string | null>(toldLast)) === told[index];
        if (!isThere) await clickAction(spelled);
        await page.until(
          `${JSON.stringify(told.slice(index, index + 3))}.includes(${toldLast})`,
          `action ${index + 1}, ${spelled}`,
        );
      }
      await page.until(
        `/White wins|Black wins|Drawn/.test(document.querySelector('main').innerText)`,
        'the end',
      );
    },
  ]);
}
checks.push(
  [
    'a refusal with its clause, a preview, undo and redo',
    async () => {
      await open({ game: 'snake', version: 1, seed: 1, options: {}, actions: [] });
      const start = await spoken();
      await page.click('main [data-name="d5"]');
      await page.until(
        `!!document.querySelector('main p[data-tone="refused"] a[href*="rules"]')`,
        'a refusal',
      );
      await page.press('\uE00C');
      await page.click('main [data-name="e3"]');
      await page.point('main [data-name="e4"]');
      await page.until(`!!document.querySelector('[data-testid="ghost"]')`, 'a ghost');
      await page.click('main [data-name="e4"]');
      await page.until(
        `document.querySelector('main [data-name="e4"]').ariaLabel.includes('Pawn')`,
        'the move',
      );
      await page.press('[');
      await drawn();
      assert.equal(await spoken(), start);
      await page.press(']');
      await page.until(
        `document.querySelector('main [data-name="e4"]').ariaLabel.includes('Pawn')`,
        'the move again',
      );
    },
  ],
  [
    'the editor, and Show',
    async () => {
      await page.go(`${url}#/baroque/edit`);
      await page.until(`!!document.querySelector('[role="grid"]')`);
      await page.click(`button[aria-label="White's Withdrawer"], button[title="White's Withdrawer"]`);
      await page.click('main [data-name="d4"]');
      await page.until(
        `document.querySelector('main [data-name="d4"]').ariaLabel.includes('Withdrawer')`,
        'what was set up',
      );
      await page.go(`${url}#/snake/rules/SN-HEAD-5/show`);
      await page.until(
        `document.querySelectorAll('[aria-label^="Demo of"] [role="gridcell"]').length === 64`,
        'the demonstration',
      );
    },
  ],
  [
    'each theme has a paper of its own',
    async () => {
      const papers = new Set<string>();
      for (const theme of SETTINGS.theme) {
        await set({ theme });
        await page.go('about:blank');
        await page.go(url);
        await page.until(`!!document.querySelector('main a')`);
        papers.add(await page.ask<string>('getComputedStyle(document.body).backgroundColor'));
      }
      assert(papers.size >= 2, [...papers].join('; '));
      await page.go(url);
      await set({});
    },
  ],
);

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
await server.close();
process.exit(failed > 0 ? 1 : 0);
