/**
 * Areas in time in the one-line positions of the tests: `bombs d4:w:Mh2`, `marks e9:N:Je5`, `quick e5:64`,
 * `tornados e5:10:w`, `avalanches S:5:h5,h4`, `tunnels e4:e5:e6:w`, `corrupt e5`, `exploded e5:4`, `rot e5:39`, `plies 600`,
 * `stage w:1:0:abc` (majority side, turns in a row with a capture, with a check, what is done).
 */
import { nameOf, SQUARES } from '../../../src/variants/frozenchess/geometry.ts';
import type { State } from '../../../src/variants/frozenchess/state.ts';

type Json = Record<string, unknown>;
type Words = (section: string) => readonly string[];

export const AREA_SECTIONS = ['corrupt', 'bombs', 'marks', 'quick', 'tornados', 'avalanches', 'tunnels'] as const;

const parted = (words: readonly string[]): readonly (readonly string[])[] => words.map((word) => word.split(':'));
const numbered = (words: readonly string[]): Json => Object.fromEntries(parted(words).map(([square, count]) => [square, Number(count)]));

/** Their fields of the position file; `owner` finds the id of a unit named like Mh2. */
export const areaFields = (words: Words, owner: (unit: string | undefined) => number): Json => {
  const [stage] = parted(words('stage'));
  return {
    corrupted: words('corrupt'),
    exploded: numbered(words('exploded')),
    bombs: parted(words('bombs')).map(([sq, side, who]) => ({ sq, side, ...(who && { assassin: owner(who) }) })),
    distracts: parted(words('marks')).map(([sq, dir, who]) => ({ sq, dir, jester: owner(who) })),
    quickened: numbered(words('quick')),
    tornados: parted(words('tornados')).map(([sq, plies, side]) => ({ sq, plies: Number(plies), side })),
    avalanches: parted(words('avalanches')).map(([dir, plies, squares = '']) => ({
      dir,
      plies: Number(plies),
      squares: squares.split(','),
    })),
    tunnels: parted(words('tunnels')).map(([entrance, wall, exit, side]) => ({ entrance, wall, exit, side })),
    ...(stage && {
      stage: {
        maj: stage[0],
        capStreak: Number(stage[1]),
        chkStreak: Number(stage[2]),
        ...Object.fromEntries([...(stage[3] ?? '')].map((done) => [done, true])),
      },
    }),
    ...(words('plies')[0] && { plies: Number(words('plies')[0]) }),
  };
};

const initial = (side: string): string => side[0] as string;

/** What a position shows of them, in scan order. */
export const areaSections = (state: State): readonly (readonly [string, readonly string[]])[] => {
  const order = <T extends { readonly square: number }>(list: readonly T[]) => [...list].sort((a, b) => a.square - b.square);
  return [
    ['corrupt', state.corrupted.map(nameOf)],
    [
      'bombs',
      order(state.bombs).map(({ square, side, assassin }) => `${nameOf(square)}:${initial(side)}${assassin === null ? '' : ':owned'}`),
    ],
    ['marks', order(state.distracts).map(({ square, toward }) => `${nameOf(square)}:${toward.toUpperCase()}`)],
    ['quick', SQUARES.flatMap((square) => (state.quickened[square] ? [`${nameOf(square)}:${state.quickened[square]}`] : []))],
    ['tornados', order(state.tornados).map(({ square, plies, side }) => `${nameOf(square)}:${plies}:${initial(side)}`)],
    [
      'avalanches',
      state.avalanches.map(({ squares, toward, plies }) => `${toward.toUpperCase()}:${plies}:${squares.map(nameOf).join(',')}`),
    ],
    ['tunnels', state.tunnels.map(({ entrance, wall, exit, side }) => `${[entrance, wall, exit].map(nameOf).join(':')}:${initial(side)}`)],
  ];
};
