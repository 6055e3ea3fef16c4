/**
 * How long a click takes in Chromium on the built app, every game played by real clicks, unthrottled and with
 * a CPU four times slower; how many frames its animations drop; how soon the start page answers; and how long
 * a kept game takes to open again. With `thinking` first: only how long a click takes while the computer thinks in its worker.
 */
import { loadavg } from 'node:os';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { linkTo } from '../../src/app/formats/link/link.ts';
import type { Game } from '../../src/kernel/game.ts';
import { GAMES } from '../../src/variants/index.ts';
import { wholeGame } from '../browser/games.ts';
import { unfold } from '../browser/play.ts';
import { type BenchScene, scenesOf } from './busy.ts';
import { median, type Spread, spread } from './clock.ts';
import { line, table } from './table.ts';
import { CATEGORIES, type Click, clicksIn, type TraceEvent } from './trace.ts';

const ACTIONS = 14;
const RUNS = 3;
const SLOWDOWNS = [1, 4] as const;
/** Frames follow one another without waiting for a screen: the wait of up to 16.7 ms is no work of ours. */
const NO_WAIT = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const open = async (
  browser: Browser,
  url: string,
  { record, from }: BenchScene,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion,
    serviceWorkers: 'block',
  });
  await page.goto(`${url}${linkTo({ ...record, actions: record.actions.slice(0, from) })}`);
  await page.locator('main [role="grid"]').waitFor();
  await page.waitForTimeout(300);
  return page;
};

const throttled = async (page: Page, rate: number): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
};

/** Where a word of an action is clicked: a square, a unit, an answer. */
const placeOf = (word: string): string => {
  if (word.startsWith('#')) return `main [data-target="${word}"], main [data-unit="${word.slice(1)}"]`;
  return /^[>=]/.test(word) ? `main [data-target="${word}"]` : `main [data-name="${word}"]`;
};

/**
 * Clicks the actions of a scene, and dangerous choices twice. What is picked by itself has nothing to be
 * clicked.
 */
const clickThrough = async (
  page: Page,
  { record, from }: BenchScene,
  rest: number,
  actions = ACTIONS,
): Promise<void> => {
  for (const word of record.actions.slice(from, from + actions).flatMap((spelled) => spelled.split(' '))) {
    if (word.startsWith('=')) await unfold(page, word);
    const element = page.locator(placeOf(word)).first();
    // What stands beside the board comes a frame later.
    await element.waitFor({ timeout: 500 }).catch(() => null);
    const box = (await element.count()) > 0 ? await element.boundingBox() : null;
    if (!box) continue;
    for (let confirm = 0; confirm < 2; confirm++) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(rest);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(rest);
      if ((await page.locator('main [data-armed]').count()) === 0) break;
    }
  }
};

/** What is clicked meanwhile, from the browser's trace. */
const tracedWhile = async (
  page: Page,
  session: CDPSession,
  doing: () => Promise<void>,
): Promise<readonly Click[]> => {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordContinuously' },
  });
  await doing();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await page.close();
  return clicksIn(events);
};

/** The clicks of one run. */
const traced = async (
  browser: Browser,
  url: string,
  scene: BenchScene,
  slowdown: number,
): Promise<readonly Click[]> => {
  const page = await open(browser, url, scene, 'reduce');
  const session = await throttled(page, slowdown);
  return tracedWhile(page, session, () => clickThrough(page, scene, 40 * slowdown + 40));
};

/** So many clicks come while the strongest level thinks. */
const MEANWHILE = 24;

/** Clicks on squares and tabs while the computer thinks about its action, or the same while nothing thinks. */
const whileThinking = async (
  browser: Browser,
  url: string,
  scene: BenchScene,
  isThinking: boolean,
): Promise<readonly Click[]> => {
  const page = await open(browser, url, scene, 'reduce');
  const session = await throttled(page, 1);
  await page.getByRole('button', { name: 'Players and clocks' }).click();
  const sides = page.getByLabel(/: person or computer$/);
  if (isThinking) for (const side of await sides.all()) await side.selectOption('strong');
  await page.keyboard.press('Escape');
  if (isThinking)
    await page
      .getByText(/is thinking/)
      .first()
      .waitFor();
  await page.waitForTimeout(100);
  const squares = await page.locator('main [role="grid"] [data-name]').all();
  const tabs = await page.getByRole('tab').all();
  const places = await Promise.all(
    Array.from({ length: MEANWHILE }, (_, index) =>
      (index % 4 === 3
        ? tabs[(index >> 2) % tabs.length]
        : squares[(index * 7) % squares.length]
      )?.boundingBox(),
    ),
  );
  return tracedWhile(page, session, async () => {
    for (const box of places) {
      if (!box) continue;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(40);
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(40);
    }
  });
};

/** Each click's median over several runs. */
const clicksOf = async (
  browser: Browser,
  url: string,
  scene: BenchScene,
  slowdown: number,
): Promise<readonly Click[]> => {
  const runs: (readonly Click[])[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await traced(browser, url, scene, slowdown));
  const count = Math.min(...runs.map(({ length }) => length));
  const middle = (index: number, of: keyof Click): number => median(runs.map((run) => run[index]?.[of] ?? 0));
  return Array.from({ length: count }, (_, index) => ({
    work: middle(index, 'work'),
    afterwards: middle(index, 'afterwards'),
  }));
};

/** Notes the time of every frame in which something moves. */
const FRAMES = `
  window.frames = [];
  const note = (at) => {
    if (document.getAnimations().length > 0) window.frames.push(at);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);`;

const FRAME = 1000 / 60;
/** Further apart than this are two animations, not two frames of one. */
const APART = 250;

/**
 * How many frames the animations of some actions had, how many more there could have been, and the longest
 * gap.
 */
const framesOf = async (
  browser: Browser,
  url: string,
  scene: BenchScene,
  slowdown: number,
): Promise<readonly [number, number, number]> => {
  const page = await open(browser, url, scene, 'no-preference');
  await throttled(page, slowdown);
  await page.evaluate(FRAMES);
  await clickThrough(page, scene, 700, 6);
  const times = await page.evaluate<readonly number[]>('window.frames');
  await page.close();
  const gaps = times
    .slice(1)
    .flatMap((at, index) => (at - (times[index] ?? at) < APART ? at - (times[index] ?? at) : []));
  return [
    times.length,
    gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0),
    Math.max(0, ...gaps),
  ];
};

/**
 * Until every game's card can be clicked and the main thread has nothing left to do, in milliseconds from the
 * navigation.
 */
const READY = `new Promise((resolve) => {
  const look = () => document.querySelectorAll('main a[href^="#/"]').length >= ${GAMES.length}
    ? requestIdleCallback(() => resolve(performance.now())) : requestAnimationFrame(look);
  look();
})`;

const startOf = async (browser: Browser, url: string, slowdown: number): Promise<number> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await throttled(page, slowdown);
    await page.goto(url, { waitUntil: 'commit' });
    times.push(await page.evaluate<number>(READY));
    await page.close();
  }
  return median(times);
};

/** So much of a sample game stands when it is opened again. */
const SHARES = [0, 0.5, 1];

/** The page's processor time until a kept game of so many actions is on the board again, in milliseconds. */
const reopened = async (browser: Browser, url: string, game: Game, actions: number): Promise<number> => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const record = wholeGame(game);
  const first = await context.newPage();
  await first.goto(`${url}${linkTo({ ...record, actions: record.actions.slice(0, actions) })}`);
  await first.locator('main [role="grid"]').waitFor();
  await first.waitForTimeout(2000);
  await first.close();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${url}#/${game.id}`);
    await page.locator('main [data-unit]').first().waitFor();
    const { metrics } = await session.send('Performance.getMetrics');
    times.push(1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN));
    await page.close();
  }
  await context.close();
  return median(times);
};

const server = await preview({ logLevel: 'silent', preview: { port: 4300, host: '127.0.0.1' } });
const url = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4300/';
const executablePath = process.env['CHROMIUM_PATH'] || undefined;
const launched = (args: readonly string[]) =>
  chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false, args: [...args] });

const onlyThinking = process.argv[2] === 'thinking';
const wanted = process.argv.slice(onlyThinking ? 3 : 2);
const scenes: (readonly [Game, BenchScene])[] = [];
for (const entry of GAMES) {
  if (wanted.length > 0 && !wanted.includes(entry.id)) continue;
  const game = await entry.load();
  for (const scene of scenesOf(game, ACTIONS)) scenes.push([game, scene]);
}

const figures = ({ median: middle, p95, worst }: Spread): readonly string[] =>
  [middle, p95, worst].map((ms) => ms.toFixed(1));

if (onlyThinking) {
  console.log(
    `\nA click while two computers think, and while nothing does, in milliseconds of the page's processor time. Load of the machine ${loadavg()[0]?.toFixed(1)}.\n`,
  );
  const quick = await launched(NO_WAIT);
  const rows: (readonly string[])[] = [];
  for (const [game, scene] of scenes) {
    for (const isThinking of [true, false]) {
      const clicks = await whileThinking(quick, url, scene, isThinking);
      const work = spread(clicks.map((click) => click.work));
      const meanwhile = isThinking ? 'thinks' : 'rests';
      rows.push([game.id, scene.name, meanwhile, String(clicks.length), ...figures(work)]);
    }
  }
  console.log(table(['game', 'from', 'worker', 'clicks', 'work', 'p95', 'worst'], rows));
  await quick.close();
  await server.close();
  process.exit();
}

console.log(
  `\nA click, in milliseconds: median, 95th percentile and worst of the clicks of ${ACTIONS} actions, each the median of ${RUNS} runs.`,
);
console.log(
  'work: processor time of the page from the release of the button until it has painted the frame that answers; after: what it does then.',
);
console.log(`Load of the machine ${loadavg()[0]?.toFixed(1)}.\n`);
const quick = await launched(NO_WAIT);
console.log(line(['game', 'from', 'CPU', 'clicks', 'work', 'p95', 'worst', 'after']));
for (const [game, scene] of scenes) {
  for (const slowdown of SLOWDOWNS) {
    const clicks = await clicksOf(quick, url, scene, slowdown);
    const of = (kind: keyof Click) => spread(clicks.map((click) => click[kind]));
    const row = [
      game.id,
      scene.name,
      `${slowdown}x`,
      String(clicks.length),
      ...figures(of('work')),
      of('afterwards').median.toFixed(1),
    ];
    console.log(line(row));
  }
}
await quick.close();

const smooth = await launched([]);
console.log('\nAnimations: frames drawn, frames dropped, longest time between two, at 60 frames a second\n');
const moved: (readonly string[])[] = [];
for (const [game, scene] of scenes) {
  for (const slowdown of SLOWDOWNS) {
    const [drawn, dropped, longest] = await framesOf(smooth, url, scene, slowdown);
    moved.push([
      game.id,
      scene.name,
      `${slowdown}x`,
      String(drawn),
      String(dropped),
      `${longest.toFixed(0)} ms`,
    ]);
  }
}
console.log(table(['game', 'from', 'CPU', 'frames', 'dropped', 'longest'], moved));

console.log('\nThe start page, from the address to its first idle moment with every game to be clicked\n');
const starts: (readonly string[])[] = [];
for (const slowdown of SLOWDOWNS)
  starts.push([`${slowdown}x`, `${(await startOf(smooth, url, slowdown)).toFixed(0)} ms`]);
console.log(table(['CPU', 'interactive'], starts));

console.log(
  '\nA kept game opened again: processor time of the page until its board stands (aim: under 1,000 ms),',
);
console.log('and as a share of what the same game takes without actions\n');
const again: (readonly string[])[] = [];
for (const game of new Set(scenes.map(([each]) => each))) {
  let empty = Number.NaN;
  for (const share of SHARES) {
    const actions = Math.floor(share * wholeGame(game).actions.length);
    const ms = await reopened(smooth, url, game, actions);
    if (share === 0) empty = ms;
    again.push([game.id, String(actions), `${ms.toFixed(0)} ms`, (ms / empty).toFixed(2)]);
  }
}
console.log(table(['game', 'actions', 'work', 'ratio'], again));
await smooth.close();
await server.close();
