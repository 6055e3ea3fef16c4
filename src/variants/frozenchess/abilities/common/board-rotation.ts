/** The player turns a part of the board in which his units have the majority (FC-ROT-1 to 4). */

import type { Square } from '../../../../kernel/board.ts';
import { act, ask, type Choice, type Menu, open, option, refused, square } from '../../../../kernel/menu.ts';
import { other, type Side, sideName } from '../../../../kernel/side.ts';
import { areaFrom, farCorner, SIZES, sumIn } from '../../mechanics/capture/majority.ts';
import { shifted } from '../../mechanics/shadows/shadows.ts';
import { turnedAreas } from '../../mechanics/time/turned-areas.ts';
import { newcomer, type Ply, record, withState } from '../../moves/resolution.ts';
import type { PlayersAct } from '../../position/action.ts';
import { fileOf, nameOf, rankOf, SIZE, SQUARES } from '../../position/board.ts';
import type { State } from '../../position/state.ts';
import { rule } from '../../rules/index.ts';
import { no } from '../ability.ts';
import type { PlayerAction } from '../players.ts';

const DEGREES = [90, 180, 270] as const;

const DEGREE_WORDS: Readonly<Record<(typeof DEGREES)[number], string>> = {
  90: 'a quarter to the right',
  180: 'half round',
  270: 'a quarter to the left',
};

/** Where each square of an area goes, by quarter turns to the right as White sees the board. */
const turnedSquare = (corner: Square, size: number, degrees: number, from: Square): Square => {
  let [file, rank] = [fileOf(from) - fileOf(corner), rankOf(from) - rankOf(corner)];
  for (let quarter = 0; quarter < degrees / 90; quarter++) [file, rank] = [rank, size - 1 - file];
  return corner + rank * SIZE + file;
};

const hasMajority = (state: State, side: Side, corner: Square, size: number): boolean =>
  sumIn(state, side, corner, size) > sumIn(state, other(side), corner, size);

/** Both sums in an area, and what they mean for that side. */
const sums = (state: State, side: Side, corner: Square, size: number, verdict: string) => () => {
  const [own, enemy] = [sumIn(state, side, corner, size), sumIn(state, other(side), corner, size)];
  const far = nameOf(farCorner(corner, size) ?? corner);
  const text = `${sideName(side)} has ${own} in ${nameOf(corner)} to ${far}, ${sideName(other(side))} ${enemy}${verdict}.`;
  return no(rule('FC-ROT-2'), areaFrom(corner, size), text);
};

const noMajority = (state: State, side: Side, corner: Square, size: number) => sums(state, side, corner, size, ': no majority');

const askTurn = (corner: Square, to: Square): Menu<PlayersAct> =>
  ask(
    'Turn it by how much?',
    DEGREES.map((degrees) =>
      open(option(`${degrees}`), 'special', () => act<PlayersAct>({ kind: 'player', code: 'RO', from: corner, to, amount: degrees }), {
        label: `${degrees}° (${DEGREE_WORDS[degrees]})`,
      }),
    ),
    () => no(rule('FC-ROT-1'), [corner, to], 'An area turns by 90, 180 or 270 degrees.'),
  );

const askSize = (state: State, side: Side, corner: Square): Menu<PlayersAct> =>
  ask(
    'Rotate: pick the upper right square of the area.',
    SIZES.flatMap((size): Choice<PlayersAct>[] => {
      const far = farCorner(corner, size);
      if (far === null) return [];
      return hasMajority(state, side, corner, size)
        ? [open(square(far), 'special', () => askTurn(corner, far), { hint: sums(state, side, corner, size, '') })]
        : [refused(square(far), noMajority(state, side, corner, size))];
    }),
    () => no(rule('FC-ROT-1'), [corner], `An area has 2 to 8 squares a side and ${nameOf(corner)} at its lower left.`),
  );

const CORNERS: readonly Square[] = SQUARES.filter((corner) => farCorner(corner, SIZES[0]) !== null);

const cornerChoice = (state: State, side: Side, corner: Square): Choice<PlayersAct> => {
  const sizes = SIZES.filter((size) => farCorner(corner, size) !== null);
  return sizes.some((size) => hasMajority(state, side, corner, size))
    ? open(square(corner), 'special', () => askSize(state, side, corner))
    : refused(square(corner), noMajority(state, side, corner, sizes[sizes.length - 1] ?? SIZES[0]));
};

/** Everything in the area goes along; nothing arrives, nothing walls. */
const rotated = (ply: Ply, corner: Square, size: number, degrees: number): Ply => {
  const { state } = ply;
  const squares = areaFrom(corner, size);
  const goal = new Map(squares.map((from) => [from, turnedSquare(corner, size, degrees, from)]));
  const to = (from: Square): Square => goal.get(from) ?? from;
  const stacks = state.stacks.slice();
  const walls = state.walls.slice();
  for (const from of squares) {
    const stack = state.stacks[from] ?? null;
    stacks[to(from)] = stack && (to(from) === from ? stack : newcomer(ply, stack));
    walls[to(from)] = state.walls[from] ?? null;
  }
  const moved = <T>(record: Readonly<Record<Square, T>>): Readonly<Record<Square, T>> =>
    Object.fromEntries(Object.entries(record).map(([from, value]) => [to(Number(from)), value]));
  const opposite = farCorner(corner, size) ?? corner;
  const recorded = record(ply, { kind: 'areaTurned', corner, opposite, degrees, goals: goal });
  const after = withState(recorded, {
    stacks,
    shadows: state.shadows.map((shadow) => (to(shadow.square) === shadow.square ? shadow : shifted(ply, shadow, to(shadow.square)))),
    walls,
    tombs: moved(state.tombs),
    exploded: moved(state.exploded),
    traps: state.traps.map((trap) => ({ ...trap, square: to(trap.square) })),
    ...turnedAreas(state, goal, degrees),
  });
  const turnedFrom = new Map([...goal].map(([from, there]) => [there, from]));
  return { ...after, turnedFrom };
};

export const BOARD_ROTATION: PlayerAction = {
  code: 'RO',
  rule: rule('FC-ROT-1'),
  words: 'Turns a square part of the board in which the own units have the majority, with all that is on it.',
  ask: (state) => {
    const side = state.toMove;
    return ask(
      'Rotate: pick the lower left square of the area.',
      CORNERS.map((corner) => cornerChoice(state, side, corner)),
      (target) => no(rule('FC-ROT-1'), target.kind === 'square' ? [target.square] : [], 'The area must not touch the edge of the board.'),
    );
  },
  perform: (ply, act) => (act.code === 'RO' ? rotated(ply, act.from, fileOf(act.to) - fileOf(act.from) + 1, act.amount) : ply),
};
