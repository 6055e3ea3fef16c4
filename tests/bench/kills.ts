/**
 * Browsers killed in the middle of play. A game is played by random clicks in a browser with a profile on
 * disk; at a random time, half of the times just after a pick, all of the browser's processes are killed.
 * Opened again, what the disk holds is read first, then the page must show no older state than that, with
 * every game there and every pick that was made in good time. Before each kill the page must have written a
 * save, however slow the machine is: a kill that cannot be judged is a failure. kills.js [N] [--engine chromium|firefox]
 * [--seed S] [--workers W]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { preview } from 'vite';
import type { SavedGame } from '../../src/app/formats/saved.ts';
import { entriesIn } from '../../src/app/keeping/local.ts';
import { newestStates, type SavedState } from '../../src/app/keeping/old-log.ts';
import { type SaveEntry, saveIn } from '../../src/app/keeping/record.ts';
import { narrowOf } from '../../src/app/table/reach.ts';
import { type Table, viewOf } from '../../src/app/table/table.ts';
import { thrower } from '../../src/kernel/chance.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { speakSquare } from '../../src/ui/board/ariaLabels.ts';
import { unitsOn } from '../../src/ui/board/units/units.ts';
import { GAMES } from '../../src/variants/index.ts';
import { testShelf } from '../app/room.ts';
import { type Engine, FIREFOX, family, killed, launched } from '../support/engines.ts';
import { opened } from '../support/saved.ts';
import { table } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'chromium' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
  },
});
const [count, seed, workers] = [Number(positionals[0] ?? 100), Number(values.seed), Number(values.workers)];
const engine = values.engine as Engine;
invariant(
  [count, seed, workers].every(Number.isSafeInteger),
  'the number of kills, --seed and --workers are whole numbers',
);
invariant(
  engine === 'chromium' || (engine === 'firefox' && FIREFOX),
  '--engine is chromium, or firefox where there is one',
);

const server = await preview({
  root: process.cwd(),
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'silent',
});
const { port } = server.httpServer.address() as { port: number };
const url = `http://127.0.0.1:${port}/`;
/** So long, in milliseconds, a page is played before its kill at most. */
const PATIENCE = 60_000;
/** A pick made so many milliseconds before the kill must not be lost. */
const IN_TIME = 250;

/** A save as the page wrote it, and when. */
interface Heard {
  readonly at: number;
  readonly entry: SaveEntry;
}

interface Outcome {
  readonly game: string;
  /**
   * Picks less than 250 ms old at the kill, those of them that are gone, and how old the oldest of these was.
   */
  readonly late: number;
  readonly lost: number;
  readonly oldest: number;
  readonly broken: readonly string[];
}

const pause = (milliseconds: number) => new Promise((then) => setTimeout(then, milliseconds));

/** Tells of every save that the page writes, in the task in which it does. */
const listen = () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    if (key.startsWith('oddboard/save/'))
      (window as unknown as { heard(...said: unknown[]): void }).heard(Date.now(), key, value);
  };
};

/** The centre of something that can be picked now; one that is armed, first. */
const somewhere = (die: number): readonly [number, number] | null => {
  const armed = document.querySelector('main [data-armed]');
  const open = [
    ...document.querySelectorAll('main [data-name][data-tone], main button[data-target]:not([disabled])'),
  ];
  const chosen = armed ?? open[Math.floor(die * open.length)];
  const box = chosen?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
};

/** What the profile holds, read where the app does not run. */
const onDisk = async (
  page: Page,
  url: string,
): Promise<{ readonly local: readonly SaveEntry[]; readonly database: readonly SaveEntry[] }> => {
  await page.goto(`${url}icon.svg`);
  const [kept, database] = await page.evaluate(async () => {
    const entries = Object.entries(localStorage) as [string, string][];
    if (!(await indexedDB.databases()).some(({ name }) => name === 'oddboard')) return [entries, []] as const;
    const all = await new Promise<unknown[]>((then, refuse) => {
      const request = indexedDB.open('oddboard');
      request.onerror = () => refuse(request.error);
      request.onsuccess = () => {
        const got = request.result.transaction('log').objectStore('log').getAll();
        got.onsuccess = () => {
          request.result.close();
          then(got.result);
        };
      };
    });
    return [entries, all] as const;
  });
  return { local: entriesIn(testShelf(new Map(kept))), database: database as readonly SaveEntry[] };
};

const idsIn = (entries: readonly SaveEntry[]): ReadonlySet<string> => new Set(entries.map(({ id }) => id));

const newestIn = (entries: readonly SaveEntry[], id: string): SavedState | null =>
  newestStates(entries.filter((each) => each.id === id))[0] ?? null;

/** What is wrong with what the page shows of a game; null where it shows it as it was saved. */
const misshown = async (page: Page, saved: SavedGame): Promise<string | null> => {
  const game = await GAMES.find(({ id }) => id === saved.game)?.load();
  invariant(game, 'it is a game there is');
  const there = await opened(game, saved);
  if (!there.ok) return there.error.text;
  const expected: Table = there.value.table;
  const view = viewOf(expected);
  const picks = expected.picks.flatMap((pick) =>
    pick.kind === 'square' ? [game.board.squares[pick.square]?.name ?? ''] : [],
  );
  const seen = unitsOn(view);
  let wrong = '';
  for (let tries = 0; tries < 100; tries++) {
    const shown = await page
      .locator('main [role="gridcell"]')
      .evaluateAll((cells) =>
        cells.map(
          (cell) =>
            [
              cell.getAttribute('data-name') ?? '',
              cell.getAttribute('data-tone'),
              cell.getAttribute('aria-label'),
              cell.hasAttribute('data-picked'),
            ] as const,
        ),
      );
    const bad = shown.flatMap(([name, tone, label, isPicked]) => {
      const square = game.board.squares.findIndex((each) => each?.name === name);
      const units = seen.get(square) ?? [];
      const said = speakSquare(game, name, square, units, view.marks[square] ?? [], {
        tone: (tone ?? undefined) as never,
        narrow: narrowOf(expected).includes(square),
      });
      const sorted = (text: string) => text.split(', ').sort().join(', ');
      const isLost = picks.includes(name) && !isPicked;
      return sorted(said) === sorted(label ?? '') && !isLost
        ? []
        : [`${label} instead of ${said}${isLost ? ', picked' : ''}`];
    });
    wrong = shown.length === 0 ? 'no board' : bad.slice(0, 3).join('; ');
    if (!wrong) return null;
    await pause(50);
  }
  return wrong;
};

/** Plays one profile through so many kills. */
const haunted = async (
  id: string,
  kills: number,
  seed: number,
  tell: (outcome: Outcome) => void,
): Promise<void> => {
  const die = thrower(seed);
  const profile = mkdtempSync(join(tmpdir(), 'oddboard-kills-'));
  const known = new Map<string, SaveEntry>();
  let heard: Heard[] = [];
  let killedAt = 0;
  let last: string | null = null;

  const enter = async (): Promise<readonly [BrowserContext, Page]> => {
    const context = await launched(engine, profile);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.exposeBinding('heard', (_source, at: number, key: string, text: string) => {
      const [entry] = entriesIn(testShelf(new Map([[key, text]])));
      if (entry) heard.push({ at, entry });
    });
    return [context, page];
  };

  /** What has come back after a kill. */
  const examined = async (page: Page): Promise<Outcome> => {
    const broken: string[] = [];
    const disk = await onDisk(page, url);
    const all = [...disk.local, ...disk.database];
    const damaged = all.filter((entry) => !saveIn(entry)).length;
    if (damaged > 0) broken.push(`${damaged} saves on disk are damaged`);
    await page.addInitScript(listen);
    await page.goto(`${url}#/${id}`);
    await page.locator('main [role="grid"]').waitFor();
    const inTime = heard.filter(({ at }) => killedAt - at >= IN_TIME);
    /** The last game on the table of which anything came to the disk. */
    const shownId =
      [...heard].reverse().find(({ entry }) => all.some((each) => each.id === entry.id))?.entry.id ?? last;
    for (const [game, entry] of known) {
      const newest = newestIn(all, game);
      if (newest === null) broken.push(`game ${game} is gone`);
      else if (newest.save.revision < entry.revision)
        broken.push(`game ${game} is back at save ${newest.save.revision} of ${entry.revision}`);
    }
    const newest = shownId === null ? null : newestIn(all, shownId);
    const late = heard.filter(({ at }) => killedAt - at < IN_TIME);
    const isBack = ({ entry }: Heard) => (newestIn(all, entry.id)?.save.revision ?? -1) >= entry.revision;
    const gone = late.filter((each) => !isBack(each));
    for (const each of inTime)
      if (!isBack(each))
        broken.push(`save ${each.entry.revision}, made ${killedAt - each.at} ms before the kill, is gone`);
    if (newest) {
      const { readSavedValue } = await import('../../src/app/formats/reading.ts');
      const saved = readSavedValue(newest.value, { id: newest.save.id, now: '' });
      const wrong = saved.ok ? await misshown(page, saved.value) : saved.error.text;
      if (wrong) broken.push(`the board does not show save ${newest.save.revision}: ${wrong}`);
    }
    for (const game of idsIn(all)) {
      const state = newestIn(all, game);
      const count = (state?.value['nodes'] as readonly unknown[] | undefined)?.length ?? 0;
      const entry = all.find((each) => each.id === game && each.revision === state?.save.revision);
      if (count > 0 && entry) known.set(game, entry);
    }
    last = shownId;
    return {
      game: id,
      late: late.length,
      lost: gone.length,
      oldest: Math.max(0, ...gone.map(({ at }) => killedAt - at)),
      broken,
    };
  };

  try {
    for (let kill = 0; kill <= kills; kill++) {
      const [, page] = await enter();
      if (kill > 0) tell(await examined(page));
      else {
        await page.addInitScript(listen);
        await page.goto(`${url}#/${id}`);
        await page.locator('main [role="grid"]').waitFor();
      }
      heard = [];
      const pids = family(profile);
      if (kill === kills) {
        killed(pids);
        break;
      }
      let isDead = false;
      const end = () => {
        killedAt = Date.now();
        killed(pids);
        isDead = true;
      };
      /**
       * Half of the kills come at any time, half within the animation that follows a pick, or in the middle
       * of a turn.
       */
      const isAtAnyTime = die(2) === 0;
      let death: ReturnType<typeof setTimeout> | undefined;
      const after = 2 + die(8);
      const later = die(500);
      // A game in which nothing was played is nobody's: it goes with the next.
      let startsAnew = last !== null && known.has(last) && die(6) === 0;
      try {
        const began = performance.now();
        for (let idle = 0; !isDead && performance.now() - began < PATIENCE; ) {
          if (startsAnew) {
            await page.getByRole('button', { name: 'New game' }).click({ timeout: 20_000 });
            await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click({ timeout: 20_000 });
          }
          const at = await page.evaluate(somewhere, die(1000) / 1000);
          if (at) await page.mouse.click(...at);
          idle = at ? 0 : idle + 1;
          // Where nothing can be picked for long, the game is over.
          startsAnew = idle > 40;
          if (startsAnew) idle = 0;
          // The time runs from the first save: on a busy machine nothing may have been picked before.
          if (isAtAnyTime && heard.length > 0) death ??= setTimeout(end, die(2000));
          if (!isAtAnyTime && heard.length >= after) {
            await pause(later);
            break;
          }
          await pause(die(120));
        }
      } catch (error) {
        if (!isDead) throw error;
      }
      clearTimeout(death);
      if (!isDead) end();
      // What was sent before the kill may still be on its way here.
      for (let wait = 0; wait < 20 && (wait === 0 || heard.length === 0); wait++) await pause(150);
      invariant(heard.length > 0, `no save was heard of before kill ${kill + 1}`);
    }
  } finally {
    killed(family(profile));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** So many kills of one profile at the most: a life of its own. */
const LIFE = 10;
const shares = GAMES.flatMap(({ id }, index) => {
  const share = Math.floor(count / GAMES.length) + (index < count % GAMES.length ? 1 : 0);
  return Array.from({ length: Math.ceil(share / LIFE) }, (_, life) => ({
    life,
    id,
    kills: Math.min(LIFE, share - life * LIFE),
  }));
});
shares.sort((a, b) => a.life - b.life);
const outcomes: Outcome[] = [];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const row = (name: string, these: readonly Outcome[]): string[] => [
  name,
  String(these.length),
  String(these.filter(({ broken }) => broken.length > 0).length),
  `${sum(these.map(({ lost }) => lost))} of ${sum(these.map(({ late }) => late))}`,
  String(Math.max(0, ...these.map(({ oldest }) => oldest))),
];
const report = () => {
  console.log(
    table(
      [engine, 'kills', 'broken', `lost of the picks of the last ${IN_TIME} ms`, 'the oldest of these, ms'],
      [
        ...GAMES.map(({ id }) =>
          row(
            id,
            outcomes.filter(({ game }) => game === id),
          ),
        ),
        row('all', outcomes),
      ],
    ),
  );
};
// Whoever has no more time gets the figures so far.
process.on('SIGINT', () => {
  report();
  process.exit(1);
});

const work = shares.map(({ id, kills }, index) => async () => {
  const own = seed * 1000 + index;
  const tell = (outcome: Outcome) => {
    outcomes.push(outcome);
    for (const each of outcome.broken) console.log(`  BROKEN  ${id}, seed ${own}: ${each}`);
  };
  await haunted(id, kills, own, tell).catch((error) => {
    process.exitCode = 1;
    console.log(`  FAILED  ${id}, seed ${own}: ${String(error).split('\n')[0]}`);
  });
});
await Promise.all(
  Array.from({ length: workers }, async () => {
    for (let next = work.shift(); next; next = work.shift()) await next();
  }),
);
await server.close();

report();
if (outcomes.length < count || outcomes.some(({ broken }) => broken.length > 0)) process.exitCode = 1;
process.exit();
