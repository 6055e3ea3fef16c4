/**
 * asking [POSITIONS] [SLOWDOWN]: measures the longest main-thread task while FrozenChess answers a question in slices,
 * with the CPU slowed by this factor. Three of five positions are in check. Each is asked on a page of its own: its
 * first question, then those of some units, and all of them a second time, when the code has been compiled. Positions
 * come from random walks: of every seven walks, one begins at the start and six at the crowds of the stages. In every
 * other position units have awards.
 */
import { loadavg } from 'node:os';
import { build } from 'vite';
import { squareName } from '../../src/kernel/board/board.ts';
import { type RandomIndex, randomIndexFrom, seeded } from '../../src/kernel/chance.ts';
import { invariant } from '../../src/kernel/invariant.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { GAME } from '../../src/variants/frozenchess/index.ts';
import type { State } from '../../src/variants/frozenchess/position/state.ts';
import { awarded } from '../../tests/variants/frozenchess/awards.ts';
import { crowdAfter, STAGE_STARTS } from '../../tests/variants/frozenchess/stage-starts.ts';
import { isInCheck, keptInCheck } from '../../tests/variants/frozenchess/strange.ts';
import { spreadOf, textTable } from '../figures.ts';
import { launchBrowser, type Task, tasksByMark, traceWork } from './page.ts';

const [COUNT = 200, SLOWDOWN = 1] = process.argv.slice(2).map(Number);
const PLIES = 70;
/** The ply before which no King is put in check. */
const CALM_PLIES = 20;
/** Of a walk, one position in EVERY is used, with the questions of UNITS of its units. */
const [EVERY, UNITS] = [3, 6];
/** The time (ms) that a slice should take at most: 50 with a slowed CPU, else a frame. */
const AIM = SLOWDOWN > 1 ? 50 : 16;

/** Returns positions of random walks, 60 % of them with a check, from the start and from crowds of each stage. */
const positions = (): readonly State[] => {
  const wanted = { checked: Math.round(COUNT * 0.6), calm: COUNT - Math.round(COUNT * 0.6) };
  const found: State[] = [];
  for (let walk = 0; found.length < COUNT; walk++) {
    const die = randomIndexFrom(walk + 1);
    const crowd = STAGE_STARTS[walk % (STAGE_STARTS.length + 1)];
    let state = crowd ? crowdAfter(crowd[0]) : (GAME.setup(1) as State);
    for (let ply = 0; ply < PLIES; ply++) {
      if (state.toMove === 'white' && ply >= CALM_PLIES) state = keptInCheck(state, die);
      const chosen = randomPicks(GAME, state, seeded(die(1 << 30)));
      const played = chosen && GAME.play(state, chosen[0]);
      if (!played?.ok) break;
      const kind = isInCheck(state) ? 'checked' : 'calm';
      // In every other position, units get awards (more moves), as late in a game.
      const asked = found.length % 2 === 0 ? state : awarded(state, die);
      if (ply % EVERY === 0 && GAME.read(GAME.write(asked)).ok && wanted[kind]-- > 0) found.push(asked);
      state = played.value.state as State;
    }
  }
  return found;
};

/** Returns the picks that lead to the first question (none) and to those of some units. */
const questionsOf = (state: State, die: RandomIndex): readonly string[] => {
  const own = state.stacks.flatMap((stack, at) => (stack?.side === state.toMove ? [at] : []));
  const units = Array.from({ length: UNITS }, () => squareName(GAME.board, own[die(own.length)] ?? 0));
  return ['', ...new Set(units)];
};

const built = await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: 'tools/bench/asked.ts', formats: ['es'], fileName: 'asked' },
  },
});
const [output] = [built].flat();
invariant(output && 'output' in output, 'the page is built once');
const code = output.output[0].code;
const browser = await launchBrowser();

/**
 * Asks these questions twice on a new page. Returns the tasks by mark (round and question), and the heap afterwards in
 * MB.
 */
const answered = async (state: State, questions: readonly string[]) => {
  const page = await browser.newPage();
  await page.addScriptTag({ content: code, type: 'module' });
  await page.waitForFunction('window.answer');
  const given = `${JSON.stringify(GAME.write(state))}, ${JSON.stringify(questions)}`;
  const asking = `answer(${given}, 'first').then(() => answer(${given}, 'second'))`;
  const events = await traceWork(page, SLOWDOWN, () => page.evaluate(asking));
  const session = await page.context().newCDPSession(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { tasks: tasksByMark(events, 'asked '), heap: usedSize / 2 ** 20 };
};

const all = new Map<string, { readonly tasks: Task[]; readonly known: number[] }>();
let largest = 0;
for (const [index, state] of positions().entries()) {
  const { tasks, heap } = await answered(state, questionsOf(state, randomIndexFrom(index + 1)));
  largest = Math.max(largest, heap);
  for (const [mark, list] of Object.entries(tasks)) {
    const [, round = '', spelled] = mark.split(' ');
    if (round === 'nothing') continue;
    const name = `${isInCheck(state) ? 'in check' : 'calm'}, ${spelled ? 'a unit' : 'first'}, ${round} time`;
    const row = all.get(name) ?? { tasks: [], known: [] };
    all.set(name, row);
    row.tasks.push(...list);
    row.known.push(list.reduce((sum, { work }) => sum + work, 0));
  }
}
await browser.close();

const rows = [...all].sort().map(([name, { tasks, known }]) => {
  const whole = spreadOf(tasks.map(({ work }) => work));
  const bare = spreadOf(tasks.map(({ work, garbage }) => work - garbage));
  const { median, worst } = spreadOf(known);
  const figures = [whole.median, whole.p95, whole.worst, bare.p95, bare.worst, median, worst];
  const over = tasks.filter(({ work }) => work > AIM).length;
  return [name, `${tasks.length}`, `${over}`, ...figures.map((ms) => ms.toFixed(1))];
});
console.log(`\n${COUNT} positions, CPU ${SLOWDOWN} times slower, load ${loadavg()[0]?.toFixed(1)}. Processor time of`);
console.log('tasks in milliseconds; bare: without the collection of garbage; known: until all is.\n');
const head = `question,tasks,over ${AIM},median,95 %,worst,bare 95 %,worst,known,worst`.split(',');
console.log(textTable(head, rows));
console.log(`\nLargest heap after the questions of a position: ${largest.toFixed(0)} MB.`);
