/**
 * How long a click takes until its answer is painted, in Chromium on the built app: every game played by real clicks,
 * unthrottled and with a CPU four times slower. `painted` includes the wait for the frame (up to 16.7 ms by itself);
 * `busy` is the main thread's work for the click.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { linkTo } from '../../src/app/link.ts';
import type { GameRecord } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { wholeGame } from '../browser/games.ts';
import { table } from './table.ts';

const ACTIONS = 24;
const SLOWDOWNS = [1, 4] as const;

interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
}

export interface ClickTimes {
  readonly game: string;
  readonly slowdown: number;
  readonly clicks: number;
  readonly painted: Spread;
  readonly busy: Spread;
}

const spread = (values: readonly number[]): Spread => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1));
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
};

/** Every click's time from the event to the first task after its frame, kept in the page. */
const watch = `
  window.clickTimes = [];
  addEventListener('click', (event) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.clickTimes.push(performance.now() - event.timeStamp);
      channel.port2.postMessage(null);
    });
  }, true);`;

const busyOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** Clicks the squares of a record's actions; options are clicked where they are offered. */
const clicked = async (page: Page, session: CDPSession, record: GameRecord): Promise<readonly number[]> => {
  const busy: number[] = [];
  for (const word of record.actions.flatMap((spelled) => spelled.split(' '))) {
    const place = /^[#>=]/.test(word)
      ? word.startsWith('#')
        ? `main [data-target="${word}"], main [data-unit="${word.slice(1)}"]`
        : `main [data-target="${word}"]`
      : `main [data-name="${word}"]`;
    const element = page.locator(place).first();
    const box = (await element.count()) > 0 ? await element.boundingBox() : null;
    if (!box) break;
    for (let confirm = 0; confirm < 2; confirm++) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(60);
      const before = await busyOf(session);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(60);
      busy.push((await busyOf(session)) - before);
      if ((await page.locator('main [data-armed]').count()) === 0) break;
    }
  }
  return busy;
};

const measured = async (browser: Browser, url: string, record: GameRecord, slowdown: number): Promise<ClickTimes> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.addInitScript(watch);
  await page.goto(`${url}${linkTo({ ...record, actions: [] })}`);
  await page.locator('main [role="grid"]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const busy = await clicked(page, session, record);
  const painted = await page.evaluate<number[]>('window.clickTimes');
  await page.close();
  return { game: record.game, slowdown, clicks: painted.length, painted: spread(painted), busy: spread(busy) };
};

/** Every game, at every slowdown. */
export const clickTimes = async (): Promise<readonly ClickTimes[]> => {
  const server = await preview({ logLevel: 'silent', preview: { port: 4300, host: '127.0.0.1' } });
  const executablePath = process.env['CHROMIUM_PATH'] || undefined;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false });
  const times: ClickTimes[] = [];
  const url = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4300/';
  for (const entry of GAMES) {
    const whole = wholeGame(await entry.load());
    const record = { ...whole, actions: whole.actions.slice(0, ACTIONS) };
    for (const slowdown of SLOWDOWNS) times.push(await measured(browser, url, record, slowdown));
  }
  await browser.close();
  await server.close();
  return times;
};

const figures = ({ median, p95, worst }: Spread): readonly string[] => [median, p95, worst].map((ms) => ms.toFixed(1));

console.log('\nClick to paint, in milliseconds: median, 95th percentile and worst; a frame alone takes up to 16.7\n');
console.log(
  table(
    ['game', 'CPU slowed', 'clicks', 'painted', 'p95', 'worst', 'busy', 'p95', 'worst'],
    (await clickTimes()).map(({ game, slowdown, clicks, painted, busy }) => [
      game,
      `${slowdown}x`,
      String(clicks),
      ...figures(painted),
      ...figures(busy),
    ]),
  ),
);
