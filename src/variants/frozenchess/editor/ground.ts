/** Brushes for things other than units: walls, traps, bombs, marks, areas, corruption. */
import { castDraft } from 'immer';
import type { Square } from '../../../kernel/board/board.ts';
import { type Direction, ORTHOGONALS, STEP } from '../../../kernel/board/direction.ts';
import { rayFrom } from '../../../kernel/board/ray.ts';
import type { Brush } from '../../../kernel/editing/edit.ts';
import { SIDES, type Side, sideName } from '../../../kernel/side.ts';
import { GRID } from '../position/board.ts';
import { isSameTunnel, stackOn } from '../position/squares.ts';
import { idOf, rangeOf } from '../position/stacks.ts';
import type { State } from '../position/state.ts';
import { edit } from './draft.ts';

const GROUND = 'Squares';
const FULL = { tornado: 10, avalanche: 5, quick: 64 } as const;

const toggle = <T>(list: readonly T[], is: (each: T) => boolean, fresh: T): T[] =>
  list.some(is) ? list.filter((each) => !is(each)) : [...list, fresh];

const WALL: Brush<State> = {
  id: 'wall',
  title: 'Wall: from its piece (or none) to the square',
  group: GROUND,
  look: { mark: 'wall' },
  joins: true,
  put: (draft, square, from) =>
    edit(draft, (edited) => {
      const owner = stackOn(draft, from);
      edited.walls[square] = draft.walls[square]
        ? null
        : { waller: owner ? idOf(owner) : edited.nextId++, shadow: null };
    }),
};

const QUEENS_SHADOW: Brush<State> = {
  id: 'queens-shadow',
  title: "Queen's Shadow: from the Queen to the square",
  group: GROUND,
  look: { mark: 'shadow' },
  joins: true,
  put(draft, square, from) {
    const stack = stackOn(draft, from);
    const queen = stack?.units.find(({ kind }) => kind === 'Q');
    const wall =
      stack && queen ? { waller: queen.id, shadow: { side: stack.side, range: rangeOf(queen, stack) } } : null;
    return edit(draft, ({ walls }) => {
      walls[square] = walls[square] ? null : wall;
    });
  },
};

const brushesOf = (side: Side): readonly Brush<State>[] => [
  {
    id: `trap-${side}`,
    title: `${sideName(side)}'s trap`,
    group: GROUND,
    look: { mark: 'trap', of: side },
    put: (draft, square) =>
      edit(draft, (edited) => {
        const trap = { square, side, jester: edited.nextId++, sprung: null };
        edited.traps = toggle(edited.traps, (each) => each.square === square && each.side === side, trap);
      }),
  },
  {
    id: `bomb-${side}`,
    title: `${sideName(side)}'s bomb`,
    group: GROUND,
    look: { mark: 'bomb', of: side },
    put: (draft, square) =>
      edit(draft, (edited) => {
        edited.bombs = toggle(edited.bombs, (each) => each.square === square, {
          square,
          side,
          assassin: null,
        });
      }),
  },
  {
    id: `tornado-${side}`,
    title: `${sideName(side)}'s tornado`,
    group: GROUND,
    look: { mark: 'tornado', of: side },
    put: (draft, square) =>
      edit(draft, (edited) => {
        edited.tornados = toggle(edited.tornados, (each) => each.square === square, {
          square,
          side,
          plies: FULL.tornado,
        });
      }),
  },
];

const DISTRACT: Brush<State> = {
  id: 'distract',
  title: 'Mark that turns slides: from its Jester to the square',
  group: GROUND,
  look: { mark: 'distract' },
  joins: true,
  put(draft, square, from) {
    const jester = stackOn(draft, from)?.units.find(({ kind }) => kind === 'J');
    const isMarked = draft.distracts.some((each) => each.square === square);
    if (!jester && !isMarked) return draft;
    return edit(draft, (edited) => {
      edited.distracts = edited.distracts.filter((each) => each.square !== square && each.jester !== jester?.id);
      if (jester && !isMarked) edited.distracts.push({ square, jester: jester.id, toward: 'n' });
    });
  },
};

const QUICK: Brush<State> = {
  id: 'quick',
  title: 'Quickened square',
  group: GROUND,
  look: { mark: 'quick' },
  put: (draft, square) =>
    edit(draft, ({ quickened }) => {
      if (quickened[square]) delete quickened[square];
      else quickened[square] = FULL.quick;
    }),
};

const CORRUPTED: Brush<State> = {
  id: 'corrupted',
  title: 'Corrupted square',
  group: GROUND,
  look: { mark: 'corrupted' },
  put: (draft, square) =>
    edit(draft, (edited) => {
      edited.corrupted = toggle(edited.corrupted, (each) => each === square, square).sort((a, b) => a - b);
    }),
};

/** Returns the squares of a rank or file between two squares, ends included. Null if the squares share neither. */
const straight = (
  from: Square,
  to: Square,
): { readonly squares: readonly Square[]; readonly toward: Direction } | null => {
  if (from === to) return { squares: [to], toward: 'n' };
  for (const toward of ORTHOGONALS) {
    const squares = rayFrom(GRID, from, STEP[toward]);
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
    if (!way) return draft;
    return edit(draft, (edited) => {
      edited.avalanches = toggle(edited.avalanches, isOld, castDraft({ ...way, plies: FULL.avalanche }));
    });
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
    const tunnel = { entrance, wall, exit, side };
    return edit(draft, (edited) => {
      edited.tunnels = toggle(edited.tunnels, (each) => isSameTunnel(each, tunnel), tunnel);
    });
  },
});

export const GROUND_BRUSHES: readonly Brush<State>[] = [
  WALL,
  QUEENS_SHADOW,
  ...SIDES.flatMap(brushesOf),
  DISTRACT,
  QUICK,
  CORRUPTED,
  AVALANCHE,
  ...SIDES.map(tunnelBrush),
];
