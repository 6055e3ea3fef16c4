/**
 * A small game with what chess lacks: dice, a clause whose outcome they decide, options, and a position file in JSON. A
 * runner walks one square, or runs two and stumbles on a 1; the first on the last file wins.
 */
import { act, makeQuestion, open, type Refusal } from '../../src/kernel/asking/menu.ts';
import { option, square } from '../../src/kernel/asking/target.ts';
import { squareName } from '../../src/kernel/board/board.ts';
import { rectangle } from '../../src/kernel/board/rectangle.ts';
import { roll, seeded } from '../../src/kernel/chance.ts';
import { defineGame } from '../../src/kernel/define.ts';
import * as c from '../../src/kernel/editing/codec.ts';
import { type ChosenOf, optionsOf } from '../../src/kernel/editing/options.ts';
import { checkShape, readPositionJson } from '../../src/kernel/editing/schema.ts';
import type { BoardEvent, Step } from '../../src/kernel/event.ts';
import type { PositionBase } from '../../src/kernel/game.ts';
import { citing } from '../../src/kernel/learning/citing.ts';
import type { Rulebook } from '../../src/kernel/learning/rulebook.ts';
import { ok, type Problem, problem, type Result } from '../../src/kernel/result.ts';
import { other, SIDES, type Side, sideName } from '../../src/kernel/side.ts';
import type { GameSpec } from '../../src/kernel/spec.ts';
import type { Outcome } from '../../src/kernel/view.ts';

const RULES = [
  {
    title: 'The race',
    clauses: [
      { id: 'RA-TURN-1', title: 'Turns', text: 'The runners take turns.' },
      { id: 'RA-WALK-1', title: 'Walking', text: 'A runner walks one square.' },
      {
        id: 'RA-RUN-1',
        title: 'Running',
        text: 'A runner runs two squares, and stumbles on a 1 of a die.',
        other: { text: 'A runner runs two squares, and stumbles on a 1 or a 2 of a die.' },
      },
      { id: 'RA-END-1', title: 'Winning', text: 'The first runner on the last file wins.' },
    ],
  },
] as const satisfies Rulebook;

const { rule, step } = citing(RULES);

export const OPTIONS = optionsOf({
  first: { title: 'Who begins', values: { white: 'White', black: 'Black' } },
  stumble: {
    rule: rule('RA-RUN-1'),
    title: 'A runner stumbles',
    values: { one: 'On a 1', two: 'On a 1 or a 2' },
  },
});

const FILES = 12;
const BOARD = rectangle(FILES, 2);
const LAST = FILES - 1;

export interface Race extends PositionBase {
  /** The file of each runner, from 0. */
  readonly files: Readonly<Record<Side, number>>;
  readonly options: ChosenOf<typeof OPTIONS>;
}

export type Pace = 'walk' | 'run';

const squareOf = ({ files }: Race, side: Side): number => files[side] + (side === 'white' ? 0 : FILES);
const unitOf = (side: Side): number => SIDES.indexOf(side) + 1;

const outcome = ({ files }: Race): Outcome | null => {
  const winner = SIDES.find((side) => files[side] === LAST);
  return winner ? { winner, rule: rule('RA-END-1'), text: `${sideName(winner)} is first.` } : null;
};

const notRunning = (state: Race) => (): Refusal => ({
  rule: rule('RA-TURN-1'),
  text: `${sideName(state.toMove)} runs now, from ${squareName(BOARD, squareOf(state, state.toMove))}.`,
  squares: [squareOf(state, state.toMove)],
});

const next = (state: Race, pace: Pace): Race => {
  const { toMove, files, options } = state;
  const [number, rng] = pace === 'run' && state.rng ? roll(state.rng, 6, 6) : [null, state.rng];
  const by = number === null ? 1 : number > (options.stumble === 'two' ? 2 : 1) ? 2 : 0;
  const file = Math.min(LAST, files[toMove] + by);
  return { ...state, rng, toMove: other(toMove), ply: state.ply + 1, files: { ...files, [toMove]: file } };
};

const tell = (state: Race, pace: Pace, after: Race): readonly Step[] => {
  const { toMove } = state;
  const [from, to] = [squareOf(state, toMove), squareOf(after, toMove)];
  const moved: BoardEvent = { kind: 'moved', unit: unitOf(toMove), path: [from, to], at: [to] };
  if (pace === 'walk') return [step('RA-WALK-1', [moved])];
  const came = from !== to;
  const rolled: BoardEvent = { kind: 'rolled', what: 'run', chance: [5, 6], came, squares: [from] };
  return [step('RA-RUN-1', [rolled]), ...(came ? [step(to - from === 1 ? 'RA-WALK-1' : 'RA-RUN-1', [moved])] : [])];
};

const FILE = c.recordWithOptions(OPTIONS, {
  toMove: c.oneOf(SIDES),
  white: c.whole(0, LAST),
  black: c.whole(0, LAST),
  ...c.optionCodecs(OPTIONS),
});

const read = (text: string): Result<Race, Problem> => {
  const json = readPositionJson(text);
  if (!json.ok) return json;
  const file = checkShape(FILE.schema, json.value);
  if (!file.ok) return file;
  const { toMove, white, black, options } = file.value;
  return ok({ toMove, ply: 0, rng: seeded(0), files: { white, black }, options });
};

export const RACE = {
  id: 'race',
  title: 'Race',
  board: BOARD,
  pieces: { runner: { name: 'Runner', letter: 'R', gist: 'Runs.', glyph: { fill: 'M10 40h25L22 5z' } } },
  rules: RULES,
  options: OPTIONS,
  dice: [1, 2, 3, 4, 5, 6],
  setup: (seed, { first }) => ({
    toMove: first === 'black' ? ('black' as const) : ('white' as const),
    options: OPTIONS.initial,
    ply: 0,
    rng: seeded(seed),
    files: { white: 0, black: 0 },
  }),
  menu: (state) => {
    const pace = (which: Pace, label: string) =>
      open(option(which), which === 'run' ? 'special' : 'move', () => act(which), { label });
    const how = () =>
      makeQuestion(
        `${sideName(state.toMove)}: walk or run?`,
        [pace('walk', 'Walk'), pace('run', 'Run')],
        notRunning(state),
      );
    return makeQuestion(
      `${sideName(state.toMove)}: pick your runner.`,
      [open(square(squareOf(state, state.toMove)), 'plain', how)],
      notRunning(state),
    );
  },
  next,
  view: (state) => ({
    units: Object.fromEntries(
      SIDES.map((side) => [
        unitOf(side),
        { id: unitOf(side), type: 'runner', side, at: [squareOf(state, side)], body: 'whole', badges: [] },
      ]),
    ),
    marks: {},
    turn: { phases: [{ id: 'run', title: 'Run', state: 'now' }] },
  }),
  outcome,
  telling: {
    tell,
    kinds: { all: ['walk', 'run'], of: (pace) => pace },
    notation: {
      write: (_, pace) => pace,
      read: (state, text) => {
        const [read, pace, die] = /^(walk|run)\b(?: \((\d)\))?/.exec(text) ?? [];
        if (!read || !pace) return problem(`"${text}" is neither "walk" nor "run".`);
        const picks = [square(squareOf(state, state.toMove)), option(pace)];
        return ok({ picks, rest: text.slice(read.length), ...(die && { rolls: [Number(die)] }) });
      },
    },
  },
  editing: {
    text: {
      write: ({ toMove, files, options }) => JSON.stringify(FILE.write({ toMove, ...files, options })),
      read,
    },
  },
} satisfies GameSpec<Race, Pace>;

export const GAME = defineGame<Race, Pace>(RACE);
