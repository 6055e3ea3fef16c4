/**
 * kills [N] [--engine chromium|firefox] [--seed S]: kills browsers N times during play. Random clicks play a game in a
 * browser with a profile on disk. All its processes are killed at a random time, or half of the time just after a pick.
 * After a restart the page must show the newest state that is on disk, and neither a game nor a pick that is older than
 * MUST_SURVIVE_AGE may be lost. A kill before the first save cannot be judged, and counts as a failure.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, firefox, type Page } from 'playwright-core';
import { chromiumHere, findFirefox } from '../scripts/browsers.mjs';
import { readSavedValue } from '../src/app/formats/reading.ts';
import type { SavedGame } from '../src/app/formats/saved.ts';
import { squaresLeavingFewMoves } from '../src/app/model/reach.ts';
import { viewOf } from '../src/app/model/table.ts';
import { entriesIn } from '../src/app/saves/local.ts';
import { newestStates, type SavedState } from '../src/app/saves/old-log.ts';
import { parseRecord, type SaveEntry } from '../src/app/saves/record.ts';
import { randomIndexFrom } from '../src/kernel/chance.ts';
import { invariant } from '../src/kernel/invariant.ts';
import { unwrap } from '../src/kernel/result.ts';
import { squareLabel } from '../src/ui/board/ariaLabels.ts';
import { unitsBySquare } from '../src/ui/board/units/units.ts';
import { GAMES } from '../src/variants/index.ts';
import { testShelf } from '../tests/app/room.ts';
import { openSaved } from '../tests/support/saved.ts';
import { serveApp } from './bench/page.ts';
import { textTable } from './figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', default: 'chromium' },
    seed: { type: 'string', default: '1' },
  },
});
const [count, seed] = [Number(positionals[0] ?? 100), Number(values.seed)];
const { engine } = values;
invariant(engine === 'chromium' || engine === 'firefox', '--engine is chromium or firefox');
if (process.platform !== 'linux') {
  console.log('Killed browsers are left out: only Linux says in /proc what a browser has started.');
  process.exit(77);
}
const url = await serveApp();
/** The longest play before a kill, in ms. */
const LONGEST_PLAY = 60_000;
/** The age in ms from which a pick must survive the kill. */
const MUST_SURVIVE_AGE = 250;
/** The number of kills before a new profile is made. */
const KILLS_A_PROFILE = 10;

interface KillOutcome {
  readonly game: string;
  /**
   * `late`: the number of picks younger than MUST_SURVIVE_AGE at the kill; `lost`: the ages in ms of those of them that
   * are lost.
   */
  readonly late: number;
  readonly lost: readonly number[];
  readonly broken: readonly string[];
}

/** Launches a browser with the profile in this folder. */
const launchProfile = (profile: string) => {
  const executablePath = engine === 'firefox' ? findFirefox() : chromiumHere();
  const options = { ...(executablePath && { executablePath }), headless: true };
  return engine === 'firefox'
    ? firefox.launchPersistentContext(profile, { ...options, channel: 'moz-firefox' })
    : chromium.launchPersistentContext(profile, { ...options, chromiumSandbox: false });
};

/** Returns the process ids of the browser with this profile and of its descendants. */
const processesOf = (profile: string): readonly number[] => {
  const found = new Set<number>();
  const all = readdirSync('/proc').flatMap((name) => {
    try {
      const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
      if (readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(profile)) found.add(Number(name));
      return parent ? [[Number(name), Number(parent)] as const] : [];
    } catch {
      return []; // It has ended, or is no process.
    }
  });
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [pid, parent] of all) if (found.has(parent)) found.add(pid);
  }
  found.delete(process.pid);
  return [...found];
};

/** Sends SIGKILL to these processes, some of which may have ended. */
const killAll = (pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
};

/** Runs in the page: reports each save in the same task that writes it. */
const reportSaves = () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value);
    if (key.startsWith('oddboard/save/'))
      (window as unknown as { heard(...said: unknown[]): void }).heard(Date.now(), key, value);
  };
};

/**
 * Runs in the page: returns the centre of a target that can be picked, of an armed one if there is one. `die` is from 0
 * to 1; null if there is none.
 */
const findPickable = (die: number): readonly [number, number] | null => {
  const armed = document.querySelector('main [data-armed]');
  const open = document.querySelectorAll('main [data-name][data-tone], main button[data-target]:not([disabled])');
  const box = (armed ?? open[Math.floor(die * open.length)])?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
};

/** Reads the saves on disk, at an address where the app does not run and cannot change them. */
const readDisk = async (page: Page): Promise<readonly SaveEntry[]> => {
  await page.goto(`${url}icon.svg`);
  const [kept, logged] = await page.evaluate(async () => {
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
  return [...entriesIn(testShelf(new Map(kept))), ...(logged as readonly SaveEntry[])];
};

const newestIn = (entries: readonly SaveEntry[], id: string): SavedState | null =>
  newestStates(entries.filter((each) => each.id === id))[0] ?? null;

/** Describes how the page differs from the saved game; null if it shows it within 5 seconds. */
const differenceShown = async (page: Page, saved: SavedGame): Promise<string | null> => {
  const game = await GAMES.find(({ id }) => id === saved.game)?.load();
  invariant(game, 'it is a game there is');
  const { table: expected } = unwrap(await openSaved(game, saved));
  const view = viewOf(expected);
  const seen = unitsBySquare(view);
  const picks = expected.picks.flatMap((pick) =>
    pick.kind === 'square' ? [game.board.squares[pick.square]?.name] : [],
  );
  const sorted = (text: string): string => text.split(', ').sort().join(', ');
  let wrong = '';
  for (let tries = 0; tries < 100; tries++) {
    const shown = await page
      .locator('main [role="gridcell"]')
      .evaluateAll((cells) =>
        cells.map((cell) =>
          ['data-name', 'data-tone', 'aria-label', 'data-picked'].map((name) => cell.getAttribute(name)),
        ),
      );
    const bad = shown.flatMap(([name, tone, label, picked]) => {
      const square = game.board.squares.findIndex((each) => each?.name === name);
      const said = squareLabel(game, name ?? '', square, seen.get(square) ?? [], view.marks[square] ?? [], {
        tone: (tone ?? undefined) as never,
        fewMoves: squaresLeavingFewMoves(expected).includes(square),
      });
      const isLost = picks.includes(name ?? '') && picked === null;
      return sorted(said) === sorted(label ?? '') && !isLost ? [] : [`${label} instead of ${said}, ${picked}`];
    });
    wrong = shown.length === 0 ? 'no board' : bad.slice(0, 3).join('; ');
    if (!wrong) return null;
    await pause(50);
  }
  return wrong;
};

/** Plays a game in a new profile through this many kills; `tell` receives the outcome of each. */
const playThroughKills = async (id: string, kills: number, seed: number, tell: (outcome: KillOutcome) => void) => {
  const die = randomIndexFrom(seed);
  const profile = mkdtempSync(join(tmpdir(), 'oddboard-kills-'));
  /** The newest revision of each game that has actions, by the game's id. */
  const known = new Map<string, number>();
  /** The saves that the page has reported since the last kill, each with its time in ms. */
  let heard: { readonly at: number; readonly entry: SaveEntry }[] = [];
  let killedAt = 0;
  let last: string | null = null;

  const launchPage = async (): Promise<Page> => {
    const context = await launchProfile(profile);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.exposeBinding('heard', (_source, at: number, key: string, text: string) => {
      const [entry] = entriesIn(testShelf(new Map([[key, text]])));
      if (entry) heard.push({ at, entry });
    });
    return page;
  };

  const show = async (page: Page): Promise<void> => {
    await page.addInitScript(reportSaves);
    await page.goto(`${url}#/${id}`);
    await page.locator('main [role="grid"]').waitFor();
  };

  /** Checks the saves and the page after a kill. */
  const examine = async (page: Page): Promise<KillOutcome> => {
    const broken: string[] = [];
    const all = await readDisk(page);
    const revisionOf = (game: string): number => newestIn(all, game)?.save.revision ?? -1;
    if (!all.every((entry) => parseRecord(entry))) broken.push('a save on disk is damaged');
    await show(page);
    for (const [game, revision] of known)
      if (revisionOf(game) < revision) broken.push(`game ${game} is back at ${revisionOf(game)} of ${revision}`);
    const ages = heard.flatMap(({ at, entry }) => (revisionOf(entry.id) < entry.revision ? [killedAt - at] : []));
    for (const age of ages.filter((each) => each >= MUST_SURVIVE_AGE))
      broken.push(`a save made ${age} ms before the kill is gone`);
    // The game shown must be the last one of which a save has reached the disk.
    last =
      heard
        .map(({ entry }) => entry.id)
        .filter((game) => newestIn(all, game))
        .at(-1) ?? last;
    const newest = last === null ? null : newestIn(all, last);
    if (newest) {
      const saved = readSavedValue(newest.value, { id: newest.save.id, now: '' });
      const wrong = saved.ok ? await differenceShown(page, saved.value) : saved.error.text;
      if (wrong) broken.push(`the board does not show save ${newest.save.revision}: ${wrong}`);
    }
    for (const { save, value } of newestStates(all))
      if ((value['nodes'] as readonly unknown[] | undefined)?.length) known.set(save.id, save.revision);
    const late = heard.filter(({ at }) => killedAt - at < MUST_SURVIVE_AGE).length;
    return { game: id, late, lost: ages.filter((age) => age < MUST_SURVIVE_AGE), broken };
  };

  /** Plays until the kill, which comes at a random time, or up to half a second after a pick. */
  const playUntilKilled = async (page: Page): Promise<void> => {
    const pids = processesOf(profile);
    const isAtAnyTime = die(2) === 0;
    const [after, later] = [2 + die(8), die(500)];
    let death: ReturnType<typeof setTimeout> | undefined;
    let isDead = false;
    const end = () => {
      killedAt = Date.now();
      killAll(pids);
      isDead = true;
    };
    // New games start only after one with actions, since an untouched game is not kept when another is opened.
    let startsNewGame = last !== null && known.has(last) && die(6) === 0;
    const began = performance.now();
    try {
      for (let idle = 0; !isDead && performance.now() - began < LONGEST_PLAY; ) {
        if (startsNewGame) {
          await page.getByRole('button', { name: 'New game' }).click({ timeout: 20_000 });
          await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click({ timeout: 20_000 });
        }
        const at = await page.evaluate(findPickable, die(1000) / 1000);
        if (at) await page.mouse.click(...at);
        idle = at ? 0 : idle + 1;
        // If nothing can be picked for a while, the game is over.
        startsNewGame = idle > 40;
        if (startsNewGame) idle = 0;
        // The time runs from the first save, since a busy machine may be slow to pick.
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
    // Reports sent before the kill may still arrive.
    for (let wait = 0; wait < 20 && (wait === 0 || heard.length === 0); wait++) await pause(150);
    invariant(heard.length > 0, 'a save was heard of before the kill');
  };

  try {
    for (let kill = 0; ; kill++) {
      const page = await launchPage();
      if (kill === 0) await show(page);
      else tell(await examine(page));
      heard = [];
      if (kill === kills) break;
      await playUntilKilled(page);
    }
  } finally {
    killAll(processesOf(profile));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** The runs of all games, interleaved so that each game has its share at any time. */
const runs = GAMES.flatMap(({ id }, index) => {
  const share = Math.floor(count / GAMES.length) + (index < count % GAMES.length ? 1 : 0);
  return Array.from({ length: Math.ceil(share / KILLS_A_PROFILE) }, (_, life) => {
    return { life, id, kills: Math.min(KILLS_A_PROFILE, share - life * KILLS_A_PROFILE) };
  });
}).sort((a, b) => a.life - b.life);
const outcomes: KillOutcome[] = [];
const queue = runs.entries();
const work = async (): Promise<void> => {
  for (const [index, { id, kills }] of queue) {
    const own = seed * 1000 + index;
    const tell = (outcome: KillOutcome): void => {
      outcomes.push(outcome);
      for (const each of outcome.broken) console.log(`  BROKEN  ${id}, seed ${own}: ${each}`);
    };
    await playThroughKills(id, kills, own, tell).catch((error) =>
      console.log(`  FAILED  ${id}, seed ${own}: ${String(error).split('\n')[0]}`),
    );
  }
};
await Promise.all([work(), work()]);
const rows = [...GAMES.map(({ id }) => id), 'all'].map((name) => {
  const these = outcomes.filter(({ game }) => name === 'all' || game === name);
  const lost = these.flatMap((each) => each.lost);
  const late = these.reduce((sum, each) => sum + each.late, 0);
  const broken = these.filter((each) => each.broken.length > 0).length;
  return [name, `${these.length}`, `${broken}`, `${lost.length} of ${late}`, `${Math.max(0, ...lost)}`];
});
const head = ['kills', 'broken', `lost of the picks of the last ${MUST_SURVIVE_AGE} ms`, 'the oldest of these, ms'];
console.log(textTable([engine, ...head], rows));
process.exit(outcomes.length < count || outcomes.some(({ broken }) => broken.length > 0) ? 1 : 0);
