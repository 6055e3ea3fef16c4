/** The Templar's areas: Tornado (FC-TEMP-3) and Avalanche (FC-TEMP-4). */
import type { Square } from '../../../../kernel/board/board.ts';
import { type Direction, ORTHOGONALS, STEP } from '../../../../kernel/board/direction.ts';
import { rayFrom } from '../../../../kernel/board/ray.ts';
import type { Ply } from '../../mechanics/ply.ts';
import { GRID, RAYS } from '../../position/board.ts';
import { isCorrupted, isEmpty, isFilled, wallOn } from '../../position/squares.ts';
import { actingUnit, rangeOf } from '../../position/stacks.ts';
import type { Actor } from '../../position/state.ts';
import { type Ability, squareAbility } from '../ability.ts';
import { alongRankAndFile } from '../aims.ts';
import { offer } from '../offers.ts';

const TORNADO_PLIES = 10;
const AVALANCHE_PLIES = 5;

/** Returns the squares in range on rank and file, each line up to its first obstacle (FC-TEMP-3, FC-TEMP-4). */
const orthogonalSquaresUpTo = (
  { square: from, stack }: Actor,
  stops: (square: Square) => boolean,
): readonly Square[] => {
  const range = rangeOf(actingUnit(stack), stack);
  return ORTHOGONALS.flatMap((direction) => {
    const squares = (RAYS[from] as (typeof RAYS)[number])[direction].slice(0, range);
    const stop = squares.findIndex(stops);
    return stop < 0 ? squares : squares.slice(0, stop);
  });
};

const tornado = squareAbility({
  code: 'TO',
  rule: 'FC-TEMP-3',
  offer: offer('Move others', 5, '3', 'gather', 'Tornado', 'pulls pieces inward'),
  cost: 20,
  words: "Places a tornado on its rank or file. It pulls pieces within 2 squares for 10 turns, counting both players'.",
  kinds: ['T'],
  plan: { targets: alongRankAndFile },
  targets: (state, actor) =>
    orthogonalSquaresUpTo(actor, (square) => isFilled(state, square) || isCorrupted(state, square)).filter((square) =>
      isEmpty(state, square),
    ),
  none: 'No square on its rank or file is empty.',
  perform: (ply, { stack: { side } }, { to }) => {
    ply.note?.({ kind: 'tornadoCast', square: to, plies: TORNADO_PLIES });
    ply.set({ tornados: [...ply.state.tornados, { square: to, plies: TORNADO_PLIES, side }] });
  },
});

const flowSquaresTo = (
  from: Square,
  to: Square,
): { readonly squares: readonly Square[]; readonly toward: Direction } | null => {
  for (const toward of ORTHOGONALS) {
    const squares = rayFrom(GRID, from, STEP[toward]);
    const last = squares.indexOf(to);
    if (last >= 0) return { squares: squares.slice(0, last + 1), toward };
  }
  return null;
};

const releaseAvalanche = (ply: Ply, from: Square, to: Square): void => {
  const flow = flowSquaresTo(from, to);
  if (!flow) return;
  const plies = AVALANCHE_PLIES;
  ply.note?.({ kind: 'avalancheCast', from: flow.squares[0] ?? to, to, plies });
  ply.set({ avalanches: [...ply.state.avalanches, { ...flow, plies }] });
};

const avalanche = squareAbility({
  code: 'AV',
  rule: 'FC-TEMP-4',
  offer: offer('Move others', 6, '4', 'scatter', 'Avalanche', 'pushes pieces away'),
  cost: 10,
  words: "Pushes all pieces between it and a square of its rank or file away for 5 turns, counting both players'.",
  kinds: ['T'],
  plan: { targets: alongRankAndFile },
  targets: (state, actor) => orthogonalSquaresUpTo(actor, (square) => wallOn(state, square) !== null),
  none: 'Walls block its rank and file on all sides.',
  perform: (ply, { square: from }, { to }) => releaseAvalanche(ply, from, to),
});

export const TEMPLAR: readonly Ability[] = [tornado, avalanche];
