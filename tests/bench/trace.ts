/**
 * What a browser's own trace says of each click: the processor time of the page's main thread until it has
 * painted the frame that answers it, and what it does afterwards, until it rests.
 */

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's processor time. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    readonly name?: string;
    /** Milliseconds. */
    readonly data?: { readonly type?: string; readonly duration?: number };
  };
}

/** No more than is read here: twice as many events would be recorded of compositing alone. */
export const CATEGORIES = ['devtools.timeline', 'toplevel'];

/** Milliseconds. */
export interface Click {
  readonly work: number;
  readonly afterwards: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** From each release of the mouse to the frame that answers it, as the browser times its events. */
const releases = (events: readonly TraceEvent[]): readonly Span[] =>
  events.flatMap(({ name, ph, ts, args: { data } }) =>
    name === 'EventTiming' && ph === 'b' && data?.type === 'click'
      ? [{ from: ts, to: ts + (data.duration ?? 0) * 1000 }]
      : [],
  );

/** The thread rests when it has nothing to do for so long, in microseconds. */
const REST = 12_000;

const isClick = ({ name, args }: TraceEvent): boolean =>
  name === 'EventDispatch' && args.data?.type === 'click';

/**
 * The tasks up to the one that painted what the click did, or to its end where it changed nothing, and those
 * that followed before the thread rested.
 */
const parted = (
  tasks: readonly TraceEvent[],
  events: readonly TraceEvent[],
  end: number,
): readonly [readonly TraceEvent[], readonly TraceEvent[]] => {
  const clicked = events.find(isClick)?.ts ?? Infinity;
  const painted = events.find(({ name, ts }) => name === 'Paint' && ts > clicked && ts < end)?.ts ?? end;
  const answering = tasks.filter(({ ts }) => ts <= painted);
  const later = tasks.slice(answering.length);
  const ends = [...answering.slice(-1), ...later].map(({ ts, dur = 0 }) => ts + dur);
  const rest = later.findIndex(({ ts }, index) => ts - (ends[index] ?? 0) > REST);
  return [answering, rest < 0 ? later : later.slice(0, rest)];
};

const total = (tasks: readonly TraceEvent[]): number =>
  tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** All that a trace says in its order, and the part of it that pages' main threads did. */
const sorted = (trace: readonly TraceEvent[]) => {
  const events = [...trace].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return {
    events,
    onMain: events.filter(({ ph, pid, tid }) => ph === 'X' && main.has(`${pid} ${tid}`)),
  };
};

const isTask = ({ name }: TraceEvent): boolean => name === 'ThreadControllerImpl::RunTask';

/** The processor time, in milliseconds, from each frame that a script of the page was told of to the next. */
export const framesIn = (trace: readonly TraceEvent[]): readonly number[] => {
  const { onMain } = sorted(trace);
  const begins = onMain.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const tasks = onMain.filter(isTask);
  let next = tasks.findIndex(({ ts, dur = 0 }) => ts + dur > (begins[0] ?? Infinity));
  return begins.slice(1).map((end) => {
    const first = next;
    while (next < tasks.length && (tasks[next]?.ts ?? 0) + (tasks[next]?.dur ?? 0) <= end) next++;
    return total(tasks.slice(first, next));
  });
};

/** Every click of a trace, in order. */
export const clicksIn = (trace: readonly TraceEvent[]): readonly Click[] => {
  const { events, onMain } = sorted(trace);
  const clicks = releases(events);
  return clicks.map(({ from, to }, index) => {
    const until = clicks[index + 1]?.from ?? Infinity;
    const meanwhile = onMain.filter(({ ts }) => ts >= from && ts < until);
    const [answering, later] = parted(meanwhile.filter(isTask), meanwhile, to);
    return { work: total(answering), afterwards: total(later) };
  });
};

/** A task of a thread, and the collection of garbage within it, in milliseconds of processor time. */
export interface Task {
  readonly work: number;
  readonly garbage: number;
}

/** The tasks of a page's main thread by the latest of its marks that begin with these words. */
export const tasksByMark = (
  trace: readonly TraceEvent[],
  begins: string,
): Readonly<Record<string, readonly Task[]>> => {
  const { events } = sorted(trace);
  const marks = events.filter(({ name }) => name.startsWith(begins));
  const isMain = ({ pid, tid }: TraceEvent): boolean => pid === marks[0]?.pid && tid === marks[0].tid;
  const onMain = events.filter((event) => event.ph === 'X' && isMain(event));
  const collections = onMain.filter(({ name }) => /^(Minor|Major)GC$/.test(name));
  const tasks: Record<string, Task[]> = Object.fromEntries(marks.map(({ name }) => [name, []]));
  for (const task of onMain.filter(isTask)) {
    const end = task.ts + (task.dur ?? 0);
    const mark = marks.filter(({ ts }) => ts <= end).at(-1);
    const within = collections.filter(({ ts }) => ts >= task.ts && ts < end);
    if (mark) tasks[mark.name]?.push({ work: total([task]), garbage: total(within) });
  }
  return tasks;
};
