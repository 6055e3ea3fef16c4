/**
 * Files and links of every size and shape, opened in Chromium on the built app: the longest task of the
 * page's main thread until the game stands or is refused and all is at rest, when one first sees what is
 * going on, and how long it takes; then clicks in games of as many actions as a file may hold. Words on the
 * command line take only the cases whose names hold one of them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import { PREFIX } from '../../src/app/formats/link/link.ts';
import { LIMITS } from '../../src/app/formats/reading.ts';
import { spell } from '../../src/kernel/asking/target.ts';
import { seeded } from '../../src/kernel/chance.ts';
import type { Game, Position } from '../../src/kernel/game.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { OPENING } from '../../src/ui/words/opening.ts';
import { ARRIVAL } from '../../src/ui/words/sharing.ts';
import { gameOf } from './subjects.ts';
import { table } from './table.ts';
import type { TraceEvent } from './trace.ts';

/** A task of the main thread may take so long, in milliseconds. */
const AIM = 100;

interface Node {
  readonly id: number;
  readonly parent: number;
  readonly action: string;
}

/** A saved game of these actions: `parent` says what each of them follows. */
const saved = (
  game: Game,
  actions: readonly string[],
  parent: (index: number) => number,
  end: number,
  more: object = {},
): string =>
  JSON.stringify({
    format: 2,
    id: `bench-${actions.length}-${end}`,
    name: '',
    created: '',
    changed: '2026-01-01T00:00:00.000Z',
    players: { white: '', black: '' },
    game: game.id,
    version: game.version,
    seed: 1,
    options: {},
    nodes: actions.map((action, index): Node => ({ id: index + 1, parent: parent(index), action })),
    notes: {},
    at: end,
    end,
    picks: '',
    flipped: false,
    result: null,
    snapshot: '',
    ...more,
  });

/** Random actions, one after the other; where a game ends before, as many as it has. */
const walk = (game: Game, length: number): readonly string[] => {
  const actions: string[] = [];
  let position: Position = game.setup(1);
  let dice = seeded(1);
  while (actions.length < length) {
    const chosen = game.outcome(position) ? null : randomPicks(game, position, dice);
    if (!chosen) break;
    const played = game.play(position, chosen[0]);
    if (!played.ok) break;
    position = played.value.state;
    dice = chosen[1];
    actions.push(spell(game.board, chosen[0]));
  }
  return actions;
};

const times = <T>(count: number, what: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => what(index));

interface Case {
  readonly name: string;
  readonly file?: string | Buffer;
  readonly link?: string;
  /** What one sees when it is done. */
  readonly ends: 'board' | 'refusal';
  readonly clicks?: boolean;
}

const cases = async (): Promise<readonly Case[]> => {
  const [snake, frozen] = await Promise.all([gameOf('snake'), gameOf('frozenchess')]);
  const many = (game: Game) => {
    const [first = ''] = walk(game, 1);
    return times(LIMITS.nodes, () => first);
  };
  const line =
    frozen.samples.map(({ record }) => record.actions).sort((a, b) => b.length - a.length)[0] ?? [];
  const long = walk(frozen, 500);
  const tree = times(Math.floor(2000 / line.length), () => line).flat();
  const after = (length: number) => (index: number) => (index % length === 0 ? 0 : index);
  const some = 'x'.repeat(60);
  const notes = Object.fromEntries(
    times(LIMITS.nodes, (index) => [index + 1, { name: some, text: some, arrows: times(8, () => 'a1 a2') }]),
  );
  const bomb = deflateRawSync(Buffer.alloc(2 ** 30), { level: 9 });
  const noText = deflateRawSync(Buffer.alloc(1000, 0xff));
  const linkOf = (bytes: Buffer) => `${PREFIX}${bytes.toString('base64url')}`;
  return [
    { name: '8 MB of "["', file: '['.repeat(LIMITS.file), ends: 'refusal' },
    {
      name: '8 MB of "{}" for actions',
      file: saved(snake, [], () => 0, 0, { nodes: times(2_000_000, () => ({})) }),
      ends: 'refusal',
    },
    { name: 'a file of 31 MB', file: Buffer.alloc(31_000_000, 0x20), ends: 'refusal' },
    {
      name: 'a position of 500 kB of "["',
      file: saved(frozen, [], () => 0, 0, { start: '['.repeat(LIMITS.position) }),
      ends: 'refusal',
    },
    { name: 'a gigabyte of zeros in a link', link: linkOf(bomb), ends: 'refusal' },
    { name: 'a link whose bytes are no text', link: linkOf(noText), ends: 'refusal' },
    { name: 'a percent sign that is no text', link: `${PREFIX}%F0%9F`, ends: 'refusal' },
    {
      name: 'Snake, 20,000 first moves',
      file: saved(snake, many(snake), () => 0, 1),
      ends: 'board',
      clicks: true,
    },
    {
      name: 'FrozenChess, 20,000 first moves',
      file: saved(frozen, many(frozen), () => 0, 1),
      ends: 'board',
    },
    {
      name: `FrozenChess, its sample ${tree.length / line.length} times over`,
      file: saved(frozen, tree, after(line.length), line.length, {}),
      ends: 'board',
    },
    {
      name: `FrozenChess, ${long.length} actions in one line`,
      file: saved(frozen, long, (index) => index, long.length),
      ends: 'board',
      clicks: true,
    },
    {
      name: `FrozenChess, a line of ${long.length} actions and others beside it, ${LIMITS.nodes} in all, with notes`,
      file: saved(
        frozen,
        times(LIMITS.nodes, (index) => long[index % long.length] ?? ''),
        after(long.length),
        long.length,
        { notes },
      ),
      ends: 'board',
      clicks: true,
    },
  ];
};

/** Notes when the way out is first seen. */
const WATCH = `
  window.seen = null;
  new MutationObserver(() => { if (document.querySelector('progress') && window.seen === null) window.seen = performance.now(); })
    .observe(document, { childList: true, subtree: true });`;

/** The longest task of the page's main thread: by the clock, and its processor time. */
interface Longest {
  readonly clock: number;
  readonly work: number;
}

/** The page's main thread: of all renderers' the one with the most to do. */
const mainThread = (events: readonly TraceEvent[]): Pick<TraceEvent, 'pid' | 'tid'> => {
  const work = (pid: number, tid: number) =>
    events.reduce(
      (sum, event) =>
        sum + (event.pid === pid && event.tid === tid && event.ph === 'X' ? (event.tdur ?? 0) : 0),
      0,
    );
  const [main] = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .sort((a, b) => work(b.pid, b.tid) - work(a.pid, a.tid));
  return main ?? { pid: 0, tid: 0 };
};

/** Does something in a page; the longest task there was meanwhile, from the browser's own trace. */
const traced = async (page: Page, work: () => Promise<void>): Promise<Longest> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const traceConfig = {
    includedCategories: ['toplevel'],
    excludedCategories: ['*'],
    recordMode: 'recordContinuously' as const,
  };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const { pid, tid } = mainThread(events);
  const tasks = events.filter(
    (event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.name.endsWith('RunTask'),
  );
  const longest = (of: (event: TraceEvent) => number | undefined) =>
    Math.max(0, ...tasks.map((event) => (of(event) ?? 0) / 1000));
  return { clock: longest(({ dur }) => dur), work: longest(({ tdur }) => tdur) };
};

const opened = async (browser: Browser, url: string, { file, link, ends, clicks, name }: Case) => {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.addInitScript(WATCH);
  await page.goto(`${url}#/games`);
  await page.getByRole('button', { name: 'Open file' }).waitFor();
  await page.waitForTimeout(1500);
  const path = join(folder, 'a.json');
  writeFileSync(path, file ?? '');
  let seen = '';
  let took = 0;
  const { clock, work } = await traced(page, async () => {
    const from = await page.evaluate<number>('window.seen = null, window.began = performance.now()');
    if (link) await page.evaluate(`location.hash = ${JSON.stringify(link)}`);
    else await page.locator('input[type=file]').setInputFiles(path);
    const refusal = link
      ? page.getByRole('heading', { name: ARRIVAL.noSuchLink })
      : page.getByRole('button', { name: OPENING.dismiss });
    const end = ends === 'board' ? page.locator('main [role="grid"]') : refusal;
    await end.first().waitFor({ timeout: 240_000 });
    took = (await page.evaluate<number>('performance.now()')) - from;
    seen = await page.evaluate<string>(`window.seen ? (window.seen - ${from}).toFixed(0) : ''`);
    await page.waitForTimeout(3000);
  });
  const each = clicks ? await clicked(page) : [];
  await page.close();
  const verdict = work < AIM ? 'met' : 'NOT MET';
  return [
    name,
    work.toFixed(0),
    clock.toFixed(0),
    verdict,
    seen,
    took.toFixed(0),
    each.map((ms) => ms.toFixed(0)).join(' '),
  ];
};

/**
 * Clicks what can be picked, on the board or beside it, again and again: the longest task of each click and
 * all that follows it.
 */
const clicked = async (page: Page): Promise<readonly number[]> => {
  const each: number[] = [];
  while (each.length < 8) {
    const choices = page
      .locator('main [role="gridcell"][aria-label*="can be"], main button[data-target]:not([aria-disabled])')
      .filter({ visible: true });
    await choices
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    const count = await choices.count();
    const box = count > 0 ? await choices.nth((each.length * 7) % count).boundingBox() : null;
    if (!box) break;
    const { work } = await traced(page, async () => {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 30 });
      await page.waitForTimeout(700);
    });
    each.push(work);
  }
  return each;
};

const folder = mkdtempSync(join(tmpdir(), 'opening-'));
const server = await preview({ logLevel: 'silent', preview: { port: 4317, host: '127.0.0.1' } });
const url = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4317/';
const executablePath = process.env['CHROMIUM_PATH'] || undefined;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false });
console.log(
  `\nFiles and links opened, in milliseconds. work: processor time of the longest task of the main thread (aim: under ${AIM}), until the game`,
);
console.log(
  'stands or is refused and all is at rest; clock: the longest task by the clock, while the machine may do other things;',
);
console.log(
  'seen: when one sees how far it is, and Stop; took: until it stands; clicks: the same work for each click and all that follows it.',
);
console.log(`Load of the machine ${loadavg()[0]?.toFixed(1)}.\n`);
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const rows: (readonly string[])[] = [];
for (const each of await cases()) {
  if (wanted.length > 0 && !wanted.some((word) => each.name.toLowerCase().includes(word))) continue;
  rows.push(
    await opened(browser, url, each).catch((error: unknown) => [each.name, String(error).slice(0, 80)]),
  );
  console.error(rows.at(-1)?.join(' | '));
}
await browser.close();
await server.close();
rmSync(folder, { recursive: true });
console.log(table(['what', 'work', 'clock', 'aim', 'seen', 'took', 'clicks'], rows));
