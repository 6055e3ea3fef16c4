/**
 * How smoothly the list of a long game scrolls: from its end to its start and back, once before its turns
 * were ever drawn and once after, with a CPU four times slower.
 */
import { loadavg } from 'node:os';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { linkTo } from '../../src/app/formats/link/link.ts';
import type { Game, GameRecord } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { randomGame } from '../support/random.ts';
import { type Spread, spread } from './clock.ts';
import { line } from './table.ts';
import { CATEGORIES, framesIn, type TraceEvent } from './trace.ts';

const ACTIONS = 300;
const SLOWDOWN = 4;
/** Pixels from one frame to the next: 2,400 a second. */
const STRIDE = 40;
const LIST = '[role="tabpanel"]';

/** The first random game that lasts long enough. */
const longGame = (game: Game): GameRecord => {
  for (let seed = 1; ; seed++) {
    const { record } = randomGame(game, seed, ACTIONS);
    if (record.actions.length === ACTIONS) return record;
  }
};

/** Scrolls to the list's start and back to its end, so far with each frame; gives the times of the frames. */
const SCROLL = `new Promise((resolve) => {
  const list = document.querySelector('${LIST}');
  const times = [];
  let stride = -${STRIDE};
  list.scrollTop = list.scrollHeight;
  const go = (at) => {
    times.push(at);
    const before = list.scrollTop;
    list.scrollTop = before + stride;
    if (list.scrollTop === before) {
      if (stride > 0) return resolve(times);
      stride = -stride;
    }
    requestAnimationFrame(go);
  };
  requestAnimationFrame(go);
})`;

interface Scroll {
  /** Milliseconds between two frames. */
  readonly gaps: Spread;
  /** Processor time of the page's main thread for a frame. */
  readonly work: Spread;
  readonly frames: number;
}

/** Scrolls the whole list and back. */
const scroll = async (page: Page, session: CDPSession): Promise<Scroll> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: unknown }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordContinuously' },
  });
  const times = await page.evaluate<readonly number[]>(SCROLL);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return {
    gaps: spread(times.slice(1).map((at, index) => at - (times[index] ?? at))),
    work: spread(framesIn(events)),
    frames: times.length,
  };
};

const server = await preview({ logLevel: 'silent', preview: { port: 4350, host: '127.0.0.1' } });
const url = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4350/';
const executablePath = process.env['CHROMIUM_PATH'] || undefined;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false });

console.log(
  `\nThe list of ${ACTIONS} actions scrolled ${STRIDE} pixels a frame, CPU ${SLOWDOWN}x, in milliseconds:`,
);
console.log('gap: between two frames by the clock; work: processor time of the main thread for a frame.');
console.log(`Load of the machine ${loadavg()[0]?.toFixed(1)}.\n`);
console.log(line(['game', 'list', 'frames', 'gap', 'p95', 'worst', 'work', 'p95', 'worst']));
const wanted = process.argv.slice(2);
for (const entry of GAMES) {
  if (wanted.length > 0 && !wanted.includes(entry.id)) continue;
  const game = await entry.load();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.goto(`${url}${linkTo(longGame(game))}`);
  await page.locator('main [role="grid"]').waitFor();
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.locator(LIST).hover();
  for (const list of ['new', 'known']) {
    const { gaps, work, frames } = await scroll(page, session);
    const figures = [gaps, work].flatMap(({ median, p95, worst }) => [median, p95, worst]);
    console.log(line([game.id, list, String(frames), ...figures.map((ms) => ms.toFixed(1))]));
  }
  await page.close();
}
await browser.close();
await server.close();
