/**
 * The answer of FrozenChess that one waits for longest: long random walks, in every fifth of which White's
 * King is kept in check by enemies that come out of nowhere, every other time by what one of them lends to
 * another. In each position the first question, that of a unit, that of a turn of several steps, a refusal and
 * a preview, nothing remembered of any.
 */
import { option, square, type Target } from '../../src/kernel/asking/target.ts';
import { type Die, seeded, thrower } from '../../src/kernel/chance.ts';
import { randomPicks } from '../../src/kernel/laws/walk.ts';
import { GAME } from '../../src/variants/frozenchess/index.ts';
import type { State } from '../../src/variants/frozenchess/position/state.ts';
import { isInCheck, keptInCheck } from '../variants/frozenchess/strange.ts';
import { cpu } from './clock.ts';
import { table } from './table.ts';

const [WALKS = 50, PLIES = 120] = process.argv.slice(2).map(Number);
/** Walks by number that keep a King in check. */
const isChecking = (walk: number): boolean => walk % 5 === 4;
/** Before this ply all Kings are left alone. */
const CALM_PLIES = 20;
/** Answers of the first walks are not counted: what is slow in them is the warming up. */
const WARM = 2;

type Picks = readonly Target[];

interface Answer {
  readonly ms: number;
  readonly walk: number;
  readonly ply: number;
  readonly what: string;
}

/** An Assassin with several moves whose King is in check: refusing e8 tries all its turns (FC-RES-6). */
const REFUSED = JSON.stringify({
  version: 1,
  toMove: 'w',
  nextId: 1000,
  stacks: [
    { sq: 'a1', side: 'b', comps: [{ id: 3, kind: 'R' }] },
    { sq: 'i1', side: 'w', comps: [{ id: 2, kind: 'K' }] },
    { sq: 'p1', side: 'b', comps: [{ id: 4, kind: 'R' }] },
    { sq: 'b8', side: 'b', comps: [{ id: 5, kind: 'B' }] },
    { sq: 'e8', side: 'w', comps: [{ id: 1, kind: 'M', capN: 6 }] },
    { sq: 'i16', side: 'b', comps: [{ id: 6, kind: 'K' }] },
  ],
});

const refusing = (): number => {
  const read = GAME.read(REFUSED);
  const e8 = GAME.board.squares.findIndex(({ name }) => name === 'e8');
  return read.ok ? cpu(() => GAME.explain(forgotten(read.value as State), [], square(e8))) : Number.NaN;
};

/** Where a random action leads, and its picks. */
const played = (state: State, die: Die): readonly [State, Picks] | null => {
  const chosen = randomPicks(GAME, state, seeded(die(1 << 30)));
  const next = chosen && GAME.play(state, chosen[0]);
  return chosen && next?.ok ? [next.value.state as State, chosen[0]] : null;
};

/** The same position, of which nothing is remembered. */
const forgotten = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

/** What is asked in a position, each by its name. */
const asked = (state: State, picks: Picks, die: Die): Readonly<Record<string, (fresh: State) => unknown>> => {
  const own = state.stacks.flatMap((stack, at) => (stack?.side === state.toMove ? [at] : []));
  const knights = own.filter((at) => state.stacks[at]?.comps[0].kind === 'N');
  const unit = own[die(own.length)] as number;
  const several = knights.length > 0 ? (knights[die(knights.length)] as number) : unit;
  return {
    'first question': (fresh) => [GAME.outcome(fresh), GAME.ask(fresh, [])],
    'a unit': (fresh) => GAME.ask(fresh, [square(unit)]),
    'several steps': (fresh) => GAME.ask(fresh, [square(several), option('steps')]),
    'a refusal': (fresh) => GAME.explain(fresh, [], square(die(256))),
    'a preview': (fresh) => {
      const shown = GAME.preview(fresh, picks);
      return shown.ok && shown.value.tell();
    },
  };
};

const walked = (walk: number, answers: Answer[]): number => {
  const die = thrower(walk + 1);
  let state = GAME.setup(1) as State;
  let checks = 0;
  for (let ply = 0; ply < PLIES; ply++) {
    if (isChecking(walk) && state.toMove === 'white' && ply >= CALM_PLIES) state = keptInCheck(state, die);
    const next = played(state, die);
    if (!next) break;
    if (isInCheck(state)) checks++;
    for (const [what, answer] of Object.entries(asked(state, next[1], die))) {
      const fresh = forgotten(state);
      const ms = cpu(() => answer(fresh));
      if (walk >= WARM)
        answers.push({ ms, walk, ply, what: `${what}${isInCheck(state) ? ', in check' : ''}` });
    }
    [state] = next;
  }
  return checks;
};

const report = (): void => {
  const answers: Answer[] = [];
  let [checks, most] = [0, 0];
  for (let walk = 0; walk < WALKS; walk++) {
    const found = walked(walk, answers);
    [checks, most] = [checks + found, Math.max(most, found)];
  }
  const kinds = [...new Set(answers.map(({ what }) => what))].sort();
  console.log(
    `${WALKS} walks of ${PLIES} plies: ${checks} positions in check, ${most} in one walk. Milliseconds of processor time.\n`,
  );
  const rows = kinds.map((what) => {
    const sorted = answers.filter((each) => each.what === what).sort((a, b) => b.ms - a.ms);
    const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * (1 - part))]?.ms ?? 0).toFixed(1);
    const [worst] = sorted as [Answer];
    return [what, `${sorted.length}`, at(0.5), at(0.95), at(1), `walk ${worst.walk}, ply ${worst.ply}`];
  });
  rows.push(['an Assassin refused, in check', '1', '', '', refusing().toFixed(1), 'e8']);
  console.log(table(['answer', 'asked', 'median', '95 %', 'worst', 'where'], rows));
};

report();
