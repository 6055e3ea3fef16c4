/** Putting on squares what is no unit: walls, traps, bombs, marks, areas in time, corruption. */
import type { Square } from '../../../kernel/board.ts';
import { type Direction, ORTHOGONALS, STEP } from '../../../kernel/direction.ts';
import type { Brush } from '../../../kernel/edit.ts';
import { line } from '../../../kernel/ray.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { GRID } from '../position/board.ts';
import { holds, idOf, rangeOf, type State, stackOn } from '../position/state.ts';
import { changed, without, withWallOn } from './draft.ts';

const GROUND = 'Squares';
const FULL = { tornado: 10, avalanche: 5, quick: 64 } as const;

/** A list with one more at the end, or without those there already. */
const toggled = <T>(list: readonly T[], is: (each: T) => boolean, fresh: T): readonly T[] =>
  list.some(is) ? list.filter((each) => !is(each)) : [...list, fresh];

const WALL: Brush<State> = {
  id: 'wall',
  title: 'Wall: from its unit (or none) to the square',
  group: GROUND,
  look: { mark: 'wall' },
  joins: true,
  put(draft, square, from) {
    if (draft.walls[square]) return withWallOn(draft, square, null);
    const owner = stackOn(draft, from);
    const walled = withWallOn(draft, square, { waller: owner ? idOf(owner) : draft.nextId, shadow: null });
    return owner ? walled : { ...walled, nextId: draft.nextId + 1 };
  },
};

const QUEENS_SHADOW: Brush<State> = {
  id: 'queens-shadow',
  title: "Queen's Shadow: from the Queen to the square",
  group: GROUND,
  look: { mark: 'shadow' },
  joins: true,
  put(draft, square, from) {
    const stack = stackOn(draft, from);
    const queen = stack && holds(stack, 'Q') ? stack.comps.find(({ kind }) => kind === 'Q') : undefined;
    if (draft.walls[square]) return withWallOn(draft, square, null);
    if (!stack || !queen) return draft;
    return withWallOn(draft, square, { waller: queen.id, shadow: { side: stack.side, range: rangeOf(queen, stack) } });
  },
};

/** What has a side and an owner that need not be there. */
const sided = (side: Side): readonly Brush<State>[] => [
  {
    id: `trap-${side}`,
    title: `${sideName(side)}'s trap`,
    group: GROUND,
    look: { mark: 'trap', of: side },
    put: (draft, square) => ({
      ...changed(draft, {
        traps: toggled(draft.traps, (each) => each.square === square && each.side === side, {
          square,
          side,
          jester: draft.nextId,
          sprung: null,
        }),
      }),
      nextId: draft.nextId + 1,
    }),
  },
  {
    id: `bomb-${side}`,
    title: `${sideName(side)}'s bomb`,
    group: GROUND,
    look: { mark: 'bomb', of: side },
    put: (draft, square) =>
      changed(draft, { bombs: toggled(draft.bombs, (each) => each.square === square, { square, side, assassin: null }) }),
  },
  {
    id: `tornado-${side}`,
    title: `${sideName(side)}'s tornado`,
    group: GROUND,
    look: { mark: 'tornado', of: side },
    put: (draft, square) =>
      changed(draft, { tornados: toggled(draft.tornados, (each) => each.square === square, { square, side, plies: FULL.tornado }) }),
  },
];

const DISTRACT: Brush<State> = {
  id: 'distract',
  title: 'Mark that turns rays: from its Jester to the square',
  group: GROUND,
  look: { mark: 'distract' },
  joins: true,
  put(draft, square, from) {
    const jester = stackOn(draft, from)?.comps.find(({ kind }) => kind === 'J');
    const rest = draft.distracts.filter((each) => each.square !== square && each.jester !== jester?.id);
    if (rest.length < draft.distracts.length && draft.distracts.some((each) => each.square === square))
      return changed(draft, { distracts: rest });
    return jester ? changed(draft, { distracts: [...rest, { square, jester: jester.id, toward: 'n' }] }) : draft;
  },
};

const QUICK: Brush<State> = {
  id: 'quick',
  title: 'Quickened square',
  group: GROUND,
  look: { mark: 'quick' },
  put: (draft, square) =>
    changed(draft, {
      quickened: draft.quickened[square] ? without(draft.quickened, square) : { ...draft.quickened, [square]: FULL.quick },
    }),
};

const CORRUPTED: Brush<State> = {
  id: 'corrupted',
  title: 'Corrupted square',
  group: GROUND,
  look: { mark: 'corrupted' },
  put: (draft, square) =>
    changed(draft, {
      corrupted: toggled(draft.corrupted, (each) => each === square, square)
        .slice()
        .sort((a, b) => a - b),
    }),
};

/** The straight way between two squares, both included, and where it heads; of one square: north. */
const straight = (from: Square, to: Square): { readonly squares: readonly Square[]; readonly toward: Direction } | null => {
  if (from === to) return { squares: [to], toward: 'n' };
  for (const toward of ORTHOGONALS) {
    const squares = line(GRID, from, STEP[toward]);
    const end = squares.indexOf(to);
    if (end >= 0) return { squares: [from, ...squares.slice(0, end + 1)], toward };
  }
  return null;
};

const AVALANCHE: Brush<State> = {
  id: 'avalanche',
  title: 'Avalanche: from its first square to its last',
  group: GROUND,
  look: { mark: 'avalanche' },
  joins: true,
  put(draft, square, from) {
    const way = straight(from, square);
    const isOld = ({ squares }: State['avalanches'][number]) => squares.at(-1) === square;
    return way ? changed(draft, { avalanches: toggled(draft.avalanches, isOld, { ...way, plies: FULL.avalanche }) }) : draft;
  },
};

const tunnelBrush = (side: Side): Brush<State> => ({
  id: `tunnel-${side}`,
  title: `${sideName(side)}'s tunnel: from one end, under a wall, to the other`,
  group: GROUND,
  look: { mark: 'tunnel', of: side },
  joins: true,
  put(draft, square, from) {
    const squares = straight(from, square)?.squares ?? [];
    const [entrance, wall, exit] = squares;
    if (squares.length !== 3 || entrance === undefined || wall === undefined || exit === undefined) return draft;
    const isOld = (each: State['tunnels'][number]) => each.side === side && each.entrance === entrance && each.exit === exit;
    return changed(draft, { tunnels: toggled(draft.tunnels, isOld, { entrance, wall, exit, side }) });
  },
});

export const GROUND_BRUSHES: readonly Brush<State>[] = [
  WALL,
  QUEENS_SHADOW,
  ...SIDES.flatMap(sided),
  DISTRACT,
  QUICK,
  CORRUPTED,
  AVALANCHE,
  ...SIDES.map(tunnelBrush),
];
