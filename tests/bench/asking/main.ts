/**
 * The longest task of a page's main thread while FrozenChess answers a question in slices: crowded positions,
 * three of five in check, each asked in a page of its own, and once more there, when its code is compiled. The
 * first question of a position, then those of some of its units. The positions are of walks, one from the start
 * for every six from crowds of each stage; units in every other one have awards. On the command line the number of
 * positions, and how many times slower the CPU is.
 */
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { squareName } from '../../../src/kernel/board/board.ts';
import { type Die, seeded, thrower } from '../../../src/kernel/chance.ts';
import { invariant } from '../../../src/kernel/invariant.ts';
import { randomPicks } from '../../../src/kernel/laws/walk.ts';
import { GAME } from '../../../src/variants/frozenchess/index.ts';
import type { State } from '../../../src/variants/frozenchess/position/state.ts';
import { awarded } from '../../variants/frozenchess/awards.ts';
import { crowdAfter, STAGE_STARTS } from '../../variants/frozenchess/stage-starts.ts';
import { isInCheck, keptInCheck } from '../../variants/frozenchess/strange.ts';
import { spread } from '../clock.ts';
import { table } from '../table.ts';
import { type Task, type TraceEvent, tasksByMark } from '../trace.ts';

const [COUNT = 200, SLOWDOWN = 1] = process.argv.slice(2).map(Number);
const PLIES = 70;
/** Before this ply of a walk all Kings are left alone. */
const CALM_PLIES = 20;
/** Of a walk one position in so many is asked; of it the questions of so many units. */
const [EVERY, UNITS] = [3, 6];
/** A slice is meant to be no longer, in milliseconds. */
const AIM = 16 * (SLOWDOWN > 1 ? 50 / 16 : 1);

/** Positions of random walks by check: from the start, and from crowds of each stage. */
const positions = (): readonly State[] => {
  const wanted = { checked: Math.round(COUNT * 0.6), calm: COUNT - Math.round(COUNT * 0.6) };
  const found: State[] = [];
  for (let walk = 0; found.length < COUNT; walk++) {
    const die = thrower(walk + 1);
    const crowd = STAGE_STARTS[walk % (STAGE_STARTS.length + 1)];
    let state = crowd ? crowdAfter(crowd[0]) : (GAME.setup(1) as State);
    for (let ply = 0; ply < PLIES; ply++) {
      if (state.toMove === 'white' && ply >= CALM_PLIES) state = keptInCheck(state, die);
      const chosen = randomPicks(GAME, state, seeded(die(1 << 30)));
      const played = chosen && GAME.play(state, chosen[0]);
      if (!played?.ok) break;
      const kind = isInCheck(state) ? 'checked' : 'calm';
      // In every other position units have earned further moves, as late in a game.
      const asked = found.length % 2 === 0 ? state : awarded(state, die);
      if (ply % EVERY === 0 && GAME.read(GAME.write(asked)).ok && wanted[kind]-- > 0) found.push(asked);
      state = played.value.state as State;
    }
  }
  return found;
};

/** The first question, and those of some of its units. */
const questionsOf = (state: State, die: Die): readonly string[] => {
  const own = state.stacks.flatMap((stack, at) => (stack?.side === state.toMove ? [at] : []));
  const units = Array.from({ length: UNITS }, () => squareName(GAME.board, own[die(own.length)] ?? 0));
  return ['', ...new Set(units)];
};

const script = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'tests/bench/asking/page.ts', formats: ['es'], fileName: 'page' },
    },
  });
  const [output] = [built].flat();
  invariant(output && 'output' in output, 'the page is built once');
  return output.output[0].code;
};

/** What a page's main thread does while it answers. */
const traced = async (page: Page, answer: () => Promise<unknown>): Promise<readonly TraceEvent[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'toplevel', 'blink.user_timing'];
  const traceConfig = { includedCategories, recordMode: 'recordContinuously' as const };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await answer();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
};

/** The tasks of a position by round and question. */
const answered = async (browser: Browser, code: string, state: State, questions: readonly string[]) => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction('window.answer');
  const text = JSON.stringify(GAME.write(state));
  const ask = (name: string) => `answer(${text}, ${JSON.stringify(questions)}, '${name}')`;
  const trace = await traced(page, () => page.evaluate(`${ask('first')}.then(() => ${ask('second')})`));
  const session = await page.context().newCDPSession(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { tasks: tasksByMark(trace, 'asked '), heap: usedSize / 2 ** 20 };
};

const report = (name: string, tasks: readonly Task[], times: readonly number[]): readonly string[] => {
  const [whole, bare] = [tasks.map(({ work }) => work), tasks.map(({ work, garbage }) => work - garbage)].map(
    spread,
  );
  const over = tasks.filter(({ work }) => work > AIM).length;
  const of = (ms: number | undefined): string => (ms ?? 0).toFixed(1);
  return [
    name,
    `${tasks.length}`,
    ...[whole?.median, whole?.p95, whole?.worst, bare?.p95, bare?.worst].map(of),
    `${over}`,
    ...[spread(times).median, spread(times).worst].map(of),
  ];
};

const executablePath = process.env['CHROMIUM_PATH'] || undefined;
const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false });
const code = await script();
const all = new Map<string, Task[]>();
const times = new Map<string, number[]>();
const longest: (readonly [number, string])[] = [];
let largest = 0;
for (const [index, state] of positions().entries()) {
  const { tasks, heap } = await answered(browser, code, state, questionsOf(state, thrower(index + 1)));
  largest = Math.max(largest, heap);
  for (const [mark, list] of Object.entries(tasks)) {
    const [, round = '', spelled] = mark.split(' ');
    if (round === 'nothing') continue;
    const name = `${isInCheck(state) ? 'in check' : 'calm'}, ${spelled ? 'a unit' : 'first'}, ${round} time`;
    all.set(name, [...(all.get(name) ?? []), ...list]);
    times.set(name, [...(times.get(name) ?? []), list.reduce((sum, { work }) => sum + work, 0)]);
    const worst = Math.max(0, ...list.map(({ work }) => work));
    longest.push([worst, `position ${index}, ${mark}`]);
  }
}
await browser.close();
console.log(`\n${COUNT} positions, CPU ${SLOWDOWN} times slower, load ${loadavg()[0]?.toFixed(1)}.`);
console.log(
  'Processor time of tasks in milliseconds; bare: without the collection of garbage; known: until all is.\n',
);
const head = ['question', 'tasks', 'median', '95 %', 'worst', 'bare 95 %', 'worst', `over ${AIM}`];
console.log(
  table(
    [...head, 'known', 'worst'],
    [...all].sort().map(([name, tasks]) => report(name, tasks, times.get(name) ?? [])),
  ),
);
console.log(`\nLargest heap after the questions of a position: ${largest.toFixed(0)} MB.`);
longest.sort((a, b) => b[0] - a[0]);
console.log(
  `\n${longest
    .slice(0, 12)
    .map(([ms, where]) => `${ms.toFixed(1)} ${where}`)
    .join('\n')}`,
);
