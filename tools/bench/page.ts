/** Opens the built app in Chromium, and measures it by the browser's own trace of the main thread. */
import { chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { chromiumHere } from '../../scripts/browsers.mjs';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** The start in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** The CPU time of the thread in microseconds. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    /** `duration` is in milliseconds. */
    readonly data?: { readonly type?: string; readonly duration?: number };
  };
}

/** A task of the main thread: its CPU time, and that of the garbage collection within it, in milliseconds. */
export interface Task {
  readonly work: number;
  readonly garbage: number;
}

export const launchBrowser = (args: readonly string[] = []) => {
  const executablePath = chromiumHere();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: false,
    args: [...args],
  });
};

/** Builds and serves the app until the program exits; returns its address. */
export const serveApp = async (): Promise<string> => {
  await build({ logLevel: 'error' });
  const server = await preview({ logLevel: 'silent', preview: { port: 0, host: '127.0.0.1' } });
  const { port } = server.httpServer.address() as { readonly port: number };
  return `http://127.0.0.1:${port}/`;
};

/** Traces work on a page, with the CPU slowed by this factor. Returns the events of the page's main thread in order. */
export const traceWork = async (page: Page, slowdown: number, work: () => Promise<unknown>) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'toplevel', 'blink.user_timing'];
  const traceConfig = { includedCategories, recordMode: 'recordContinuously' as const };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  // The mark tells this page's main thread from others.
  await page.evaluate(() => performance.mark('traced'));
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const mark = events.find(({ name }) => name === 'traced');
  return events
    .filter(({ pid, tid }) => pid === mark?.pid && tid === mark.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
};

const isTask = ({ ph, name }: TraceEvent): boolean => ph === 'X' && name === 'ThreadControllerImpl::RunTask';

const total = (tasks: readonly TraceEvent[]): number => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/**
 * Returns the CPU time of each click in milliseconds: of the tasks from the release of the button until its effect is
 * painted, or until the answering frame if nothing changed.
 */
export const clicksIn = (events: readonly TraceEvent[]): readonly number[] => {
  const releases = events.filter(
    ({ name, ph, args: { data } }) => name === 'EventTiming' && ph === 'b' && data?.type === 'click',
  );
  return releases.map(({ ts: from, args: { data } }, index) => {
    const until = releases[index + 1]?.ts ?? Infinity;
    const frame = from + (data?.duration ?? 0) * 1000;
    const meanwhile = events.filter(({ ts }) => ts >= from && ts < until);
    const clicked = meanwhile.find((each) => each.name === 'EventDispatch' && each.args.data?.type === 'click');
    const isPaint = ({ name, ts }: TraceEvent): boolean =>
      name === 'Paint' && ts > (clicked?.ts ?? Infinity) && ts < frame;
    const painted = meanwhile.find(isPaint)?.ts ?? frame;
    return total(meanwhile.filter((each) => isTask(each) && each.ts <= painted));
  });
};

/** Groups tasks by the most recent performance mark whose name begins with `prefix`. */
export const tasksByMark = (
  events: readonly TraceEvent[],
  prefix: string,
): Readonly<Record<string, readonly Task[]>> => {
  const marks = events.filter(({ name }) => name.startsWith(prefix));
  const collections = events.filter(({ ph, name }) => ph === 'X' && /^(Minor|Major)GC$/.test(name));
  const tasks: Record<string, Task[]> = Object.fromEntries(marks.map(({ name }) => [name, []]));
  for (const task of events.filter(isTask)) {
    const end = task.ts + (task.dur ?? 0);
    const mark = marks.filter(({ ts }) => ts <= end).at(-1);
    const within = collections.filter(({ ts }) => ts >= task.ts && ts < end);
    if (mark) tasks[mark.name]?.push({ work: total([task]), garbage: total(within) });
  }
  return tasks;
};
